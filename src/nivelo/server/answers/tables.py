"""Tables: create, find, read, and send commands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field, json

from nivelo.server.answers.host import Host
from nivelo.server.clock import now
from nivelo.server.errors import ForbiddenError, ServerError
from nivelo.server.live.room import Room
from nivelo.server.protocol.commands import Change, Command, Proceed, Viewing
from nivelo.server.protocol.messages import Hello, ServerMessage
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.table.observation import hello
from nivelo.server.table.people import Person
from nivelo.server.table.rows import TableRow


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a table, and which seats bots take. Its creator gets seat 0."""

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
    left: bool = False  # I have left it, and may take my seat back


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
        left=bool(row.left),
    )


async def create_table(host: Host, who: str, person: Person, data: NewTable) -> TableMade:
    await host.check_custom_game(who, data.setup.description)
    room = await host.rooms.create(person, data.setup, data.bots)
    room.note_address(0, who)
    return TableMade(room.table.id, room.table.code)


async def lobby(host: Host) -> list[TableFound]:
    return [listed(row) for row in await host.catalog.lobby()]


async def my_tables(host: Host, person: Person | None) -> list[TableFound]:
    if person is None:
        return []
    return [listed(row) for row in await host.catalog.my_tables(person)]


def may_look(room: Room, person: int) -> None:
    if not room.may_watch(person):
        raise ForbiddenError("table/private", "this table is not open to spectators")


def check_quotas(host: Host, who: str, person: Person, room: Room, command: Command) -> None:
    if host.quotas is not None:
        host.quotas.check(who, person.number, command, len(room.subscribers))


async def table_now(host: Host, person: Person | None, table_id: str) -> Hello:
    """Everything that a person may see of a table."""
    number = person.number if person else 0
    room = await host.rooms.get(table_id)
    async with room.lock:
        await host.rooms.read_on(room)
        may_look(room, number)
        return hello(room.table, room.table.seat_of(number), -1, room.present(), now(), number)


async def do_command(
    host: Host, who: str, person: Person, table_id: str, command: Command
) -> ServerMessage:
    room = await host.rooms.get(table_id)
    check_quotas(host, who, person, room, command)
    if isinstance(command, (Viewing, Proceed)):
        raise ServerError("request/invalid", "that is said of a connection, over the connection")
    if isinstance(command, Change):
        await host.check_custom_game(who, command.setup.description)
    return await host.commands.do(room, person, command)
