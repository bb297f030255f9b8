"""Where a crowd meets: servers in this process, or the worker processes of one server."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Protocol

import httpx
from sqlalchemy.engine import make_url

from nivelo.server.storage.database import open_engine
from nivelo.server.storage.store import Store
from nivelo.server.table.entries import Entry
from support.server.races.crowd import Crowd
from support.server.races.verdict import Course, check_memory, check_message
from support.server.running_server import Running
from support.server.serve_process import Serving

WORKERS = 2
LOOKS = 4  # of each person at a table: every time another process may answer
SOON_AWAY = """
from nivelo.server.live import deputies

deputies.AWAY_SECONDS = 0.3
"""


class Place(Protocol):
    """Servers, and what is to be known of them besides what they tell people."""

    urls: list[str]

    async def number_of(self, cookie: str) -> int: ...

    async def entries(self, table: str) -> list[Entry]: ...

    async def check_memory(self, crowd: Crowd, course: Course) -> None: ...

    def new_troubles(self) -> list[str]:
        """What the servers have logged as an error since the last time."""


class Troubles(logging.Handler):
    """Whatever is logged as an error in this process."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def __enter__(self) -> Troubles:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        logging.getLogger().removeHandler(self)


class ServersHere:
    """Servers that run in this process: their memory can be looked at."""

    def __init__(self, servers: list[Running], troubles: Troubles) -> None:
        self.servers = servers
        self.urls = [server.url for server in servers]
        self.troubles = troubles

    async def number_of(self, cookie: str) -> int:
        found = await self.servers[0].ask(self.servers[0].service.store.find_person(cookie))
        assert found is not None
        return found.number

    async def entries(self, table: str) -> list[Entry]:
        return await self.servers[0].entries(table)

    async def check_memory(self, crowd: Crowd, course: Course) -> None:
        for server in self.servers:
            await server.ask(check_memory(server.service.hub.rooms, course))

    def new_troubles(self) -> list[str]:
        found, self.troubles.found = self.troubles.found, []
        return found


class WorkerProcesses:
    """`nivelo serve --workers`, as people run it; of its memory is seen what it answers."""

    def __init__(self, serving: Serving, database: str) -> None:
        self.serving = serving
        self.urls = [serving.url]
        self.database = make_url(database).set(drivername="postgresql+asyncpg")
        self.seen = 0  # characters of the log

    async def number_of(self, cookie: str) -> int:
        engine = open_engine(self.database)
        try:
            found = await Store(engine).find_person(cookie)
        finally:
            await engine.dispose()
        assert found is not None
        return found.number

    async def entries(self, table: str) -> list[Entry]:
        engine = open_engine(self.database)  # each round has a loop of its own
        try:
            return await Store(engine).entries_after(table, 0)
        finally:
            await engine.dispose()

    async def check_memory(self, crowd: Crowd, course: Course) -> None:
        path = f"{self.serving.url}/api/tables/{crowd.table}"
        for someone in crowd.people:
            for _ in range(LOOKS):
                async with httpx.AsyncClient(timeout=60) as client:  # a connection of its own
                    cookies = {"cookie": f"nivelo={someone.account.cookie}"}
                    answer = await client.get(path, headers=cookies)
                    if answer.status_code != 403:  # the table is private
                        now = answer.raise_for_status().json()
                        assert now["seq"] >= len(course.stored), "the server is behind"
                        if now["seq"] == len(course.stored):  # and does not play on
                            check_message(now, someone.number, course)

    def new_troubles(self) -> list[str]:
        log = self.serving.log()
        new, self.seen = log[self.seen :], len(log)
        return [new] if '"error"' in new else []


@contextmanager
def worker_processes(folder: Path, database: str) -> Iterator[WorkerProcesses]:
    """Their hosts are away soon, so that others act for them while a crowd is there."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(SOON_AWAY, encoding="utf-8")
    paths = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    options = (f"--workers={WORKERS}", f"--database={database}", "--log-format=json")
    server = Serving(folder, *options, PYTHONPATH=paths)
    try:
        while server.log().count('"the server runs"') < WORKERS:
            time.sleep(0.05)
        yield WorkerProcesses(server, database)
    finally:
        server.stop()
