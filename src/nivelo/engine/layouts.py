"""Finding layouts: every way to lay out a level from a hand, card by card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.cards import Cards, no_cards
from nivelo.engine.deck import Deck
from nivelo.engine.groups import Group, face_at, new_group, place
from nivelo.engine.levels import COLOUR, COLOUR_RUN, POINTS, RUN, SET, Ask, Level, ones
from nivelo.engine.solver import Solver

# What came before the next card of a group, when it is not a face.
NOTHING: Final = -1
JOKER_BEFORE: Final = -2


@final
class LayoutFinder:
    """Looks for layouts of a level; one per game, with scratch space for one search.

    Cards come group by group in the order of the level, and inside a group in one fixed order
    (runs from below; sets and colours by face; points from the highest; jokers last where the
    order is free), so that each layout is found once. A layout always leaves a card to discard.
    Points take as few jokers as will do, each counting as much as it can.
    """

    def __init__(self, deck: Deck, solver: Solver) -> None:
        self.deck = deck
        self.solver = solver
        self.rest: Cards = no_cards()  # the hand without what is placed

    def can_lay_out(self, hand: Cards, level: Level) -> bool:
        if hand.n <= level.slots or self.solver.missing(hand, level) > 0:
            return False
        if not level.has_points:
            return True
        self.rest.copy_from(hand)
        return self.starts(level, 0)

    def starts(self, level: Level, i: i64) -> bool:
        """Can the groups from the i-th on be laid out from the rest, leaving a card?"""
        if i == level.n:
            return self.rest.n > 0
        tail = level if i == 0 else level.after(i - 1)
        if self.rest.n <= tail.slots or self.solver.missing(self.rest, tail) > 0:
            return False
        if not tail.has_points:
            return True
        a: i64
        for a in range(level.asks[i].anchors):
            if self.opens(level, i, a):
                return True
        return False

    def opens(self, level: Level, i: i64, anchor: i64) -> bool:
        """Can group i be laid out with this anchor, and those after it too?"""
        ask = level.asks[i]
        if ask.kind == RUN and not self.may_cover(ask.mask[anchor]):
            return False
        return self.completes(level, i, anchor, 0, NOTHING, ask.size)

    def may_cover(self, mask: i64) -> bool:
        """A quick look: are there jokers enough for the kinds of a mask that are not there?"""
        deck = self.deck
        has: i64 = 0
        jokers: i64 = 0
        j: i64
        for j in range(self.rest.n):
            face = self.rest.card[j]
            if face < deck.coloured:
                has |= 1 << deck.kind[face]
            elif face < deck.first_special:
                jokers += 1
        return ones(mask & ~has) <= jokers

    def slot(self, ask: Ask, anchor: i64, k: i64) -> i64:
        """The kind that the k-th place of a group asks for, or -1."""
        if ask.kind == RUN or ask.kind == COLOUR_RUN:
            return ask.low(anchor) + k
        if ask.kind == SET:
            return ask.low(anchor)
        if ask.kind == COLOUR or ask.kind == POINTS:
            return -1
        mask = ask.mask[anchor]
        kind: i64 = 0
        left = k
        while True:
            if (mask >> kind) & 1 == 1:
                if left == 0:
                    return kind
                left -= 1
            kind += 1

    def is_filled(self, ask: Ask, k: i64, points: i64) -> bool:
        if ask.kind == POINTS:
            return points == 0 and k > 0
        return k == ask.slots

    def allows(self, ask: Ask, anchor: i64, k: i64, last: i64, points: i64, face: i64) -> bool:
        """May this card come next in a group, after the card `last`, by its kind alone?"""
        deck = self.deck
        if ask.kind == POINTS:
            if face >= deck.first_special:
                return False
            if face >= deck.coloured:
                return True
            value = deck.kind[face] + 1
            colour = ask.colour[anchor]
            return (
                value <= points
                and value <= deck.values
                and (last == NOTHING or (last != JOKER_BEFORE and face <= last))
                and (colour < 0 or deck.colour[face] == colour)
            )
        if (ask.kind == SET or ask.kind == COLOUR) and face < last:
            return False
        return deck.fits(face, self.slot(ask, anchor, k), ask.colour[anchor])

    def points_after(self, ask: Ask, points: i64, face: i64) -> i64:
        """The points left when this card has been put; a joker counts as much as it can."""
        if ask.kind != POINTS:
            return points
        worth = self.deck.values
        if face < self.deck.coloured:
            worth = self.deck.kind[face] + 1
        return points - worth if worth < points else 0

    def completes(self, level: Level, i: i64, anchor: i64, k: i64, last: i64, points: i64) -> bool:
        """Can the places from the k-th of group i on, and the later groups, be filled?"""
        ask = level.asks[i]
        if self.is_filled(ask, k, points):
            return self.starts(level, i + 1)
        rest = self.rest
        seen: i64 = -1
        j: i64
        for j in range(rest.n):
            face = rest.card[j]
            if face == seen:
                continue
            seen = face
            if self.fits_next(level, i, anchor, k, last, points, face):
                return True
        return False

    def fits_next(
        self, level: Level, i: i64, anchor: i64, k: i64, last: i64, points: i64, face: i64
    ) -> bool:
        """May this card of the rest come next, so that everything can still be completed?"""
        ask = level.asks[i]
        if not self.allows(ask, anchor, k, last, points, face):
            return False
        left = self.points_after(ask, points, face)
        self.rest.remove(face)
        done = self.completes(level, i, anchor, k + 1, self.next_last(ask, face), left)
        self.rest.add(face)
        return done

    def next_last(self, ask: Ask, face: i64) -> i64:
        """What `last` is after this card; in points no natural card comes after a joker."""
        if ask.kind == POINTS and face >= self.deck.coloured:
            return JOKER_BEFORE
        return face

    def stands_for(self, ask: Ask, anchor: i64, k: i64, points: i64, face: i64) -> i64:
        """A card with what it stands for at the k-th place of a group, as one number."""
        deck = self.deck
        if face < deck.coloured:
            return place(face, deck.kind[face], deck.colour[face])
        kind = self.slot(ask, anchor, k)
        if ask.kind == POINTS:
            kind = points - 1 if points < deck.values else deck.values - 1
        colour = ask.colour[anchor]
        return place(face, kind, colour)

    def layouts(self, hand: Cards, level: Level, limit: int, jokers: int = 99) -> list[list[Group]]:
        """Up to `limit` essentially different layouts with at most so many jokers.

        Layouts differ when a group has other cards or a joker stands for something else; the
        order of equal groups does not count.
        """
        found: list[list[Group]] = []
        if limit > 0 and self.can_lay_out(hand, level):
            self.rest.copy_from(hand)
            self.search(level, 0, [], [], limit, jokers, found)
        return found

    def thrifty_layouts(self, hand: Cards, level: Level, limit: int) -> list[list[Group]]:
        """Up to `limit` layouts, all with as few jokers as the level can be laid out with."""
        found: list[list[Group]] = []
        jokers = 0
        if self.can_lay_out(hand, level):
            while not found:
                found = self.layouts(hand, level, limit, jokers)
                jokers += 1
        return found

    def search(
        self,
        level: Level,
        i: int,
        groups: list[Group],
        keys: list[list[int]],
        limit: int,
        jokers: int,
        found: list[list[Group]],
    ) -> None:
        if i == level.n:
            if self.rest.n > 0:
                found.append(groups)
            return
        if not self.starts(level, i):
            return
        ask = level.asks[i]
        for anchor in range(ask.anchors):
            if ask.kind == RUN and not self.may_cover(ask.mask[anchor]):
                continue
            ways: list[list[int]] = []
            self.fill(ask, anchor, 0, NOTHING, ask.size, [], jokers, ways)
            for way in ways:
                if self.twin_before(level, i, way, keys):
                    continue
                used = 0
                for code in way:
                    face = face_at(code)
                    self.rest.remove(face)
                    if face >= self.deck.coloured:
                        used += 1
                group = new_group(ask.kind, way, self.deck)
                self.search(
                    level, i + 1, [*groups, group], [*keys, way], limit, jokers - used, found
                )
                for code in way:
                    self.rest.add(face_at(code))
                if len(found) >= limit:
                    return

    def twin_before(self, level: Level, i: int, way: list[int], keys: list[list[int]]) -> bool:
        """Would an equal group, placed before, rather come after this one?"""
        text = level.asks[i].text
        return any(level.asks[j].text == text and keys[j] > way for j in range(i))

    def fill(
        self,
        ask: Ask,
        anchor: i64,
        k: i64,
        last: i64,
        points: i64,
        way: list[int],
        jokers: i64,
        ways: list[list[int]],
    ) -> None:
        """All ways to fill one group from the rest."""
        if self.is_filled(ask, k, points):
            ways.append(way)
            return
        rest = self.rest
        faces = rest.faces()
        seen = -1
        for face in faces:
            if face == seen:
                continue
            seen = face
            joker = face >= self.deck.coloured
            if joker and jokers == 0:
                continue
            if not self.allows(ask, anchor, k, last, points, face):
                continue
            left = self.points_after(ask, points, face)
            code = self.stands_for(ask, anchor, k, points, face)
            rest.remove(face)
            self.fill(
                ask,
                anchor,
                k + 1,
                self.next_last(ask, face),
                left,
                [*way, code],
                jokers - 1 if joker else jokers,
                ways,
            )
            rest.add(face)
