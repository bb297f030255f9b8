"""Writing entries: all that arrive during a commit share the next one.

No entry is sent to anyone before it is stored. The key (table, seq) lets only one of two concurrent
writers succeed, in whatever processes. After losing a few times, a writer can get a table to
itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, perf_counter

from nivelo.server.errors import ServerError, StaleError, StorageError
from nivelo.server.meter import Meter
from nivelo.server.storage.changes import Change, Commits, Put, TakenError

MOST_AT_ONCE = 500
MOST_WITH_ROWS = 8  # of those: such a change writes other rows too and takes as long as ten others
WRITE_SECONDS = 15.0  # for a batch; after that, a waiting command is told that it may not be stored

logger = logging.getLogger(__name__)


class Writer:
    """Stores changes, those of each table in order of arrival, many per commit."""

    def __init__(
        self, commits: Commits, on_stored: Callable[[list[Change]], None], meter: Meter
    ) -> None:
        self.commits = commits
        self.on_stored = on_stored
        self.meter = meter
        self.waiting: list[Change] = []
        self.batch: list[Change] = []  # being written
        self.alone: dict[str, Put] = {}  # tables that nobody else can write to now
        self.failing = False  # did the last batch fail?
        self.wake = asyncio.Event()
        self.closing = False

    async def store(self, change: Change) -> None:
        """Returns when the change is stored; StaleError if another entry was there first."""
        put = self.alone.pop(change.table_id, None)
        if put is None:
            self.waiting.append(change)
            self.wake.set()
        else:
            await self.write([change], put)
        await change.stored

    @asynccontextmanager
    async def alone_at(self, table_id: str) -> AsyncIterator[None]:
        """Let nobody else write to a table until a change to it is stored. Requires its lock.

        That change does not wait for others of this process: they may be waiting for it.
        """
        async with self.commits.alone_at(table_id) as put:
            self.alone[table_id] = put
            try:
                yield
            finally:
                self.alone.pop(table_id, None)

    async def run(self) -> None:
        while not (self.closing and not self.waiting):
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                self.batch = self.next_batch()
                await self.write(self.batch)
                self.batch = []
        await self.commits.close()

    def next_batch(self) -> list[Change]:
        """The oldest changes, with only a few slow ones: the others must not wait for those.

        There is at most one waiting change per table, because its lock is held.
        """
        batch: list[Change] = []
        later: list[Change] = []
        with_rows = 0
        for change in self.waiting:
            with_rows += change.rows is not None
            is_next = change.rows is None or with_rows <= MOST_WITH_ROWS
            (batch if is_next and len(batch) < MOST_AT_ONCE else later).append(change)
        self.waiting = later
        return batch

    def oldest_wait(self) -> float:
        """The age of the oldest unstored change, in seconds."""
        oldest = [change.since for change in (*self.batch[:1], *self.waiting[:1])]
        return monotonic() - min(oldest) if oldest else 0.0

    def close(self) -> None:
        """Let `run` end when everything is written."""
        self.closing = True
        self.wake.set()

    async def write(self, batch: list[Change], put: Put | None = None) -> None:
        began = perf_counter()
        put = put or self.commits.put
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await put(batch)
        except TakenError:
            if len(batch) == 1:
                fail(batch, StaleError("table/moved_on", "something else happened first"))
                return
            # One of them came too late. Writing each separately shows which.
            for change in batch:
                await self.write([change])
            return
        except Exception:  # whatever happened, the next batch must not wait for ever
            logger.exception("entries could not be stored", extra={"entries": len(batch)})
            self.failing = True
            fail(batch, StorageError("server/storage", "it could not be stored, try again"))
            return
        self.failing = False
        self.meter.committed(len(batch), perf_counter() - began)
        self.on_stored(batch)
        for change in batch:
            if not change.stored.done():
                change.stored.set_result(None)


def fail(batch: list[Change], error: ServerError) -> None:
    for change in batch:
        if not change.stored.done():
            change.stored.set_exception(type(error)(error.code, error.text))
