"""Which cards to keep for the next round: all sets that may be kept are compared."""

from __future__ import annotations

from itertools import combinations
from math import comb

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.view import View

MOST_SETS = 5000


def is_needed(view: View, face: int) -> bool:
    """Without this card, would one more be missing?"""
    hand = view.kept + view.hand
    return missing(view, less(hand, face)) > missing(view, hand)


def keeps_most(view: View, face: int) -> bool:
    """Is the card of use in one of the sets with which the fewest cards are missing?"""
    lacking = {kept: missing(view, [*view.kept, *kept]) for kept in sets(view)}
    best = [kept for kept, lacks in lacking.items() if lacks == min(lacking.values())]
    return any(
        missing(view, less([*view.kept, *kept], face)) > lacking[kept]
        for kept in best
        if face in kept
    )


def none_is_needed(view: View) -> bool:
    """Is no less missing with any more of the cards that may be kept?"""
    now = missing(view, view.kept)
    compared = sets(view)
    return bool(compared) and all(missing(view, [*view.kept, *kept]) == now for kept in compared)


def sets(view: View) -> set[tuple[int, ...]]:
    """All sets that may be kept besides what is kept already; none if there are too many."""
    cards = sorted(face for face in view.hand if face < view.game.deck.first_special)
    sizes = range(min(int(view.todo), len(cards)) + 1)
    if sum(comb(len(cards), size) for size in sizes) > MOST_SETS:
        return set()
    return {kept for size in sizes for kept in combinations(cards, size)}


def missing(view: View, cards: list[int]) -> int:
    level = view.game.level(view.seat, view.levels[view.seat])
    return int(view.game.solver.missing(hand_of(cards), level))


def less(cards: list[int], face: int) -> list[int]:
    rest = list(cards)
    rest.remove(face)
    return rest
