"""The search that the solver is compared with, itself compared with something plainer still:
laying out card by card, and adding cards one after another until that is possible."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from nivelo.games.decks import DeckPlan, build_deck
from support.solver.exhaustive_search import Oracle

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

LEVELS = (
    ("run 3", "set 2"),
    ("set 2", "set 2"),
    ("set 3 of numbers", "set 2"),
    ("colour run 2", "colour 2"),
    ("colour 2", "colour 2", "set 2"),
    ("colour run 2", "run 3"),
    ("points 5", "set 2"),
    ("points 6 one colour", "colour 2"),
    ("elements 2", "set 2 of elements"),
    ("element+animal 1", "animals 1", "points 3"),
)


def small_deck(full_jokers: bool) -> DeckPlan:
    """Four values and two pairs of pictures in two colours, and jokers."""
    return DeckPlan(
        values=4,
        colours=("red", "blue"),
        elements=("air", "fire"),
        animals=("eagle", "phoenix"),
        copies=1,
        jokers=((1, 4, 3),) if full_jokers else ((1, 2, 2), (4, 4, 2)),
        specials=((1, 2),),
    )


def fewest_added(oracle: Oracle, hand: list[int]) -> int:
    """Add no card, any one, any two … until the level can be laid out; a skip is left over."""
    faces = range(int(oracle.deck.first_special))
    skip = int(oracle.deck.first_special)
    for n in range(12):
        for more in combinations_with_replacement(faces, n):
            if oracle.layouts([*hand, *more, skip], 10**6):
                return n
    raise AssertionError(f"{oracle.groups} cannot be laid out")


@pytest.mark.parametrize("full_jokers", [True, False])
@pytest.mark.parametrize("groups", LEVELS, ids=", ".join)
def test_the_cards_missing_are_the_fewest_that_must_be_added(
    groups: tuple[str, ...], full_jokers: bool
) -> None:
    only_full = any(text.startswith(("points", "element", "animals")) for text in groups)
    deck = build_deck(small_deck(full_jokers or only_full))
    oracle = Oracle(deck, groups)
    random = Random(" ".join(groups))
    cards = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
    compared = 0
    while compared < 25:
        hand = random.sample(cards, random.randint(2, 7))
        missing = oracle.missing(hand)
        if missing <= 2:
            compared += 1
            assert missing == fewest_added(oracle, hand), deck.hand_text(hand)
            assert oracle.can_lay_out(hand) == (len(oracle.layouts(hand, 10**6)) > 0)


def test_layouts_are_listed_by_hand() -> None:
    deck = build_deck(small_deck(True))
    r2, b2, r3, b4, joker, skip = (deck.parse(c) for c in ("R2", "B2", "R3", "B4", "J", "skip"))
    two, three, four = (
        (face, int(deck.kind[face]), int(deck.colour[face])) for face in (r2, r3, b4)
    )
    run = Oracle(deck, ["run 3"])
    assert run.layouts([r2, r3, joker, skip], 100) == {
        (("run 3", tuple(sorted([two, three, (joker, 0, -1)]))),),
        (("run 3", tuple(sorted([two, three, (joker, 3, -1)]))),),
    }
    assert run.layouts([r2, r3, b4], 100) == set()  # nothing would be left to discard
    assert run.layouts([r2, r3, b4, b2], 100) == {
        (("run 3", (two, three, four)),),
        (("run 3", ((b2, 1, 1), three, four)),),
    }
    points = Oracle(deck, ["points 6"])
    assert points.layouts([r2, b4, joker, skip], 100) == {
        (("points 6", (two, four)),),
        (("points 6", (two, (joker, -1, -1))),),
        (("points 6", (four, (joker, -1, -1))),),
    }
