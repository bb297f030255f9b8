"""Drafts: whether the cards placed so far can still become a whole layout of a level."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, POINTS, SET, GroupSpec, Level
from nivelo.engine.groups.placing import NOTHING, allows, is_filled, next_last, points_after
from nivelo.engine.groups.solver import Solver


@final
class DraftChecker:
    """Checks whether a draft can be completed; one per game, with scratch space for one draft.

    Cards come group by group in the order of the level. A layout leaves enough cards (`spare`) to
    discard: one, or none if laying out ends the round or the game (G22).
    """

    def __init__(self, deck: Deck, solver: Solver) -> None:
        self.deck = deck
        self.solver = solver
        self.rest: Cards = no_cards()  # the hand without the placed cards
        self.placed: vec[i64] = numbers(deck.faces)  # scratch: cards of the draft, by face
        self.spare: i64 = 1  # number of cards that must remain

    def load_rest(self, hand: Cards) -> None:
        """The hand without the cards counted in `placed`, which is empty again afterwards."""
        rest = self.rest
        placed = self.placed
        rest.n = 0
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if placed[face] > 0:
                placed[face] -= 1
            else:
                rest.push(face)

    def forget(self) -> None:
        """Clear all data of the last hand."""
        self.rest = no_cards()
        self.spare = 1

    def can_lay_out(self, hand: Cards, level: Level, spare: i64 = 1) -> bool:
        if hand.n < level.slots + spare or not self.solver.has_level(hand, level):
            return False
        return self.leaves(hand, level, spare)

    def leaves(self, hand: Cards, level: Level, spare: i64) -> bool:
        """Can a hand that contains the level lay it out and keep this many cards?"""
        self.spare = spare
        if hand.n < level.slots + spare:
            return False
        if not level.has_points:
            return True
        self.rest.copy_from(hand)
        return self.starts(level, 0)

    def starts(self, level: Level, i: i64) -> bool:
        """Can the groups from the i-th on be laid out from the rest, leaving enough cards?"""
        if i == level.n:
            return self.rest.n >= self.spare
        tail = level if i == 0 else level.after(i - 1)
        if self.rest.n < tail.slots + self.spare or not self.solver.has_level(self.rest, tail):
            return False
        if not tail.has_points:
            return True
        spec = level.specs[i]
        a: i64
        for a in range(spec.anchors):
            if self.completes(level, i, a, 0, NOTHING, spec.size):
                return True
        return False

    def opens(self, level: Level, i: i64, anchor: i64) -> bool:
        """Can group i be laid out with this anchor, and the groups after it too?

        For anchors just listed by `list_anchors`: the rest is loaded.
        """
        spec = level.specs[i]
        if level.has_points:
            return self.completes(level, i, anchor, 0, NOTHING, spec.size)
        whole = level if i == 0 else level.after(i - 1)
        if self.rest.n < whole.slots + self.spare:
            return False
        if not level.only_values:
            return self.solver.has_level_at(self.rest, whole, spec, anchor)
        tail = level.after(i) if i + 1 < level.n else None
        return self.solver.loaded_has_rest(spec, anchor, 0, self.rest.n, tail)

    def list_anchors(self, spec: GroupSpec, out: Cards, jokers: i64 = 99) -> None:
        """The anchors of a group for which the rest has enough cards, by number.

        At most this many jokers may be used.
        """
        solver = self.solver
        by_colour = spec.kind == COLOUR or spec.kind == COLOUR_RUN
        solver.load(self.rest, by_colour)
        most = min(solver.all_jokers, jokers)
        a: i64
        for a in range(spec.anchors):
            if solver.lost_at(spec, a) <= most:
                out.push(a)
        if by_colour:
            solver.unload(self.rest)

    def completes(self, level: Level, i: i64, anchor: i64, k: i64, last: i64, points: i64) -> bool:
        """Can the places from the k-th of group i on, and the later groups, be filled?"""
        spec = level.specs[i]
        if is_filled(spec, k, points):
            return self.starts(level, i + 1)
        if self.solver.is_spent():
            return True
        self.solver.spent += 1
        rest = self.rest
        if (spec.kind == POINTS or spec.kind == COLOUR) and i + 1 < level.n:
            # There are too many choices of these: only look at those that leave enough for the
            # others.
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
            if allows(self.deck, spec, anchor, k, last, points, face) and self.leads_on(
                level, i, anchor, k, points, face
            ):
                return True
        return False

    def leads_on(self, level: Level, i: i64, anchor: i64, k: i64, points: i64, face: i64) -> bool:
        """If this card of the rest is placed k-th, can everything still be completed?"""
        spec = level.specs[i]
        # In a set, a joker of a lower face may not follow this one: that requires a search.
        late_joker = spec.kind == SET and face >= self.deck.coloured and self.deck.classes > 1
        if level.only_values and not late_joker:
            return self.value_leads_on(level, i, anchor, k, face)
        left = points_after(self.deck, spec, points, face)
        self.rest.remove(face)
        done = self.completes(level, i, anchor, k + 1, next_last(self.deck, spec, face), left)
        self.rest.add(face)
        return done

    def value_leads_on(self, level: Level, i: i64, anchor: i64, k: i64, face: i64) -> bool:
        """The same as `leads_on` for levels in which only values count, without a search."""
        spec = level.specs[i]
        rest = self.rest
        tail = level.after(i) if i + 1 < level.n else None
        slots = spec.slots - k
        if tail is not None:
            slots += tail.slots
        if rest.n < slots + self.spare:
            return False
        # In a set, the natural cards that may follow this one.
        natural: i64 = 0
        if spec.kind == SET and face < self.deck.coloured:
            kind = spec.asked[anchor * spec.slots]
            natural = -1
            card, kinds, coloured = rest.card, self.deck.kind, self.deck.coloured
            j: i64
            for j in range(rest.n):
                if face <= card[j] < coloured and kinds[card[j]] == kind:
                    natural += 1
        # A natural card leads on if the rest of its group can be natural too.
        if face < self.deck.coloured and (spec.kind != SET or natural >= spec.slots - k - 1):
            return True
        rest.remove(face)
        leads = self.solver.has_rest(rest, spec, anchor, k + 1, natural, tail)
        rest.add(face)
        return leads
