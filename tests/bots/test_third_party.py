"""Bots that are written elsewhere, by module and class or by an installed name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nivelo.bots import BOT_NAMES, bot_names, make_bot
from nivelo.bots.third_party import VARIABLE
from nivelo.engine.errors import NiveloError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.env import aec_v0
from nivelo.games import load
from support.cli.command_result import Nivelo

LAZY = "lazy_bot:LazyBot"


def code_of(name: str) -> str:
    with pytest.raises(NiveloError) as caught:
        make_bot(name)
    assert name.partition(":")[0] in caught.value.text
    return caught.value.code


def play(name: str) -> list[str]:
    state = new_state(load("level8-99", 2), seed_from_int(5))
    bot, greedy = make_bot(name, 3), make_bot("greedy", 4)
    moves: list[str] = []
    while len(moves) < 80:
        move = (bot, greedy)[int(state.to_act)].choose(view(state, int(state.to_act)))
        moves.append(move.text)
        state.play(move)
    return moves


def test_a_bot_is_named_by_its_module_and_class(lazy: Path) -> None:
    assert type(make_bot(LAZY)).__name__ == "LazyBot"
    assert play(LAZY) == play(LAZY)


def test_an_installed_bot_is_named_by_its_entry_point(installed: str) -> None:
    assert type(make_bot(installed)).__name__ == "LazyBot"
    assert play(installed) == play(LAZY)
    assert bot_names() == (*BOT_NAMES, "lazy")


def test_a_setting_names_bots_too(lazy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"idle = {LAZY}, slow={LAZY},")
    assert bot_names() == (*BOT_NAMES, "idle", "slow")
    assert type(make_bot("idle")).__name__ == "LazyBot"


def test_a_name_does_not_hide_a_bot_of_this_package(
    lazy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, f"greedy={LAZY}")
    assert type(make_bot("greedy")).__name__ == "GreedyBot"
    with pytest.raises(NiveloError) as caught:
        bot_names()
    assert caught.value.code == "bot/name"


@pytest.mark.parametrize("text", ["Lazy=a.b:C", "lazy", "lazy=a.b", "lazy=a.b:C.d", "l/z=a:B"])
def test_a_setting_that_names_no_bot_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, text)
    with pytest.raises(NiveloError) as caught:
        bot_names()
    assert caught.value.code == "bot/name"


def test_what_is_wrong_with_a_bot_has_a_code(lazy: Path) -> None:
    (lazy / "broken_bot.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    (lazy / "odd_bot.py").write_text(
        "class Odd:\n    def __init__(self, seed): ...\n\n"
        "def make(seed):\n    return seed\n\nNUMBER = 3\n",
        encoding="utf-8",
    )
    assert code_of("no_such_bot:Bot") == "bot/import"
    assert code_of("broken_bot:Bot") == "bot/import"
    assert code_of("lazy_bot:Nobody") == "bot/import"
    assert code_of("odd_bot:Odd") == "bot/class"
    assert code_of("odd_bot:make") == "bot/class"
    assert code_of("odd_bot:NUMBER") == "bot/class"


@pytest.mark.parametrize("name", ["strong:11", "greedy:Bot", "lazy_bot", "a b:C", ":C"])
def test_what_names_no_module_and_class_is_unknown(name: str, lazy: Path) -> None:
    with pytest.raises(NiveloError) as caught:
        make_bot(name)
    assert caught.value.code == "bot/unknown"


def test_it_plays_in_the_laboratory(lazy: Path, nivelo: Nivelo) -> None:
    done = nivelo(
        "simulate", "level8-99", "--bots", f"{LAZY},random", "--games", "4", "--jobs", "2", "--json"
    )
    assert done.code == 0, done.err
    assert set(json.loads(done.out)["wins"]) == {LAZY, "random"}
    refused = nivelo("simulate", "level8-99", "--bots", "no_such_bot:Bot", "--games", "1")
    assert refused.code == 2
    assert "'no_such_bot:Bot' cannot be imported" in refused.err


def test_it_plays_in_an_environment(lazy: Path) -> None:
    env = aec_v0.env("level8-99", players=2)
    env.reset(seed=3)
    bot = make_bot(LAZY, 1)
    for _ in range(100):
        env.step(int(bot.choose(env.unwrapped.view()).id))
        assert env.rewards is not None
