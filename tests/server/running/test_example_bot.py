"""The example bot of docs/protocol.md, run as its reader would run it, against a real server."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from nivelo.client import Account
from support.server.finished_games import SMALL_SETUP, Shown, play_out
from support.server.running_server import Running

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "simple_bot.py"

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def until_ready(shown: Shown, seat: int) -> None:
    while not shown.seat.now["table"]["seats"][seat]["ready"]:
        await shown.seat.receive()


async def test_the_example_bot_sits_down_and_plays_a_game_to_its_end(server: Running) -> None:
    environment = {name: text for name, text in os.environ.items() if not name.startswith("COV")}
    async with Account(server.url, "Ann") as ann:
        table = await ann.create_table(SMALL_SETUP)
        async with ann.seat(table) as seat:
            shown = Shown(seat)
            code = seat.now["table"]["code"]
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), server.url, code, env=environment
            )
            try:
                async with asyncio.timeout(120):
                    await until_ready(shown, 1)
                    await shown.do("start")
                    await play_out(shown)
                    assert await bot.wait() == 0
            finally:
                if bot.returncode is None:
                    bot.kill()
                    await bot.wait()
        game = await ann.get(f"/tables/{table}/games/1")
        assert [each["name"] for each in game["result"]["seats"]] == ["Ann", "Simple"]
        assert all(each["person"] for each in game["result"]["seats"])
        replay = await ann.get(f"/tables/{table}/games/1/replay?count=100")
        assert {frame["by"] for frame in replay["frames"] if frame["seat"] == 1} == {"person"}


def test_the_example_bot_has_fewer_than_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40
