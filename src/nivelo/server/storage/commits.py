"""One commit of many entries, by the shortest way that each database has.

A thread that talks to SQLite and the event loop take turns at the interpreter, and asyncio's
drivers take many turns in one transaction. Measured with 50 tables at full speed that was three
quarters of all time, so here a batch is one job of one thread, or one statement to PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from nivelo.server.storage import database, schema
from nivelo.server.storage.changes import Change, Commits, FailedError, TakenError
from nivelo.server.storage.database import open_sync_engine, turn_to_write, writing
from nivelo.server.storage.projection import statements_after, statements_before

COLUMNS: Final = ("table_id", "seq", "at", "kind", "seat", "body")
TURN_COLUMNS: Final = ("table_id", "person_id")
REPLACE_TURN: Final = "ON CONFLICT (table_id) DO UPDATE SET person_id = excluded.person_id"
ROWS_AT_ONCE: Final = 100

POSTGRES_INSERT: Final = (
    f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT * FROM "
    "unnest($1::varchar[], $2::int[], $3::bigint[], $4::varchar[], $5::smallint[], $6::text[])"
)
# Both in one statement, which is one round trip and one transaction.
POSTGRES_INSERT_WITH_TURNS: Final = (
    f"WITH stored AS ({POSTGRES_INSERT}) INSERT INTO turns ({', '.join(TURN_COLUMNS)}) "
    f"SELECT * FROM unnest($7::varchar[], $8::bigint[]) {REPLACE_TURN}"
)
PUT_TURN: Final = text(
    f"INSERT INTO turns ({', '.join(TURN_COLUMNS)}) VALUES (:table_id, :person_id) {REPLACE_TURN}"
)


def row(change: Change) -> tuple[str, int, int, str, int, str]:
    entry = change.entry
    return (change.table_id, entry.seq, entry.at, entry.kind, entry.seat, entry.body)


def turn_rows(batch: Sequence[Change]) -> list[tuple[str, int | None]]:
    """Where another person is awaited now; in the same order in every process, for the locks."""
    turns = {change.table_id: change.awaited for change in batch if change.awaited is not None}
    return [(table_id, turns[table_id] or None) for table_id in sorted(turns)]


def is_plain(batch: Sequence[Change]) -> bool:
    """Are there only entries to store, and whose turn it is?"""
    return all(change.rows is None for change in batch)


def put_all(connection: Connection, batch: Sequence[Change]) -> None:
    """Everything in its order, within a transaction."""
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


class SqliteCommits:
    """A thread of its own with a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.shared = engine  # what others of this process write with
        self.engine = open_sync_engine(engine.url)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="commits")

    async def put(self, batch: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        async with turn_to_write(self.shared):
            await loop.run_in_executor(self.thread, self.write, batch)

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
    """Many rows to a statement: each statement is one turn at the interpreter."""
    one = f"({', '.join('?' * len(columns))})"
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        values = ", ".join([one] * len(part))
        flat = tuple(value for each in part for value in each)
        statement = f"INSERT INTO {into} ({', '.join(columns)}) VALUES {values} {or_else}"
        connection.exec_driver_sql(statement, flat)


class PostgresCommits:
    """A lasting connection for plain entries: one statement, one round trip, one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: asyncpg.Connection | None = None

    async def put(self, batch: Sequence[Change]) -> None:
        try:
            if is_plain(batch):
                await self.insert([row(change) for change in batch], turn_rows(batch))
                return
            async with writing(self.engine) as connection:
                await connection.run_sync(put_all, batch)
        except (IntegrityError, asyncpg.UniqueViolationError) as error:
            raise TakenError from error
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise FailedError from error

    async def insert(
        self, rows: list[tuple[Any, ...]], turns: list[tuple[str, int | None]]
    ) -> None:
        if self.connection is None or self.connection.is_closed():
            url = self.engine.url.set(drivername="postgresql")
            self.connection = await asyncpg.connect(
                url.render_as_string(hide_password=False), timeout=database.CONNECT_SECONDS
            )
        columns = [list(column) for column in zip(*rows, strict=True)]
        statement = POSTGRES_INSERT
        if turns:
            columns += [list(column) for column in zip(*turns, strict=True)]
            statement = POSTGRES_INSERT_WITH_TURNS
        try:
            await self.connection.execute(statement, *columns, timeout=database.COMMAND_SECONDS)
        except TimeoutError:
            # It is lost, also if nobody has closed it: the next batch takes another.
            self.connection.terminate()
            raise

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()


def commits_for(engine: AsyncEngine) -> Commits:
    if engine.dialect.name == "sqlite":
        return SqliteCommits(engine)
    return PostgresCommits(engine)
