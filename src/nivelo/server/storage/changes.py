"""What is stored at once, and what a place to store it must be able to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Protocol

from nivelo.server.table.entries import Entry
from nivelo.server.table.rows import Rows


class TakenError(Exception):
    """One of the entries has a key that is taken; none was stored."""


class FailedError(Exception):
    """The database did not do it, or did not say that it did."""


class Change:
    """One entry of a table, with the rows that belong to it.

    `awaited` is the person whose decision the table awaits now, 0 for nobody's, or None if that
    has not changed.
    """

    def __init__(
        self, table_id: str, entry: Entry, rows: Rows | None = None, awaited: int | None = None
    ) -> None:
        self.table_id = table_id
        self.entry = entry
        self.rows = rows
        self.awaited = awaited
        self.since = monotonic()
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


Put = Callable[[Sequence[Change]], Awaitable[None]]


class Commits(Protocol):
    """Stores a batch of changes, all or none.

    `alone_at` waits until nobody else writes to a table, and nobody does before its end or before
    what it returns has stored a batch.
    """

    async def put(self, batch: Sequence[Change]) -> None: ...

    def alone_at(self, table_id: str) -> AbstractAsyncContextManager[Put]: ...

    async def close(self) -> None: ...
