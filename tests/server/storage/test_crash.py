"""Whatever fails at random moments, servers lose nothing and do nothing twice.

The short form of `tests/long/crash.py`, which lets a hundred things fail, and cuts databases off.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from support.crash.crash_people import COMPANIES, GAMES
from support.crash.crash_trial import Findings, Trial
from support.crash.faults import DatabaseKilled, DatabasePaused, FullDisk, Stopped, UntilFelt
from support.server.postgres import Postgres, postgres_server

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

KILLS = 3
TABLES = len(GAMES)
FEW = len(COMPANIES)


async def check(trial: Trial, tables: int = TABLES, faults: int = KILLS) -> Findings:
    """People, bots and clocks play all games on, whatever happens to the servers."""
    findings = await trial.run(tables, faults, wait_every=faults + 1)
    assert findings.kills >= faults
    assert findings.acked > 0
    assert findings.records >= tables
    assert {"move", "bot_move", "timed_move"} <= set(findings.kinds)
    return findings


async def test_one_server_on_sqlite(tmp_path: Path) -> None:
    await check(Trial(tmp_path, f"sqlite:///{tmp_path / 'crash.sqlite3'}", 1))


async def test_two_servers_on_one_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    await check(Trial(tmp_path, postgres.new_database(), 2))


async def test_a_full_disk_and_a_server_that_stands_still(tmp_path: Path) -> None:
    trial = Trial(tmp_path, f"sqlite:///{tmp_path / 'crash.sqlite3'}", 1)

    def somebody_was_refused() -> bool:
        return any(table.refused["server/storage"] for table in trial.tables)

    trial.faults = [UntilFelt(FullDisk(1.0), somebody_was_refused), Stopped(1.0)]
    findings = await check(trial, FEW, len(trial.faults))
    assert findings.refused["server/storage"] > 0


async def test_a_database_that_is_killed_and_one_that_stands_still(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        trial = Trial(tmp_path, postgres.new_database(), 1)

        def somebody_was_refused() -> bool:
            return any(table.refused["server/storage"] for table in trial.tables)

        killed = UntilFelt(DatabaseKilled(postgres), somebody_was_refused)
        trial.faults = [killed, DatabasePaused(postgres, 1.0)]
        findings = await check(trial, FEW, len(trial.faults))
        assert findings.refused["server/storage"] > 0
