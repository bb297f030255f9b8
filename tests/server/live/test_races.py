"""The short form of `tests/long/races.py`: many people at one table at once."""

from __future__ import annotations

import pytest

from nivelo.server.live import deputies
from support.server.races.round import Troubles, play_round
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure, pytest.mark.any_database]

SCENES = 12


async def test_whatever_people_do_at_once_a_table_remains_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.3)
    with Troubles() as troubles:
        done = await play_round([server], 5, SCENES, troubles)
    assert done.commands > SCENES
