"""The strength dial: from a child's slips to none."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from nivelo.lab.studies.simulate import simulate


@pytest.mark.parametrize(
    "name", ["strong:0", "strong:11", "strong:", "strong:x", "greedy:3", "easy:2"]
)
def test_only_strong_has_a_dial_of_old_and_it_goes_from_one_to_ten(name: str) -> None:
    with pytest.raises(NiveloError) as caught:
        make_bot(name)
    assert caught.value.code == "bot/unknown"
    assert repr(name) in caught.value.text


def kinds_chosen(bot_name: str, wanted: str) -> Counter[str]:
    """What a bot does where `greedy` would do this kind of move, in some rounds."""
    kinds: Counter[str] = Counter()
    game = load("level8-101", 3)
    for seed in range(6):
        state = new_state(game, seed_from_int(seed))
        players = [make_bot("greedy", seat) for seat in range(3)]
        while not state.is_over and state.decisions < 90:
            seat = int(state.to_act)
            seen = view(state, seat)
            move = players[seat].choose(seen)
            if move.kind_name == wanted and len(seen.legal) > 1:
                kinds[make_bot(bot_name, seed).choose(seen).kind_name] += 1
            state.play(move)
    return kinds


@pytest.mark.slow_pure
@pytest.mark.parametrize(
    ("wanted", "slip"), [("lay_out", "discard"), ("lay_off", "discard"), ("pile", "draw")]
)
def test_a_child_overlooks_what_others_see(wanted: str, slip: str) -> None:
    """Not compared with a master: who looks ahead may hold a level back on purpose."""
    child, other = kinds_chosen("beginner", wanted), kinds_chosen("medium", wanted)
    assert child[slip] > other[slip]
    assert child[wanted] > 0


def test_the_top_of_the_old_dial_is_the_bot_without_a_number() -> None:
    state = new_state(load("level8-99", 2), seed_from_int(4))
    while state.decisions < 40:
        seen = view(state, int(state.to_act))
        move = make_bot("strong", 5).choose(seen)
        assert make_bot("strong:10", 5).choose(seen) is move
        state.play(move)


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_weakest_finishes_its_games_and_loses_most_of_them(name: str) -> None:
    summary = simulate(name, 2, bots=["beginner", "hard"], games=8, seed=1)
    assert summary.finished == 8
    assert summary.wins["hard"] > summary.wins["beginner"]


@pytest.mark.slow_pure
@pytest.mark.parametrize(
    ("weak", "next_one"), [("beginner", "easy"), ("easy", "medium"), ("medium", "hard")]
)
def test_each_step_of_the_dial_is_stronger_than_the_one_before(weak: str, next_one: str) -> None:
    """Of 300 games, where chance alone leaves the better one behind once in thousands of runs."""
    summary = simulate("level8-101", 2, bots=[weak, next_one], games=300, seed=3)
    assert summary.wins[next_one] > summary.wins[weak]


@pytest.mark.slow_pure
def test_the_old_dial_slips_less_at_each_step() -> None:
    summary = simulate("level8-101", 2, bots=["strong:1", "strong:5"], games=40, seed=1)
    assert summary.wins["strong:5"] > summary.wins["strong:1"]
