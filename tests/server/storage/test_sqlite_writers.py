"""SQLite lets one write at a time: those of one process wait in a row, and none is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nivelo.client import Account
from nivelo.server.storage import database
from nivelo.server.storage.database import database_url, open_engine, turn_to_write
from support.server.running_server import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

PEOPLE = 12


async def test_many_who_write_at_once_are_all_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where SQLite itself would refuse whoever comes second."""
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 0)

    async def come(url: str, name: str) -> str:
        async with Account(url, name) as person:
            table = await person.create_table({"seats": 2})
            await person.do(table, "chat", text="hello")
            return str((await person.get(f"/tables/{table}"))["said"][0]["text"])

    with running(tmp_path) as server:
        said = await asyncio.gather(*(come(server.url, f"P{n}") for n in range(PEOPLE)))
    assert said == ["hello"] * PEOPLE


async def test_they_come_in_the_order_in_which_they_asked(tmp_path: Path) -> None:
    engine = open_engine(database_url(str(tmp_path / "file.sqlite3")))
    order: list[int] = []

    async def write(number: int) -> None:
        async with turn_to_write(engine):
            await asyncio.sleep(0)
            order.append(number)

    await asyncio.gather(*(write(number) for number in range(PEOPLE)))
    assert order == list(range(PEOPLE))
    await engine.dispose()


async def test_nobody_waits_for_ever_for_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "COMMAND_SECONDS", 0.05)
    engine = open_engine(database_url(str(tmp_path / "file.sqlite3")))
    async with turn_to_write(engine):
        with pytest.raises(TimeoutError):
            async with turn_to_write(engine):
                pass
    async with turn_to_write(engine):
        pass
    await engine.dispose()
