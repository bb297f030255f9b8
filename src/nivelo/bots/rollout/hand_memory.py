"""A cache of solver results: in a search the same hands come up again and again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, numbers
from nivelo.engine.groups.levels import Level
from nivelo.engine.groups.solver import Solver
from nivelo.engine.model.game import Game
from nivelo.engine.random.quick_random import QuickRandom

ROOM: Final = 1 << 16  # cached hands; a new one replaces an old one
SEED: Final = 8128
MOST_LEVELS: Final = 64
LEVELS_APART: Final = 2_654_435_761_073  # separates the keys of a hand at two levels


@final
class HandMemory:
    """Missing cards of hands, by key: the sum of random numbers, one for each card.

    So the key of a hand with one more or one less card takes no look at the hand. Hands that differ
    only in specials share a key, and, if colours do not matter, in colours. Other hands with equal
    keys would be confused; with keys of more than fifty bits that is very unlikely.
    """

    def __init__(self, game: Game) -> None:
        deck = game.deck
        self.solver = Solver(deck)
        random = QuickRandom(SEED)
        words: list[int] = []
        for _ in range(deck.faces):
            words.append((random.word() << 22) + (random.word() >> 10))
        for face in range(deck.first_special, deck.faces):
            words[face] = 0  # the level has no use for them
        self.key_by_face: vec[i64] = vec[i64](words)
        for face in range(deck.coloured):
            words[face] = words[deck.kind[face] * deck.colours]
        self.key_by_kind: vec[i64] = vec[i64](words)
        self.keys: vec[i64] = numbers(ROOM, -1)
        self.values: vec[i64] = numbers(ROOM)

    def key(self, hand: Cards, level: Level, seat: i64, number: i64) -> i64:
        """The key of a hand for a level with this number on the seat's card."""
        key = (seat * MOST_LEVELS + number) * LEVELS_APART
        i: i64
        for i in range(hand.n):
            key += self.key_of(hand.card[i], level)
        return key

    def key_of(self, face: i64, level: Level) -> i64:
        """The contribution of a card to the key of a hand for this level."""
        if level.has_colours:
            return self.key_by_face[face]
        return self.key_by_kind[face]

    def missing(self, hand: Cards, level: Level, key: i64) -> i64:
        """How many cards the hand with this key lacks."""
        at = key & (ROOM - 1)
        if self.keys[at] == key:
            return self.values[at]
        missing = self.solver.missing(hand, level)
        return self.remember(at, key, missing)

    def with_card(self, hand: Cards, level: Level, key: i64, face: i64, missing: i64) -> i64:
        """The missing cards with one more card, given their current number: equal or one less."""
        more = key + self.key_of(face, level)
        at = more & (ROOM - 1)
        if self.keys[at] == more:
            return self.values[at]
        hand.push(face)
        less = self.solver.fewest(hand, level, missing)
        hand.n -= 1
        return self.remember(at, more, less)

    def without(self, hand: Cards, level: Level, key: i64, i: i64, missing: i64) -> i64:
        """The missing cards without the i-th card, given their current number: the same or one
        more.
        """
        face = hand.card[i]
        rest = key - self.key_of(face, level)
        at = rest & (ROOM - 1)
        if self.keys[at] == rest:
            return self.values[at]
        # The order does not matter to the solver: temporarily put the last card in its place.
        hand.own()
        hand.n -= 1
        hand.card[i] = hand.card[hand.n]
        more = self.solver.fewest(hand, level, missing + 1)
        hand.card[i] = face
        hand.n += 1
        return self.remember(at, rest, more)

    def remember(self, at: i64, key: i64, missing: i64) -> i64:
        """Cache and return a result of the solver."""
        self.keys[at] = key
        self.values[at] = missing
        return missing
