"""Importing tables, people and results from a file into a database: all or nothing."""

from __future__ import annotations

from typing import Any, BinaryIO

import sqlalchemy
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nivelo.server.errors import ConflictError, ServerError
from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.storage import schema
from nivelo.server.storage.bootstrap import answering, prepare
from nivelo.server.storage.database import database_url, open_engine, writing
from nivelo.server.storage.transfer.export_file import PARTS, from_row
from nivelo.server.storage.transfer.export_lines import (
    CustomGameLine,
    Line,
    PersonLine,
    TableLine,
    change_person,
    check_entries,
    read_lines,
)
from nivelo.server.table.ids import new_code

Rows = dict[str, list[dict[str, Any]]]


class Imported(Struct):
    """How much is new, and how much was there already."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    own_games: int = 0
    tables_there: int = 0
    people_there: int = 0
    own_games_there: int = 0
    new_codes: int = 0  # tables whose short code was taken here


async def import_(database: str, file: BinaryIO) -> Imported:
    """Read an export. Importing the same file twice changes nothing."""
    await prepare(database)
    engine = open_engine(database_url(database))
    try:
        with answering(database):
            return await import_lines(engine, file)
    finally:
        await engine.dispose()


async def import_lines(engine: AsyncEngine, file: BinaryIO) -> Imported:
    try:
        async with writing(engine) as connection:
            importer = Importer(connection)
            for line in read_lines(file):
                await importer.take(line)
    except IntegrityError as error:
        raise ConflictError("import/conflict", "it contradicts what is there") from error
    return importer.done


class Importer:
    """One import, within a transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.numbers: dict[int, int] = {}  # of people: in the file, and here
        self.done = Imported()

    async def take(self, line: Line) -> None:
        if isinstance(line, PersonLine):
            await self.person(from_row(schema.people, line.row), line.avatar)
        elif isinstance(line, TableLine):
            await self.table(line.rows)
        elif isinstance(line, CustomGameLine):
            await self.custom_game(from_row(schema.custom_games, line.row))

    def number(self, number: int) -> int:
        """The number that a person has here."""
        if number not in self.numbers:
            raise ServerError("import/person", f"person {number} is named but not in the file")
        return self.numbers[number]

    def number_or_below(self, number: int) -> int:
        """The same of who is named below zero, as the host is in a link to the seat of a bot."""
        return self.number(number) if number > 0 else -self.number(-number)

    async def person(self, row: dict[str, Any], avatar: Avatar) -> None:
        """Two people with the same token are the same person."""
        people = schema.people
        number = row.pop("id")
        known = await self.connection.scalar(
            select(people.c.id).where(people.c.token_hash == row["token_hash"])
        )
        if known is None:
            new = insert(people).values(row).returning(people.c.id)
            known = await self.connection.scalar(new)
            if avatar != NO_AVATAR:
                looks = {"person_id": known, "sign": avatar.sign, "colour": avatar.colour}
                await self.connection.execute(insert(schema.avatars).values(looks))
            self.done.people += 1
        else:
            self.done.people_there += 1
        assert known is not None
        self.numbers[number] = known

    async def table(self, plain: dict[str, list[list[Any]]]) -> None:
        rows, awaited = self.checked(plain)
        table = rows["tables"][0]
        if await self.is_there(table["id"], rows["entries"]):
            self.done.tables_there += 1
            return
        await self.give_code(table)
        for part in PARTS:
            if rows[part.name]:
                await self.connection.execute(insert(part), rows[part.name])
        if awaited:
            turn = {"table_id": table["id"], "person_id": awaited}
            await self.connection.execute(insert(schema.turns).values(turn))
        self.done.tables += 1
        self.done.entries += len(rows["entries"])

    def checked(self, plain: dict[str, list[list[Any]]]) -> tuple[Rows, int]:
        """The rows of a table, renumbered for this database, if it can be replayed.

        Also the person to act, or 0.
        """
        if set(plain) != {part.name for part in PARTS} or len(plain["tables"]) != 1:
            raise ServerError("import/row", "a table does not have the parts of a table")
        rows = {part.name: [from_row(part, row) for row in plain[part.name]] for part in PARTS}
        table_id, code = rows["tables"][0]["id"], rows["tables"][0]["code"]
        for part in PARTS:
            for row in rows[part.name]:
                if row.get("table_id", table_id) != table_id:
                    raise ServerError("import/row", f"table {table_id!r} has another's rows")
                if row.get("person_id"):
                    row["person_id"] = self.number_or_below(row["person_id"])
        awaited = check_entries(table_id, code, rows["entries"]).awaited
        for row in rows["entries"]:
            row["body"] = change_person(row["kind"], row["body"], self.number)
        return rows, self.number(awaited) if awaited else 0

    async def is_there(self, table_id: str, imported: list[dict[str, Any]]) -> bool:
        """Does the same table exist here? One that has diverged is refused."""
        tables, stored = schema.tables, schema.entries
        known = await self.connection.scalar(select(tables.c.id).where(tables.c.id == table_id))
        if known is None:
            return False
        rows = await self.connection.execute(
            select(stored).where(stored.c.table_id == table_id).order_by(stored.c.seq)
        )
        if [dict(row) for row in rows.mappings()] != imported:
            raise ConflictError(
                "import/table_differs", f"table {table_id!r} is here and has gone on differently"
            )
        return True

    async def give_code(self, table: dict[str, Any]) -> None:
        """Two servers may have used the same short code; links do not depend on it."""
        codes = schema.tables.c.code
        first = table["code"]
        while await self.connection.scalar(select(codes).where(codes == table["code"])):
            table["code"] = new_code()
        self.done.new_codes += table["code"] != first

    async def custom_game(self, row: dict[str, Any]) -> None:
        games = schema.custom_games
        row["person_id"] = self.number(row["person_id"])
        there = await self.one(select(games).where(games.c.id == row["id"]))
        if there is None:
            await self.connection.execute(insert(games).values(row))
            self.done.own_games += 1
        elif there == row:
            self.done.own_games_there += 1
        else:
            raise ConflictError("import/own_game_differs", f"game {row['id']!r} is here, changed")

    async def one(self, query: sqlalchemy.Select[Any]) -> dict[str, Any] | None:
        row = (await self.connection.execute(query)).mappings().one_or_none()
        return None if row is None else dict(row)
