"""Writing entries: all that arrive while a commit is under way share the next one.

Nobody is told of an entry before it is stored. The key (table, seq) lets only one of two writers
at once succeed, in whatever process they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nivelo.server import schema
from nivelo.server.database import writing
from nivelo.server.entries import Entry
from nivelo.server.errors import StaleError, StorageError

MOST_AT_ONCE = 500


class Change:
    """One entry of a table, with what must be written before and after it."""

    def __init__(
        self,
        table_id: str,
        entry: Entry,
        before: Sequence[Executable] = (),
        after: Sequence[Executable] = (),
    ) -> None:
        self.table_id = table_id
        self.entry = entry
        self.before = before
        self.after = after
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def row(self) -> dict[str, Any]:
        entry = self.entry
        return {
            "table_id": self.table_id,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "body": entry.body,
        }


class Writer:
    """Stores changes in the order in which they come, many to a commit."""

    def __init__(self, engine: AsyncEngine, told: Callable[[list[Change]], None]) -> None:
        self.engine = engine
        self.told = told  # called with what has been stored
        self.waiting: list[Change] = []
        self.wake = asyncio.Event()
        self.commits = 0
        self.closing = False

    async def store(self, change: Change) -> None:
        """Returns when the change is stored; StaleError if another entry was there first."""
        self.waiting.append(change)
        self.wake.set()
        await change.stored

    async def run(self) -> None:
        while not (self.closing and not self.waiting):
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch = self.waiting[:MOST_AT_ONCE]
                del self.waiting[:MOST_AT_ONCE]
                await self.write(batch)

    def close(self) -> None:
        """Let `run` end when all is written."""
        self.closing = True
        self.wake.set()

    async def write(self, batch: list[Change]) -> None:
        try:
            async with writing(self.engine) as connection:
                await put(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                fail(batch[0], StaleError("table/moved_on", "something else happened first"))
                return
            # One of them came too late. Which one shows when each is written by itself.
            for change in batch:
                await self.write([change])
            return
        except (SQLAlchemyError, OSError) as error:
            for change in batch:
                failure = StorageError("server/storage", "it could not be stored, try again")
                failure.__cause__ = error
                fail(change, failure)
            return
        self.commits += 1
        self.told(batch)
        for change in batch:
            if not change.stored.done():
                change.stored.set_result(None)


def fail(change: Change, error: Exception) -> None:
    if not change.stored.done():
        change.stored.set_exception(error)


async def put(connection: AsyncConnection, batch: list[Change]) -> None:
    for change in batch:
        for statement in change.before:
            await connection.execute(statement)
    await connection.execute(insert(schema.entries), [change.row() for change in batch])
    for change in batch:
        for statement in change.after:
            await connection.execute(statement)
