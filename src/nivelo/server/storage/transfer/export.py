"""Writing tables, people and results to one file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, BinaryIO

import sqlalchemy
from msgspec import Struct
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import nivelo
from nivelo.server.clock import now
from nivelo.server.errors import UnknownError
from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.storage import schema
from nivelo.server.storage.bootstrap import answering, check_form, existing_url
from nivelo.server.storage.database import open_engine
from nivelo.server.storage.transfer.export_file import PARTS, people_in
from nivelo.server.storage.transfer.export_lines import (
    COLUMNS,
    FORMAT,
    CustomGameLine,
    Head,
    LineWriter,
    PersonLine,
    TableLine,
    to_row,
)

PEOPLE_AT_ONCE = 500


class Exported(Struct):
    """How much was written."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    own_games: int = 0


async def export(database: str, file: BinaryIO, wanted: Sequence[str] = ()) -> Exported:
    """Export tables with these ids or codes, or everything, as of this moment."""
    engine = open_engine(existing_url(database))
    try:
        with answering(database):
            async with snapshot(engine) as connection:
                await connection.run_sync(check_form)
                return await Exporter(connection, file).run(wanted)
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection with a snapshot of the database, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


class Exporter:
    """One export: what has been written, and what remains."""

    def __init__(self, connection: AsyncConnection, file: BinaryIO) -> None:
        self.connection = connection
        self.lines = LineWriter(file)
        self.written: set[int] = set()  # people
        self.done = Exported()

    async def run(self, wanted: Sequence[str]) -> Exported:
        self.lines.write(Head(FORMAT, nivelo.__version__, now(), COLUMNS))
        for table_id in await self.ids(wanted):
            await self.table(table_id)
        if not wanted:
            await self.everyone()
            await self.custom_games()
        self.lines.end()
        return self.done

    async def ids(self, wanted: Sequence[str]) -> list[str]:
        columns = schema.tables.c
        if not wanted:
            query = select(columns.id).order_by(columns.created_at, columns.id)
            return [str(row.id) for row in await self.connection.execute(query)]
        ids: dict[str, None] = {}
        for text in wanted:
            is_it = or_(columns.id == text, columns.code == text.upper())
            table_id = await self.connection.scalar(select(columns.id).where(is_it))
            if table_id is None:
                raise UnknownError("export/unknown", f"there is no table {text!r}")
            ids[str(table_id)] = None
        return list(ids)

    async def table(self, table_id: str) -> None:
        rows: dict[str, list[Any]] = {}
        for part in PARTS:
            key = part.c.id if part is schema.tables else part.c.table_id
            query = select(part).where(key == table_id).order_by(*part.primary_key.columns)
            rows[str(part.name)] = list((await self.connection.execute(query)).mappings())
        await self.people(people_in(rows))
        plain = {name: [to_row(row.values()) for row in of_part] for name, of_part in rows.items()}
        self.lines.write(TableLine(plain))
        self.done.tables += 1
        self.done.entries += len(rows["entries"])

    async def people(self, numbers: set[int]) -> None:
        people = schema.people
        missing = sorted(numbers - self.written)
        if missing:
            await self.write_people(await self.rows(people, people.c.id.in_(missing)))

    async def write_people(self, rows: Sequence[Any]) -> None:
        avatars = schema.avatars
        theirs = await self.rows(avatars, avatars.c.person_id.in_([row.id for row in rows]))
        looks = {each.person_id: Avatar(each.sign, each.colour) for each in theirs}
        for row in rows:
            if row.id not in self.written:
                self.written.add(row.id)
                self.lines.write(PersonLine(to_row(row), looks.get(row.id, NO_AVATAR)))
                self.done.people += 1

    async def everyone(self) -> None:
        """Including people who sit nowhere: their devices should still be recognized."""
        people = schema.people
        last = 0
        while True:
            some = select(people).where(people.c.id > last).order_by(people.c.id)
            rows = (await self.connection.execute(some.limit(PEOPLE_AT_ONCE))).all()
            if not rows:
                return
            await self.write_people(rows)
            last = rows[-1].id

    async def custom_games(self) -> None:
        for row in await self.rows(schema.custom_games):
            self.lines.write(CustomGameLine(to_row(row)))
            self.done.own_games += 1

    async def rows(
        self, part: sqlalchemy.Table, *where: sqlalchemy.ColumnElement[bool]
    ) -> Sequence[Any]:
        query = select(part).where(*where).order_by(*part.primary_key.columns)
        return (await self.connection.execute(query)).all()
