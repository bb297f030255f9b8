"""One commit for many entries, in the fastest way for each database.

A thread that talks to SQLite and the event loop compete for the GIL, and asyncio drivers switch
many times per transaction. With 50 tables at full speed that was three quarters of all time, so
here a batch is one job of one thread, or one statement to PostgreSQL.

With PostgreSQL every writer first takes a lock for each of its tables, always in the same order, so
that there are no deadlocks, and waiters get a table in turn. SQLite has one lock for everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nivelo.server.storage import database, schema
from nivelo.server.storage.changes import Change, Commits, FailedError, Put, TakenError
from nivelo.server.storage.database import open_sync_engine, turn_to_write, writing
from nivelo.server.storage.projection import statements_after, statements_before

COLUMNS: Final = ("table_id", "seq", "at", "kind", "seat", "body")
TURN_COLUMNS: Final = ("table_id", "person_id")
REPLACE_TURN: Final = "ON CONFLICT (table_id) DO UPDATE SET person_id = excluded.person_id"
ROWS_AT_ONCE: Final = 100

ALONE_SECONDS: Final = 5  # a process that is silent for this long loses its exclusive table

# One statement: one round trip and one transaction. Nothing is written before the locks are taken:
# every part is joined with the count of locks.
TAKE_LOCKS: Final = (
    "locked AS MATERIALIZED "
    "(SELECT count(pg_advisory_xact_lock(key)) AS number FROM unnest($1::bigint[]) AS key)"
)
ADD_ENTRIES: Final = (
    f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT new.* FROM locked, unnest("
    "$2::varchar[], $3::int[], $4::bigint[], $5::varchar[], $6::smallint[], $7::text[]"
    ") AS new WHERE locked.number > 0"
)
ADD_TURNS: Final = (
    f"INSERT INTO turns ({', '.join(TURN_COLUMNS)}) SELECT new.* FROM locked, "
    f"unnest($8::varchar[], $9::bigint[]) AS new WHERE locked.number > 0 {REPLACE_TURN}"
)
POSTGRES_INSERT: Final = f"WITH {TAKE_LOCKS} {ADD_ENTRIES}"
POSTGRES_INSERT_WITH_TURNS: Final = f"WITH {TAKE_LOCKS}, stored AS ({ADD_ENTRIES}) {ADD_TURNS}"
LOCK: Final = text("SELECT pg_advisory_xact_lock(:key)")
PUT_TURN: Final = text(
    f"INSERT INTO turns ({', '.join(TURN_COLUMNS)}) VALUES (:table_id, :person_id) {REPLACE_TURN}"
)


def row(change: Change) -> tuple[str, int, int, str, int, str]:
    entry = change.entry
    return (change.table_id, entry.seq, entry.at, entry.kind, entry.seat, entry.body)


def turn_rows(batch: Sequence[Change]) -> list[tuple[str, int | None]]:
    """Tables where the person to act has changed; in the same order in every process, for the
    locks.
    """
    turns = {change.table_id: change.awaited for change in batch if change.awaited is not None}
    return [(table_id, turns[table_id] or None) for table_id in sorted(turns)]


def lock_keys(batch: Sequence[Change]) -> list[int]:
    """The locks of a batch's tables, in the same order in every process."""
    return sorted({lock_key(change.table_id) for change in batch})


def lock_key(table_id: str) -> int:
    """A number for PostgreSQL; two tables with the same number wait for each other."""
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), signed=True)


def is_plain(batch: Sequence[Change]) -> bool:
    """Does the batch contain only entries, and whose turn it is?"""
    return all(change.rows is None for change in batch)


def put_all(connection: Connection, batch: Sequence[Change]) -> None:
    """Store everything in order, within a transaction."""
    for change in batch:
        for statement in statements_before(change.rows) if change.rows else ():
            connection.execute(statement)
    rows = [dict(zip(COLUMNS, row(change), strict=True)) for change in batch]
    connection.execute(insert(schema.entries), rows)
    for change in batch:
        for statement in statements_after(change.table_id, change.rows) if change.rows else ():
            connection.execute(statement)
    turns = turn_rows(batch)
    if turns:
        connection.execute(PUT_TURN, [dict(zip(TURN_COLUMNS, turn, strict=True)) for turn in turns])


@asynccontextmanager
async def own_transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Like `writing`, but the caller commits before the end; otherwise nothing is stored."""
    async with (
        turn_to_write(engine),
        engine.execution_options(writes=True).connect() as connection,
    ):
        await connection.begin()
        yield connection


def put_over(connection: AsyncConnection) -> Put:
    """Stores a batch within an open transaction, and ends it."""

    async def put(batch: Sequence[Change]) -> None:
        try:
            await connection.run_sync(put_all, batch)
            await connection.commit()
        except IntegrityError as error:
            raise TakenError from error
        except SQLAlchemyError as error:
            raise FailedError from error

    return put


class SqliteCommits:
    """A thread of its own with a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.shared = engine  # used by other writers of this process
        self.engine = open_sync_engine(engine.url)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="commits")

    async def put(self, batch: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        async with turn_to_write(self.shared):
            await loop.run_in_executor(self.thread, self.write, batch)

    @asynccontextmanager
    async def alone_at(self, table_id: str) -> AsyncIterator[Put]:
        async with own_transaction(self.shared) as connection:  # SQLite lets nobody else write
            yield put_over(connection)

    def write(self, batch: Sequence[Change]) -> None:
        try:
            with self.engine.begin() as connection:
                if is_plain(batch):
                    insert_rows(connection, "entries", COLUMNS, [row(change) for change in batch])
                    turns = turn_rows(batch)
                    insert_rows(connection, "turns", TURN_COLUMNS, turns, REPLACE_TURN)
                else:
                    put_all(connection, batch)
        except IntegrityError as error:
            raise TakenError from error
        except SQLAlchemyError as error:
            raise FailedError from error

    async def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


def insert_rows(
    connection: Connection,
    into: str,
    columns: Sequence[str],
    rows: Sequence[tuple[Any, ...]],
    or_else: str = "",
) -> None:
    """Insert many rows per statement: each statement takes the GIL once."""
    one = f"({', '.join('?' * len(columns))})"
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        values = ", ".join([one] * len(part))
        flat = tuple(value for each in part for value in each)
        statement = f"INSERT INTO {into} ({', '.join(columns)}) VALUES {values} {or_else}"
        connection.exec_driver_sql(statement, flat)


class PostgresCommits:
    """A persistent connection for plain entries: one statement, one round trip, one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: asyncpg.Connection | None = None
        self.turn = asyncio.Lock()  # of commands that want a table to themselves

    async def put(self, batch: Sequence[Change]) -> None:
        try:
            if is_plain(batch):
                await self.insert(batch)
                return
            async with writing(self.engine) as connection:
                for key in lock_keys(batch):
                    await connection.execute(LOCK, {"key": key})
                await connection.run_sync(put_all, batch)
        except (IntegrityError, asyncpg.UniqueViolationError) as error:
            raise TakenError from error
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise FailedError from error

    @asynccontextmanager
    async def alone_at(self, table_id: str) -> AsyncIterator[Put]:
        """One at a time in each process: each has a connection, and reads with another."""
        async with self.turn, own_transaction(self.engine) as connection:
            await connection.execute(
                text(f"SET LOCAL idle_in_transaction_session_timeout = '{ALONE_SECONDS}s'")
            )
            await connection.execute(LOCK, {"key": lock_key(table_id)})
            yield put_over(connection)

    async def insert(self, batch: Sequence[Change]) -> None:
        rows, turns = [row(change) for change in batch], turn_rows(batch)
        if self.connection is None or self.connection.is_closed():
            url = self.engine.url.set(drivername="postgresql")
            self.connection = await asyncpg.connect(
                url.render_as_string(hide_password=False), timeout=database.CONNECT_SECONDS
            )
        columns: list[list[Any]] = [lock_keys(batch)]
        columns += [list(column) for column in zip(*rows, strict=True)]
        statement = POSTGRES_INSERT
        if turns:
            columns += [list(column) for column in zip(*turns, strict=True)]
            statement = POSTGRES_INSERT_WITH_TURNS
        try:
            await self.connection.execute(statement, *columns, timeout=database.COMMAND_SECONDS)
        except TimeoutError:
            # It is lost, even if nobody has closed it: the next batch uses another one.
            self.connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()


def commits_for(engine: AsyncEngine) -> Commits:
    if engine.dialect.name == "sqlite":
        return SqliteCommits(engine)
    return PostgresCommits(engine)
