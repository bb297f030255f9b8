"""Exporting everything on a device to one file, as `nivelo export` does, and importing it."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from msgspec import Struct, to_builtins

import nivelo
from nivelo.browser.catalog import OWNER, person_of
from nivelo.browser.storage import (
    CUSTOM_GAMES,
    OF_A_TABLE,
    PEOPLE,
    TABLES,
    TURNS,
    Row,
    Step,
    Storage,
)
from nivelo.server.clock import now
from nivelo.server.errors import ServerError
from nivelo.server.storage.transfer.export_lines import (
    COLUMNS,
    FORMAT,
    CustomGameLine,
    Head,
    LineWriter,
    PersonLine,
    TableLine,
    change_person,
    check_entries,
    read_lines,
)

RECOVERIES: Final = "recoveries"  # links that move a seat: a device has none


class Taken(Struct):
    """What an import added; existing rows are not counted."""

    tables: int = 0
    own_games: int = 0


async def export_device(storage: Storage) -> str:
    file = BytesIO()
    lines = LineWriter(file)
    lines.write(Head(FORMAT, nivelo.__version__, now(), COLUMNS))
    for row in await storage.rows(PEOPLE):
        owner = row["id"] == OWNER
        lines.write(PersonLine(values(PEOPLE, row), person_of(row).avatar, owner))
    for table in await storage.rows(TABLES):
        rows = {TABLES: [values(TABLES, table)], RECOVERIES: []}
        for part in OF_A_TABLE:
            rows[part] = [values(part, row) for row in await storage.rows(part, table["id"])]
        lines.write(TableLine(rows))
    for row in await storage.rows(CUSTOM_GAMES):
        lines.write(CustomGameLine(values(CUSTOM_GAMES, row)))
    lines.end()
    return file.getvalue().decode()


def values(part: str, row: Row) -> list[object]:
    return [row[name] for name in COLUMNS[part]]


def row_of(part: str, given: list[object]) -> Row:
    if len(given) != len(COLUMNS[part]):
        raise ServerError("import/row", f"{len(given)} values for a row of {part!r}")
    return dict(zip(COLUMNS[part], given, strict=True))


async def import_device(storage: Storage, text: str) -> Taken:
    """Import what is new in another browser's export, all or nothing.

    The owner of that device becomes the owner here; the others play here as they did there.
    """
    importer = Importer(storage)
    await importer.look_round()
    for line in read_lines(BytesIO(text.encode())):
        if isinstance(line, PersonLine):
            row = row_of(PEOPLE, line.row) | {"avatar": to_builtins(line.avatar)}
            importer.person(row, line.owner)
        elif isinstance(line, TableLine):
            importer.table(line.rows)
        elif isinstance(line, CustomGameLine):
            importer.custom_game(row_of(CUSTOM_GAMES, line.row))
    if importer.steps:
        await storage.write(importer.steps)
    return importer.done


class Importer:
    """One import: the rows to be written once the whole file has been read."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.steps: list[Step] = []
        self.numbers: dict[int, int] = {}  # of people: in the file, and here
        self.known: dict[str, int] = {}  # people by their tokens
        self.there: set[str] = set()  # tables and custom games
        self.done = Taken()

    async def look_round(self) -> None:
        people = await self.storage.rows(PEOPLE)
        self.known = {row["token_hash"]: row["id"] for row in people}
        for part in (TABLES, CUSTOM_GAMES):
            self.there.update(row["id"] for row in await self.storage.rows(part))

    def number(self, number: int) -> int:
        if number not in self.numbers:
            raise ServerError("import/person", f"person {number} is named but not in the file")
        return self.numbers[number]

    def person(self, row: Row, owner: bool) -> None:
        """Numbers come from a server or another device, and mean nothing here."""
        token, number = row["token_hash"], row["id"]
        if owner and OWNER in self.known.values():
            self.known.setdefault(token, OWNER)
        if token not in self.known:
            here = OWNER if owner else max([OWNER, *self.known.values()]) + 1
            self.known[token] = here
            self.steps.append(Step("add", PEOPLE, {**row, "id": here}))
        self.numbers[number] = self.known[token]

    def table(self, parts: dict[str, list[list[object]]]) -> None:
        if set(parts) != {TABLES, RECOVERIES, *OF_A_TABLE} or len(parts[TABLES]) != 1:
            raise ServerError("import/row", "a table does not have the parts of a table")
        table = row_of(TABLES, parts[TABLES][0])
        if table["id"] in self.there:
            return
        rows = {part: [row_of(part, row) for row in parts[part]] for part in OF_A_TABLE}
        awaited = check_entries(table["id"], table["code"], rows["entries"]).awaited
        self.steps.append(Step("add", TABLES, table))
        for part, of_part in rows.items():
            for row in of_part:
                if row.get("person_id"):
                    row["person_id"] = self.number(row["person_id"])
                if "body" in row:
                    row["body"] = change_person(row["kind"], row["body"], self.number)
                self.steps.append(Step("add", part, row))
        if awaited:
            turn = {"table_id": table["id"], "person_id": self.number(awaited)}
            self.steps.append(Step("put", TURNS, turn))
        self.done.tables += 1

    def custom_game(self, row: Row) -> None:
        if row["id"] not in self.there:
            self.steps.append(Step("add", CUSTOM_GAMES, {**row, "person_id": OWNER}))
            self.done.own_games += 1
