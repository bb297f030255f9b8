"""Placing the cards of a group one by one: which may come next, and with what meaning.

Within a group, cards come in one fixed order: runs upwards; sets and colours by face; points from
the highest; jokers last where the order is free. So every layout is reached in only one way. Points
use as few jokers as possible, each counting as much as it can.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import place
from nivelo.engine.groups.levels import COLOUR, POINTS, SET, GroupSpec

# What precedes the next card of a group, if it is not a face.
NOTHING: Final = -1
JOKER_BEFORE: Final = -2


def is_filled(spec: GroupSpec, k: i64, points: i64) -> bool:
    if spec.kind == POINTS:
        return points == 0 and k > 0
    return k == spec.slots


def allows(
    deck: Deck, spec: GroupSpec, anchor: i64, k: i64, last: i64, points: i64, face: i64
) -> bool:
    """May this card come next in a group, after the card `last`, considering only its kind?"""
    if spec.kind == POINTS:
        if face >= deck.first_special:
            return False
        if face >= deck.coloured:
            return True
        value = deck.kind[face] + 1
        colour = spec.colour[anchor]
        return (
            value <= points
            and value <= deck.values
            and (last == NOTHING or (last != JOKER_BEFORE and face <= last))
            and (colour < 0 or deck.colour[face] == colour)
        )
    if (spec.kind == SET or spec.kind == COLOUR) and face < last:
        return False
    return deck.fits(face, spec.kind_asked(anchor, k), spec.colour[anchor])


def points_after(deck: Deck, spec: GroupSpec, points: i64, face: i64) -> i64:
    """The points left after this card; a joker counts as much as it can."""
    if spec.kind != POINTS:
        return points
    worth = deck.values
    if face < deck.coloured:
        worth = deck.kind[face] + 1
    return points - worth if worth < points else 0


def next_last(deck: Deck, spec: GroupSpec, face: i64) -> i64:
    """The value of `last` after this card; in points no natural card may follow a joker."""
    if spec.kind == POINTS and face >= deck.coloured:
        return JOKER_BEFORE
    return face


def stands_for(deck: Deck, spec: GroupSpec, anchor: i64, k: i64, points: i64, face: i64) -> i64:
    """A card with its meaning at the k-th place of a group, as one number."""
    if face < deck.coloured:
        return place(face, deck.kind[face], deck.colour[face])
    kind = spec.kind_asked(anchor, k)
    if spec.kind == POINTS:
        kind = points - 1 if points < deck.values else deck.values - 1
        return place(face, kind, -1)  # nothing is laid off on points: no colour matters
    return place(face, kind, spec.colour[anchor])
