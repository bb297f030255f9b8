"""Rounds that nobody ends: dead ones (G24), and those that are called off (G25).

A round is dead if the groups on the table can never change again, so that nobody can make progress.

Cards leave the hands only for groups, and no card comes back from there. So if no card off the
table fits anywhere, and nobody could lay out even with all of them, this remains so to the end of
the round. Hands then shrink only in turns when there is nothing at all to take.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards
from nivelo.engine.groups.groups import Group, face_at, natural_fits
from nivelo.engine.groups.levels import COLOUR_RUN, POINTS, RUN, SET
from nivelo.engine.model.game import DEAD_ENDS, Game
from nivelo.engine.model.position import Position
from nivelo.engine.rules.lay_offs import all_groups_full

MIN_TURNS: Final = 60
"""Turns of a round before it is checked, so that play stays fast: most rounds are over by then."""
LAPS: Final = 30
"""Turns of each seat, on average, after which a round may be called off."""


def ends_dead(p: Position) -> bool:
    """Is the round over because it is dead, in a game with that option?"""
    return p.game.rules.dead_round == DEAD_ENDS and p.turns > MIN_TURNS and is_dead(p)


def has_dragged_on(p: Position) -> bool:
    """Has the round lasted long enough to be called off?"""
    return p.turns > LAPS * p.game.players


def is_dead(p: Position) -> bool:
    """Can nothing be laid any more, by anyone, whatever cards come?

    Not on a board whose groups are all full: there two discards make hands smaller (BO-55).
    """
    if not p.groups or (p.game.rules.full_groups and all_groups_full(p)):
        return False
    if something_fits(p.game, p.groups):
        return False
    off_table = cards_off_table(p.game, p.groups)
    q: i64
    for q in range(p.game.players):
        if p.laid_out[q] == 0:
            if p.game.solver.has_level(off_table, p.game.level(q, p.level[q])):
                return False
    return True


def cards_off_table(game: Game, groups: list[Group]) -> Cards:
    """All cards that can be part of a group and are in none, wherever they are."""
    left = faces_off_table(game, groups)
    cards = no_cards(int(game.deck.size))
    face: i64
    for face in range(game.deck.first_special):
        more = left[face]
        while more > 0:
            cards.push(face)
            more -= 1
    return cards


def faces_off_table(game: Game, groups: list[Group]) -> vec[i64]:
    """The same, counted by face, including specials."""
    left: vec[i64] = game.deck.count[:]
    i: i64
    for group in groups:
        for i in range(group.placed.n):
            left[face_at(group.placed.card[i])] -= 1
    return left


def something_fits(game: Game, groups: list[Group]) -> bool:
    """Can a card that is not in a group be laid off? Jokers first, which fit most often."""
    left = faces_off_table(game, groups)
    face = game.deck.first_special - 1
    while face >= 0:
        if left[face] > 0:
            for group in groups:
                if fits(game, group, face):
                    return True
        face -= 1
    return False


def fits(game: Game, group: Group, face: i64) -> bool:
    """May a card be laid off on the group, by the rules of this game?"""
    deck = game.deck
    if face < deck.coloured:
        return natural_fits(group, deck.kind[face], deck.colour[face], deck.values)
    if group.kind == RUN or group.kind == COLOUR_RUN:
        if group.low > 0 and deck.joker_fits(face, group.low - 1):
            return True
        if group.high < deck.values - 1 and deck.joker_fits(face, group.high + 1):
            return True
        return game.rules.full_groups and group.is_full(deck)
    if group.kind == SET:
        return deck.joker_fits(face, group.low)
    return group.kind != POINTS
