"""Converting the lines of an export to database rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy

from nivelo.server.errors import ServerError
from nivelo.server.storage import schema
from nivelo.server.storage.transfer.export_lines import Row, change_person

# A table and what belongs to it, in the order needed for inserting.
PARTS: Final = (
    schema.tables,
    schema.entries,
    schema.sitters,
    schema.results,
    schema.scores,
    schema.recoveries,
)
EXPORTED: Final = (schema.people, *PARTS, schema.custom_games)


def from_row(part: sqlalchemy.Table, row: Row) -> dict[str, Any]:
    """The values of a row by column, each in its column's type."""
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


def people_in(rows: Mapping[str, list[Mapping[str, Any]]]) -> set[int]:
    """The numbers of all people in a table's rows."""
    numbers: set[int] = set()

    def note(number: int) -> int:
        numbers.add(number)
        return number

    for entry in rows["entries"]:
        change_person(entry["kind"], entry["body"], note)
    for part in PARTS:
        if "person_id" in part.columns:
            numbers.update(abs(row["person_id"] or 0) for row in rows[part.name])
    return numbers - {0}
