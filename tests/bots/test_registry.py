"""Bots by their names."""

from __future__ import annotations

import pytest

from nivelo.bots import BOT_NAMES, bot_names, is_bot_name, make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import load


def test_bots_are_named_by_strength_from_weak_to_strong() -> None:
    assert BOT_NAMES == ("random", "beginner", "easy", "medium", "hard", "expert")


@pytest.mark.parametrize(("old", "name"), [("greedy", "hard"), ("strong", "expert")])
def test_old_names_are_understood_but_no_longer_offered(old: str, name: str) -> None:
    assert moves_of(old, 1, 20) == moves_of(name, 1, 20)
    assert is_bot_name(old)
    assert old not in bot_names()


def test_an_unknown_name_is_quoted_and_the_known_ones_are_listed() -> None:
    with pytest.raises(NiveloError) as caught:
        make_bot("clever")
    assert caught.value.code == "bot/unknown"
    assert caught.value.text == (
        "there is no bot 'clever'; there are random, beginner, easy, medium, hard, expert"
    )


def moves_of(name: str, seed: int, decisions: int = 60) -> list[str]:
    """The moves of one bot in all seats of a game."""
    state = new_state(load("level8-99", 2), seed_from_int(3))
    bot = make_bot(name, seed)
    moves: list[str] = []
    while not state.is_over and len(moves) < decisions:
        move = bot.choose(view(state, int(state.to_act)))
        moves.append(move.text)
        state.play(move)
    return moves


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_seed_decides_what_a_bot_leaves_to_chance(name: str) -> None:
    decisions = 25 if name == "expert" else 120  # it thinks for long
    first = moves_of(name, 1, decisions)
    assert moves_of(name, 1, decisions) == first
    assert moves_of(name, 2, decisions) != first


def test_a_bot_may_go_on_in_another_game() -> None:
    bot, fresh = make_bot("greedy", 1), make_bot("greedy", 1)
    for name in ("level8-master", "niveldoce"):
        state = new_state(load(name, 2), seed_from_int(1))
        move = bot.choose(view(state, int(state.to_act)))
    assert move is fresh.choose(view(state, int(state.to_act)))
