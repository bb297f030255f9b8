"""Killed with SIGKILL at random moments, servers lose nothing and do nothing twice.

The short form of `tests/long/crash.py`, which kills a hundred times.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from support.crash.crash_people import GAMES
from support.crash.crash_trial import Trial
from support.server.postgres import Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

KILLS = 3
TABLES = len(GAMES)


async def check(trial: Trial) -> None:
    """People, bots and clocks play all games on, whatever happens to the servers."""
    findings = await trial.run(TABLES, KILLS, wait_every=KILLS + 1)
    assert findings.kills >= KILLS
    assert findings.acked > 0
    assert findings.records >= TABLES
    assert {"move", "bot_move", "timed_move"} <= set(findings.kinds)


async def test_one_server_on_sqlite(tmp_path: Path) -> None:
    await check(Trial(tmp_path, f"sqlite:///{tmp_path / 'crash.sqlite3'}", 1))


async def test_two_servers_on_one_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    await check(Trial(tmp_path, postgres.new_database(), 2))
