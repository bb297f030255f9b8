"""Browser storage in place of the server's database: the same rows in the same parts."""

from __future__ import annotations

from typing import Any, Final, Protocol

from msgspec import Struct

Row = dict[str, Any]

PEOPLE: Final = "people"
TABLES: Final = "tables"
ENTRIES: Final = "entries"
SITTERS: Final = "sitters"
RESULTS: Final = "results"
SCORES: Final = "scores"
TURNS: Final = "turns"
CUSTOM_GAMES: Final = "own_games"

OF_A_TABLE: Final = (ENTRIES, SITTERS, RESULTS, SCORES)  # whose keys begin with the table's id


class Step(Struct, frozen=True):
    """One write: `add` a new row, `put` or `merge` one, or `clear` a table's rows.

    `merge` changes the columns that it names.
    """

    do: str
    part: str
    row: Row = {}
    table: str = ""


class Storage(Protocol):
    """Rows by part. Steps written together are written completely or not at all."""

    async def rows(self, part: str, table: str = "") -> list[Row]:
        """All rows of a part, or those of one table, by key."""
        ...

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after this one, in order."""
        ...

    async def write(self, steps: list[Step]) -> None:
        """Raises TakenError if a row to be added already exists."""
        ...
