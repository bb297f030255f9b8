"""Matching the cards of a hand with the places of groups, as many as can be filled at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

ANY = -1
JOKERS_ONLY = -2


class Place(NamedTuple):
    """Where a card is asked for: of this kind and this colour, or ANY."""

    kind: int
    colour: int


POINTS_LEFT = Place(JOKERS_ONLY, ANY)
USED = Place(JOKERS_ONLY, JOKERS_ONLY)  # the cards of points; no card can move there


class Matching:
    """The places that the cards of one hand can fill at once.

    `ranked` has the ways of each group by how many places they leave empty if nothing else is
    laid out and no joker is used; `least[i]` is the fewest of the groups from the i-th on, added
    up. All groups together leave no fewer empty, and then each joker fills one at most: choices
    that cannot get below the best for this reason are passed over.
    """

    def __init__(
        self,
        hand: Sequence[int],
        asked: list[tuple[str, list[tuple[Place, ...]]]],
        fits: Callable[[int, Place], bool],
        is_joker: Callable[[int], bool],
    ) -> None:
        self.hand = hand
        self.fits = fits
        self.jokers = sum(1 for face in hand if is_joker(face))
        self.fitting: dict[Place, list[int]] = {USED: []}
        naturals = [USED if is_joker(face) else None for face in hand]
        self.ranked = [
            (text, sorted((self.fill(way, list(naturals)), way) for way in ways))
            for text, ways in asked
        ]
        self.least = [0]
        for _, ways in reversed(self.ranked):
            self.least.insert(0, self.least[0] + ways[0][0])

    def fill(self, places: Sequence[Place], at: list[Place | None]) -> int:
        """Fill more places, `at` saying where each card lies; gives how many stay empty."""
        return sum(1 for place in places if not self.fill_one(place, at, set()))

    def fill_one(self, place: Place, at: list[Place | None], tried: set[int]) -> bool:
        """Put a card at a place, moving others if need be: an augmenting path."""
        if place not in self.fitting:
            fits = [i for i, face in enumerate(self.hand) if self.fits(face, place)]
            self.fitting[place] = fits
        for i in self.fitting[place]:
            if i not in tried:
                tried.add(i)
                before = at[i]
                if before is None or self.fill_one(before, at, tried):
                    at[i] = place
                    return True
        return False

    def fewest_empty(self, used: list[int], jokers_wanted: int, limit: int) -> int:
        """The fewest places that stay empty, whichever way each group is met; at most `limit`."""
        at: list[Place | None] = [None] * len(self.hand)
        for face in used:
            at[next(i for i, f in enumerate(self.hand) if f == face and at[i] is None)] = USED
        empty = self.fill([POINTS_LEFT] * jokers_wanted, at)
        return self.choose(0, 0, at, empty, jokers_wanted, limit)

    def choose(
        self, i: int, first: int, at: list[Place | None], empty: int, alone: int, best: int
    ) -> int:
        """Meet the groups from the i-th on in every way. So far `empty` places are empty, and
        `alone` would be if each group were the only one and had no jokers."""
        if empty >= best:
            return best
        if i == len(self.ranked):
            return empty
        text, ways = self.ranked[i]
        for w in range(first, len(ways)):
            more, way = ways[w]
            if alone + more + self.least[i + 1] - self.jokers >= best:
                break
            now = list(at)
            lost = self.fill(way, now)
            # Of two groups with the same words the first takes the earlier way.
            twin = i + 1 < len(self.ranked) and self.ranked[i + 1][0] == text
            best = self.choose(i + 1, w if twin else 0, now, empty + lost, alone + more, best)
        return best
