"""Where a browser keeps what a server keeps in its database: the same rows, in the same parts."""

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
    """One thing to write: `add` a row that is new, `put` or `merge` one, or `clear` a table's rows.

    `merge` changes the columns that it names.
    """

    do: str
    part: str
    row: Row = {}
    table: str = ""


class Storage(Protocol):
    """Rows by their part. What is written at once is written whole or not at all."""

    async def rows(self, part: str, table: str = "") -> list[Row]:
        """All rows of a part, or those of one table, by their keys."""
        ...

    async def entries(self, table: str, after: int) -> list[Row]:
        """The entries of a table after this one, in order."""
        ...

    async def write(self, steps: list[Step]) -> None:
        """Raises TakenError if a row that should be new is there already."""
        ...
