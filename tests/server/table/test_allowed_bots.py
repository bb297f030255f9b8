"""Bots written elsewhere at a table: those that the operator allows, and no others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nivelo.bots import BOT_NAMES
from nivelo.bots.third_party import VARIABLE
from nivelo.client import RefusedError
from nivelo.games import load
from nivelo.server.protocol.setup import BotChoice, check_bot
from nivelo.server.table.match import Match
from nivelo.server.thinking import bot_workers
from nivelo.server.thinking.bot_workers import BotWorkers
from nivelo.server.thinking.process_pool import ProcessPool
from support.server.people_at_tables import Company, refused, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

LAZY = "lazy_bot:LazyBot"
FAILING = """
class Raising:
    def __init__(self, seed): ...
    def choose(self, view):
        raise RuntimeError("I do not know")

class Cheating(Raising):
    def choose(self, view):
        return next(move for move in view.game.moves.moves if move not in view.legal)
"""


@pytest.fixture
def workers(lazy: Path) -> Iterator[BotWorkers]:
    """Processes that are started after the module of the bot is there."""
    started = BotWorkers(ProcessPool(1))
    yield started
    started.close()


def match() -> Match:
    return Match(load("level8-99", 2), bytes(32), ["", ""], 1000)


async def test_a_client_cannot_make_the_server_import_a_module(
    company: Company, lazy: Path
) -> None:
    ann = await company.person("Ann")
    with pytest.raises(RefusedError) as caught:
        await company.table(ann, bots={1: {"name": LAZY}})
    assert caught.value.code == "bot/unknown"
    with pytest.raises(RefusedError) as caught:
        await company.table(ann, bot={"name": LAZY})
    assert caught.value.code == "bot/unknown"
    (host,) = await company.table(ann)
    assert await refused(host, "bot", seat=1, bot={"name": LAZY}) == "bot/unknown"
    assert "lazy_bot" not in sys.modules


async def test_an_installed_bot_plays_at_a_table(
    company: Company, installed: str, workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company.server.service.hub.scheduler, "bot_workers", workers)
    ann = await company.person("Ann")
    assert (await ann.get("/games"))["bots"] == [*BOT_NAMES, installed]
    (host,) = await company.table(ann, bots={1: {"name": installed}})
    await host.do("start")
    await until(host, lambda now: now["open"]["to_act"] == 0)
    turns = host.now["open"]["turns"]
    await host.move("draw")
    await host.move(next(move for move in host.now["own"]["legal"] if move.startswith("-")))
    await until(host, lambda now: now["open"]["turns"] >= turns + 2)
    assert "lazy_bot" not in sys.modules  # it thinks in another process


async def test_a_bot_of_the_settings_chooses(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, f"idle={LAZY}")
    check_bot(BotChoice("idle"))
    assert await workers.choose(match(), 1, BotChoice("idle"), 1) == "draw"


@pytest.mark.parametrize("kind", ["Raising", "Cheating", "Missing"])
async def test_if_it_fails_the_house_bot_moves(
    workers: BotWorkers,
    lazy: Path,
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logged: list[str] = []
    monkeypatch.setattr(bot_workers.logger, "exception", lambda text, **_: logged.append(text))
    (lazy / "failing_bot.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, f"bad=failing_bot:{kind}")
    move = await workers.choose(match(), 1, BotChoice("bad"), 1)
    assert move == await workers.choose(match(), 1, BotChoice("greedy"), 1)
    assert logged == ["a bot failed, the house bot moves"]
