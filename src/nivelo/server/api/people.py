"""The person of a device: a name, and nothing else."""

from __future__ import annotations

import logging
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body
from msgspec import Meta, Struct

from nivelo.server.api.auth import person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import now
from nivelo.server.errors import DamagedError
from nivelo.server.protocol.commands import MOST_NAME
from nivelo.server.security.origins import is_secure, token_cookie
from nivelo.server.security.plain_text import one_line
from nivelo.server.storage.store import new_token

logger = logging.getLogger(__name__)


class Me(Struct, frozen=True):
    """Who the device belongs to; null if it has not said a name yet."""

    name: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/", operation_id="getMe", summary="Who am I?")
async def get_me(request: AnyRequest) -> Me:
    person = await person_of(request)
    return Me(None if person is None else person.name)


@post("/", operation_id="nameMe", summary="Say or change one's name", status_code=200)
async def name_me(request: AnyRequest, data: Annotated[NewName, Body()]) -> Response[Me]:
    """A device without a cookie becomes a new person and is given one."""
    service = service_of(request)
    name = one_line(data.name, MOST_NAME, "name/text")
    person = await person_of(request)
    response = Response(Me(name))
    if person is None:
        token = new_token()
        await service.store.add_person(token, name, now())
        secure = is_secure(request, service.settings)
        response.cookies.append(token_cookie(token, service.settings, secure))
        return response
    await service.store.rename(person, name)
    for table_id in await service.store.tables_of(person, unfinished=True):
        try:
            room = await service.hub.rooms.get(table_id)
            await service.hub.commands.rename(room, person, name)
        except DamagedError:
            logger.exception("a person is not renamed at a table", extra={"table": table_id})
    return response


people = Router("/me", route_handlers=[get_me, name_me], tags=["people"])
