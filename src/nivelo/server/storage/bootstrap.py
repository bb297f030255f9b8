"""Before a database is used: is it there, and does it have the form that this version knows?"""

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
    """What the database does not do becomes one line that says why."""
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
    """The address of a database that is there; SQLite would make an empty one else."""
    url = database_url(text)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UnknownError("database/missing", f"there is no database {url.database!r}")
    check_file(url, text)
    return url


def check_file(url: URL, text: str) -> None:
    """Is it, or can it become, a file of SQLite? Its driver leaves a thread behind if it is not."""
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        is_new = not path.exists()
        with answering(text), closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
            if is_new and path.exists():
                path.chmod(0o600)  # seeds of games concern nobody else on this computer


def check_form(connection: Connection) -> None:
    """Refuse a database of an older or newer version: its tables may look different."""
    form = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(migrations_config(connection)).get_current_head()
    if form != known:
        raise ServerError(
            "database/form",
            f"it has the form {form}, this version knows {known}; `nivelo serve` brings an older "
            "one up to date",
        )
