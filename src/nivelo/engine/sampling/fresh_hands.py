"""Fresh hands by the thousand, to count how often they contain a level."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.groups.levels import Level
from nivelo.engine.model.game import Game
from nivelo.engine.random.stream import Stream


@final
class FreshHands:
    """Deals one hand after another, each from all the cards; counts those with each level."""

    def __init__(self, game: Game, levels: list[Level], stream: Stream) -> None:
        self.game = game
        self.levels = levels
        self.stream = stream
        self.cards: Cards = dealt_cards(game)
        self.hand: Cards = no_cards(int(game.rules.hand))
        self.contained: vec[i64] = numbers(len(levels))

    def deal(self) -> None:
        """A uniformly random hand: the first steps of a shuffle."""
        card = self.cards.card
        left = self.cards.n
        self.hand.n = 0
        while self.hand.n < self.game.rules.hand and left > 0:
            at = self.stream.below(left)
            left -= 1
            face = card[at]
            card[at] = card[left]
            card[left] = face
            self.hand.push(face)

    def count(self, hands: i64) -> None:
        """Deal this many hands and count those that contain each level, with no card missing."""
        solver = self.game.solver
        i: i64
        for _ in range(hands):
            self.deal()
            for i in range(len(self.levels)):
                if solver.missing(self.hand, self.levels[i]) == 0:
                    self.contained[i] += 1

    def counts(self) -> list[int]:
        """How many hands contained each level so far."""
        return [int(n) for n in self.contained]


def dealt_cards(game: Game) -> Cards:
    """All cards that hands are dealt from, without jokers that are kept apart."""
    deck = game.deck
    cards = no_cards(int(deck.size))
    face: i64
    for face in range(deck.faces):
        if game.rules.jokers_apart and deck.is_joker(face):
            continue
        for _ in range(deck.count[face]):
            cards.push(face)
    return cards
