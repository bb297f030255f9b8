"""Opening the database, SQLite or PostgreSQL, and migrating it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from typing import Any
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nivelo.server.errors import ServerError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0  # a database that is silent for this long is unavailable
BUSY_MILLISECONDS = 5000  # how long another process may write to a SQLite file
MIGRATION_LOCK = 7235611  # any number: one process at a time migrates

writers: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()  # of SQLite files


def database_url(text: str) -> URL:
    """The URL with our driver; a path without a scheme is a SQLite file."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except (ArgumentError, ValueError) as error:
        raise ServerError("database/url", f"{hidden(text)} is no address of a database") from error
    kind = url.get_backend_name()
    kind = "postgresql" if kind == "postgres" else kind
    if kind not in DRIVERS:
        raise ServerError("database/url", f"{kind!r} is neither sqlite nor postgresql")
    return url.set(drivername=DRIVERS[kind])


def hidden(text: str) -> str:
    """A URL without its password, for messages."""
    before, at, after = text.rpartition("@")
    return f"…@{after}" if at and before else repr(text)


def open_engine(url: URL, connections: int = 5, seconds: float | None = None) -> AsyncEngine:
    """Parameters are hidden: errors end up in logs, and entries hold secrets.

    `seconds` limits each command; migrations, exports and the like have no limit.
    """
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(
            url,
            pool_size=connections,
            pool_pre_ping=True,
            pool_timeout=CONNECT_SECONDS,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": seconds},
        )
        event.listen(engine.sync_engine, "handle_error", drop_silent)
        return engine
    # To open another one takes longer than to wait for one of these: it is a thread, too.
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)
    set_up_sqlite(engine.sync_engine)
    return engine


def drop_silent(context: ExceptionContext) -> None:
    """A connection that timed out is lost, even if nobody has closed it.

    Otherwise even returning it to the pool would wait for an answer.
    """
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def open_sync_engine(url: URL) -> Engine:
    """A SQLite database for one thread that only writes."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
    set_up_sqlite(engine)
    event.listen(engine, "begin", begin_writing)
    return engine


def set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        write_ahead(cursor)
        # A commit is on disk when it returns, even if the power fails.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            begin_writing(connection)


def write_ahead(cursor: Any) -> None:
    """Switch to WAL: if several processes open a new file at once, SQLite refuses all but one.

    It does so immediately, whatever its timeout, to avoid a deadlock.
    """
    give_up = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
        else:
            return


def begin_writing(connection: Connection) -> None:
    """Take the write lock at once: a reader that starts to write later may be refused."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@asynccontextmanager
async def turn_to_write(engine: AsyncEngine) -> AsyncIterator[None]:
    """Wait until nobody else in this process is writing to a SQLite file.

    SQLite allows one writer at a time. Waiting writers poll, so some can be overtaken for ever: on
    a slow disk some were refused. Here they wait in a queue.
    """
    if engine.dialect.name != "sqlite":
        yield
        return
    writer = writers.setdefault(engine, asyncio.Lock())
    async with asyncio.timeout(COMMAND_SECONDS):
        await writer.acquire()
    try:
        yield
    finally:
        writer.release()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[Any]:
    """A transaction that writes."""
    async with (
        turn_to_write(engine),
        engine.execution_options(writes=True).begin() as connection,
    ):
        yield connection


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the database to the newest version; other processes wait meanwhile."""
    async with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(migrations_config(connection), revision)


def migrations_config(connection: Connection) -> Config:
    config = Config()
    folder = resources.files("nivelo.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
