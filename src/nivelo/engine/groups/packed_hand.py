"""A hand as counted by the solver: cards by kind and colour, and open places."""

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
    GroupSpec,
    ones,
    positive,
)


class PackedHand:
    """The remaining cards of a hand, and the open places, while groups are placed.

    Places are counted by the class of joker that fills them (see Deck), but only for classes of
    which the hand has a joker; the hand is `plain` if there is none, or if all jokers are full.
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.plain: bool = True
        self.single: bool = deck.copies == 1
        self.count: vec[i64] = numbers(deck.kinds)  # natural cards left, by kind
        self.own: vec[i64] = numbers(deck.coloured)  # natural cards left, by face
        self.has: i64 = 0  # kinds with cards left
        self.own_has: vec[i64] = numbers(deck.colours)  # the same by colour
        self.jokers: vec[i64] = numbers(deck.classes)  # by class
        self.full_jokers: i64 = 0
        self.all_jokers: i64 = 0
        self.held: vec[i64] = numbers(deck.classes)  # the classes that have jokers
        self.held_n: i64 = 0
        self.lack: vec[i64] = numbers(deck.classes)  # open places, by class of joker
        self.lack_any: i64 = 0  # open places that any joker fills
        self.total: i64 = 0  # all open places

    def load(self, hand: Cards, by_colour: bool) -> None:
        """Count the cards of a hand, also by colour if it matters; nothing is placed yet."""
        deck = self.deck
        count = self.count
        lack = self.lack
        jokers = self.jokers
        kind = deck.kind
        coloured = deck.coloured
        card = hand.card
        i: i64
        for i in range(deck.kinds):
            count[i] = 0
        for i in range(deck.classes):
            lack[i] = 0
            jokers[i] = 0
        self.held_n = 0
        self.full_jokers = 0
        self.all_jokers = 0
        self.total = 0
        self.lack_any = 0
        has: i64 = 0
        for i in range(hand.n):
            face = card[i]
            if face < coloured:
                k = kind[face]
                count[k] += 1
                has |= 1 << k
            elif face < deck.first_special:
                self.count_joker(deck.joker_class[face - coloured])
        self.has = has
        self.plain = self.held_n == 0
        if by_colour:
            self.load_colours(hand)

    def load_colours(self, hand: Cards) -> None:
        deck = self.deck
        own = self.own
        own_has = self.own_has
        kind = deck.kind
        colour = deck.colour
        coloured = deck.coloured
        card = hand.card
        i: i64
        for i in range(deck.colours):
            own_has[i] = 0
        for i in range(hand.n):
            face = card[i]
            if face < coloured:
                own[face] += 1
                own_has[colour[face]] |= 1 << kind[face]

    def count_joker(self, r: i64) -> None:
        self.all_jokers += 1
        if r < 0:
            self.full_jokers += 1
            return
        if self.jokers[r] == 0:
            self.held[self.held_n] = r
            self.held_n += 1
        self.jokers[r] += 1

    def unload(self, hand: Cards) -> None:
        """Clear the counts by face, touching only the faces of the hand."""
        card = hand.card
        own = self.own
        coloured = self.deck.coloured
        i: i64
        for i in range(hand.n):
            if card[i] < coloured:
                own[card[i]] = 0

    def lost_at(self, spec: GroupSpec, anchor: i64) -> i64:
        """How many places of one group the natural cards of the loaded hand leave open."""
        kind = spec.kind
        if kind == POINTS:
            return 0
        if kind == COLOUR:
            lost = spec.size - self.left_of(anchor)
        elif kind == SET:
            lost = spec.size - self.count[spec.asked[anchor * spec.size]]
        elif kind == COLOUR_RUN:
            return ones(spec.mask[anchor] & ~self.own_has[spec.colour[anchor]])
        else:
            return ones(spec.mask[anchor] & ~self.has)
        return positive(lost)

    def least_lost(self, spec: GroupSpec) -> i64:
        """What a group lacks at its best anchor."""
        if spec.kind == SET:
            low = spec.asked[0]
            return positive(spec.size - self.most_of(low, low + spec.anchors))
        least = spec.slots
        masks = spec.mask
        absent = ~self.has
        counted = spec.kind == RUN or spec.kind == PICTURES or spec.kind == PAIRS
        a: i64
        for a in range(spec.anchors):
            lost = ones(masks[a] & absent) if counted else self.lost_at(spec, a)
            if lost < least:
                least = lost
                if least == 0:
                    break
        return least

    def most_of(self, low: i64, high: i64) -> i64:
        """The largest count of remaining cards among the kinds from low up to high."""
        count = self.count
        most: i64 = 0
        k: i64
        for k in range(low, high):
            if count[k] > most:
                most = count[k]
        return most

    def left_of(self, colour: i64) -> i64:
        """Remaining cards of a colour if values take cards of other colours first."""
        if self.single:
            return ones(self.own_has[colour] & self.has)
        left: i64 = 0
        k: i64
        for k in range(self.deck.kinds):
            own = self.own[k * self.deck.colours + colour]
            left += own if own < self.count[k] else self.count[k]
        return left

    def use(self, mask: i64, low: i64, colour: i64, sign: i64) -> None:
        """Use one card of each kind of the mask (sign -1), or give it back (1).

        No kind of the mask is below `low`. With a colour, cards of that colour; with -1, of any
        colour.
        """
        count = self.count
        gone: i64 = 0  # kinds with no cards left
        k = low
        rest = mask >> low
        while rest != 0:
            if rest & 1 == 1:
                left = count[k] + sign
                count[k] = left
                if left == 0:
                    gone |= 1 << k
            rest >>= 1
            k += 1
        self.has = (self.has | mask) & ~gone
        if colour >= 0:
            self.use_own(mask, low, colour, sign)

    def use_own(self, mask: i64, low: i64, colour: i64, sign: i64) -> None:
        """The same for the counts by colour."""
        own = self.own
        colours = self.deck.colours
        gone: i64 = 0
        k = low * colours + colour
        bit: i64 = 1 << low
        rest = mask >> low
        while rest != 0:
            if rest & 1 == 1:
                left = own[k] + sign
                own[k] = left
                if left == 0:
                    gone |= bit
            rest >>= 1
            bit <<= 1
            k += colours
        self.own_has[colour] = (self.own_has[colour] | mask) & ~gone

    def use_kind(self, k: i64, cards: i64) -> None:
        """Use cards of one kind, of any colour; a negative number gives them back."""
        left = self.count[k] - cards
        self.count[k] = left
        if left == 0:
            self.has &= ~(1 << k)
        else:
            self.has |= 1 << k

    def lack_kind(self, k: i64, lost: i64) -> None:
        """Add open places of one kind; a negative number undoes it."""
        self.lack[self.deck.class_of[k]] += lost
        self.total += lost

    def lacking(self, more: i64) -> i64:
        """Missing cards for the open places, plus `more` that any joker fills."""
        if self.plain:
            return positive(self.total + more - self.all_jokers)
        return self.lacking_but(self.filled(), 0, more)

    def lacking_kinds(self, mask: i64, lost: i64) -> i64:
        """Missing cards if the kinds of a mask, `lost` of them, were open too."""
        if self.plain:
            return positive(self.total + lost - self.all_jokers)
        filled: i64 = 0
        i: i64
        for i in range(self.held_n):
            r = self.held[i]
            n = self.lack[r] + ones(mask & self.deck.class_mask[r])
            filled += n if n < self.jokers[r] else self.jokers[r]
        return self.lacking_but(filled, lost, 0)

    def lacking_kind(self, k: i64, lost: i64) -> i64:
        """Missing cards if this many places of one kind were open too."""
        if self.plain:
            return positive(self.total + lost - self.all_jokers)
        r = self.deck.class_of[k]
        spare = positive(self.jokers[r] - self.lack[r])
        return self.lacking_but(self.filled() + (lost if lost < spare else spare), lost, 0)

    def filled(self) -> i64:
        """Places filled by jokers of their class."""
        filled: i64 = 0
        i: i64
        for i in range(self.held_n):
            r = self.held[i]
            filled += self.lack[r] if self.lack[r] < self.jokers[r] else self.jokers[r]
        return filled

    def lacking_but(self, filled: i64, lost: i64, more: i64) -> i64:
        """Missing cards if jokers of their class fill this many of the places and `lost` more.

        And of `more` places that any joker fills.
        """
        spare = self.all_jokers - self.full_jokers - filled
        short = self.total + lost - self.lack_any - filled - self.full_jokers
        return positive(short + positive(self.lack_any + more - spare))

    def count_lack(self, mask: i64, lost: i64) -> None:
        """Count the kinds of a mask as open places: `lost` of them, a negative number to undo."""
        self.total += lost
        sign: i64 = 1 if lost > 0 else -1
        i: i64
        for i in range(self.held_n):
            r = self.held[i]
            self.lack[r] += sign * ones(mask & self.deck.class_mask[r])

    def count_any(self, lost: i64) -> None:
        """Add open places that any joker fills."""
        self.total += lost
        self.lack_any += lost
