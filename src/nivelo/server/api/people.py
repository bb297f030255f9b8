"""The person of a device: a name, and optionally a sign and a colour."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body

from nivelo.server.answers.people import Me, NewName, checked_name, me, rename
from nivelo.server.api.auth import person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import now
from nivelo.server.protocol.avatars import NO_AVATAR
from nivelo.server.security.origins import address_of, is_secure, token_cookie
from nivelo.server.table.ids import new_token


@get("/", operation_id="getMe", summary="Who am I?")
async def get_me(request: AnyRequest) -> Me:
    return me(await person_of(request))


@post("/", operation_id="nameMe", summary="Say or change one's name and avatar", status_code=200)
async def name_me(request: AnyRequest, data: Annotated[NewName, Body()]) -> Response[Me]:
    """A device without a cookie becomes a new person and receives one."""
    service = service_of(request)
    name = checked_name(data)
    person = await person_of(request)
    if person is not None:
        return Response(me(await rename(service, address_of(request), person, name, data.avatar)))
    token = new_token()
    person = await service.store.add_person(token, name, now(), data.avatar or NO_AVATAR)
    response = Response(me(person))
    secure = is_secure(request, service.settings)
    response.cookies.append(token_cookie(token, service.settings, secure))
    return response


people = Router("/me", route_handlers=[get_me, name_me], tags=["people"])
