"""Which cards can be laid off on the table, and in which order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, natural_fits
from nivelo.engine.groups.levels import COLOUR_RUN, POINTS, RUN, SET
from nivelo.engine.model.moves import HIGH_END, LOW_END, Move
from nivelo.engine.view import View

NATURAL: Final = 1000  # jokers come last
FOLLOWER: Final = 10  # for each card of the hand that can follow
NEAR: Final = 3  # steps from the end of a run


def joker_fits(deck: Deck, group: Group, face: i64) -> bool:
    """May this joker be laid off on the group, at either end of a run?"""
    kind = group.kind
    if kind == RUN or kind == COLOUR_RUN:
        if group.low > 0 and deck.joker_fits(face, group.low - 1):
            return True
        return group.high < deck.values - 1 and deck.joker_fits(face, group.high + 1)
    if kind == SET:
        return deck.joker_fits(face, group.low)
    return kind != POINTS


def fits_on(deck: Deck, groups: list[Group], face: i64) -> bool:
    """Can the card be laid off on any group?"""
    if face >= deck.first_special:
        return False
    for group in groups:
        if face >= deck.coloured:
            if joker_fits(deck, group, face):
                return True
        elif natural_fits(group, deck.kind[face], deck.colour[face], deck.values):
            return True
    return False


def followers(deck: Deck, hand: list[int], group: Group, kind: i64, step: i64) -> i64:
    """How many cards of the hand continue a run, once it has reached this kind."""
    n: i64 = 0
    following = kind + step
    going = True
    while going and following < deck.values:
        going = False
        for face in hand:
            if face >= deck.coloured or deck.kind[face] != following:
                continue
            if group.kind == RUN or deck.colour[face] == group.colour:
                n += 1
                following += step
                going = True
                break
    return n


def followers_of(deck: Deck, groups: list[Group], hand: list[int], face: i64) -> i64:
    """The most cards of the hand that a natural card makes room for, on any run."""
    most: i64 = 0
    kind = deck.kind[face]
    for group in groups:
        if (group.kind == RUN or group.kind == COLOUR_RUN) and natural_fits(
            group, kind, deck.colour[face], deck.values
        ):
            step: i64 = -1 if kind < group.low else 1
            most = max(most, followers(deck, hand, group, kind, step))
    return most


def lay_off_score(view: View, move: Move) -> i64:
    """Natural cards first, if others can follow; if none can, a run's end stays open."""
    deck = view.game.deck
    group = view.groups[move.place]
    face = move.card
    score: i64 = NATURAL if face < deck.coloured else 0
    if group.kind != RUN and group.kind != COLOUR_RUN:
        return score + 1
    kind: i64 = -1
    step: i64 = 1
    if face < deck.coloured:
        kind = deck.kind[face]
        if kind < group.low:
            step = -1
    elif move.extra == LOW_END:
        kind = group.low - 1
        step = -1
    elif move.extra == HIGH_END:
        kind = group.high + 1
    else:
        return score + 1  # board: a joker on a full run
    return score + FOLLOWER * followers(deck, view.hand, group, kind, step)


def nearness(deck: Deck, groups: list[Group], face: i64) -> i64:
    """How soon a card may be laid off: NEAR + 1 now, less the further from the end of a run."""
    if face >= deck.first_special:
        return 0
    if fits_on(deck, groups, face):
        return NEAR + 1
    near: i64 = 0
    if face < deck.values * deck.colours:
        kind = deck.kind[face]
        for group in groups:
            if group.kind == RUN or (
                group.kind == COLOUR_RUN and group.colour == deck.colour[face]
            ):
                steps = group.low - kind if kind < group.low else kind - group.high
                if 1 < steps <= NEAR:
                    near = max(near, NEAR + 1 - steps)
    return near
