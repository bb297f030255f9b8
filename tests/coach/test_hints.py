"""Hints are exact, and made of nothing but what the seat may know."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.coach.going_out import going_out
from nivelo.coach.hints import hint
from nivelo.coach.unseen import unseen
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import Group, face_at, group_text
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.scenario import Scenario
from support.engine.secrecy import redealt
from support.engine.setups import setups

GAMES = [next(iter(setups(name))) for name in BUILT_IN]


def positions(name: str) -> list[State]:
    """Some positions of a random game, each a copy."""
    random = Random(name)
    setup = next(each for each in GAMES if each.game == name)
    state = new_state(setup.load(60), seed_from_int(3))
    states: list[State] = []
    while not state.is_over and len(states) < 40:
        if random.random() < 0.2:
            states.append(state.clone())
        state.play(random.choice(state.legal_moves()))
    return states


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_helps_lessens_what_is_missing_and_nothing_else_does(name: str) -> None:
    for state in positions(name):
        for seat in range(int(state.game.players)):
            seen = view(state, seat)
            if seen.laid_out[seat]:
                assert hint(seen).missing == 0
                continue
            level = state.game.level(seat, seen.levels[seat])
            hinted = hint(seen)
            own = seen.hand + seen.opened[seat]  # what it shows is still its own
            assert hinted.missing == state.game.solver.missing(hand_of(own), level)
            for face in range(int(state.game.deck.faces)):
                if own.count(face) == state.game.deck.count[face]:
                    continue  # the hand has all there are
                with_it = state.game.solver.missing(hand_of([*own, face]), level)
                assert (face in hinted.helps) == (with_it < hinted.missing)
            left = unseen(seen)
            assert all(count == left[face] for face, count in hinted.helps.items())


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_proposed_layout_can_be_laid_out_and_a_suggestion_played(name: str) -> None:
    proposed = 0
    for state in positions(name):
        seat = int(state.to_act)
        hinted = hint(view(state, seat))
        assert hinted.suggestion in [move.text for move in state.legal_moves()]
        if hinted.layout and state.decision_name == "playing":
            proposed += 1
            state.lay_out_groups(hinted.layout)
    assert proposed or name != "level8-99"


@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_make_no_difference_to_a_hint(name: str) -> None:
    random = Random(1)
    for state in positions(name):
        for seat in range(int(state.game.players)):
            assert hint_texts(redealt(state, seat, random), seat) == hint_texts(state, seat)


def hint_texts(state: State, seat: int) -> tuple[object, ...]:
    """A hint as values that can be compared."""
    hinted = hint(view(state, seat))
    layout = [group.placed.faces() for group in hinted.layout]
    return hinted.level, hinted.missing, layout, hinted.helps, hinted.unseen, hinted.suggestion


def test_the_layout_of_a_hint_leaves_the_cards_that_end_the_round() -> None:
    table = Scenario(players=2).level(1, 2).level(2, 2)
    table.group(2, "set 2", "Y5 J=5").group(2, "set 2", "O7 P7")
    table.hand(1, "Y2 P2 G5 R6 O6 G7 O9 G10 Y12 B12 J").playing(1)
    seen = view(table.state, 0)
    way = going_out(seen)
    assert way is not None
    layout = hint(seen).layout
    assert group_texts(table, layout) == group_texts(table, way.layout)
    left = hand_of(seen.hand)
    for group in layout:
        for placed in group.placed.faces():
            left.remove(face_at(placed))
    assert {"G5", "G7"} <= {seen.game.deck.text[face] for face in left.faces()}


def test_without_the_card_on_the_pile_the_round_is_not_ended() -> None:
    """A way out that begins with a take is no layout of the hand as it is."""
    table = Scenario(players=2).level(1, 2).level(2, 2).group(2, "set 2", "Y5 J=5")
    table.hand(1, "Y2 P2 G5 R6 O6 O9 G10 Y12 B12").pile(2, "R9").take(1)
    seen = view(table.state, 0)
    way = going_out(seen)
    assert way is not None
    assert way.take
    assert hint(seen).layout == []


def group_texts(table: Scenario, groups: list[Group]) -> list[str]:
    return [group_text(group, table.deck) for group in groups]
