"""The search: every move is tried in the same sampled deals, each played to its end."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.rollout.quick import Quick
from nivelo.bots.rollout.rollout import play_on
from nivelo.bots.search.belief import believe
from nivelo.bots.search.prospects import SURE, Prospects
from nivelo.engine.cards.cards import numbers
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT, Move
from nivelo.engine.model.position import KEEPING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.flow import apply_move
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.view import View

BATCH: Final = 16  # deals between two checks of the moves
FEWEST: Final = 8  # the minimum number of deals for any conclusion
ALIKE: Final = 32  # deals after which a move that has made no difference in any is dropped
# Squares of the number of standard errors required of a lead, in quarters
# (`benchmarks/stopping.py`).
GIVEN_UP: Final = 9  # one and a half: a move that trails this much is dropped
BETTER: Final = 5  # three: to leave it earlier, or for no layout
SURELY_BETTER: Final = 36  # three: to leave it before all deals are played, or for no layout


@final
class Search:
    """Tries moves in sampled deals; the first one is the caller's favourite.

    Fast players continue each trial to the end of the round; its value is the chance to win the
    game with the levels reached. Luck is large and moves differ little, so the measure is a move's
    lead over the favourite on the same deals, and its significance.
    """

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.quick = Quick(game)
        self.scratch = Scratch(game, random)
        self.prospects = Prospects(game)
        self.remembers: bool = True  # infer hands from the actions of others
        self.deals: i64 = 0
        self.in_play: vec[i64] = numbers(0)  # 1: this move is still tried
        self.chances = Tally(0)
        self.leads = Tally(0)  # over the favourite

    def try_all(self, view: View, moves: list[Move], deals: i64) -> None:
        """Try all of these moves in this many sampled deals."""
        self.begin(len(moves))
        while self.deals < deals:
            self.try_in_a_deal(view, moves)

    def best(self, view: View, moves: list[Move], deals: i64, effort: i64) -> int:
        """The move to make: the favourite, unless another is significantly better.

        Moves that trail are dropped along the way. The search ends when none is left, when one is
        clearly better, after this many deals, or when it has used its effort.
        """
        self.begin(len(moves))
        last = self.quick.effort() + effort
        best: i64 = 0
        while self.deals < deals and self.quick.effort() < last:
            self.try_in_a_deal(view, moves)
            if self.deals % BATCH == 0:
                self.give_up_the_worse()
                best = self.leader()
                if best == 0 or self.is_better(best, SURELY_BETTER):
                    return int(best)
        best = self.leader()
        # A layout that is held back comes later in every simulation, but perhaps not at the table.
        needed = SURELY_BETTER if moves[0].kind == LAY_OUT else BETTER
        return int(best) if self.deals >= FEWEST and self.is_better(best, needed) else 0

    def begin(self, moves: int) -> None:
        self.deals = 0
        self.in_play = numbers(moves)
        i: i64
        for i in range(moves):
            self.in_play[i] = 1
        self.chances = Tally(moves)
        self.leads = Tally(moves)

    def try_in_a_deal(self, view: View, moves: list[Move]) -> None:
        position = determinize(view, self.random)
        if self.remembers:
            believe(position, view.seat, self.quick.holding, self.random)
        self.quick.marks.salt = self.random.word()
        last_round: i64 = view.round
        if view.decision == KEEPING:
            last_round += 1
        favourite: i64 = 0
        i: i64
        for i in range(len(moves)):
            if self.in_play[i] == 1:
                state = position.clone()
                apply_move(state, moves[i].id)
                play_on(state, self.quick, last_round)
                chance = self.prospects.chance(state, view.seat)
                if i == 0:
                    favourite = chance
                self.chances.add(i, chance)
                self.leads.add(i, chance - favourite)
        self.deals += 1

    def give_up_the_worse(self) -> None:
        i: i64
        for i in range(1, len(self.in_play)):
            if self.leads.squares[i] == 0 and self.deals < ALIKE:
                continue  # rare effects, such as denying a card, would show only later
            if self.leads.sum[i] <= 0 and self.leads.is_beyond_luck(i, self.deals, GIVEN_UP):
                self.in_play[i] = 0

    def leader(self) -> i64:
        """The leading move among those still tried; the favourite if none leads."""
        best: i64 = 0
        i: i64
        for i in range(1, len(self.in_play)):
            if self.in_play[i] == 1 and (best == 0 or self.leads.sum[i] > self.leads.sum[best]):
                best = i
        return best

    def is_better(self, i: i64, quarters: i64) -> bool:
        """Than the favourite, by this many standard errors."""
        return self.leads.sum[i] > 0 and self.leads.is_beyond_luck(i, self.deals, quarters)

    def chance(self, i: int) -> float:
        """The chance to win with the i-th move, after `try_all`."""
        return float(self.chances.sum[i]) / float(SURE) / float(self.deals)

    def error(self, i: int) -> float:
        """The standard error of that chance."""
        n = float(self.deals)
        mean = float(self.chances.sum[i]) / n
        squares = float(self.chances.squares[i]) / n
        return sqrt(max(0.0, squares - mean * mean) / n) / float(SURE)


@final
class Tally:
    """Sums of integers for several moves, with their squares."""

    def __init__(self, moves: int) -> None:
        self.sum: vec[i64] = numbers(moves)
        self.squares: vec[i64] = numbers(moves)

    def add(self, i: i64, number: i64) -> None:
        self.sum[i] += number
        self.squares[i] += number * number

    def is_beyond_luck(self, i: i64, n: i64, quarters: i64) -> bool:
        """Is the mean of n numbers this many standard errors away from zero? In integers.

        If all of them are zero, it is.
        """
        square = self.sum[i] * self.sum[i]
        return 4 * n * square >= quarters * (n * self.squares[i] - square)
