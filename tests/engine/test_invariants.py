"""What holds in every game: a short form of tests/long/soak.py."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nivelo
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.games import BUILT_IN, load
from support.engine.invariants import check
from support.engine.random_games import Chances, Tally, Watched
from support.engine.setups import EVERY_SETUP, Setup, setups

COMPILED = nivelo.engine_mode() == "compiled"
DECISIONS = 500 if COMPILED else 250
OFTEN = Chances(view=0.02, step=0.05, refusals=0.05, clone=0.02, restore=0.02)


@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_the_invariants_hold_in_random_play(setup: Setup) -> None:
    tally = Watched(setup.load(8 * setup.players), 1, OFTEN, DECISIONS).play()
    assert tally.replays == 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_invariants_hold_to_the_end_of_the_game(name: str) -> None:
    seldom = Chances(view=0.002, step=0.01, refusals=0.01, clone=0.005, restore=0.005)
    total = Tally()
    for number, setup in enumerate(list(setups(name))[: 3 if COMPILED else 1]):
        total.add(Watched(setup.load(50), number, seldom).play())
    assert total.finished == total.games == total.replays
    assert min(total.refusals, total.clones, total.restores, total.views, total.steps) > 0


@settings(max_examples=100 if COMPILED else 25)
@given(
    setup=st.sampled_from(EVERY_SETUP),
    number=st.integers(0, 2**32),
    turns=st.sampled_from([3, 20, 200]),
)
def test_the_invariants_hold_from_any_deal(setup: Setup, number: int, turns: int) -> None:
    Watched(setup.load(turns), number, OFTEN, 60).play()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_move_of_another_game_is_refused(name: str) -> None:
    ours, theirs = load(name, 3), load(name, 3)
    state = new_state(ours, seed_from_int(1))
    foreign = theirs.move(state.legal_ids()[0])
    with pytest.raises(IllegalMoveError, match="move/foreign"):
        state.play(foreign)


def test_a_lost_card_is_noticed() -> None:
    state = new_state(load("level8-101", 3), seed_from_int(1))
    check(state)
    state.hands[1] = hand_of(state.hands[1].faces()[1:])
    with pytest.raises(AssertionError, match="cards are not conserved"):
        check(state)


def test_a_winner_before_the_end_is_noticed() -> None:
    state = new_state(load("level8-101", 3), seed_from_int(1))
    state.winner = 1
    with pytest.raises(AssertionError, match="seat 1 has won, and yet taking"):
        check(state)
