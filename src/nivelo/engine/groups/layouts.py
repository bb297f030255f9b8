"""Finding layouts: every way to lay out a level from a hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.drafts import DraftChecker
from nivelo.engine.groups.groups import Group, face_at, new_group
from nivelo.engine.groups.levels import COLOUR, POINTS, Level
from nivelo.engine.groups.placing import (
    NOTHING,
    allows,
    is_filled,
    next_last,
    points_after,
    stands_for,
)
from nivelo.engine.groups.solver import Solver


@final
class LayoutFinder:
    """Searches for the layouts of a level, each listed once; holds scratch space for one search."""

    def __init__(self, deck: Deck, solver: Solver) -> None:
        self.deck = deck
        self.solver = solver
        self.drafts = DraftChecker(deck, solver)
        self.naturals: Cards = no_cards()  # scratch: the natural cards of a hand or of the rest
        self.listed: list[list[Group]] = []  # the layouts so far
        self.limit: i64 = 0  # maximum number

    def forget(self) -> None:
        """Clear all data of the last hand."""
        self.drafts.forget()
        self.naturals = no_cards()
        self.listed = []
        self.limit = 0

    def can_lay_out(self, hand: Cards, level: Level, spare: i64 = 1) -> bool:
        return self.drafts.can_lay_out(hand, level, spare)

    def layouts(
        self, hand: Cards, level: Level, limit: int, jokers: int = 99, spare: i64 = 1
    ) -> list[list[Group]]:
        """Up to `limit` essentially different layouts with at most this many jokers.

        Layouts differ if a group has other cards or a joker stands for something else; the order of
        equal groups does not count.
        """
        self.listed = []
        self.limit = limit
        if limit > 0 and self.can_lay_out(hand, level, spare):
            self.drafts.rest.copy_from(hand)
            self.search(level, 0, [], [], jokers)
        return self.listed

    def thrifty_layouts(
        self, hand: Cards, level: Level, limit: int, spare: i64 = 1
    ) -> list[list[Group]]:
        """Up to `limit` layouts, all with the fewest possible jokers."""
        layouts: list[list[Group]] = []
        if limit > 0 and self.can_lay_out(hand, level, spare):
            jokers = int(self.solver.missing(self.naturals_of(hand), level))
            while not layouts and not self.solver.is_spent():
                layouts = self.layouts(hand, level, limit, jokers, spare)
                jokers += 1
        return layouts

    def naturals_of(self, hand: Cards) -> Cards:
        """The natural cards of a hand, valid until the scratch space is used again."""
        naturals = self.naturals
        naturals.n = 0
        i: i64
        for i in range(hand.n):
            if hand.card[i] < self.deck.coloured:
                naturals.push(hand.card[i])
        return naturals

    def leads_nowhere(self, tail: Level, jokers: i64) -> bool:
        """Does the rest lack cards for these groups, even with this many jokers?"""
        rest = self.drafts.rest
        naturals = self.naturals_of(rest)
        if rest.n - naturals.n <= jokers:
            return not self.solver.has_level(rest, tail)
        return self.solver.missing(naturals, tail) > jokers

    def search(
        self, level: Level, i: int, groups: list[Group], keys: list[list[int]], jokers: i64
    ) -> None:
        """Place the groups from the i-th on, with this many jokers."""
        if i == level.n:
            if self.drafts.rest.n >= self.drafts.spare:
                self.listed.append(groups)
            return
        if not self.drafts.starts(level, i):
            return
        if self.leads_nowhere(level if i == 0 else level.after(i - 1), jokers):
            return
        spec = level.specs[i]
        anchors = no_cards()
        self.drafts.list_anchors(spec, anchors, jokers)
        for anchor in anchors.faces():
            self.fill(level, groups, keys, anchor, [], NOTHING, spec.size, jokers)
            if len(self.listed) >= self.limit:
                return

    def twin_before(self, level: Level, i: int, placed: list[int], keys: list[list[int]]) -> bool:
        """Should an equal group, placed earlier, come after this one?"""
        text = level.specs[i].text
        return any(level.specs[j].text == text and keys[j] > placed for j in range(i))

    def fill(
        self,
        level: Level,
        groups: list[Group],
        keys: list[list[int]],
        anchor: i64,
        placed: list[int],
        last: i64,
        points: i64,
        jokers: i64,
    ) -> None:
        """Complete the next group from the rest in every way with this beginning, and continue with
        each.
        """
        i = len(groups)
        spec = level.specs[i]
        if is_filled(spec, len(placed), points):
            # Points made of jokers alone have no colour: they are found at the first one.
            again = spec.kind == POINTS and anchor > 0 and face_at(placed[0]) >= self.deck.coloured
            if not again and not self.twin_before(level, i, placed, keys):
                group = new_group(spec.kind, placed, self.deck)
                self.search(level, i + 1, [*groups, group], [*keys, placed], jokers)
            return
        if self.solver.is_spent():
            return
        self.solver.spent += 1
        if (spec.kind == POINTS or spec.kind == COLOUR) and i + 1 < level.n:
            # There are too many choices of these: only look at those that leave enough for the
            # others.
            if self.leads_nowhere(level.after(i), jokers):
                return
        rest = self.drafts.rest
        seen = -1
        for face in rest.faces():
            if face == seen:
                continue
            seen = face
            joker = face >= self.deck.coloured
            if joker and jokers == 0:
                continue
            if not allows(self.deck, spec, anchor, len(placed), last, points, face):
                continue
            left = points_after(self.deck, spec, points, face)
            code = stands_for(self.deck, spec, anchor, len(placed), points, face)
            rest.remove(face)
            self.fill(
                level,
                groups,
                keys,
                anchor,
                [*placed, code],
                next_last(self.deck, spec, face),
                left,
                jokers - 1 if joker else jokers,
            )
            rest.add(face)
            if len(self.listed) >= self.limit:
                return
