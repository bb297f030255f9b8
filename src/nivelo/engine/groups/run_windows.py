"""What a run lacks at every place where it can lie, counted for all places at once.

Counting place by place takes most of a search for colour runs, which have many possible places.
Here the values of several colours share one number, a bit each; adding shifted copies sums up all
places together. Sums are stored by digit: a *plane* has one binary digit of each place's sum, in
the bit where its run begins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import COLOUR_RUN, MOST_GROUPS, GroupSpec, positive
from nivelo.engine.groups.packed_hand import PackedHand

PLANES: Final = 5  # enough for the longest run
ROOM: Final = PLANES + 1  # the planes, preceded by the counted places


class RunWindows(PackedHand):
    """A packed hand that counts the places of runs, separately for each group of a level."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.words: i64 = (deck.colours + deck.abreast - 1) // deck.abreast
        self.windows: vec[i64] = numbers(MOST_GROUPS * int(self.words) * ROOM)

    def count_windows(self, i: i64, spec: GroupSpec, first: i64, end: i64) -> i64:
        """Count for the i-th group, at these anchors; returns what it lacks at the best one."""
        windows = self.windows
        at = i * self.words * ROOM
        size = spec.size
        most: i64 = 0
        w: i64
        for w in range(len(spec.starts)):
            places = spec.starts[w]
            if end - first < spec.anchors:
                places &= self.between(spec, w, first, end)
            present = self.numbers_abreast(w) if spec.kind == COLOUR_RUN else self.has
            one: i64 = 0
            two: i64 = 0
            four: i64 = 0
            eight: i64 = 0
            sixteen: i64 = 0
            left = size
            while left > 0:
                left -= 1
                carry = one & present
                one ^= present
                carry_two = two & carry
                two ^= carry
                carry = four & carry_two
                four ^= carry_two
                if carry != 0:
                    sixteen ^= eight & carry
                    eight ^= carry
                present >>= 1
            windows[at] = places
            windows[at + 1] = one
            windows[at + 2] = two
            windows[at + 3] = four
            windows[at + 4] = eight
            windows[at + 5] = sixteen
            at += ROOM
            n: i64 = 0
            if places & sixteen != 0:
                places &= sixteen
                n = 16
            if places & eight != 0:
                places &= eight
                n += 8
            if places & four != 0:
                places &= four
                n += 4
            if places & two != 0:
                places &= two
                n += 2
            if places & one != 0:
                n += 1
            if n > most:
                most = n
        return size - most

    def windows_with(self, i: i64, w: i64, n: i64) -> i64:
        """The counted places of the i-th group, in the w-th number, with n natural cards."""
        windows = self.windows
        at = (i * self.words + w) * ROOM
        # Inverting a plane where the digit of n is 0 leaves the bits of all matching places.
        places = windows[at] & ~(windows[at + 1] ^ -(n & 1))
        places &= ~(windows[at + 2] ^ -((n >> 1) & 1))
        places &= ~(windows[at + 3] ^ -((n >> 2) & 1))
        places &= ~(windows[at + 4] ^ -((n >> 3) & 1))
        return places & ~(windows[at + 5] ^ -((n >> 4) & 1))

    def numbers_abreast(self, w: i64) -> i64:
        """The remaining numbers of several colours, side by side."""
        deck = self.deck
        values = deck.values
        mask: i64 = (1 << values) - 1
        colour = w * deck.abreast
        end = colour + deck.abreast
        if end > deck.colours:
            end = deck.colours
        present: i64 = 0
        while end > colour:
            end -= 1
            present = (present << values) | (self.own_has[end] & mask)
        return present

    def between(self, spec: GroupSpec, w: i64, first: i64, end: i64) -> i64:
        """The bits of the anchors from the first up to the end, in the w-th number."""
        bits: i64 = -1
        beyond: i64 = 1
        c = positive(spec.colour[first]) - w * self.deck.abreast
        if c >= self.deck.abreast:
            return 0
        if c >= 0:
            bits = -(beyond << (c * self.deck.values + spec.asked[first * spec.slots]))
        if end < spec.anchors:
            c = positive(spec.colour[end]) - w * self.deck.abreast
            if c < 0:
                return 0
            if c < self.deck.abreast:
                beyond <<= c * self.deck.values + spec.asked[end * spec.slots]
                bits &= beyond - 1
        return bits

    def forget_windows(self) -> None:
        """Clear all data of the last hand."""
        i: i64
        for i in range(len(self.windows)):
            self.windows[i] = 0
