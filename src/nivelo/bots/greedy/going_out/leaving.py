"""A layout that leaves just the cards with which a seat goes out, however many jokers it takes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.going_out.growing_groups import GrowingGroups
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    RUN,
    SET,
    GroupSpec,
    Level,
    ones,
)
from nivelo.engine.model.moves import NOWHERE

MOST_RESTS: Final = 4000  # sets of cards left over that are tried; nearly always all there are
MOST_WAYS: Final = 24  # to lay out the same cards


def rest_of(hand: Cards, layout: list[Group]) -> Cards:
    """A hand without the cards of a layout."""
    rest = hand.clone()
    i: i64
    for group in layout:
        for i in range(group.placed.n):
            rest.remove(face_at(group.placed.card[i]))
    return rest


def are_all(layouts: list[list[Group]], most: i64, hand: Cards, deck: Deck) -> bool:
    """Are these layouts with the fewest jokers, at most so many, all that there are?"""
    jokers: i64 = 0
    i: i64
    for i in range(hand.n):
        if deck.is_joker(hand.card[i]):
            jokers += 1
    if layouts:
        for group in layouts[0]:
            for i in range(group.placed.n):
                if deck.is_joker(face_at(group.placed.card[i])):
                    jokers -= 1
    return len(layouts) < most and jokers == 0


@final
class Leaving:
    """Goes through the cards that a layout may leave over: there are far fewer than layouts.

    At most one of them (two where all groups may be full) may be of no use to any group. Levels
    with points are left out: their layouts take any number of cards.
    """

    def __init__(
        self, hand: Cards, level: Level, groups: list[Group], finder: LayoutFinder, way: WayOut
    ) -> None:
        self.hand = hand
        self.level = level
        self.groups = groups
        self.finder = finder
        self.way = way
        self.found: list[Group] = []
        self.rest: Cards = no_cards(32)
        self.kept: Cards = hand.clone()  # all other cards
        self.useless: i64 = 0  # cards of the rest
        self.left: i64 = MOST_RESTS
        self.most: i64 = 0 if level.has_points else hand.n - level.slots  # cards left over
        self.useful: vec[i64] = numbers(int(hand.n))  # 1: may be laid off
        self.useful_from: vec[i64] = numbers(int(hand.n) + 1)  # how many, from each place on

    def find(self, seat: i64) -> bool:
        """Is there such a layout? It is `found` then, and the way out has the rest of the turn."""
        if self.most <= 0:
            return False
        self.way.table.load(self.groups)
        i: i64 = self.hand.n
        while i > 0:
            i -= 1
            if self.may_be_laid_off(self.hand.card[i], self.way.table):
                self.useful[i] = 1
            self.useful_from[i] = self.useful_from[i + 1] + self.useful[i]
        return self.leave(0, seat)

    def may_be_laid_off(self, face: i64, table: GrowingGroups) -> bool:
        """On a group of the table or of some layout? An upper bound."""
        deck = table.deck
        if face >= deck.first_special:
            return False
        if face >= deck.coloured or table.open_group(face) != NOWHERE:
            return True
        if table.may_reach(face, self.hand):
            return True
        for spec in self.level.specs:
            if self.may_lengthen(spec, face, table):
                return True
        return False

    def may_lengthen(self, spec: GroupSpec, face: i64, table: GrowingGroups) -> bool:
        """Has the hand all the cards of such a group, and this one to make it longer?"""
        deck = table.deck
        kind, colour = deck.kind[face], deck.colour[face]
        if spec.kind == RUN or spec.kind == COLOUR_RUN:
            if kind >= deck.values:
                return False
            of = colour if spec.kind == COLOUR_RUN else -1
            return self.has_run(kind + 1, spec.size, of) or self.has_run(
                kind - spec.size, spec.size, of
            )
        cards: i64 = 0  # alike, and jokers
        i: i64
        for i in range(self.hand.n):
            other = self.hand.card[i]
            if other >= deck.first_special:
                continue
            same = deck.colour[other] == colour if spec.kind == COLOUR else deck.kind[other] == kind
            if other >= deck.coloured or same:
                cards += 1
        return cards > (spec.size if spec.kind == COLOUR or spec.kind == SET else 1)

    def has_run(self, low: i64, size: i64, colour: i64) -> bool:
        """Has the hand, with its jokers, a run from this value on, of a colour if there is one?"""
        deck = self.way.table.deck
        if low < 0 or low + size > deck.values:
            return False
        there: i64 = 0
        jokers: i64 = 0
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            if face < deck.coloured:
                if colour < 0 or deck.colour[face] == colour:
                    there |= 1 << deck.kind[face]
            elif face < deck.first_special:
                jokers += 1
        return size - ones((there >> low) & ((1 << size) - 1)) <= jokers

    def leave(self, first: i64, seat: i64) -> bool:
        """Leave over more of the cards from this one on, as long as the others have the level."""
        self.left -= 1
        if self.rest.n == self.most:
            return self.lays_out(seat)
        lacking = self.most - self.rest.n - (self.way.discards() - self.useless)
        if lacking > self.useful_from[first]:
            return False
        last: i64 = -1
        i: i64
        for i in range(first, self.hand.n):
            face = self.hand.card[i]
            useless = 1 - self.useful[i]
            if face == last or self.left == 0 or self.useless + useless > self.way.discards():
                continue
            last = face
            self.kept.remove(face)
            if self.finder.solver.has_level(self.kept, self.level):
                self.useless += useless
                self.rest.push(face)
                if self.leave(i + 1, seat):
                    return True
                self.rest.n -= 1
                self.useless -= useless
            self.kept.add(face)
        return False

    def lays_out(self, seat: i64) -> bool:
        """Are the other cards a layout, and does the rest go out with it?"""
        for layout in self.finder.layouts(self.kept, self.level, MOST_WAYS, 99, 0):
            if self.way.find(self.rest, self.groups + layout, seat):
                self.found = layout
                return True
        return False
