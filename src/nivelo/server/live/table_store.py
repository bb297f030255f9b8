"""What rooms need from the storage of tables, whatever it is."""

from __future__ import annotations

from typing import Protocol

from nivelo.server.table.entries import Entry
from nivelo.server.table.people import Person
from nivelo.server.table.table import Table


class TableStore(Protocol):
    """Tables and people by id. `failures` are raised while it is temporarily unavailable."""

    @property
    def failures(self) -> tuple[type[Exception], ...]: ...

    async def load(self, table_id: str) -> Table: ...

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]: ...

    async def person(self, number: int) -> Person: ...
