"""Starting: abandoned and damaged tables hold up nobody, and a newer database is told in a line."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.live.follower import ABANDONED_MILLISECONDS
from nivelo.server.logs import Repeats
from support.cli.command_result import Nivelo
from support.server.running_server import running

BOTS = {1: {"name": "greedy"}}


def change(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(data / "nivelo.sqlite3")) as database:
        database.execute(statement, values)
        database.commit()


async def begun(ann: Account) -> str:
    table = await ann.create_table({"seats": 2, "pace": 10_000}, BOTS)
    await ann.do(table, "start")
    return table


@pytest.mark.anyio
async def test_an_abandoned_table_is_loaded_when_somebody_comes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann:
            old, new = await begun(ann), await begun(ann)
            cookie = ann.cookie
    late = "UPDATE tables SET changed_at = changed_at - ? WHERE id = ?"
    change(tmp_path, late, ABANDONED_MILLISECONDS, old)
    with running(tmp_path) as server:
        while new not in server.service.hub.rooms.held:
            await asyncio.sleep(0.01)
        assert old not in server.service.hub.rooms.held
        async with Account(server.url, "Ann", cookie) as ann, ann.seat(old) as seat:
            await seat.receive()
            assert old in server.service.hub.rooms.held


@pytest.mark.anyio
async def test_one_damaged_table_does_not_hide_a_persons_others(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann:
            bad, good = await begun(ann), await begun(ann)
            cookie = ann.cookie
    change(tmp_path, "UPDATE entries SET body = 'what?' WHERE table_id = ? AND seq = 1", bad)
    with running(tmp_path) as server:
        async with Account(server.url, "Anna", cookie) as ann:  # a new name, at all tables
            mine = await ann.get("/tables/mine")
            assert {row["id"] for row in mine} == {bad, good}
            with pytest.raises(RefusedError) as refused:
                await ann.get(f"/tables/{bad}")
            assert refused.value.code == "table/damaged"
            assert (await ann.get(f"/tables/{good}"))["table"]["seats"][0]["name"] == "Anna"


def test_a_newer_database_is_told_in_one_line(tmp_path: Path, nivelo: Nivelo) -> None:
    with running(tmp_path):
        pass
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    done = nivelo("serve", f"--data={tmp_path}", "--port=0", "--no-open")
    assert done.code != 0
    assert done.err.startswith("nivelo: database/form: ")
    assert "newer version" in done.err
    assert len(done.err.splitlines()) == 1


def record(at: float, text: str = "it failed", level: int = logging.ERROR) -> logging.LogRecord:
    log_record = logging.LogRecord("nivelo.server", level, __file__, 1, text, (), None)
    log_record.created = at
    return log_record


def test_failures_in_a_row_are_logged_once_with_a_count() -> None:
    repeats = Repeats(60)
    assert [repeats.filter(record(at)) for at in (0, 1, 2, 59)] == [True, False, False, False]
    assert repeats.filter(record(5, "something else failed"))
    later = record(61)
    assert repeats.filter(later)
    assert vars(later)["repeated"] == 3
    assert not repeats.filter(record(62))
    assert all(repeats.filter(record(at, level=logging.INFO)) for at in (0, 1, 2))
