"""Tables: create, find, look at, and everything that is asked of one."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body, Parameter
from msgspec import Meta, Struct, field, json

from nivelo.server.api.auth import known_person, person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import now
from nivelo.server.errors import ForbiddenError, TooManyError
from nivelo.server.live.room import Room
from nivelo.server.protocol.commands import AnyCommand, Change
from nivelo.server.protocol.messages import Ack, Checked, Coached, Hello, Hinted, Noted, Pong
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.qr import qr_svg
from nivelo.server.security.origins import address_of
from nivelo.server.storage.store import TableRow, new_token
from nivelo.server.table.decide import seat_at
from nivelo.server.table.observation import hello

RECOVERY_MILLISECONDS = 24 * 3600 * 1000
TableId = Annotated[str, Parameter(max_length=16)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up, and which seats bots take. Whoever creates it has seat 0."""

    setup: Setup = field(default_factory=Setup)
    bots: Annotated[dict[int, BotChoice], Meta(max_length=8)] = {}


class TableMade(Struct, frozen=True):
    """Where to find a new table."""

    id: str
    code: str


class TableFound(Struct, frozen=True):
    """A table in a list."""

    id: str
    code: str
    game: str
    title: str
    status: str
    seats: int
    free: int
    names: list[str]
    changed_at: int
    your_turn: bool = False


class Recovery(Struct, frozen=True):
    """A token that moves a seat to another device, once, until a time."""

    token: str
    until: int


class RecoveryToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


def listed(row: TableRow) -> TableFound:
    return TableFound(
        id=row.id,
        code=row.code,
        game=row.game,
        title=row.title,
        status=row.status,
        seats=row.seats,
        free=row.free,
        names=json.decode(row.names, type=list[str]),
        changed_at=row.changed_at,
        your_turn=bool(row.your_turn),
    )


@post("/", operation_id="createTable", summary="Create a table")
async def create_table(request: AnyRequest, data: Annotated[NewTable, Body()]) -> TableMade:
    service = service_of(request)
    person = await known_person(request)
    if not service.new_tables.take(address_of(request)):
        raise TooManyError("rate/tables", "too many new tables, wait a while")
    await service.check_custom_game(address_of(request), data.setup.description)
    room = await service.hub.rooms.create(person, data.setup, data.bots)
    room.note_address(0, address_of(request))
    return TableMade(room.table.id, room.table.code)


@get("/", operation_id="getLobby", summary="Tables that anyone may join or watch")
async def get_lobby(request: AnyRequest) -> list[TableFound]:
    return [listed(row) for row in await service_of(request).store.lobby()]


@get("/mine", operation_id="getMyTables", summary="Tables at which I sit")
async def get_mine(request: AnyRequest) -> list[TableFound]:
    person = await person_of(request)
    if person is None:
        return []
    return [listed(row) for row in await service_of(request).store.my_tables(person)]


@get("/code/{code:str}", operation_id="findTable", summary="The table with a short code")
async def find_table(
    request: AnyRequest, code: Annotated[str, Parameter(max_length=16)]
) -> TableMade:
    table_id = await service_of(request).store.table_with_code(code)
    return TableMade(table_id, code.strip().upper())


def may_look(room: Room, person: int) -> None:
    if not room.may_watch(person):
        raise ForbiddenError("table/private", "this table is not open to spectators")


@get("/{table_id:str}", operation_id="getTable", summary="All that I may see of a table")
async def get_table(request: AnyRequest, table_id: TableId) -> Hello:
    service = service_of(request)
    person = await person_of(request)
    number = person.number if person else 0
    room = await service.hub.rooms.get(table_id)
    async with room.lock:
        await service.hub.rooms.read_on(room)
        may_look(room, number)
        return hello(room.table, room.table.seat_of(number), -1, room.present(), now())


@post(
    "/{table_id:str}/commands",
    operation_id="doCommand",
    summary="Do something at a table, as over the WebSocket",
    status_code=200,
)
async def do_command(
    request: AnyRequest, table_id: TableId, data: Annotated[AnyCommand, Body()]
) -> Ack | Noted | Checked | Hinted | Coached | Pong:
    service = service_of(request)
    person = await known_person(request)
    room = await service.hub.rooms.get(table_id)
    service.quotas.check(address_of(request), person.number, data, len(room.subscribers))
    if isinstance(data, Change):
        await service.check_custom_game(address_of(request), data.setup.description)
    return await service.hub.commands.do(room, person, data)  # type: ignore[return-value]


@post(
    "/{table_id:str}/seats/{seat:int}/recovery",
    operation_id="makeRecovery",
    summary="Make a link that moves a seat to another device",
)
async def make_recovery(
    request: AnyRequest, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)]
) -> Recovery:
    """For your own seat; the host may also hand on the seat of a bot."""
    service = service_of(request)
    person = await known_person(request)
    room = await service.hub.rooms.get(table_id)
    async with room.lock:
        await service.hub.rooms.renew(room)
        holder = seat_at(room.table, seat).person
        if holder != person.number and (holder != 0 or not room.table.is_hosted_by(person.number)):
            raise ForbiddenError("seat/not_yours", f"seat {seat} is not yours to hand on")
    token = new_token()
    until = now() + RECOVERY_MILLISECONDS
    await service.store.add_recovery(token, table_id, seat, holder, until)
    return Recovery(token, until)


@post("/recover", operation_id="recover", summary="Move a seat to this device", status_code=200)
async def recover(request: AnyRequest, data: Annotated[RecoveryToken, Body()]) -> TableMade:
    service = service_of(request)
    person = await known_person(request)
    table_id, seat, former = await service.store.find_recovery(data.token, now())
    room = await service.hub.rooms.get(table_id)
    # Of two devices at once only one finds the seat as it was; the one refused keeps the link.
    await service.hub.commands.transfer(room, seat, former, person)
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
