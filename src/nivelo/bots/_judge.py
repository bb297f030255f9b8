"""Judging a round in the middle: the chance to win the game, learned from many games."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._features import CARDS, FIELDS, LAID_OUT, Features
from nivelo.bots._holding import Holding
from nivelo.bots._prospects import SURE, UNITS, Prospects
from nivelo.bots.judge_weights import BOARD, BONUS, NO_BONUS
from nivelo.engine.cards import numbers
from nivelo.engine.game import Game
from nivelo.engine.state import State

HIDDEN: Final = 24  # units of the network
BITS: Final = 12  # weights are in units of 1 / 2**12
FINE: Final = 1024  # heights are in units of 1 / 1024 here
FARTHEST: Final = 10 * FINE
SCALE: Final = 1_000_000
MOST_CARDS: Final = 12  # said of the others' hands if nobody else has laid out


@final
class Judge:
    """Each seat stands at a height: that of its level, and what a small network adds for its cards.

    The chance to win is a seat's share, as in `Prospects`. All is done in whole numbers, so that
    it says the same on every machine.
    """

    def __init__(self, game: Game, holding: Holding, prospects: Prospects) -> None:
        weights = BONUS if game.rules.bonus > 1 else NO_BONUS
        if game.board:
            weights = BOARD
        self.game = game
        self.features = Features(game, holding)
        self.prospects = prospects
        self.first: vec[i64] = vec[i64](weights[0])  # (FIELDS + 3) x HIDDEN, then HIDDEN
        self.last: vec[i64] = vec[i64](weights[1])  # HIDDEN
        self.hidden: vec[i64] = numbers(HIDDEN)
        self.height: vec[i64] = numbers(int(game.players))
        share = [int(SCALE * exp(-i / FINE)) for i in range(FARTHEST + 1)]
        self.share: vec[i64] = vec[i64](share)  # of one who stands so much lower

    def value(self, state: State, seat: i64) -> i64:
        """The chance of a seat to win, out of SURE; at the start of a turn."""
        self.features.look(state)
        return self.judge(state, seat)

    def judge(self, state: State, seat: i64) -> i64:
        n = self.game.players
        height = self.height
        highest: i64 = 0
        q: i64
        for q in range(n):
            height[q] = self.height_of(state, q)
            if q == 0 or height[q] > highest:
                highest = height[q]
        total: i64 = 0
        for q in range(n):
            total += self.share[min(highest - height[q], FARTHEST)]
        return SURE * self.share[min(highest - height[seat], FARTHEST)] // total

    def height_of(self, state: State, seat: i64) -> i64:
        hidden = self.hidden
        of = self.features.of
        bias: i64 = (FIELDS + 3) * HIDDEN
        i: i64
        for i in range(HIDDEN):
            hidden[i] = self.first[bias + i]
        for i in range(FIELDS):
            x = of[seat * FIELDS + i]
            if x != 0:
                self.feed(x, i)
        self.feed(self.game.players, FIELDS)
        self.feed_others(seat)
        added: i64 = 0
        for i in range(HIDDEN):
            if hidden[i] > 0:
                added += hidden[i] * self.last[i]
        level = self.prospects.height[state.level[seat]] * FINE // UNITS
        return level + (added >> (2 * BITS - 10))

    def feed(self, x: i64, row: i64) -> None:
        i: i64
        at = row * HIDDEN
        for i in range(HIDDEN):
            self.hidden[i] += x * self.first[at + i]

    def feed_others(self, seat: i64) -> None:
        """How many others have laid out, and the fewest cards that one of them holds."""
        of = self.features.of
        laid_out: i64 = 0
        fewest: i64 = MOST_CARDS
        q: i64
        for q in range(self.game.players):
            if q != seat and of[q * FIELDS + LAID_OUT] == 1:
                laid_out += 1
                fewest = min(fewest, of[q * FIELDS + CARDS])
        if laid_out > 0:
            self.feed(laid_out, FIELDS + 1)
        self.feed(fewest, FIELDS + 2)
