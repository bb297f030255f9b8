"""Copies share what has not changed yet; whatever is done to one leaves the other as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.export.export import export_state
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import new_state
from nivelo.games import BUILT_IN, load

FACES = [2, 3, 3, 7]


def swap_in_place(cards: Cards) -> None:
    cards.own()
    cards.card[0] = 6


def push_after_pop(cards: Cards) -> None:
    cards.pop()
    cards.push(9)


CHANGES: list[Callable[[Cards], object]] = [
    lambda cards: cards.push(5),
    push_after_pop,
    lambda cards: cards.push_under(5),
    lambda cards: cards.insert(2, 5),
    lambda cards: cards.add(3),
    lambda cards: cards.remove(2),
    lambda cards: cards.copy_from(hand_of([1, 1])),
    lambda cards: cards.push_each(hand_of([1, 1, 4]), 10, 4),
    swap_in_place,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_cards_is_not_seen_in_a_copy(change: Callable[[Cards], object]) -> None:
    alone = hand_of(FACES)
    change(alone)
    for changed in (0, 1):
        both = [hand_of(FACES)]
        both.append(both[0].clone())
        change(both[changed])
        assert both[changed].faces() == alone.faces() != FACES
        assert both[1 - changed].faces() == FACES


def test_each_face_of_a_hand_is_pushed_once() -> None:
    moves = hand_of([])
    assert moves.push_each(hand_of([1, 1, 4, 8]), 10, 8) == 3
    assert moves.faces() == [11, 14]


@pytest.mark.parametrize("name", BUILT_IN)
def test_play_goes_on_in_a_position_and_not_in_its_copies(name: str) -> None:
    """Every field is shared or copied; a rule that changed a shared one in place would show."""
    state = new_state(load(name, 3), seed_from_int(7))
    random = QuickRandom(7)
    for _ in range(150):
        play_randomly(state, random, 3)
        if state.is_over:
            break
        before = export_state(state)
        copy, other = state.clone(), state.clone()
        play_randomly(copy, random, 40)
        assert export_state(state) == before
        play_randomly(state, random, 5)
        assert export_state(other) == before
