"""The file that `nivelo export` writes: JSON lines, each one thing, and a checksum at the end.

First what the file is, then people, tables with all that belongs to them, custom games.
A person comes before the first table that names them. docs/serving.md describes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, Final

import sqlalchemy
from msgspec import DecodeError, Struct, json

from nivelo.server.errors import ServerError
from nivelo.server.storage import schema
from nivelo.server.table import entries

FORMAT: Final = 1
# A table and what belongs to it, in an order in which it can be written again.
PARTS: Final = (
    schema.tables,
    schema.entries,
    schema.sitters,
    schema.results,
    schema.scores,
    schema.recoveries,
)
EXPORTED: Final = (schema.people, *PARTS, schema.custom_games)
COLUMNS: Final = {
    str(part.name): [str(column.name) for column in part.columns] for part in EXPORTED
}

Row = list[Any]


class Head(Struct, frozen=True, forbid_unknown_fields=True, tag="nivelo-export", tag_field="is"):
    """What the file is, who wrote it when, and the columns of all rows in it."""

    format: int
    version: str
    at: int
    columns: dict[str, list[str]]


class PersonLine(Struct, frozen=True, forbid_unknown_fields=True, tag="person", tag_field="is"):
    """A row of `people`."""

    row: Row


class TableLine(Struct, frozen=True, forbid_unknown_fields=True, tag="table", tag_field="is"):
    """A table: its rows by the part of the database that they are in."""

    rows: dict[str, list[Row]]


class CustomGameLine(
    Struct, frozen=True, forbid_unknown_fields=True, tag="own-game", tag_field="is"
):
    """A row of `own_games`."""

    row: Row


class End(Struct, frozen=True, forbid_unknown_fields=True, tag="end", tag_field="is"):
    """How many lines came before this one, and the SHA-256 of their bytes."""

    lines: int
    sha256: str


Line = Head | PersonLine | TableLine | CustomGameLine | End
decoder: Final = json.Decoder(Line)


class LineWriter:
    """Writes lines and counts them in."""

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

    Whoever uses them must be able to take it back: whether the file is whole shows at its end.
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
    """A row of the database as it is written: bytes become hexadecimal digits."""
    return [value.hex() if isinstance(value, bytes) else value for value in values]


def from_row(part: sqlalchemy.Table, row: Row) -> dict[str, Any]:
    """The values of a row by their columns, each of the type that its column has."""
    columns = list(part.columns)
    if len(row) != len(columns):
        raise ServerError("import/row", f"{len(row)} values for {len(columns)} of {part.name!r}")
    return {
        column.name: from_value(column, value) for column, value in zip(columns, row, strict=True)
    }


def from_value(column: sqlalchemy.Column[Any], value: Any) -> Any:
    if value is None and column.nullable:
        return None
    kind = column.type.python_type
    read = value
    if kind is bytes and isinstance(value, str):
        try:
            read = bytes.fromhex(value)
        except ValueError:
            read = value
    if type(read) is not kind or (isinstance(read, str) and not fits(column, read)):
        raise ServerError("import/row", f"a value of {str(column)!r} is not of its type")
    return read


def fits(column: sqlalchemy.Column[Any], text: str) -> bool:
    most = getattr(column.type, "length", None)
    return (most is None or len(text) <= most) and "\0" not in text


def sitter_in(kind: str, data: dict[str, Any]) -> dict[str, Any] | None:
    """Who is named in an entry, if anybody is."""
    if kind == entries.CREATED:
        host: dict[str, Any] = data["host"]
        return host
    return data if kind in (entries.SAT, entries.TRANSFERRED) else None


def change_person(kind: str, body: str, change: Callable[[int], int]) -> str:
    """The body of an entry with another number for the person in it."""
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


def people_in(rows: Mapping[str, list[Mapping[str, Any]]]) -> set[int]:
    """The numbers of all people whom a table's rows name."""
    numbers: set[int] = set()

    def note(number: int) -> int:
        numbers.add(number)
        return number

    for entry in rows["entries"]:
        change_person(entry["kind"], entry["body"], note)
    for part in PARTS:
        if "person_id" in part.columns:
            numbers.update(row["person_id"] or 0 for row in rows[part.name])
    return numbers - {0}
