"""Web Push subscriptions: on which devices, in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from litestar import Router, delete, get, post
from litestar.params import Body
from msgspec import Meta, Struct

from nivelo.server.api.auth import known_person, person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import ServerError
from nivelo.server.security.push_services import MOST_ADDRESS

if TYPE_CHECKING:
    from nivelo.server.push.service import PushService

Endpoint = Annotated[str, Meta(min_length=1, max_length=MOST_ADDRESS)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]


class PushInfo(Struct, frozen=True):
    """The key with which a browser subscribes; null if push is off.

    `devices` is the number of your subscribed devices.
    """

    key: str | None
    devices: int


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a subscription, in URL-safe base64."""

    p256dh: Key
    auth: Key


class PushDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription, as `PushManager.subscribe` returns it, and the person's language."""

    endpoint: Endpoint
    keys: PushKeys
    language: Annotated[str, Meta(max_length=20)] = "en"


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A device to unsubscribe."""

    endpoint: Endpoint


def push_of(request: AnyRequest) -> PushService:
    push = service_of(request).push
    if push is None:
        raise ServerError("push/off", "this server does not send notifications")
    return push


@get("/", operation_id="getPush", summary="Am I called to my turns, and how would I be?")
async def get_push(request: AnyRequest) -> PushInfo:
    person = await person_of(request)
    push = service_of(request).push
    if push is None:
        return PushInfo(None, 0)
    devices = 0 if person is None else await push.store.count(person.number)
    return PushInfo(push.public_key, devices)


@post("/", operation_id="subscribe", summary="Be called on this device", status_code=200)
async def subscribe(request: AnyRequest, data: Annotated[PushDevice, Body()]) -> PushInfo:
    """Be notified of your turns at tables with an hour or more per turn.

    Sending the same device again changes the language. An eleventh device replaces the oldest.
    """
    person = await known_person(request)
    push = push_of(request)
    devices = await push.subscribe(
        person, data.endpoint, data.keys.p256dh, data.keys.auth, data.language
    )
    return PushInfo(push.public_key, devices)


@post("/remove", operation_id="unsubscribe", summary="Be called no longer on one", status_code=200)
async def unsubscribe(request: AnyRequest, data: Annotated[PushEndpoint, Body()]) -> PushInfo:
    person = await known_person(request)
    push = push_of(request)
    await push.store.unsubscribe(person.number, data.endpoint)
    return PushInfo(push.public_key, await push.store.count(person.number))


@delete("/", operation_id="unsubscribeAll", summary="Be called no longer on any device")
async def unsubscribe_all(request: AnyRequest) -> None:
    person = await known_person(request)
    await push_of(request).store.unsubscribe_all(person.number)


push = Router(
    "/push", route_handlers=[get_push, subscribe, unsubscribe, unsubscribe_all], tags=["people"]
)
