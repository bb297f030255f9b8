"""Hands to try the solver on: dealt ones, and those made to mislead it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from nivelo.engine.cards.deck import Deck
from support.solver.card_matching import ANY
from support.solver.exhaustive_search import Oracle
from support.solver.solver_levels import TriedLevel

MOST_CARDS = 16


class Dealer:
    """Deals hands of one deck; no hand has more of a face than the deck."""

    def __init__(self, tried: TriedLevel, random: Random) -> None:
        self.random = random
        self.deck: Deck = tried.deck
        self.oracle = Oracle(tried.deck, tried.groups)
        self.count = [int(n) for n in self.deck.count]
        self.coloured = range(int(self.deck.coloured))
        self.jokers = range(int(self.deck.first_joker), int(self.deck.first_special))
        self.every = range(int(self.deck.faces))

    def cards(self, faces: range | list[int], most: int) -> list[int]:
        """Up to so many random cards of these faces, each as often as the deck has it."""
        pool = [face for face in faces for _ in range(self.count[face])]
        return self.random.sample(pool, min(most, len(pool)))

    def with_others(self, hand: list[int], size: int) -> list[int]:
        """The hand, filled up with random cards of all that are left."""
        has = Counter(hand)
        pool = [face for face in self.every for _ in range(self.count[face] - has[face])]
        more = max(0, min(size - len(hand), len(pool)))
        return [*hand, *self.random.sample(pool, more)]

    def size(self) -> int:
        """Mostly about what is needed, and sometimes any number of cards."""
        if self.random.random() < 0.3:
            return self.random.randint(0, MOST_CARDS)
        return min(MOST_CARDS, max(1, self.oracle.size + self.random.randint(-2, 5)))

    def dealt(self) -> list[int]:
        return self.with_others([], self.size())

    def many_jokers(self) -> list[int]:
        return self.with_others(self.cards(self.jokers, self.random.randint(1, 8)), self.size())

    def doubles(self) -> list[int]:
        """Few values or pictures, and many cards of each."""
        kinds = self.random.sample(range(int(self.deck.kinds)), self.random.randint(1, 3))
        alike = [face for face in self.coloured if self.deck.kind[face] in kinds]
        size = self.size()
        hand = self.cards(alike, max(0, size - self.random.randint(0, 4)))
        return self.with_others(hand, size)

    def one_colour(self) -> list[int]:
        """All or nearly all cards of one or two colours."""
        some = self.random.choices(range(int(self.deck.colours)), k=self.random.randint(1, 2))
        alike = [face for face in self.coloured if self.deck.colour[face] in some]
        size = self.size()
        hand = self.cards(alike, max(0, size - self.random.randint(0, 3)))
        return self.with_others(hand, size)

    def neighbours(self) -> list[int]:
        """Cards whose values follow one another, some of them several times."""
        low = self.random.randrange(int(self.deck.values))
        near = [face for face in self.coloured if 0 <= self.deck.kind[face] - low <= 6]
        size = self.size()
        hand = self.cards(near, max(0, size - self.random.randint(0, 4)))
        return self.with_others(hand, size)

    def layout(self) -> list[int]:
        """A layout of the level as far as the deck has cards for it, and some others."""
        return self.with_others(*self.meet())

    def near_miss(self) -> list[int]:
        """A layout from which cards were taken, or put in the place of others."""
        hand, size = self.meet()
        for _ in range(self.random.randint(1, 2)):
            if hand:
                gone = hand.pop(self.random.randrange(len(hand)))
                if self.random.random() < 0.6:
                    hand += self.like(gone, hand)
        return self.with_others(hand, size if self.random.random() < 0.7 else len(hand))

    def like(self, face: int, hand: list[int]) -> list[int]:
        """A card that shares its value or colour, or follows it; none if there is none left."""
        colours = int(self.deck.colours)
        near = [face - colours, face + colours, face // colours * colours, face - 1, face + 1]
        free = [f for f in near if f in self.coloured and hand.count(f) < self.count[f]]
        return self.random.sample(free, min(1, len(free)))

    def meet(self) -> tuple[list[int], int]:
        """Cards that meet the level in random ways, jokers among them, and a size of hand."""
        hand: list[int] = []
        often = self.random.choice((0.0, 0.1, 0.3, 0.6))
        for _, ways in self.oracle.asked:
            for place in self.random.choice(ways):
                self.take([f for f in self.every if self.oracle.fits(f, place)], often, hand)
        if self.oracle.points is not None:
            _, points, colours = self.oracle.points
            colour = self.random.choice(colours)
            while points > 0:
                fitting = [f for f in self.every if self.counts_for(f, points, colour)]
                if not self.take(fitting, often, hand):
                    break
                joker = hand[-1] in self.jokers
                points -= int(self.deck.values) if joker else int(self.deck.kind[hand[-1]]) + 1
        return hand, min(MOST_CARDS, len(hand) + self.random.randint(0, 4))

    def take(self, fitting: list[int], often: float, hand: list[int]) -> bool:
        """Add a fitting card, a joker so often or where it must be; False if none is left."""
        free = [f for f in fitting if hand.count(f) < self.count[f]]
        jokers = [f for f in free if f in self.jokers]
        naturals = [f for f in free if f in self.coloured]
        some = jokers if jokers and (not naturals or self.random.random() < often) else naturals
        hand += self.random.sample(some, min(1, len(some)))
        return len(some) > 0

    def counts_for(self, face: int, points: int, colour: int) -> bool:
        """May this card be part of so many points?"""
        if face in self.jokers:
            return True
        if face not in self.coloured or self.deck.kind[face] >= min(int(self.deck.values), points):
            return False
        return colour in (ANY, int(self.deck.colour[face]))


def ways_to_deal(dealer: Dealer) -> dict[str, Callable[[], list[int]]]:
    """The kinds of hands by name."""
    return {
        "dealt": dealer.dealt,
        "jokers": dealer.many_jokers,
        "doubles": dealer.doubles,
        "one colour": dealer.one_colour,
        "neighbours": dealer.neighbours,
        "layout": dealer.layout,
        "near miss": dealer.near_miss,
    }
