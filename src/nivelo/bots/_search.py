"""The search: every move is tried in the same imagined positions, and the outcome is judged."""

from __future__ import annotations

from math import hypot, sqrt
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

FAR: Final = 1_000_000  # turns: to the end of the round
TENTHS: Final = 10


@final
class Search:
    """Tries moves in imagined deals; the first is the favourite of whoever asks.

    Each trial is judged when the turn is over; some are also played on to the end of the round. The
    judge sees small differences but errs a little, playing on is right but a matter of luck, so a
    chance is nine tenths of the one and one tenth of the other.
    """

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.quick = Quick(game)
        self.mind = Mind(game, random)
        self.prospects = Prospects(game)
        self.judge = Judge(game, self.quick.holding, self.prospects)
        self.turns: i64 = 0  # that are played on in thought, after the one that is going on
        self.remembers: bool = True  # what the others did is taken into account
        self.judged = Tally(0)
        self.played = Tally(0)

    def try_all(self, view: View, moves: list[Move], deals: i64, played: i64) -> None:
        """Try all of these moves in so many imagined deals; in some of them to the round's end."""
        self.judged = Tally(len(moves))
        self.played = Tally(len(moves))
        deal: i64
        for deal in range(deals):
            self.try_in_a_deal(view, moves, deal < played)

    def try_in_a_deal(self, view: View, moves: list[Move], play_out: bool) -> None:
        position = imagine(view, self.random)
        if self.remembers:
            believe(position, view.seat, self.quick.holding, self.random)
        self.quick.marks.salt = self.random.word()
        last_round: i64 = view.round
        if view.decision == KEEPING:
            last_round += 1
        i: i64
        for i in range(len(moves)):
            state = position.clone()
            apply_move(state, moves[i].id)
            ended = play_on(state, self.quick, view.all_turns + self.turns, last_round)
            self.judged.add(i, self.chance_in(state, view.seat, ended))
            if play_out:
                if not ended:
                    ended = play_on(state, self.quick, FAR, last_round)
                self.played.add(i, self.chance_in(state, view.seat, ended))
        self.judged.deals += 1
        if play_out:
            self.played.deals += 1

    def chance_in(self, state: State, seat: i64, ended: bool) -> i64:
        """The chance to win, out of SURE, as far as one can tell."""
        if ended:
            return self.prospects.chance(state, seat)
        return self.judge.value(state, seat)

    def chance(self, i: int) -> float:
        """The chance to win with the i-th move, after `try_all`."""
        if self.played.deals == 0:
            return self.judged.mean(i)
        return ((TENTHS - 1) * self.judged.mean(i) + self.played.mean(i)) / TENTHS

    def error(self, i: int) -> float:
        """The standard error of that chance."""
        if self.played.deals == 0:
            return self.judged.error(i)
        return hypot((TENTHS - 1) * self.judged.error(i), self.played.error(i)) / TENTHS


@final
class Tally:
    """Chances of some moves, added up."""

    def __init__(self, moves: int) -> None:
        self.deals: i64 = 0
        self.sum: vec[i64] = numbers(moves)
        self.squares: vec[i64] = numbers(moves)

    def add(self, i: i64, chance: i64) -> None:
        self.sum[i] += chance
        self.squares[i] += chance * chance

    def mean(self, i: int) -> float:
        return float(self.sum[i]) / float(SURE) / float(self.deals)

    def error(self, i: int) -> float:
        n = float(self.deals)
        mean = float(self.sum[i]) / n
        return sqrt(max(0.0, float(self.squares[i]) / n - mean * mean) / n) / float(SURE)
