"""A quick filter for cards that could bring a hand closer, before calling the solver for each."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import COLOUR, Level
from nivelo.engine.groups.packed_hand import PackedHand


@final
class Reach:
    """Scratch space for the filter; its result is for the last hand."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.packed = PackedHand(deck)
        self.kinds: i64 = 0  # a mask: any card of these kinds
        self.by_colour: vec[i64] = numbers(deck.colours)  # masks: cards of these kinds and colours

    def look(self, hand: Cards, level: Level, missing: i64) -> None:
        """A card helps only at an anchor that lacks little enough.

        At the anchor where it helps, the group lacks one card less than now; the other groups lack
        at least what each would if it had the hand to itself; jokers fill the rest.
        """
        packed = self.packed
        packed.load(hand, level.by_colour)
        lack: i64 = 0
        a: i64
        for spec in level.specs:
            lack += packed.least_lost(spec)
        self.kinds = 0
        for a in range(self.deck.colours):
            self.by_colour[a] = 0
        for spec in level.specs:
            most = missing + packed.all_jokers - (lack - packed.least_lost(spec))
            for a in range(spec.anchors):
                if packed.lost_at(spec, a) <= most:
                    if spec.kind == COLOUR:
                        self.by_colour[a] = -1
                    elif spec.colour[a] < 0:
                        self.kinds |= spec.mask[a]
                    else:
                        self.by_colour[spec.colour[a]] |= spec.mask[a]
        if level.by_colour:
            packed.unload(hand)

    def has(self, face: i64) -> bool:
        if face >= self.deck.coloured:
            return True
        kinds = self.kinds | self.by_colour[self.deck.colour[face]]
        return (kinds >> self.deck.kind[face]) & 1 == 1
