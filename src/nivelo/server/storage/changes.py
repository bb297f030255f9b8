"""What is stored at once, and the interface of a store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Protocol

from nivelo.server.table.entries import Entry
from nivelo.server.table.rows import Rows


class TakenError(Exception):
    """The key of one of the entries is taken; none was stored."""


class FailedError(Exception):
    """The database failed, or did not confirm."""


class Change:
    """One entry of a table, with the rows that belong to it.

    `awaited` is the person to act now, 0 for nobody, or None if that has not changed.
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

    `alone_at` waits until nobody else is writing to a table, and keeps others out until it ends or
    until its result has stored a batch.
    """

    async def put(self, batch: Sequence[Change]) -> None: ...

    def alone_at(self, table_id: str) -> AbstractAsyncContextManager[Put]: ...

    async def close(self) -> None: ...
