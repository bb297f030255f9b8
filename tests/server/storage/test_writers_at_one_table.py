"""Writers of several processes at the same tables: none fails, and one can be alone at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from nivelo.server.storage import schema
from nivelo.server.storage.changes import Change, Commits, TakenError
from nivelo.server.storage.commits import commits_for
from nivelo.server.storage.database import database_url, migrate, open_engine, writing
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from nivelo.server.table.rows import Rows
from support.server.postgres import Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

TABLES = ("one", "two", "three")
TIMES = 40


@pytest.fixture(params=["sqlite", "postgresql"])
async def engines(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[list[AsyncEngine]]:
    """Two processes' ways to one database with a few tables."""
    url = str(tmp_path / "file.sqlite3")
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    both = [open_engine(database_url(url)) for _ in range(2)]
    await migrate(both[0])
    async with writing(both[0]) as connection:
        await connection.execute(insert(schema.tables), [table_row(name) for name in TABLES])
    yield both
    for engine in both:
        await engine.dispose()


@pytest.fixture
async def both(engines: list[AsyncEngine]) -> AsyncIterator[list[Commits]]:
    commits = [commits_for(engine) for engine in engines]
    yield commits
    for each in commits:
        await each.close()


def table_row(name: str) -> dict[str, object]:
    texts = {"id": name, "code": name, "status": "open", "game": "g", "title": "t", "names": "[]"}
    numbers = dict.fromkeys(("seats", "free", "created_at", "changed_at"), 1)
    return {**texts, **numbers, "listed": False, "automatic": False}


def line(table: str, seq: int, text: str = "") -> Change:
    """Something that is stored by the shortest way, with whose turn it is."""
    return Change(table, Entry(seq, 0, entries.CHAT, 0, text), awaited=0)


def pause(table: str, seq: int) -> Change:
    """Something that other rows belong to."""
    rows = Rows(table={"status": "paused"})
    return Change(table, Entry(seq, 0, entries.PAUSED, 0, ""), rows, awaited=0)


async def stored(commits: Commits, batch: list[Change]) -> bool:
    try:
        await commits.put(batch)
    except TakenError:
        return False
    return True


async def test_of_two_batches_at_once_one_is_stored_and_the_other_comes_too_late(
    both: list[Commits],
) -> None:
    for seq in range(1, TIMES):
        one = [line(table, seq) for table in TABLES]
        two = [pause(table, seq) if seq % 2 else line(table, seq) for table in reversed(TABLES)]
        results = await asyncio.gather(stored(both[0], one), stored(both[1], two))
        assert sorted(results) == [False, True]


async def test_whoever_is_alone_at_a_table_is_first(
    engines: list[AsyncEngine], both: list[Commits]
) -> None:
    async with both[0].alone_at("one") as put:
        other = asyncio.create_task(stored(both[1], [line("one", 1, "theirs"), line("two", 1)]))
        await asyncio.sleep(0.1)  # it would be stored by now, if it could be
        await put([line("one", 1, "ours")])
    assert not await other
    async with engines[1].connect() as connection:
        assert (await connection.execute(select(schema.entries.c.body))).scalars().all() == ["ours"]


async def test_whoever_is_alone_and_stores_nothing_leaves_the_table_as_it_was(
    both: list[Commits],
) -> None:
    with pytest.raises(ValueError, match="no"):
        async with both[0].alone_at("one"):
            raise ValueError("no")
    assert await stored(both[1], [line("one", 1)])


async def test_many_who_want_a_table_for_themselves_have_it_one_after_the_other(
    both: list[Commits],
) -> None:
    async def store(commits: Commits, table: str, seq: int) -> None:
        async with commits.alone_at(table) as put:
            await put([line(table, seq)])

    await asyncio.gather(
        *(store(both[seq % 2], table, seq) for seq in range(1, TIMES) for table in TABLES)
    )
