"""What a hand is worth for a level, by plain exhaustive search.

The engine's solver counts; this searches. Of the engine it knows the faces of a deck only. A
group asks for *places* (this value, this colour, or both), and there are several *ways* to meet
it: where a run begins, which value a set has. For every choice of ways the cards of the hand are
matched with all places at once, along augmenting paths. Points first choose any number cards of
the hand; what is then left of them is up to jokers and to cards that are missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from nivelo.engine.cards.deck import Deck
from support.solver.card_matching import ANY, Matching, Place

NEVER = 1000
WAYS = re.compile(r"(?P<head>[a-z+ ]+?) (?P<size>\d+)(?: (?P<tail>[a-z ]+))?")

# A card of a group with the kind and colour that it stands for.
Laid = tuple[int, int, int]
# The words of a group and its cards in sorted order; a layout is the sorted list of its groups.
LaidGroup = tuple[str, tuple[Laid, ...]]
Layout = tuple[LaidGroup, ...]


@cache
def fewest_cards(points: int, highest: int) -> int:
    """How many cards of the values 1 to highest add up to so many points, at the fewest."""
    if points == 0:
        return 0
    return 1 + min(fewest_cards(points - v, highest) for v in range(1, min(points, highest) + 1))


class TooManyError(Exception):
    """There are more layouts than anyone wants to list."""


class Oracle:
    """Answers for one deck and one level, given as the words of its groups."""

    def __init__(self, deck: Deck, groups: Sequence[str]) -> None:
        self.deck = deck
        self.values = int(deck.values)
        self.groups = tuple(groups)
        self.points: tuple[str, int, list[int]] | None = None
        self.asked: list[tuple[str, list[tuple[Place, ...]]]] = []
        for text in sorted(groups):
            if text.startswith("points"):
                self.points = (text, *self.points_of(text))
            else:
                self.asked.append((text, self.ways(text)))
        self.size = sum(len(ways[0]) for _, ways in self.asked)

    def ways(self, text: str) -> list[tuple[Place, ...]]:
        """All ways to meet a group, each as the places that it has."""
        match = WAYS.fullmatch(text)
        assert match is not None, text
        head, size, tail = match["head"], int(match["size"]), match["tail"] or ""
        pictures = int(self.deck.elements)
        numbers = range(self.values)
        elements = range(self.values, self.values + pictures)
        animals = range(self.values + pictures, self.values + 2 * pictures)
        colours = range(int(self.deck.colours))
        starts = range(self.values - size + 1)
        if head == "run":
            return [tuple(Place(low + i, ANY) for i in range(size)) for low in starts]
        if head == "colour run":
            return [
                tuple(Place(low + i, colour) for i in range(size))
                for colour in colours
                for low in starts
            ]
        if head == "colour":
            return [(Place(ANY, colour),) * size for colour in colours]
        if head == "set":
            every = range(self.values + 2 * pictures)
            of = {"of numbers": numbers, "of elements": elements, "of animals": animals, "": every}
            return [(Place(kind, ANY),) * size for kind in of[tail]]
        if head == "elements":
            return [tuple(Place(k, ANY) for k in some) for some in combinations(elements, size)]
        if head == "animals":
            return [tuple(Place(k, ANY) for k in some) for some in combinations(animals, size)]
        assert head == "element+animal", text
        pairs = [(Place(e, ANY), Place(e + pictures, ANY)) for e in elements]
        return [tuple(p for pair in some for p in pair) for some in combinations(pairs, size)]

    def points_of(self, text: str) -> tuple[int, list[int]]:
        """How many points, and the colours of which they may be."""
        one_colour = text.endswith(" one colour")
        return int(text.split()[1]), list(range(int(self.deck.colours))) if one_colour else [ANY]

    def fits(self, face: int, place: Place) -> bool:
        """May this card lie at this place?"""
        deck = self.deck
        if face < deck.coloured:
            kind, colour = int(deck.kind[face]), int(deck.colour[face])
            return place.kind in (ANY, kind) and place.colour in (ANY, colour)
        if face >= deck.first_special:
            return False
        joker = deck.jokers[face - int(deck.first_joker)]
        if (joker.low, joker.high) == (1, self.values):
            return True
        return place.kind == ANY or joker.low <= place.kind + 1 <= joker.high

    def is_joker(self, face: int) -> bool:
        return bool(self.deck.coloured <= face < self.deck.first_special)

    def cards_for_points(self, hand: Sequence[int]) -> Iterator[tuple[list[int], int]]:
        """Every choice of number cards for the points: the cards, and how many points are left
        for jokers or missing cards. Nothing at all where no points are asked for."""
        if self.points is None:
            yield [], 0
            return
        _, points, colours = self.points
        for colour in colours:
            numbers = sorted(
                face
                for face in hand
                if face < self.deck.coloured
                and self.deck.kind[face] < self.values
                and colour in (ANY, int(self.deck.colour[face]))
            )
            yield from self.sums(numbers, 0, points)

    def sums(self, faces: list[int], start: int, points: int) -> Iterator[tuple[list[int], int]]:
        """Different selections of sorted faces that do not exceed the points, and what is left."""
        yield [], points
        for i in range(start, len(faces)):
            if i > start and faces[i] == faces[i - 1]:
                continue
            value = int(self.deck.kind[faces[i]]) + 1
            if value <= points:
                for more, left in self.sums(faces, i + 1, points - value):
                    yield [faces[i], *more], left

    def missing(self, hand: Sequence[int], limit: int = NEVER) -> int:
        """The fewest cards that must be added so that the level can be laid out; at most limit."""
        matching = Matching(hand, self.asked, self.fits, self.is_joker)
        best = limit
        for chosen, left in self.cards_for_points(hand):
            best = matching.fewest_empty(chosen, fewest_cards(left, self.values), best)
        return best

    def can_lay_out(self, hand: Sequence[int]) -> bool:
        """Can all places be filled from the hand, so that a card is left to discard?"""
        matching = Matching(hand, self.asked, self.fits, self.is_joker)
        for chosen, left in self.cards_for_points(hand):
            jokers = fewest_cards(left, self.values)
            if len(chosen) + jokers + self.size < len(hand):
                if matching.fewest_empty(chosen, jokers, 1) == 0:
                    return True
        return False

    def helps(self, hand: Sequence[int]) -> list[int]:
        """The cards that bring the hand closer, one of them at a time; not those it has all of."""
        now = self.missing(hand)
        faces = range(int(self.deck.first_special))
        left = [face for face in faces if hand.count(face) < self.deck.count[face]]
        return [face for face in left if self.missing([*hand, face], now) < now]

    def layouts(self, hand: Sequence[int], most: int) -> set[Layout]:
        """All different layouts; TooManyError when more than `most` steps would be needed."""
        layouts: set[Layout] = set()
        steps = 0

        def fill(i: int, groups: list[LaidGroup], rest: list[int]) -> None:
            nonlocal steps
            steps += 1
            if steps > most:
                raise TooManyError
            if i == len(self.asked):
                if rest:
                    layouts.add(tuple(sorted(groups)))
                return
            text, ways = self.asked[i]
            for places in ways:
                for laid, left in self.fillings(places, 0, rest):
                    group = (text, tuple(sorted(laid)))
                    # Groups with the same words come in their own order: it does not count.
                    if not groups or groups[-1][0] != text or groups[-1] <= group:
                        fill(i + 1, [*groups, group], left)

        for chosen, left in self.cards_for_points(hand):
            if self.points is None:
                fill(0, [], list(hand))
                continue
            jokers = [face for face in hand if self.is_joker(face)]
            wanted = fewest_cards(left, self.values)
            if wanted <= len(jokers):
                cards = [*chosen, *jokers[:wanted]]
                group = self.points_group(self.points[0], cards)
                fill(0, [group], without(hand, cards))
        return layouts

    def fillings(
        self, places: tuple[Place, ...], i: int, rest: list[int]
    ) -> Iterator[tuple[list[Laid], list[int]]]:
        """All ways to fill the places from the i-th on: the cards, and the rest of the hand.

        At places that are alike the faces go up, so that no selection comes twice.
        """
        if i == len(places):
            yield [], rest
            return
        place = places[i]
        for face in sorted(set(rest)):
            if self.fits(face, place):
                left = list(rest)
                left.remove(face)
                if i + 1 < len(places) and places[i + 1] == place:
                    usable = [other for other in left if other >= face]
                    set_aside = [other for other in left if other < face]
                else:
                    usable, set_aside = left, []
                for more, final in self.fillings(places, i + 1, usable):
                    yield [self.laid(face, place), *more], [*set_aside, *final]

    def laid(self, face: int, place: Place) -> Laid:
        if self.is_joker(face):
            return face, place.kind, place.colour
        return face, int(self.deck.kind[face]), int(self.deck.colour[face])

    def points_group(self, text: str, cards: list[int]) -> LaidGroup:
        """A group of points; how the jokers share what is left is not looked at, and as nothing
        is laid off on points their colour says nothing."""
        return text, tuple(sorted(self.laid(face, Place(ANY, ANY)) for face in cards))


def without(hand: Sequence[int], cards: Sequence[int]) -> list[int]:
    rest = list(hand)
    for face in cards:
        rest.remove(face)
    return rest
