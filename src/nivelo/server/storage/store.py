"""Reading the database, and the few writes other than entries."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, delete, false, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from nivelo.server.errors import ForbiddenError, UnknownError
from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.storage import schema
from nivelo.server.storage.database import writing
from nivelo.server.table.entries import Entry
from nivelo.server.table.ids import ID, MOST_QUOTED, token_hash
from nivelo.server.table.people import Person
from nivelo.server.table.rows import TableRow
from nivelo.server.table.table import Table, table_from

LOBBY_LENGTH = 100
ENTRIES_AT_ONCE = 2000  # per page, some milliseconds


class Store:
    """The database, as the server uses it."""

    failures = (SQLAlchemyError, OSError)  # when it is away; it may come back

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.at_once = engine.execution_options(isolation_level="AUTOCOMMIT")  # for reading only

    # People

    async def add_person(
        self, token: str, name: str, now: int, avatar: Avatar = NO_AVATAR
    ) -> Person:
        async with writing(self.engine) as connection:
            row = {"token_hash": token_hash(token), "name": name, "created_at": now}
            result = await connection.execute(insert(schema.people).values(row))
            person = Person(int(result.inserted_primary_key[0]), name, avatar)
            if avatar != NO_AVATAR:
                await connection.execute(self.put_avatar(person))
            return person

    async def find_person(self, token: str) -> Person | None:
        return await self.one_person(schema.people.c.token_hash == token_hash(token))

    async def person(self, number: int) -> Person:
        """A person by number, with their current name and avatar."""
        person = await self.one_person(schema.people.c.id == number)
        if person is None:
            raise ForbiddenError("person/unknown", f"there is no person {number}")
        return person

    async def one_person(self, wanted: ColumnElement[bool]) -> Person | None:
        people, avatars = schema.people, schema.avatars
        query = (
            select(people.c.id, people.c.name, avatars.c.sign, avatars.c.colour)
            .outerjoin(avatars, avatars.c.person_id == people.c.id)
            .where(wanted)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return Person(int(row.id), row.name, Avatar(row.sign or "", row.colour or ""))

    async def rename(self, person: Person) -> None:
        """Store a person's new name and avatar."""
        people = schema.people
        named = update(people).where(people.c.id == person.number).values(name=person.name)
        async with writing(self.engine) as connection:
            await connection.execute(named)
            await connection.execute(self.put_avatar(person))

    def put_avatar(self, person: Person) -> Any:
        chosen = {"sign": person.avatar.sign, "colour": person.avatar.colour}
        put = self.dialect.insert(schema.avatars).values(person_id=person.number, **chosen)
        return put.on_conflict_do_update(index_elements=["person_id"], set_=chosen)

    @property
    def dialect(self) -> Any:
        return postgresql if self.engine.dialect.name == "postgresql" else sqlite

    # Tables

    async def load(self, table_id: str) -> Table:
        """A table from all its entries."""
        tables = schema.tables
        if not ID.fullmatch(table_id):
            raise UnknownError("table/unknown", f"there is no table {table_id[:MOST_QUOTED]!r}")
        async with self.engine.connect() as connection:
            code = await connection.scalar(select(tables.c.code).where(tables.c.id == table_id))
        if code is None:
            raise UnknownError("table/unknown", f"there is no table {table_id!r}")
        return await table_from(table_id, code, await self.entries_after(table_id, 0))

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        """All entries after `seq`, read in pages because each page blocks the event loop."""
        entries = schema.entries
        query = (
            select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.seat, entries.c.body)
            .where(entries.c.table_id == table_id)
            .order_by(entries.c.seq)
            .limit(ENTRIES_AT_ONCE)
        )
        found: list[Entry] = []
        async with self.engine.connect() as connection:
            while True:
                rows = await connection.execute(query.where(entries.c.seq > seq))
                page = [Entry(*row) for row in rows]
                found += page
                if len(page) < ENTRIES_AT_ONCE:
                    return found
                seq = page[-1].seq

    async def entries_at(self, keys: list[tuple[str, int]]) -> dict[str, list[Entry]]:
        """The entries with these keys (table, seq), by table and in order."""
        entries = schema.entries
        query = (
            select(entries)
            .where(tuple_(entries.c.table_id, entries.c.seq).in_(keys))
            .order_by(entries.c.seq)
        )
        by_table: dict[str, list[Entry]] = {}
        async with self.at_once.connect() as connection:
            for row in await connection.execute(query):
                entry = Entry(row.seq, row.at, row.kind, row.seat, row.body)
                by_table.setdefault(row.table_id, []).append(entry)
        return by_table

    async def last_seqs(self, table_ids: list[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        entries = schema.entries
        query = (
            select(entries.c.table_id, func.max(entries.c.seq))
            .where(entries.c.table_id.in_(table_ids))
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def table_with_code(self, code: str) -> str:
        tables = schema.tables
        if not ID.fullmatch(code.strip()):
            raise UnknownError("table/unknown", f"no table has the code {code[:MOST_QUOTED]!r}")
        async with self.engine.connect() as connection:
            table_id = await connection.scalar(
                select(tables.c.id).where(tables.c.code == code.strip().upper())
            )
        if table_id is None:
            raise UnknownError("table/unknown", f"no table has the code {code!r}")
        return str(table_id)

    async def automatic_tables(self, since: int) -> list[str]:
        """Tables with bots or clocks to run where something has happened since, newest first."""
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.automatic, tables.c.status == "playing", tables.c.changed_at >= since)
            .order_by(tables.c.changed_at.desc())
        )
        async with self.engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def lobby(self) -> list[TableRow]:
        """Listed tables that are open or being played, newest first."""
        tables = schema.tables
        query = (
            select(tables, false().label("your_turn"), false().label("left"))
            .where(tables.c.listed, tables.c.status.in_(("open", "playing", "paused")))
            .order_by(tables.c.changed_at.desc())
            .limit(LOBBY_LENGTH)
        )
        return await self.table_rows(query)

    async def my_tables(self, person: Person) -> list[TableRow]:
        """Tables where a person sits or may sit again: running ones before finished ones."""
        tables, sitters, turns = schema.tables, schema.sitters, schema.turns
        your_turn = func.coalesce(turns.c.person_id == person.number, false()).label("your_turn")
        left = sitters.c.seat < 0
        query = (
            select(tables, your_turn, left.label("left"))
            .join(sitters, sitters.c.table_id == tables.c.id)
            .outerjoin(turns, turns.c.table_id == tables.c.id)
            .where(sitters.c.person_id == person.number)
            .where(~left | tables.c.status.in_(("playing", "paused")))
            .order_by(tables.c.status == "over", tables.c.changed_at.desc())
            .limit(LOBBY_LENGTH)
        )
        return await self.table_rows(query)

    async def table_rows(self, query: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            names = TableRow.__struct_fields__
            return [TableRow(*(row[name] for name in names)) for row in rows.mappings()]

    async def tables_of(self, person: Person, unfinished: bool) -> list[str]:
        """The ids of tables where a person sits."""
        rows = await self.my_tables(person)
        sits = [row for row in rows if not row.left]
        return [row.id for row in sits if not unfinished or row.status != "over"]

    # Recovery links

    async def add_recovery(
        self, token: str, table_id: str, seat: int, person: int, until: int
    ) -> None:
        row = {
            "token_hash": token_hash(token),
            "table_id": table_id,
            "seat": seat,
            "person_id": person,
            "until": until,
        }
        async with writing(self.engine) as connection:
            await connection.execute(insert(schema.recoveries).values(row))

    async def find_recovery(self, token: str, now: int) -> tuple[str, int, int]:
        """Table, seat and holder of a recovery link."""
        recoveries = schema.recoveries
        query = select(recoveries.c.table_id, recoveries.c.seat, recoveries.c.person_id).where(
            recoveries.c.token_hash == token_hash(token), recoveries.c.until > now
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise UnknownError("recovery/unknown", "this link has been used or is too old")
        return row.table_id, row.seat, row.person_id

    async def drop_recovery(self, token: str, now: int) -> None:
        """Delete a used link, and those that have expired."""
        recoveries = schema.recoveries
        used = recoveries.c.token_hash == token_hash(token)
        async with writing(self.engine) as connection:
            await connection.execute(delete(recoveries).where(used | (recoveries.c.until <= now)))

    # Running processes

    async def seen(self, server: str, now: int, forget_before: int) -> list[str]:
        """Send a heartbeat; returns all running processes."""
        servers = schema.servers
        sign = self.dialect.insert(servers).values(id=server, seen_at=now)
        sign = sign.on_conflict_do_update(index_elements=["id"], set_={"seen_at": now})
        async with writing(self.engine) as connection:
            await connection.execute(sign)
            await connection.execute(delete(servers).where(servers.c.seen_at < forget_before))
            rows = await connection.execute(select(servers.c.id))
            return [str(row.id) for row in rows]

    async def gone(self, server: str) -> None:
        servers = schema.servers
        async with writing(self.engine) as connection:
            await connection.execute(delete(servers).where(servers.c.id == server))

    async def is_there(self) -> None:
        """Check that the database is alive."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
