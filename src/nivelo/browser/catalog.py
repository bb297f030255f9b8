"""Tables and people of one device."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import convert, to_builtins

from nivelo.browser.storage import (
    ENTRIES,
    PEOPLE,
    RESULTS,
    SCORES,
    SITTERS,
    TABLES,
    TURNS,
    Row,
    Step,
    Storage,
)
from nivelo.server.errors import UnknownError
from nivelo.server.protocol.avatars import Avatar
from nivelo.server.storage.changes import Change, Put, TakenError
from nivelo.server.table.entries import Entry
from nivelo.server.table.ids import ID, MOST_QUOTED, new_token, token_hash
from nivelo.server.table.people import Person
from nivelo.server.table.rows import Rows, TableRow
from nivelo.server.table.table import Table, table_from

GOES_ON = ("playing", "paused")
OWNER = 1  # the number of the device's owner; others only play here


class BrowserCatalog:
    """The rows of a device, in the form that rooms need."""

    failures: tuple[type[Exception], ...] = (OSError,)

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # People

    async def people(self) -> dict[int, Person]:
        rows = await self.storage.rows(PEOPLE)
        return {row["id"]: person_of(row) for row in rows}

    async def find(self, number: int) -> Person | None:
        return (await self.people()).get(number)

    async def person(self, number: int) -> Person:
        person = await self.find(number)
        if person is None:
            raise UnknownError("person/unknown", f"there is no person {number} on this device")
        return person

    async def add_owner(self, name: str, now: int) -> Person:
        await self.storage.write([Step("add", PEOPLE, person_row(OWNER, name, now))])
        return Person(OWNER, name)

    async def add_guest(self, name: str, now: int) -> Person:
        """Another person who plays on this device; the same name is the same person."""
        while True:
            people = await self.people()
            for person in people.values():
                if person.number != OWNER and person.name == name:
                    return person
            number = max([OWNER, *people]) + 1
            try:
                await self.storage.write([Step("add", PEOPLE, person_row(number, name, now))])
            except TakenError:
                continue  # another window was faster
            return Person(number, name)

    async def rename(self, person: Person) -> None:
        row = {"id": person.number, "name": person.name, "avatar": to_builtins(person.avatar)}
        await self.storage.write([Step("merge", PEOPLE, row)])

    # Tables

    async def load(self, table_id: str) -> Table:
        stored = await self.entries_after(table_id, 0) if ID.fullmatch(table_id) else []
        if not stored:
            raise UnknownError("table/unknown", f"there is no table {table_id[:MOST_QUOTED]!r}")
        codes = [row["code"] for row in await self.storage.rows(TABLES) if row["id"] == table_id]
        return await table_from(table_id, codes[0], stored)

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        return [entry_of(row) for row in await self.storage.entries(table_id, seq)]

    async def lobby(self) -> list[TableRow]:
        """Empty: nobody else can reach a device."""
        return []

    async def my_tables(self, person: Person) -> list[TableRow]:
        """Tables where a person sits or may sit again: running ones before finished ones."""
        seats = {
            row["table_id"]: row["seat"]
            for row in await self.storage.rows(SITTERS)
            if row["person_id"] == person.number
        }
        turns = {row["table_id"]: row["person_id"] for row in await self.storage.rows(TURNS)}
        rows = [
            row
            for row in await self.storage.rows(TABLES)
            if row["id"] in seats and (seats[row["id"]] >= 0 or row["status"] in GOES_ON)
        ]
        rows.sort(key=lambda row: (row["status"] == "over", -row["changed_at"]))
        return [
            listed(row, turns.get(row["id"]) == person.number, seats[row["id"]] < 0) for row in rows
        ]

    async def tables_of(self, person: Person, unfinished: bool) -> list[str]:
        rows = await self.my_tables(person)
        sits = [row for row in rows if not row.left]
        return [row.id for row in sits if not unfinished or row.status != "over"]

    # Commits

    async def put(self, batch: Sequence[Change]) -> None:
        """Store a batch of changes, all or none."""
        steps: list[Step] = []
        for change in batch:
            rows = change.rows or Rows()
            if rows.created is not None:
                steps.append(Step("add", TABLES, rows.created))
            steps.append(Step("add", ENTRIES, entry_row(change.table_id, change.entry)))
            steps.extend(steps_beside(change.table_id, rows))
            if change.awaited is not None:
                turn = {"table_id": change.table_id, "person_id": change.awaited or None}
                steps.append(Step("put", TURNS, turn))
        await self.storage.write(steps)

    @asynccontextmanager
    async def alone_at(self, table_id: str) -> AsyncIterator[Put]:
        """Nobody else ever writes to a table of this device."""
        yield self.put

    async def close(self) -> None:
        """Nothing is open."""


def steps_beside(table_id: str, rows: Rows) -> list[Step]:
    steps: list[Step] = []
    if rows.table is not None:
        steps.append(Step("merge", TABLES, {"id": table_id, **rows.table}))
    if rows.sitters is not None:
        steps.append(Step("clear", SITTERS, table=table_id))
        steps.extend(Step("put", SITTERS, row) for row in rows.sitters)
    if rows.result is not None:
        steps.append(Step("add", RESULTS, rows.result))
        steps.extend(Step("add", SCORES, row) for row in rows.scores)
    return steps


def person_of(row: Row) -> Person:
    """Old and imported rows have no avatar."""
    return Person(row["id"], row["name"], convert(row.get("avatar") or {}, Avatar))


def person_row(number: int, name: str, now: int) -> Row:
    """As on a server, so that an export can be imported there; nobody uses the token."""
    token = token_hash(new_token()).hex()
    return {"id": number, "token_hash": token, "name": name, "created_at": now}


def entry_row(table_id: str, entry: Entry) -> Row:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
    }


def entry_of(row: Row) -> Entry:
    return Entry(row["seq"], row["at"], row["kind"], row["seat"], row["body"])


def listed(row: Row, your_turn: bool, left: bool) -> TableRow:
    names: dict[str, Any] = {name: row[name] for name in TableRow.__struct_fields__[:-2]}
    return TableRow(**names, your_turn=your_turn, left=left)
