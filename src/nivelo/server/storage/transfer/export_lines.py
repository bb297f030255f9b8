"""The file format of `nivelo export`: JSON lines, with a checksum at the end.

First a header, then people, tables with everything that belongs to them, and custom games. A person
comes before the first table that refers to them. See docs/serving.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

from msgspec import DecodeError, MsgspecError, Struct, json

from nivelo.engine.errors import NiveloError
from nivelo.server.errors import ServerError
from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from nivelo.server.table.table import Table

FORMAT: Final = 1
# The database form, for code without a database: a test compares the two.
COLUMNS: Final[dict[str, list[str]]] = {
    "people": ["id", "token_hash", "name", "created_at"],
    "tables": [
        "id",
        "code",
        "status",
        "game",
        "title",
        "seats",
        "free",
        "names",
        "listed",
        "automatic",
        "created_at",
        "changed_at",
    ],
    "entries": ["table_id", "seq", "at", "kind", "seat", "body"],
    "sitters": ["table_id", "person_id", "seat"],
    "results": [
        "table_id",
        "number",
        "game",
        "title",
        "started_at",
        "ended_at",
        "rounds",
        "turns",
        "finished",
    ],
    "scores": ["table_id", "number", "seat", "person_id", "name", "bot", "level", "won"],
    "recoveries": ["token_hash", "table_id", "seat", "person_id", "until"],
    "own_games": ["id", "person_id", "title", "description", "changed_at"],
}

Row = list[Any]


class Head(Struct, frozen=True, forbid_unknown_fields=True, tag="nivelo-export", tag_field="is"):
    """The header: the file's format, origin and time, and the columns of all its rows."""

    format: int
    version: str
    at: int
    columns: dict[str, list[str]]


class PersonLine(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag="person",
    tag_field="is",
):
    """A row of `people`, with their avatar if they have chosen one.

    `owner` is set in a device's file, for the person whose device it is.
    """

    row: Row
    avatar: Avatar = NO_AVATAR
    owner: bool = False


class TableLine(Struct, frozen=True, forbid_unknown_fields=True, tag="table", tag_field="is"):
    """A table: its rows, by database table."""

    rows: dict[str, list[Row]]


class CustomGameLine(
    Struct, frozen=True, forbid_unknown_fields=True, tag="own-game", tag_field="is"
):
    """A row of `own_games`."""

    row: Row


class End(Struct, frozen=True, forbid_unknown_fields=True, tag="end", tag_field="is"):
    """The number of lines before this one, and the SHA-256 of their bytes."""

    lines: int
    sha256: str


Line = Head | PersonLine | TableLine | CustomGameLine | End
decoder: Final = json.Decoder(Line)


class LineWriter:
    """Writes lines and counts them."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.digest = hashlib.sha256()
        self.lines = 0

    def write(self, line: Line) -> None:
        data = json.encode(line) + b"\n"
        self.digest.update(data)
        self.lines += 1
        self.file.write(data)

    def end(self) -> None:
        self.write(End(self.lines, self.digest.hexdigest()))
        self.file.flush()


def read_lines(file: BinaryIO) -> Iterator[Line]:
    """All lines between the first and the last, which are checked here.

    The caller must be able to roll back: only the end shows whether the file is complete.
    """
    digest = hashlib.sha256()
    number = 0
    ended = False
    for data in file:
        number += 1
        if ended:
            raise ServerError("import/line", f"line {number} comes after the end")
        line = read_line(data, number)
        if isinstance(line, Head) != (number == 1):
            raise ServerError("import/format", f"line {number}: this is no export of Nivelo")
        if isinstance(line, Head):
            check_head(line)
        elif isinstance(line, End):
            ended = True
            if line.lines != number - 1 or line.sha256 != digest.hexdigest():
                raise ServerError("import/checksum", "the file is not as it was written")
        else:
            yield line
        digest.update(data)
    if not ended:
        raise ServerError("import/cut_off", f"the file ends after line {number}, too early")


def read_line(data: bytes, number: int) -> Line:
    try:
        line: Line = decoder.decode(data)
        return line
    except DecodeError as error:
        code = "import/format" if number == 1 else "import/line"
        raise ServerError(code, f"line {number}: {error}") from error


def check_head(head: Head) -> None:
    if head.format != FORMAT:
        raise ServerError("import/format", f"format {head.format} is not known, only {FORMAT}")
    if head.columns != COLUMNS:
        raise ServerError(
            "import/form",
            f"it was written by version {head.version} from a database of another form: import it "
            "with that version, then start `nivelo serve` of this one with the new database",
        )


def to_row(values: Any) -> Row:
    """A database row as it is written: bytes become hexadecimal digits."""
    return [value.hex() if isinstance(value, bytes) else value for value in values]


def sitter_in(kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
    """The person in an entry, if any."""
    if kind == entries.CREATED:
        host: dict[str, Any] = data["host"]
        return host
    return data if kind in (entries.SAT, entries.TRANSFERRED) else None


def change_person(kind: str, body: str, change: Callable[[int], int]) -> str:
    """The body of an entry with another number for its person."""
    if kind not in (entries.CREATED, entries.SAT, entries.TRANSFERRED):
        return body
    data = json.decode(body)
    sitter = sitter_in(kind, data)
    assert sitter is not None
    number = change(sitter["person"])
    if number == sitter["person"]:
        return body
    sitter["person"] = number
    return json.encode(data).decode()


def check_entries(table_id: str, code: str, rows: list[dict[str, Any]]) -> Table:
    """Replay the table from its first entry to the last: only playable tables are accepted."""
    stored = [Entry(row["seq"], row["at"], row["kind"], row["seat"], row["body"]) for row in rows]
    if [entry.seq for entry in stored] != list(range(1, len(stored) + 1)) or not stored:
        raise ServerError("import/entries", f"entries of table {table_id!r} are missing")
    entry = stored[0]
    try:
        if entry.kind != entries.CREATED:
            raise KeyError(entry.kind)
        table = Table(table_id, code, entry)
        for entry in stored[1:]:
            table.apply(entry)
        return table
    except (NiveloError, MsgspecError, LookupError, ValueError, TypeError, AssertionError) as error:
        raise ServerError(
            "import/entries", f"table {table_id!r} cannot be played at entry {entry.seq}"
        ) from error
