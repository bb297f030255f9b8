"""The search: every move is tried in the same sampled deals, and each is played to its end."""

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

BATCH: Final = 16  # deals between two looks at how the moves stand
FEWEST: Final = 8  # deals that may say anything at all
ALIKE: Final = 32  # deals after which a move is given up that has made no difference in any
# Squares of how many standard errors a lead must be, in quarters (`benchmarks/stopping.py`).
GIVEN_UP: Final = 9  # one and a half: a move that trails so far is not tried any longer
BETTER: Final = 5  # little more than one: what it takes to leave the favourite in the end
SURELY_BETTER: Final = 36  # three: to leave it before all deals are played, or for no layout


@final
class Search:
    """Tries moves in sampled deals; the first is the favourite of whoever asks.

    A trial is played on to the end of the round by quick players, and is worth the chance to win
    the game with the levels that the seats have then. Luck is great and moves differ little, so
    what counts is a move's lead over the favourite in the same deals, and how sure that is.
    """

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.quick = Quick(game)
        self.scratch = Scratch(game, random)
        self.prospects = Prospects(game)
        self.remembers: bool = True  # what the others did is taken into account
        self.deals: i64 = 0
        self.in_play: vec[i64] = numbers(0)  # 1: this move is still tried
        self.chances = Tally(0)
        self.leads = Tally(0)  # over the favourite

    def try_all(self, view: View, moves: list[Move], deals: i64) -> None:
        """Try all of these moves in so many sampled deals."""
        self.begin(len(moves))
        while self.deals < deals:
            self.try_in_a_deal(view, moves)

    def best(self, view: View, moves: list[Move], deals: i64, effort: i64) -> int:
        """Which move to make: the favourite, unless another is better by more than luck.

        After some deals the moves that trail are given up. It ends when none is left, when one is
        surely better, after so many deals, or when it has been effort enough.
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
        # Who holds a layout back makes it later in every simulation, but at the table perhaps not.
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
                continue  # what matters seldom, as a card kept from another, matters then
            if self.leads.sum[i] <= 0 and self.leads.is_beyond_luck(i, self.deals, GIVEN_UP):
                self.in_play[i] = 0

    def leader(self) -> i64:
        """The move that leads among those that are still tried; the favourite if none does."""
        best: i64 = 0
        i: i64
        for i in range(1, len(self.in_play)):
            if self.in_play[i] == 1 and (best == 0 or self.leads.sum[i] > self.leads.sum[best]):
                best = i
        return best

    def is_better(self, i: i64, quarters: i64) -> bool:
        """Than the favourite, by so many standard errors."""
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
    """Whole numbers for some moves, added up with their squares."""

    def __init__(self, moves: int) -> None:
        self.sum: vec[i64] = numbers(moves)
        self.squares: vec[i64] = numbers(moves)

    def add(self, i: i64, number: i64) -> None:
        self.sum[i] += number
        self.squares[i] += number * number

    def is_beyond_luck(self, i: i64, n: i64, quarters: i64) -> bool:
        """Is the mean of n numbers so many standard errors from nothing? In whole numbers.

        If all of them are nothing, it is.
        """
        square = self.sum[i] * self.sum[i]
        return 4 * n * square >= quarters * (n * self.squares[i] - square)
