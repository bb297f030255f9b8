"""The search: every move is tried in the same imagined positions, and the outcome is judged."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._belief import believe
from nivelo.bots._judge import Judge
from nivelo.bots._mind import Mind
from nivelo.bots._prospects import SURE, Prospects
from nivelo.bots._quick import Quick
from nivelo.bots._rollout import play_on
from nivelo.engine.cards import numbers
from nivelo.engine.flow import apply_move
from nivelo.engine.game import Game
from nivelo.engine.imagine import imagine
from nivelo.engine.moves import Move
from nivelo.engine.position import KEEPING
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State
from nivelo.engine.view import View

CHECK: Final = 8  # positions between two looks at which moves fall behind
CLEARLY: Final = 9  # squared: so many standard errors behind, and a move is dropped


@final
class Search:
    """Compares moves by what they come to; the first is the favourite of whoever asks."""

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.quick = Quick(game)
        self.mind = Mind(game, random)
        self.prospects = Prospects(game)
        self.judge = Judge(game, self.quick.holding, self.prospects)
        self.turns: i64 = 0  # that are played on in thought, after the one that is going on
        self.remembers: bool = True  # what the others did is taken into account
        self.samples: i64 = 0
        self.alive: vec[i64] = numbers(0)
        self.sum: vec[i64] = numbers(0)  # of the chances of each move, out of SURE
        self.squares: vec[i64] = numbers(0)
        self.ahead: vec[i64] = numbers(0)  # likewise, but of what it is better than the first
        self.ahead_squares: vec[i64] = numbers(0)

    def best(self, view: View, moves: list[Move], work: i64, habit: i64) -> i64:
        """The place of the best of these moves, after so many trials or a few more.

        Moves that clearly fall behind are not tried on. To leave the favourite, a move must be
        better by `habit`, out of SURE.
        """
        self.begin(len(moves))
        left = work
        living: i64 = len(moves)
        while left > 0 and living > 1:
            left -= self.sample(view, moves)
            if self.samples % CHECK == 0:
                living = self.drop()
        best = self.leader()
        return best if self.ahead[best] > habit * self.samples else 0

    def try_all(self, view: View, moves: list[Move], samples: i64) -> None:
        """Try all of these moves in so many imagined positions."""
        self.begin(len(moves))
        while self.samples < samples:
            self.sample(view, moves)

    def begin(self, moves: int) -> None:
        self.samples = 0
        self.alive = numbers(moves, 1)
        self.sum = numbers(moves)
        self.squares = numbers(moves)
        self.ahead = numbers(moves)
        self.ahead_squares = numbers(moves)

    def sample(self, view: View, moves: list[Move]) -> i64:
        """Try each move that is left in one imagined position; how many trials were made."""
        position = imagine(view, self.random)
        if self.remembers:
            believe(position, view.seat, self.quick.holding, self.random)
        self.quick.marks.salt = self.random.word()
        tried: i64 = 0
        first: i64 = 0
        i: i64
        for i in range(len(moves)):
            if self.alive[i] == 0:
                continue
            state = position.clone()
            apply_move(state, moves[i].id)
            value = self.outcome(state, view)
            tried += 1
            if i == 0:
                first = value
            self.sum[i] += value
            self.squares[i] += value * value
            self.ahead[i] += value - first
            self.ahead_squares[i] += (value - first) * (value - first)
        self.samples += 1
        return tried

    def outcome(self, state: State, view: View) -> i64:
        """The chance to win when the turn is over, or some turns later, as far as one can tell."""
        last_round: i64 = view.round
        if view.decision == KEEPING:
            last_round += 1
        if play_on(state, self.quick, view.all_turns + self.turns, last_round):
            return self.prospects.chance(state, view.seat)
        return self.judge.value(state, view.seat)

    def leader(self) -> i64:
        """The move that is ahead."""
        best: i64 = 0
        i: i64
        for i in range(len(self.ahead)):
            if self.alive[i] == 1 and self.ahead[i] > self.ahead[best]:
                best = i
        return best

    def drop(self) -> i64:
        """Drop the moves that are clearly behind; how many are left. The first stays."""
        n = self.samples
        best = self.leader()
        living: i64 = 1
        i: i64
        for i in range(1, len(self.ahead)):
            if self.alive[i] == 0:
                continue
            behind = (self.ahead[best] - self.ahead[i]) // n
            spread = (self.ahead_squares[best] + self.ahead_squares[i]) // n // n
            if i != best and behind > 0 and behind * behind > CLEARLY * spread:
                self.alive[i] = 0
            else:
                living += 1
        return living

    def chance(self, i: int) -> float:
        """The chance to win with the i-th move, after `try_all`."""
        return float(self.sum[i]) / float(SURE) / float(self.samples)

    def error(self, i: int) -> float:
        """The standard error of that chance."""
        n = float(self.samples)
        mean = float(self.sum[i]) / n
        spread = max(0.0, float(self.squares[i]) / n - mean * mean)
        return sqrt(spread / n) / float(SURE)
