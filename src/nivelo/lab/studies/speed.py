"""How fast the engine is: random play, counting missing cards, copying positions.

Each measurement repeats a small chunk of work until its time is up. It uses CPU time, so that other
work on the machine does not count. Nothing here is compiled, so calls from here are measured as
users of the library see them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from nivelo.engine.cards.cards import Cards, cards_of
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state

CHUNK = 240
"""Decisions, hands or copies between two checks of the clock."""


@dataclass(frozen=True)
class Rate:
    """Work done in some CPU time."""

    count: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.count / self.seconds


def measure(chunk: Callable[[], int], seconds: float) -> Rate:
    """Repeat a chunk of work, which returns its amount, for about this many seconds."""
    count = 0
    start = now = process_time()
    while now - start < seconds:
        count += chunk()
        now = process_time()
    return Rate(count, now - start)


class Games:
    """One random game after another, including dealing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.played = 0
        self.state = self.next_game()

    def next_game(self) -> State:
        self.played += 1
        return new_state(self.game, seed_from_int(self.played))


class EnginePlay(Games):
    """Random play in the engine's own loop."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.random = QuickRandom(1)

    def chunk(self) -> int:
        if self.state.is_over:
            self.state = self.next_game()
        return play_randomly(self.state, self.random, CHUNK)


class MovePlay(Games):
    """Random play from Python: `legal_moves` and `play`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.random = random.Random(1)

    def chunk(self) -> int:
        if self.state.is_over:
            self.state = self.next_game()
        state = self.state
        draw = self.random.random
        made = 0
        while not state.is_over and made < CHUNK:
            moves = state.legal_moves()
            move = moves[0]
            if move.kind != LAY_OUT:
                move = moves[int(draw() * len(moves))]
            state.play(move)
            made += 1
        return made


class NumberPlay(Games):
    """Random play from Python by move numbers: `legal_ids` and `play_id`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.random = random.Random(1)
        self.lay_out = int(game.moves.first[LAY_OUT])

    def chunk(self) -> int:
        if self.state.is_over:
            self.state = self.next_game()
        state = self.state
        draw = self.random.random
        lay_out = self.lay_out
        made = 0
        while not state.is_over and made < CHUNK:
            moves = state.legal_ids()
            move = moves[0]
            if move != lay_out:
                move = moves[int(draw() * len(moves))]
            state.play_id(move)
            made += 1
        return made


def some_hands(game: Game, count: int) -> list[Cards]:
    """Fresh hands, always the same."""
    dealer = FreshHands(game, [], Stream(seed_from_int(1)))
    hands = []
    for _ in range(count):
        dealer.deal()
        hands.append(cards_of(sorted(dealer.hand.faces())))
    return hands


class Counting:
    """Exact counts of missing cards: fresh hands, each for every level of the game."""

    def __init__(self, game: Game) -> None:
        self.solver = game.solver
        self.levels = game.levels[0]
        self.hands = some_hands(game, CHUNK // len(self.levels))

    def engine_chunk(self) -> int:
        """Counted inside the engine."""
        for level in self.levels:
            self.solver.total_missing(self.hands, level)
        return len(self.hands) * len(self.levels)

    def python_chunk(self) -> int:
        """Each count called from Python."""
        missing = self.solver.missing
        for level in self.levels:
            for hand in self.hands:
                missing(hand, level)
        return len(self.hands) * len(self.levels)


class Copying:
    """Copies of a position in mid-game."""

    def __init__(self, game: Game) -> None:
        self.state = new_state(game, seed_from_int(1))
        play_randomly(self.state, QuickRandom(1), 100)

    def chunk(self) -> int:
        clone = self.state.clone
        for _ in range(CHUNK):
            clone()
        return CHUNK
