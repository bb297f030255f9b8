"""Hands that are hard for the solver: random ones, lopsided ones, and ones with a whole level."""

from __future__ import annotations

from collections.abc import Callable

from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.groups.levels import POINTS, GroupSpec, Level
from nivelo.engine.model.game import Game
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import dealt_cards

FEW_VALUES = 4
FEW_COLOURS = 2


class HardHands:
    """Makes hands of one game, of the largest size that occurs in a turn."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.game = game
        self.deck = game.deck
        self.stream = stream
        self.size = int(game.rules.hand) + 1
        self.pool = dealt_cards(game).faces()

    def of(self, level: Level) -> list[Cards]:
        """One hand of each kind, half of them without jokers."""
        deck = self.deck
        values = self.some(int(deck.kinds), FEW_VALUES)
        colours = self.some(int(deck.colours), FEW_COLOURS)
        sorts: list[Callable[[int], bool]] = [
            lambda face: True,
            lambda face: int(deck.kind[face]) in values,
            lambda face: int(deck.colour[face]) in colours,
            lambda face: deck.kind[face] < FEW_VALUES,
        ]
        hands = []
        for jokers in (False, True):
            hands += [self.filled([], self.preferring(sort, jokers)) for sort in sorts]
            hands.append(self.filled(self.layout(level), self.preferring(sorts[0], jokers)))
        return hands

    def changed(self, hand: Cards) -> Cards:
        """The same hand with a quarter of its cards replaced by others like the remaining ones."""
        kept = self.shuffled(hand.faces())[: -(-3 * self.size // 4)]
        kinds = {int(self.deck.kind[face]) for face in kept if self.is_natural(face)}
        colours = {int(self.deck.colour[face]) for face in kept if self.is_natural(face)}
        alike = (
            lambda face: int(self.deck.kind[face]) in kinds,
            lambda face: int(self.deck.colour[face]) in colours,
            lambda face: True,
        )[int(self.stream.below(3))]
        return self.filled(kept, self.preferring(alike, bool(self.stream.below(2))))

    def preferring(self, sort: Callable[[int], bool], jokers: bool) -> Callable[[int], bool]:
        """Natural cards of this kind, with or without jokers."""

        def wanted(face: int) -> bool:
            return sort(face) if self.is_natural(face) else jokers

        return wanted

    def is_natural(self, face: int) -> bool:
        return face < self.deck.coloured

    def some(self, of: int, most: int) -> set[int]:
        return {int(self.stream.below(of)) for _ in range(most)}

    def shuffled(self, faces: list[int]) -> list[int]:
        cards = list(faces)
        for i in range(len(cards) - 1, 0, -1):
            j = int(self.stream.below(i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def filled(self, faces: list[int], wanted: Callable[[int], bool]) -> Cards:
        """These cards, filled up to the given size: with wanted cards as long as there are any."""
        left = list(self.pool)
        for face in faces:
            left.remove(face)
        left = self.shuffled(left)
        more = [f for f in left if wanted(f)] + [f for f in left if not wanted(f)]
        return hand_of((faces + more)[: max(self.size, len(faces))])

    def layout(self, level: Level) -> list[int]:
        """Cards that meet the level in some way, as far as the deck has them."""
        left = self.shuffled(self.pool)
        taken: list[int] = []
        for spec in level.specs:
            anchor = int(self.stream.below(spec.anchors))
            for face in (
                self.points(spec, anchor, left)
                if spec.kind == POINTS
                else (self.group(spec, anchor, left))
            ):
                left.remove(face)
                taken.append(face)
        return taken[: self.size]

    def group(self, spec: GroupSpec, anchor: int, left: list[int]) -> list[int]:
        free, taken = list(left), []
        for k in range(int(spec.slots)):
            kind, colour = spec.kind_asked(anchor, k), spec.colour[anchor]
            fitting = [face for face in free if self.deck.fits(face, kind, colour)]
            fitting.sort(key=lambda face: not self.is_natural(face))
            for face in fitting[:1]:
                free.remove(face)
                taken.append(face)
        return taken

    def points(self, spec: GroupSpec, anchor: int, left: list[int]) -> list[int]:
        taken, points = [], int(spec.size)
        for face in left:
            worth = int(self.deck.kind[face]) + 1 if self.is_natural(face) else 0
            fits = 0 < worth <= self.deck.values and spec.colour[anchor] in (
                -1,
                self.deck.colour[face],
            )
            if fits and worth <= points:
                taken.append(face)
                points -= worth
        return taken
