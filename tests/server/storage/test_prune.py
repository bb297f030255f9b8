"""Abandoned tables are deleted when an operator asks for it, and nothing else is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import update

from nivelo.client import Account, RefusedError
from nivelo.server.storage import schema
from nivelo.server.storage.database import writing
from nivelo.server.storage.prune import DAY, Pruned, prune
from support.cli.command_result import Nivelo
from support.server.finished_games import play_small, small_table
from support.server.running_server import Running, running

pytestmark = pytest.mark.anyio


async def made_earlier(server: Running, days: int) -> None:
    """Everything that is there now happened so many days earlier."""
    engine, ago = server.service.engine, days * DAY
    async with writing(engine) as connection:
        for table, names in (
            (schema.tables, ("created_at", "changed_at")),
            (schema.entries, ("at",)),
            (schema.people, ("created_at",)),
        ):
            values = {name: table.c[name] - ago for name in names}
            await connection.execute(update(table).values(values))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_only_what_was_abandoned_long_ago_is_deleted(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    settings = {}
    if kind == "postgres":
        settings["database"] = request.getfixturevalue("postgres").new_database()
    with running(tmp_path, **settings) as server:
        database = server.settings.database_text()
        async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
            played, old = await small_table(ann), await small_table(bo)
            await play_small(ann, played)
            await bo.post(f"/tables/{old}/seats/0/recovery", None)
            await bo.post("/me", {"name": "Bo", "avatar": {"sign": "owl", "colour": "teal"}})
            await server.ask(made_earlier(server, 100))
            recent = await small_table(ann)
            before = (await server.entries(recent))[0].at - 90 * DAY
            foreseen = await prune(database, before, dry_run=True)
            assert foreseen == Pruned(1, 2, 0)
            assert await prune(database, before) == Pruned(1, 2, 1)
            assert await prune(database, before) == Pruned(0, 0, 0)
            assert [entry.seq for entry in await server.entries(recent)] == [1]
            assert (await ann.get(f"/tables/{played}/games/1"))["proof"]["ok"]
            assert await server.entries(old) == []
    with running(tmp_path, **settings) as server:
        async with Account(server.url, "Cleo") as cleo:
            with pytest.raises(RefusedError, match="table/unknown"):
                await cleo.get(f"/tables/{old}")


def test_the_command_says_what_it_did(nivelo: Nivelo, tmp_path: Path) -> None:
    done = nivelo("prune", "--data", str(tmp_path), "--json")
    assert json.loads(done.out) == {"tables": 0, "entries": 0, "people": 0}
    asked = nivelo("prune", "--data", str(tmp_path), "--dry-run")
    assert asked.out == "0 tables with 0 entries and 0 people would be deleted\n"
    wrong = nivelo("prune", "--data", str(tmp_path), "--days", "0")
    assert (wrong.code, "prune/days" in wrong.err) == (2, True)
