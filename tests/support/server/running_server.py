"""The real server for tests: uvicorn on a free port, with real sockets, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import pytest
import uvicorn

from nivelo.server.app import create_app
from nivelo.server.serve import how
from nivelo.server.service import Service
from nivelo.server.settings import Settings
from nivelo.server.table.entries import Entry
from nivelo.server.table.table import Table
from support.server.postgres import Postgres, postgres_server

# Their assertions should say what they compared, as those of tests do.
pytest.register_assert_rewrite(
    "support.server.people_at_tables",
    "support.server.allowed_messages",
    "support.server.generated.random_tables",
)

T = TypeVar("T")
TESTS = Path(__file__).resolve().parents[2] / "server"

# Tests are faster than people; those about limits set their own.
NO_LIMITS: dict[str, Any] = {
    "messages_per_second": 1e6,
    "messages_per_address": 1e6,
    "hints_per_minute": 10**7,
    "chat_per_minute": 10**7,
    "bot_moves_per_second": 1e6,
    "requests_per_minute": 10**7,
    "tables_per_hour": 10**7,
    "games_per_minute": 10**7,
    "connections_per_address": 10**5,
}


class Running:
    """A server that runs in a thread of this process, and what its database holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.config = uvicorn.Config(self.app, host="127.0.0.1", port=0, **how(settings))
        self.server = uvicorn.Server(self.config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve())

    def start(self) -> None:
        self.thread.start()
        give_up = time.monotonic() + 60
        while not self.server.started:
            if not self.thread.is_alive() or time.monotonic() > give_up:
                raise RuntimeError("the server did not start; its log says why")
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def port(self) -> int:
        return int(self.server.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop, and wait for it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """As `call`, for tests that have a loop of their own."""
        assert self.loop is not None
        async with asyncio.timeout(60):
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def entries(self, table: str) -> list[Entry]:
        """All entries of a table, as the database has them."""
        return await self.ask(self.service.store.entries_after(table, 0))

    async def stored(self, table: str) -> Table:
        """The table as its stored entries tell it."""
        return await self.ask(self.service.store.load(table))


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """A server with these settings, until the end of the block."""
    server = Running(Settings(**{**NO_LIMITS, "data": str(data), **settings}))
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("sqlite")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_backed(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("postgres")
    with running(data, database=postgres.new_database()) as server:
        yield server


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Running:
    """The server on a database; it is shared by all tests of a process."""
    name = "sqlite_server" if request.param == "sqlite" else "postgres_backed"
    chosen: Running = request.getfixturevalue(name)
    return chosen


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The same test on both databases, unless it asks for one."""
    marks = metafunc.definition.iter_markers("parametrize")
    if "server" in metafunc.fixturenames and not any("server" in mark.args[0] for mark in marks):
        metafunc.parametrize("server", databases_for(metafunc.definition), indirect=True)


def databases_for(item: pytest.Item) -> list[str]:
    """What happens at a table, and what is refused, has nothing to do with the database.

    Half of those tests run on each, and of those that are marked `any_database`; all on both where
    NIVELO_ALL_DATABASES is set.
    """
    databases = ["sqlite", "postgres"]
    if os.environ.get("NIVELO_ALL_DATABASES"):
        return databases
    at_tables = any(item.path.is_relative_to(TESTS / folder) for folder in ("table", "security"))
    if at_tables or item.get_closest_marker("any_database"):
        return [databases[crc32(item.name.encode()) % 2]]
    return databases


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The server's own loop where it has one: it is not to be had for Windows."""
    return "asyncio", {"use_uvloop": find_spec("uvloop") is not None}
