"""Which cards of the hand the level can best do without: those that are given up, or asked for."""

from __future__ import annotations

from nivelo.coach.chances import drawing_of
from nivelo.engine.model.moves import CARD, DISCARD, Move
from nivelo.engine.view import View

Loss = tuple[int, int]
"""The missing cards without a card, and how many unseen cards help then, negative: less is better.
"""


def losses(view: View) -> tuple[Loss, dict[int, Loss]] | None:
    """Of the whole hand, and without each card that may be given up and could be in a group."""
    drawing = drawing_of(view)
    if drawing is None:
        return None
    missing = int(drawing.missing())
    whole = missing, -int(drawing.helping(missing))
    choosable = {int(move.card) for move in view.legal if move.kind in (CARD, DISCARD)}
    without = {
        face: (left, -helping)
        for face, left, helping in drawing.after_discards()
        if face in choosable and face < view.game.deck.first_special
    }
    return whole, without


def is_least_useful(view: View, move: Move) -> bool:
    """Of the cards that may be given up, does the level lose least with this one?"""
    found = losses(view)
    if found is None:
        return False
    _, without = found
    return len(without) > 1 and without[int(move.card)] == min(without.values())


def rest_is_useful(view: View) -> bool:
    """Would the level lose something with each of these cards?"""
    found = losses(view)
    if found is None:
        return False
    whole, without = found
    return bool(without) and min(without.values()) > whole
