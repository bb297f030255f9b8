"""A hand as the solver counts it: cards by kind and colour, and places not filled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    PAIRS,
    PICTURES,
    POINTS,
    RUN,
    SET,
    Ask,
    ones,
    positive,
)


class PackedHand:
    """The cards of a hand that are left, and the places that lack a card, while groups are placed.

    Places are counted by the class of joker that fills them (see Deck); `plain` decks have one.
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.plain: bool = deck.classes == 1
        self.single: bool = deck.copies == 1
        self.count: vec[i64] = numbers(deck.kinds)  # natural cards left, by kind
        self.own: vec[i64] = numbers(deck.coloured)  # natural cards left, by face
        self.has: i64 = 0  # kinds with cards left
        self.own_has: vec[i64] = numbers(deck.colours)  # the same by colour
        self.jokers: vec[i64] = numbers(deck.classes)  # by class
        self.full_jokers: i64 = 0
        self.all_jokers: i64 = 0
        self.lack: vec[i64] = numbers(deck.classes)  # places not filled, by class of joker
        self.lack_any: i64 = 0  # places not filled that any joker fills
        self.total: i64 = 0  # all places not filled

    def load(self, hand: Cards) -> None:
        """Count the cards of a hand; nothing is placed yet."""
        deck = self.deck
        count = self.count
        own = self.own
        own_has = self.own_has
        kind = deck.kind
        colour = deck.colour
        coloured = deck.coloured
        card = hand.card
        i: i64
        for i in range(deck.kinds):
            count[i] = 0
        for i in range(deck.colours):
            own_has[i] = 0
        for i in range(deck.classes):
            self.lack[i] = 0
            self.jokers[i] = 0
        self.full_jokers = 0
        self.all_jokers = 0
        self.total = 0
        self.lack_any = 0
        has: i64 = 0
        for i in range(hand.n):
            face = card[i]
            if face < coloured:
                k = kind[face]
                bit: i64 = 1 << k
                count[k] += 1
                own[face] += 1
                has |= bit
                own_has[colour[face]] |= bit
            elif face < deck.first_special:
                self.all_jokers += 1
                r = deck.joker_class[face - coloured]
                if r < 0:
                    self.full_jokers += 1
                else:
                    self.jokers[r] += 1
        self.has = has

    def unload(self, hand: Cards) -> None:
        """Clear the counts by face, touching only those of the hand."""
        card = hand.card
        own = self.own
        coloured = self.deck.coloured
        i: i64
        for i in range(hand.n):
            if card[i] < coloured:
                own[card[i]] = 0

    def lost_at(self, ask: Ask, anchor: i64) -> i64:
        """How many places of one group the loaded hand's natural cards do not fill."""
        kind = ask.kind
        if kind == POINTS:
            return 0
        if kind == COLOUR:
            lost = ask.size - self.left_of(anchor)
        elif kind == SET:
            lost = ask.size - self.count[ask.asked[anchor * ask.size]]
        elif kind == COLOUR_RUN:
            return ones(ask.mask[anchor] & ~self.own_has[ask.colour[anchor]])
        else:
            return ones(ask.mask[anchor] & ~self.has)
        return positive(lost)

    def least_lost(self, ask: Ask) -> i64:
        """What a group lacks at its best anchor."""
        least = ask.slots
        masks = ask.mask
        absent = ~self.has
        counted = ask.kind == RUN or ask.kind == PICTURES or ask.kind == PAIRS
        a: i64
        for a in range(ask.anchors):
            lost = ones(masks[a] & absent) if counted else self.lost_at(ask, a)
            if lost < least:
                least = lost
                if least == 0:
                    break
        return least

    def left_of(self, colour: i64) -> i64:
        """Cards of a colour that are left when values took other colours' cards first."""
        if self.single:
            return ones(self.own_has[colour] & self.has)
        left: i64 = 0
        k: i64
        for k in range(self.deck.kinds):
            own = self.own[k * self.deck.colours + colour]
            left += own if own < self.count[k] else self.count[k]
        return left

    def use(self, mask: i64, colour: i64, sign: i64) -> None:
        """Use one card of each kind of the mask (sign -1), or give it back (1).

        With a colour, cards of that colour; with -1 of any.
        """
        count = self.count
        colours = self.deck.colours
        k: i64 = 0
        rest = mask
        while rest != 0:
            if rest & 1 == 1:
                count[k] += sign
                if count[k] == 0:
                    self.has &= ~(1 << k)
                else:
                    self.has |= 1 << k
                if colour >= 0:
                    face = k * colours + colour
                    self.own[face] += sign
                    if self.own[face] == 0:
                        self.own_has[colour] &= ~(1 << k)
                    else:
                        self.own_has[colour] |= 1 << k
            rest >>= 1
            k += 1

    def lacking(self, more: i64) -> i64:
        """Cards missing for the places counted so far, and `more` that any joker fills."""
        if self.plain:
            return positive(self.total + more - self.all_jokers)
        short = -self.full_jokers
        spare: i64 = 0
        r: i64
        for r in range(self.deck.classes):
            d = self.lack[r] - self.jokers[r]
            if d > 0:
                short += d
            else:
                spare -= d
        d = self.lack_any + more - spare
        if d > 0:
            short += d
        return positive(short)

    def count_lack(self, mask: i64, lost: i64) -> None:
        """Count the kinds of a mask as places not filled: `lost` of them, negative to undo."""
        self.total += lost
        if self.plain:
            return
        sign: i64 = 1
        if lost < 0:
            sign = -1
        r: i64
        for r in range(self.deck.classes):
            self.lack[r] += sign * ones(mask & self.deck.class_mask[r])

    def count_any(self, lost: i64) -> None:
        """Count places not filled that any joker fills."""
        self.total += lost
        self.lack_any += lost
