"""Judging a round in the middle: the chance to win the game, learned from many games."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._features import FIELDS, Features
from nivelo.bots._holding import Holding
from nivelo.bots._judge_weights import BOARD, BONUS, HIDDEN, NO_BONUS, SUMMED
from nivelo.bots._prospects import SURE, Prospects
from nivelo.engine.cards import numbers
from nivelo.engine.game import Game
from nivelo.engine.state import State

BITS: Final = 12  # weights are in units of 1 / 2**12
STEPS: Final = 512  # of the table of chances, on each side
OWN: Final = FIELDS + 2  # the seat's fields, its standing, the number of seats
OTHER: Final = FIELDS + 1  # another seat's fields, and how far it is ahead


@final
class Judge:
    """A small network: each other seat is looked at in the same way, and the results summed up.

    All in whole numbers, so that it says the same on every machine.
    """

    def __init__(self, game: Game, holding: Holding, prospects: Prospects) -> None:
        weights = BONUS if game.rules.bonus > 1 else NO_BONUS
        if game.board:
            weights = BOARD
        self.game = game
        self.features = Features(game, holding)
        self.prospects = prospects
        self.others: vec[i64] = vec[i64](weights[0])  # OTHER x SUMMED, then SUMMED
        self.rest: vec[i64] = vec[i64](weights[1])  # (OWN + SUMMED) x HIDDEN, then HIDDEN
        self.last: vec[i64] = vec[i64](weights[2])  # HIDDEN, then 1
        self.one: vec[i64] = numbers(SUMMED)
        self.sum: vec[i64] = numbers(SUMMED)
        self.hidden: vec[i64] = numbers(HIDDEN)
        chances = [int(SURE / (1 + exp(-i / 64))) for i in range(-STEPS, STEPS + 1)]
        self.chance_at: vec[i64] = vec[i64](chances)  # at each 1/64 of the logit

    def value(self, state: State, seat: i64) -> i64:
        """The chance of a seat to win, out of SURE; at the start of a turn."""
        self.features.look(state)
        return self.judge(state, seat)

    def judge(self, state: State, seat: i64) -> i64:
        i: i64
        q: i64
        for i in range(SUMMED):
            self.sum[i] = 0
        for q in range(self.game.players):
            if q != seat:
                self.add_other(state, seat, q)
        rest = self.rest
        hidden = self.hidden
        bias: i64 = (OWN + SUMMED) * HIDDEN
        for i in range(HIDDEN):
            hidden[i] = rest[bias + i]
        of = self.features.of
        for i in range(FIELDS):
            x = of[seat * FIELDS + i]
            if x != 0:
                self.feed(x, i)
        self.feed(self.standing(state, seat), FIELDS)
        self.feed(self.game.players, FIELDS + 1)
        for i in range(SUMMED):
            if self.sum[i] > 0:
                self.feed_fraction(self.sum[i], OWN + i)
        logit = self.last[HIDDEN]
        for i in range(HIDDEN):
            if hidden[i] > 0:
                logit += hidden[i] * self.last[i] >> BITS
        at = (logit >> (BITS - 6)) + STEPS
        return self.chance_at[max(0, min(at, 2 * STEPS))]

    def feed(self, x: i64, row: i64) -> None:
        i: i64
        at = row * HIDDEN
        for i in range(HIDDEN):
            self.hidden[i] += x * self.rest[at + i]

    def feed_fraction(self, x: i64, row: i64) -> None:
        i: i64
        at = row * HIDDEN
        for i in range(HIDDEN):
            self.hidden[i] += x * self.rest[at + i] >> BITS

    def add_other(self, state: State, seat: i64, q: i64) -> None:
        one = self.one
        others = self.others
        of = self.features.of
        i: i64
        j: i64
        bias: i64 = OTHER * SUMMED
        ahead = self.prospects.height[state.level[q]] - self.prospects.height[state.level[seat]]
        for j in range(SUMMED):
            one[j] = others[bias + j] + ahead * others[FIELDS * SUMMED + j]
        for i in range(FIELDS):
            x = of[q * FIELDS + i]
            if x != 0:
                at = i * SUMMED
                for j in range(SUMMED):
                    one[j] += x * others[at + j]
        for j in range(SUMMED):
            if one[j] > 0:
                self.sum[j] += one[j]

    def standing(self, state: State, seat: i64) -> i64:
        """How far the seat is ahead of all others together, in units of height."""
        total: i64 = 0
        q: i64
        for q in range(self.game.players):
            total += self.prospects.weight[state.level[q]]
        share = SURE * self.prospects.weight[state.level[seat]] // total
        return self.logit(share)

    def logit(self, share: i64) -> i64:
        """Where on the table of chances a chance stands, in 1/64."""
        low: i64 = 0
        high: i64 = 2 * STEPS
        while low < high:
            middle = (low + high) // 2
            if self.chance_at[middle] < share:
                low = middle + 1
            else:
                high = middle
        return low - STEPS
