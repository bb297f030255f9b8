"""Finding layouts: every way to lay out a level from a hand, card by card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, face_at, new_group, place
from nivelo.engine.groups.levels import COLOUR, POINTS, SET, Ask, Level
from nivelo.engine.groups.solver import Solver

# What came before the next card of a group, when it is not a face.
NOTHING: Final = -1
JOKER_BEFORE: Final = -2


@final
class LayoutFinder:
    """Looks for layouts of a level; one per game, with scratch space for one search.

    Cards come group by group in the order of the level, and inside a group in one fixed order
    (runs from below; sets and colours by face; points from the highest; jokers last where the
    order is free), so that each layout is found once. A layout leaves as many cards (`spare`) as
    are needed to discard: one, or none where laying out ends the round or the game (G22).
    Points take as few jokers as will do, each counting as much as it can.
    """

    def __init__(self, deck: Deck, solver: Solver) -> None:
        self.deck = deck
        self.solver = solver
        self.rest: Cards = no_cards()  # the hand without what is placed
        self.listed: list[list[Group]] = []  # the layouts found so far
        self.limit: i64 = 0  # as many are wanted
        self.spare: i64 = 1  # so many cards must be left over

    def forget(self) -> None:
        """Leave nothing of the last hand."""
        self.rest = no_cards()
        self.listed = []
        self.limit = 0
        self.spare = 1

    def can_lay_out(self, hand: Cards, level: Level, spare: i64 = 1) -> bool:
        if hand.n < level.slots + spare or not self.solver.has_level(hand, level):
            return False
        return self.leaves(hand, level, spare)

    def leaves(self, hand: Cards, level: Level, spare: i64) -> bool:
        """Can a hand that contains the level lay it out and keep so many cards?"""
        self.spare = spare
        if hand.n < level.slots + spare:
            return False
        if not level.has_points:
            return True
        self.rest.copy_from(hand)
        return self.starts(level, 0)

    def starts(self, level: Level, i: i64) -> bool:
        """Can the groups from the i-th on be laid out from the rest, leaving what is needed?"""
        if i == level.n:
            return self.rest.n >= self.spare
        tail = level if i == 0 else level.after(i - 1)
        if self.rest.n < tail.slots + self.spare or not self.solver.has_level(self.rest, tail):
            return False
        if not tail.has_points:
            return True
        ask = level.asks[i]
        a: i64
        for a in range(ask.anchors):
            if self.completes(level, i, a, 0, NOTHING, ask.size):
                return True
        return False

    def opens(self, level: Level, i: i64, anchor: i64) -> bool:
        """Can group i be laid out with this anchor, and those after it too?"""
        ask = level.asks[i]
        if level.has_points:
            return self.completes(level, i, anchor, 0, NOTHING, ask.size)
        whole = level if i == 0 else level.after(i - 1)
        if self.rest.n < whole.slots + self.spare:
            return False
        if not level.only_values:
            return self.solver.has_level_at(self.rest, whole, ask, anchor)
        tail = level.after(i) if i + 1 < level.n else None
        return self.solver.has_rest(self.rest, ask, anchor, 0, self.rest.n, tail)

    def value_leads_on(self, level: Level, i: i64, anchor: i64, k: i64, face: i64) -> bool:
        """The same as `leads_on` for levels in which only values count, without a search."""
        ask = level.asks[i]
        rest = self.rest
        tail = level.after(i) if i + 1 < level.n else None
        slots = ask.slots - k + (tail.slots if tail is not None else 0)
        if rest.n < slots + self.spare:
            return False
        natural: i64 = 0
        kind = ask.asked[anchor * ask.slots]
        j: i64
        rest.remove(face)
        if ask.kind == SET:
            for j in range(rest.n):
                other = rest.card[j]
                if face <= other < self.deck.coloured and self.deck.kind[other] == kind:
                    natural += 1
        # A natural card leads on if what must follow in its group can be natural too.
        leads = face < self.deck.coloured and (ask.kind != SET or natural >= ask.slots - k - 1)
        if not leads:
            leads = self.solver.has_rest(rest, ask, anchor, k + 1, natural, tail)
        rest.add(face)
        return leads

    def list_anchors(self, ask: Ask, out: Cards) -> None:
        """The anchors of a group for which the rest has cards and jokers enough, by number."""
        solver = self.solver
        solver.load(self.rest)
        a: i64
        for a in range(ask.anchors):
            if solver.lost_at(ask, a) <= solver.all_jokers:
                out.push(a)
        solver.unload(self.rest)

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
        return deck.fits(face, ask.kind_asked(anchor, k), ask.colour[anchor])

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
        if self.solver.is_spent():
            return True
        self.solver.spent += 1
        rest = self.rest
        if (ask.kind == POINTS or ask.kind == COLOUR) and i + 1 < level.n:
            # There are very many ways to choose these: none is looked at that robs the others.
            tail = level.after(i)
            if rest.n <= tail.slots or not self.solver.has_level(rest, tail):
                return False
        seen: i64 = -1
        j: i64
        for j in range(rest.n):
            face = rest.card[j]
            if face == seen:
                continue
            seen = face
            if self.allows(ask, anchor, k, last, points, face) and self.leads_on(
                level, i, anchor, k, points, face
            ):
                return True
        return False

    def leads_on(self, level: Level, i: i64, anchor: i64, k: i64, points: i64, face: i64) -> bool:
        """With this card of the rest at the k-th place, can everything still be completed?"""
        ask = level.asks[i]
        # In a set a joker of a lower face may not follow this one: that takes a search.
        late_joker = ask.kind == SET and face >= self.deck.coloured and self.deck.classes > 1
        if level.only_values and not late_joker:
            return self.value_leads_on(level, i, anchor, k, face)
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
        kind = ask.kind_asked(anchor, k)
        if ask.kind == POINTS:
            kind = points - 1 if points < deck.values else deck.values - 1
            return place(face, kind, -1)  # nothing is laid off on points: no colour matters
        return place(face, kind, ask.colour[anchor])

    def layouts(
        self, hand: Cards, level: Level, limit: int, jokers: int = 99, spare: i64 = 1
    ) -> list[list[Group]]:
        """Up to `limit` essentially different layouts with at most so many jokers.

        Layouts differ when a group has other cards or a joker stands for something else; the
        order of equal groups does not count.
        """
        self.listed = []
        self.limit = limit
        if limit > 0 and self.can_lay_out(hand, level, spare):
            self.rest.copy_from(hand)
            self.search(level, 0, [], [], jokers)
        return self.listed

    def thrifty_layouts(
        self, hand: Cards, level: Level, limit: int, spare: i64 = 1
    ) -> list[list[Group]]:
        """Up to `limit` layouts, all with as few jokers as the level can be laid out with."""
        layouts: list[list[Group]] = []
        if limit > 0 and self.can_lay_out(hand, level, spare):
            jokers = int(self.solver.missing(self.naturals_of(hand), level))
            while not layouts and not self.solver.is_spent():
                layouts = self.layouts(hand, level, limit, jokers, spare)
                jokers += 1
        return layouts

    def naturals_of(self, hand: Cards) -> Cards:
        """The natural cards of a hand, until the scratch space is used again."""
        rest = self.rest
        rest.n = 0
        i: i64
        for i in range(hand.n):
            if hand.card[i] < self.deck.coloured:
                rest.push(hand.card[i])
        return rest

    def search(
        self, level: Level, i: int, groups: list[Group], keys: list[list[int]], jokers: i64
    ) -> None:
        """Place the groups from the i-th on, with so many jokers."""
        if i == level.n:
            if self.rest.n >= self.spare:
                self.listed.append(groups)
            return
        if not self.starts(level, i):
            return
        ask = level.asks[i]
        anchors = no_cards()
        self.list_anchors(ask, anchors)
        for anchor in anchors.faces():
            self.fill(level, groups, keys, anchor, [], NOTHING, ask.size, jokers)
            if len(self.listed) >= self.limit:
                return

    def twin_before(self, level: Level, i: int, placed: list[int], keys: list[list[int]]) -> bool:
        """Would an equal group, placed before, rather come after this one?"""
        text = level.asks[i].text
        return any(level.asks[j].text == text and keys[j] > placed for j in range(i))

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
        """Fill the next group from the rest in every way that begins so; with each, go on."""
        i = len(groups)
        ask = level.asks[i]
        if self.is_filled(ask, len(placed), points):
            # Points of jokers alone have no colour: they are found at the first one.
            again = ask.kind == POINTS and anchor > 0 and face_at(placed[0]) >= self.deck.coloured
            if not again and not self.twin_before(level, i, placed, keys):
                group = new_group(ask.kind, placed, self.deck)
                self.search(level, i + 1, [*groups, group], [*keys, placed], jokers)
            return
        if self.solver.is_spent():
            return
        self.solver.spent += 1
        rest = self.rest
        seen = -1
        for face in rest.faces():
            if face == seen:
                continue
            seen = face
            joker = face >= self.deck.coloured
            if joker and jokers == 0:
                continue
            if not self.allows(ask, anchor, len(placed), last, points, face):
                continue
            left = self.points_after(ask, points, face)
            code = self.stands_for(ask, anchor, len(placed), points, face)
            rest.remove(face)
            self.fill(
                level,
                groups,
                keys,
                anchor,
                [*placed, code],
                self.next_last(ask, face),
                left,
                jokers - 1 if joker else jokers,
            )
            rest.add(face)
            if len(self.listed) >= self.limit:
                return
