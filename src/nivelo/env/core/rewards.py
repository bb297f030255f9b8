"""The rewards of a decision for each seat; they sum to zero."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from nivelo.engine.model.game import Game
from nivelo.engine.model.position import OVER
from nivelo.engine.state import State


@final
class Rewards:
    """Rewards of many tables, by game or by round.

    By game the winner gets 1 and the others share -1 equally. By round each seat gets the number of
    levels it moved up, minus the average of the others; a game won by laying out the last level
    counts as one level up for its winner.
    """

    def __init__(self, game: Game, rows: int, by_round: bool) -> None:
        self.by_round = by_round
        self.players: i64 = game.players
        self.last_level: i64 = game.last_level
        self.others: float = float(int(game.players) - 1)
        self.rewards: vec[float] = vec[float]([0.0] * (rows * int(game.players)))
        self.given: vec[u8] = vec[u8]([0] * rows)  # 1: the last decision had rewards
        self.levels: vec[i64] = vec[i64]([1] * (rows * int(game.players)))  # so far

    def begin(self, row: i64, state: State) -> None:
        """Continue from this position, with its levels counted as already rewarded."""
        q: i64
        for q in range(self.players):
            self.levels[row * self.players + q] = state.level[q]

    def clear(self, row: i64) -> None:
        self.given[row] = 0
        q: i64
        for q in range(self.players):
            self.rewards[row * self.players + q] = 0.0

    def start(self, row: i64) -> None:
        """A new step of this row: clear the previous rewards."""
        if self.given[row] == 1:
            self.clear(row)

    def give(self, row: i64, state: State) -> bool:
        """Add the rewards of the decision that led to this position; returns whether there were
        any.
        """
        if self.by_round:
            return self.give_levels(row, state)
        if state.decision != OVER:
            return False
        first = row * self.players
        q: i64
        for q in range(self.players):
            if q == state.winner:
                self.rewards[first + q] += 1.0
            else:
                self.rewards[first + q] -= 1.0 / self.others
        self.given[row] = 1
        return True

    def give_levels(self, row: i64, state: State) -> bool:
        levels = self.levels
        first = row * self.players
        sum_up: i64 = 0
        q: i64
        for q in range(self.players):
            sum_up += self.level(state, q) - levels[first + q]
        if sum_up == 0:
            return False
        for q in range(self.players):
            level = self.level(state, q)
            up = level - levels[first + q]
            levels[first + q] = level
            self.rewards[first + q] += float(int(up)) - float(int(sum_up - up)) / self.others
        self.given[row] = 1
        return True

    def level(self, state: State, seat: i64) -> i64:
        if seat == state.winner:
            return self.last_level + 1
        return state.level[seat]
