"""Tables: create, find, read, and send commands."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body, Parameter
from msgspec import Meta, Struct

from nivelo.server.answers import tables as answers
from nivelo.server.answers.tables import NewTable, TableFound, TableMade
from nivelo.server.api.auth import known_person, person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import now
from nivelo.server.errors import ForbiddenError, TooManyError
from nivelo.server.protocol.commands import AnyCommand
from nivelo.server.protocol.messages import Ack, Checked, Coached, Hello, Hinted, Noted, Pong
from nivelo.server.qr import qr_svg
from nivelo.server.security.origins import address_of
from nivelo.server.table.decide import seat_at
from nivelo.server.table.ids import new_token
from nivelo.server.table.table import Table

RECOVERY_MILLISECONDS = 24 * 3600 * 1000
TableId = Annotated[str, Parameter(max_length=16)]


class Recovery(Struct, frozen=True):
    """A token that moves a seat to another device, once and for a limited time."""

    token: str
    until: int


class RecoveryToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


@post("/", operation_id="createTable", summary="Create a table")
async def create_table(request: AnyRequest, data: Annotated[NewTable, Body()]) -> TableMade:
    service = service_of(request)
    person = await known_person(request)
    if not service.new_tables.take(address_of(request)):
        raise TooManyError("rate/tables", "too many new tables, wait a while")
    return await answers.create_table(service, address_of(request), person, data)


@get("/", operation_id="getLobby", summary="Tables that anyone may join or watch")
async def get_lobby(request: AnyRequest) -> list[TableFound]:
    return await answers.lobby(service_of(request))


@get("/mine", operation_id="getMyTables", summary="Tables at which I sit, or may sit again")
async def get_mine(request: AnyRequest) -> list[TableFound]:
    return await answers.my_tables(service_of(request), await person_of(request))


@get("/code/{code:str}", operation_id="findTable", summary="The table with a short code")
async def find_table(
    request: AnyRequest, code: Annotated[str, Parameter(max_length=16)]
) -> TableMade:
    table_id = await service_of(request).store.table_with_code(code)
    return TableMade(table_id, code.strip().upper())


@get("/{table_id:str}", operation_id="getTable", summary="All that I may see of a table")
async def get_table(request: AnyRequest, table_id: TableId) -> Hello:
    return await answers.table_now(service_of(request), await person_of(request), table_id)


@post(
    "/{table_id:str}/commands",
    operation_id="doCommand",
    summary="Do something at a table, as over the WebSocket",
    status_code=200,
)
async def do_command(
    request: AnyRequest, table_id: TableId, data: Annotated[AnyCommand, Body()]
) -> Ack | Noted | Checked | Hinted | Coached | Pong:
    person = await known_person(request)
    return await answers.do_command(  # type: ignore[return-value]
        service_of(request), address_of(request), person, table_id, data
    )


@post(
    "/{table_id:str}/seats/{seat:int}/recovery",
    operation_id="makeRecovery",
    summary="Make a link that moves a seat to another device",
)
async def make_recovery(
    request: AnyRequest, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)]
) -> Recovery:
    """For your own seat; the host may also hand over a bot's seat."""
    service = service_of(request)
    person = await known_person(request)
    room = await service.hub.rooms.get(table_id)
    async with room.lock:
        await service.hub.rooms.read_on(room)
        holder = holder_for(room.table, seat, person.number)
    token = new_token()
    until = now() + RECOVERY_MILLISECONDS
    await service.store.add_recovery(token, table_id, seat, holder, until)
    return Recovery(token, until)


def holder_for(table: Table, number: int, person: int) -> int:
    """Whose word a link to a seat is: the person's who sits there or, below zero, the host's."""
    holder = seat_at(table, number).person
    if holder == person:
        return holder
    if holder == 0 and table.is_hosted_by(person):
        return -person
    raise ForbiddenError("seat/not_yours", f"seat {number} is not yours to hand on")


@post("/recover", operation_id="recover", summary="Move a seat to this device", status_code=200)
async def recover(request: AnyRequest, data: Annotated[RecoveryToken, Body()]) -> TableMade:
    service = service_of(request)
    person = await known_person(request)
    table_id, seat, holder = await service.store.find_recovery(data.token, now())
    room = await service.hub.rooms.get(table_id)
    # Of two concurrent devices only one finds the seat unchanged; the other keeps its link.
    await service.hub.commands.transfer(room, seat, holder, person)
    await service.store.drop_recovery(data.token, now())
    return TableMade(room.table.id, room.table.code)


@get(
    "/{table_id:str}/qr.svg",
    operation_id="getQr",
    summary="The table's link as a QR code",
    media_type="image/svg+xml",
)
async def get_qr(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    service = service_of(request)
    room = await service.hub.rooms.get(table_id)
    base = service.settings.address(str(request.base_url))
    return Response(qr_svg(f"{base}/t/{room.table.id}"), media_type="image/svg+xml")


tables = Router(
    "/tables",
    route_handlers=[
        create_table,
        get_lobby,
        get_mine,
        find_table,
        get_table,
        do_command,
        make_recovery,
        recover,
        get_qr,
    ],
    tags=["tables"],
)
