"""Hints are exact, and made of nothing but what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.coach.hints import hint
from nivelo.coach.unseen import unseen
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.secrecy import redealt
from support.engine.setups import setups

GAMES = [next(iter(setups(name))) for name in BUILT_IN]


def positions(name: str) -> list[State]:
    """Some positions of a random game, each a copy."""
    random = Random(name)
    setup = next(each for each in GAMES if each.game == name)
    state = new_state(setup.load(60), seed_from_int(3))
    found: list[State] = []
    while not state.is_over and len(found) < 40:
        if random.random() < 0.2:
            found.append(state.clone())
        state.play(random.choice(state.legal_moves()))
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_helps_lessens_what_is_missing_and_nothing_else_does(name: str) -> None:
    for state in positions(name):
        for seat in range(int(state.game.players)):
            seen = view(state, seat)
            if seen.laid_out[seat]:
                assert hint(seen).missing == 0
                continue
            level = state.game.level(seat, seen.levels[seat])
            found = hint(seen)
            assert found.missing == state.game.solver.missing(hand_of(seen.hand), level)
            for face in range(int(state.game.deck.faces)):
                if seen.hand.count(face) == state.game.deck.count[face]:
                    continue  # the hand has all there are
                with_it = state.game.solver.missing(hand_of([*seen.hand, face]), level)
                assert (face in found.helps) == (with_it < found.missing)
            left = unseen(seen)
            assert all(count == left[face] for face, count in found.helps.items())


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_proposed_layout_can_be_laid_out_and_a_suggestion_played(name: str) -> None:
    proposed = 0
    for state in positions(name):
        seat = int(state.to_act)
        found = hint(view(state, seat))
        assert found.suggestion in [move.text for move in state.legal_moves()]
        if found.layout and state.decision_name == "playing":
            proposed += 1
            state.lay_out_groups(found.layout)
    assert proposed or name != "level8-99"


@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_make_no_difference_to_a_hint(name: str) -> None:
    random = Random(1)
    for state in positions(name):
        for seat in range(int(state.game.players)):
            assert told(redealt(state, seat, random), seat) == told(state, seat)


def told(state: State, seat: int) -> tuple[object, ...]:
    """A hint as values that can be compared."""
    found = hint(view(state, seat))
    layout = [group.placed.faces() for group in found.layout]
    return found.level, found.missing, layout, found.helps, found.unseen, found.suggestion
