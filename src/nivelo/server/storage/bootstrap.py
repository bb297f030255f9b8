"""Before a database is used: is it there, and does this version know its form?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from nivelo.server.errors import ServerError, UnknownError
from nivelo.server.storage.database import (
    database_url,
    hidden,
    migrate,
    migrations_config,
    open_engine,
)


@contextmanager
def answering(text: str) -> Iterator[None]:
    """Turn database failures into one line that says why."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise ServerError("database/failed", f"{hidden(text)}: {cause}") from error


async def prepare(text: str) -> None:
    """Create the database at this address or bring it up to date."""
    url = database_url(text)
    check_file(url, text)
    engine = open_engine(url)
    try:
        with answering(text):
            await migrate(engine)
    except CommandError as error:
        raise ServerError(
            "database/form", f"{hidden(text)} is of a newer version of Nivelo; update this one"
        ) from error
    finally:
        await engine.dispose()


def existing_url(text: str) -> URL:
    """The address of an existing database; SQLite would otherwise create an empty one."""
    url = database_url(text)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UnknownError("database/missing", f"there is no database {url.database!r}")
    check_file(url, text)
    return url


def check_file(url: URL, text: str) -> None:
    """Is it a SQLite file, or can it become one? If not, its driver leaves a thread behind."""
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        is_new = not path.exists()
        with answering(text), closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
            if is_new and path.exists():
                path.chmod(0o600)  # nobody else on this computer should read the seeds of games


def check_form(connection: Connection) -> None:
    """Refuse a database of an older or newer version: its tables may be different."""
    form = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(migrations_config(connection)).get_current_head()
    if form != known:
        raise ServerError(
            "database/form",
            f"it has the form {form}, this version knows {known}; `nivelo serve` brings an older "
            "one up to date",
        )
