"""The search: every move is tried in the same imagined positions, and the rounds played out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._belief import improve
from nivelo.bots._judge import Judge
from nivelo.bots._mind import Mind
from nivelo.bots._prospects import Prospects
from nivelo.bots._quick import Quick
from nivelo.bots._rollout import play_on
from nivelo.engine.cards import numbers
from nivelo.engine.flow import apply_move
from nivelo.engine.game import Game
from nivelo.engine.imagine import imagine
from nivelo.engine.moves import Move
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State
from nivelo.engine.view import View

CHECK: Final = 8  # positions between two looks at which moves fall behind


@final
class Search:
    """Compares moves by what they come to; those that clearly fall behind are not tried on."""

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.quick = Quick(game)
        self.mind = Mind(game, random)
        self.prospects = Prospects(game)
        self.judge = Judge(game, self.quick.memory, self.prospects)
        self.turns: i64 = 2 * game.players - 1
        self.sum: vec[i64] = numbers(0)
        self.squares: vec[i64] = numbers(0)
        self.alive: vec[i64] = numbers(0)
        self.samples: i64 = 0
        self.doubt: i64 = 100  # squared, in hundredths
        self.sureness: i64 = 900
        self.tries: i64 = 4

    def best(self, view: View, moves: list[Move], work: i64) -> i64:
        """The place of the best of these moves, after so many imagined decisions or a few more.

        The first is the favourite: all others are compared with it, and must be clearly better.
        """
        n = len(moves)
        self.sum = numbers(n)
        self.squares = numbers(n)
        self.alive = numbers(n, 1)
        self.samples = 0
        left = work
        living: i64 = n
        while left > 0 and living > 1:
            left -= self.sample(view, moves)
            if self.samples % CHECK == 0:
                living = self.drop()
        best = self.leader()
        ahead = self.sum[best] // self.samples
        spread = self.squares[best] // self.samples // self.samples
        return best if 100 * ahead * ahead > self.doubt * spread else 0

    def sample(self, view: View, moves: list[Move]) -> i64:
        """Try each move that is left in one imagined position; gives the decisions made."""
        position = imagine(view, self.random)
        self.believe(position, view)
        self.quick.marks.salt = self.random.word()
        made: i64 = 0
        first: i64 = 0
        i: i64
        for i in range(len(moves)):
            if self.alive[i] == 0:
                continue
            state = position.clone()
            apply_move(state, moves[i].id)
            value = self.outcome(state, view.seat)
            made += state.decisions - view.decisions
            if i == 0:
                first = value
            else:
                self.sum[i] += value - first
                self.squares[i] += (value - first) * (value - first)
        self.samples += 1
        return made

    def outcome(self, state: State, seat: i64) -> i64:
        """The chance to win after a few more turns, as far as one can tell."""
        if play_on(state, self.quick, self.turns):
            return self.prospects.chance(state, seat)
        return self.judge.value(state, seat)

    def believe(self, position: State, view: View) -> None:
        """Others have had turns to improve their hands: let them have better ones."""
        q: i64
        for q in range(view.game.players):
            if q != view.seat and position.laid_out[q] == 0:
                turns = self.tries * view.turns // view.game.players // 4
                improve(position, q, turns, self.quick.holding, self.random)

    def leader(self) -> i64:
        """The move that is ahead."""
        best: i64 = 0
        i: i64
        for i in range(len(self.sum)):
            if self.alive[i] == 1 and self.sum[i] > self.sum[best]:
                best = i
        return best

    def drop(self) -> i64:
        """Drop the moves that are clearly behind; how many are left. The first stays."""
        n = self.samples
        best = self.leader()
        living: i64 = 1
        i: i64
        for i in range(1, len(self.sum)):
            if self.alive[i] == 0:
                continue
            behind = (self.sum[best] - self.sum[i]) // n
            spread = (self.squares[best] + self.squares[i]) // n // n
            if i != best and 100 * behind * behind > self.sureness * spread and behind > 0:
                self.alive[i] = 0
            else:
                living += 1
        return living
