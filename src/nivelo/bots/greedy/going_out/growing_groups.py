"""The groups on the table as they grow by lay-offs."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, POINTS, RUN, SET
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import AS_GROUP, FIRST_PICTURE, LOW_END, NOWHERE


@final
class GrowingGroups:
    """The groups on the table, with the ends and sizes after the lay-offs of a search."""

    def __init__(self, game: Game) -> None:
        self.deck: Deck = game.deck
        self.full_groups: bool = game.rules.full_groups
        self.most: i64 = game.most_groups * game.players
        self.groups: list[Group] = []
        self.n: i64 = 0
        self.low: vec[i64] = numbers(int(self.most))  # the ends of the runs
        self.high: vec[i64] = numbers(int(self.most))
        self.size: vec[i64] = numbers(int(self.most))  # of each group, in cards

    def load(self, groups: list[Group]) -> None:
        """Start with these groups as they are."""
        self.groups = groups
        self.n = len(groups)
        g: i64
        for g in range(self.n):
            self.low[g] = groups[g].low
            self.high[g] = groups[g].high
            self.size[g] = groups[g].placed.n

    def is_run(self, g: i64) -> bool:
        kind = self.groups[g].kind
        return kind == RUN or kind == COLOUR_RUN

    def put(self, g: i64, kind: i64, end: i64) -> None:
        """Add a card to one end of a run."""
        self.size[g] += 1
        if end == LOW_END:
            self.low[g] = kind
        else:
            self.high[g] = kind

    def take_back(self, g: i64, kind: i64, end: i64) -> None:
        self.size[g] -= 1
        if end == LOW_END:
            self.low[g] = kind + 1
        else:
            self.high[g] = kind - 1

    def continues(self, g: i64, kind: i64, face: i64) -> bool:
        """May the card stand for this kind in the run?"""
        deck = self.deck
        if face >= deck.first_special:
            return False
        if face >= deck.coloured:
            return deck.joker_fits(face, kind)
        if deck.kind[face] != kind:
            return False
        group = self.groups[g]
        return group.kind == RUN or deck.colour[face] == group.colour

    def open_group(self, face: i64) -> i64:
        """A group that accepts this card whatever else it contains, or NOWHERE."""
        deck = self.deck
        if face >= deck.first_special:
            return NOWHERE
        g: i64
        for g in range(self.n):
            group = self.groups[g]
            kind = group.kind
            if kind == RUN or kind == COLOUR_RUN:
                if face >= deck.coloured and self.full_groups and self.is_full(g):
                    return g
            elif kind == SET:
                if face >= deck.coloured:
                    if deck.joker_fits(face, group.low):
                        return g
                elif deck.kind[face] == group.low:
                    return g
            elif kind == COLOUR:
                if face >= deck.coloured or deck.colour[face] == group.colour:
                    return g
            elif kind != POINTS:
                if face >= deck.coloured or (group.pictures >> deck.kind[face]) & 1 == 1:
                    return g
        return NOWHERE

    def may_reach(self, face: i64, hand: Cards) -> bool:
        """Could a run grow far enough to accept this card, with the cards of this hand? An upper
        bound.
        """
        deck = self.deck
        if face >= deck.first_special:
            return False
        g: i64
        for g in range(self.n):
            group = self.groups[g]
            if group.kind != RUN and group.kind != COLOUR_RUN:
                continue
            if face >= deck.coloured:
                if self.low[g] > 0 or self.high[g] < deck.values - 1:
                    return True
                continue
            kind = deck.kind[face]
            if kind >= deck.values or (
                group.kind == COLOUR_RUN and deck.colour[face] != group.colour
            ):
                continue
            if kind < self.low[g]:
                if self.can_fill(g, kind + 1, self.low[g], hand):
                    return True
            elif kind > self.high[g] and self.can_fill(g, self.high[g] + 1, kind, hand):
                return True
        return False

    def can_fill(self, g: i64, first: i64, end: i64, hand: Cards) -> bool:
        """Has the hand a card for each kind from the first up to the end, including jokers?"""
        deck = self.deck
        jokers: i64 = 0
        i: i64
        for i in range(hand.n):
            if deck.coloured <= hand.card[i] < deck.first_special:
                jokers += 1
        kind: i64
        for kind in range(first, end):
            held = False
            for i in range(hand.n):
                if hand.card[i] < deck.coloured and self.continues(g, kind, hand.card[i]):
                    held = True
                    break
            if not held:
                jokers -= 1
                if jokers < 0:
                    return False
        return True

    def is_full(self, g: i64) -> bool:
        """As `Group.is_full`, for the group as it has grown."""
        deck = self.deck
        kind = self.groups[g].kind
        if kind == RUN or kind == COLOUR_RUN:
            return self.low[g] == 0 and self.high[g] == deck.values - 1
        if kind == SET:
            return self.size[g] >= deck.colours * deck.copies
        if kind == COLOUR:
            return self.size[g] >= deck.kinds * deck.copies
        return True

    def all_full(self) -> bool:
        g: i64
        for g in range(self.n):
            if not self.is_full(g):
                return False
        return True

    def meaning(self, g: i64, face: i64) -> i64:
        """The meaning of a joker on a group that accepts any (N25)."""
        kind = self.groups[g].kind
        plain = kind == RUN or kind == COLOUR_RUN or kind == SET or kind == COLOUR
        if face < self.deck.coloured or plain:
            return AS_GROUP
        k = self.deck.values
        while (self.groups[g].pictures >> k) & 1 == 0:
            k += 1
        return FIRST_PICTURE + k - self.deck.values
