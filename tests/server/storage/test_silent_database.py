"""A database that says nothing: nobody waits for ever, and afterwards everything goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.api import ops
from nivelo.server.errors import StorageError
from nivelo.server.live import bus
from nivelo.server.meter import Meter
from nivelo.server.storage import database, writer
from nivelo.server.storage.changes import Change, Put
from nivelo.server.storage.writer import Writer
from nivelo.server.table.entries import Entry
from support.server.people_at_tables import until
from support.server.postgres import Postgres
from support.server.running_server import Running, running
from support.server.silent_proxy import SilentProxy, silent_proxy

# Seconds that an answer may take: what is not silent must be answered within, on any machine.
PATIENCE = 2.0


@pytest.fixture
def proxy(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentProxy]:
    for module, name in (
        (database, "CONNECT_SECONDS"),
        (database, "COMMAND_SECONDS"),
        (bus, "ANSWER_SECONDS"),
        (ops, "DATABASE_SECONDS"),
    ):
        monkeypatch.setattr(module, name, PATIENCE)
    with silent_proxy(postgres.new_database()) as silent:
        yield silent


@pytest.fixture
def behind(proxy: SilentProxy, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database=proxy.database, shutdown_seconds=2) as server:
        yield server


def ready(server: Running) -> int:
    return httpx.get(f"{server.url}/health/ready", timeout=30).status_code


@pytest.mark.anyio
async def test_a_silent_database_is_noticed_and_left_behind(
    proxy: SilentProxy, behind: Running
) -> None:
    async with Account(behind.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        async with ann.seat(table) as seat:
            await seat.do("chat", text="one")
            proxy.silent = True
            with pytest.raises(RefusedError) as refused:
                await seat.do("chat", text="two")
            assert refused.value.code == "server/storage"
            assert ready(behind) == 503
            with pytest.raises(RefusedError) as refused:
                await ann.get(f"/tables/{table}/history")
            proxy.silent = False
            # The old connections stay silent for ever: others are taken.
            while ready(behind) != 200:
                pass
            await seat.do("chat", text="three")
    assert proxy.lost > 0


def test_a_server_stops_while_its_database_is_silent(proxy: SilentProxy, tmp_path: Path) -> None:
    with running(tmp_path, database=proxy.database, shutdown_seconds=1) as server:
        assert ready(server) == 200
        proxy.silent = True


@pytest.mark.anyio
async def test_while_writes_are_refused_the_server_is_not_ready(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("the disk is full")

    async with Account(sqlite_server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        async with ann.seat(table) as seat:
            monkeypatch.setattr(sqlite_server.service.hub.writer.commits, "put", full)
            monkeypatch.setattr(sqlite_server.service.store, "seen", full)
            with pytest.raises(RefusedError) as refused:
                await seat.do("chat", text="hello")
            assert refused.value.code == "server/storage"
            assert ready(sqlite_server) == 503
            monkeypatch.undo()
            assert ready(sqlite_server) == 200
            await seat.do("chat", text="hello")
            assert not sqlite_server.service.hub.writer.failing


@pytest.mark.anyio
async def test_what_was_stored_though_nobody_said_so_is_seen_by_all_soon(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if somebody goes before the table is read again."""
    commits = sqlite_server.service.hub.writer.commits
    put = commits.put

    async def lose_the_answer(batch: Sequence[Change]) -> None:
        await put(batch)
        raise OSError("the connection was lost after the commit")

    async with Account(sqlite_server.url, "Ann") as ann, Account(sqlite_server.url, "Bo") as bo:
        table = await ann.create_table({"seats": 2})
        async with ann.seat(table) as seat, bo.seat(table) as reader:
            async with ann.seat(table):
                monkeypatch.setattr(commits, "put", lose_the_answer)
                with pytest.raises(RefusedError):
                    await seat.do("chat", text="hello")
                monkeypatch.undo()
            now = await until(reader, lambda now: len(now["said"]) > 0)
            assert [line["text"] for line in now["said"]] == ["hello"]


class Deaf:
    """A database that takes what it is given and never says anything."""

    async def put(self, _: Sequence[Change]) -> None:
        await asyncio.Event().wait()

    def alone_at(self, table_id: str) -> AbstractAsyncContextManager[Put]:
        return nullcontext(self.put)

    async def close(self) -> None:
        pass


@pytest.mark.anyio
async def test_a_write_that_waits_is_seen_and_then_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "WRITE_SECONDS", 0.2)
    waits = Writer(Deaf(), lambda _: None, Meter())
    running = asyncio.create_task(waits.run())
    assert waits.oldest_wait() == 0.0
    storing = asyncio.create_task(waits.store(Change("a table", Entry(1, 0, "chat", 0, ""))))
    while waits.oldest_wait() == 0.0:
        await asyncio.sleep(0)
    with pytest.raises(StorageError):
        await storing
    assert waits.failing
    waits.close()
    await running
    assert waits.oldest_wait() == 0.0


def test_readiness_knows_how_long_a_write_has_waited(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = sqlite_server.service.hub
    monkeypatch.setattr(hub.writer, "oldest_wait", lambda: ops.DATABASE_SECONDS + 1)
    assert ready(sqlite_server) == 503
    monkeypatch.undo()
    assert ready(sqlite_server) == 200
