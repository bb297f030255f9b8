"""What levels are worth: the chance to win the game with a round behind one."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.model.game import Game
from nivelo.engine.model.position import KEEPING, OVER
from nivelo.engine.state import State

SURE: Final = 10_000  # a chance of one
SCALE: Final = 1_000_000


@final
class Prospects:
    """The chance of a seat to win, by the levels of all seats: each counts by its own weight.

    The logarithm of the weight is the height of a level. It grows with the level, and faster
    towards the end, as it does in games of greedy bots: a level ahead is worth little at the start
    and much at the last but one. With more seats at the table more can happen, and it counts less.
    """

    def __init__(self, game: Game) -> None:
        last = int(game.last_level)
        steady = 0.3 if game.rules.bonus > 1 else 0.9
        final_push = 1.0 if game.rules.bonus > 1 else 2.0
        share = sqrt(2 / int(game.players))
        heights = [0.0]
        for level in range(last + 3):
            heights.append(heights[-1] + share * (steady + final_push / max(1, last + 1 - level)))
        middle = heights[last // 2 + 1]
        self.weight: vec[i64] = vec[i64]([int(SCALE * exp(h - middle)) + 1 for h in heights])

    def chance(self, state: State, seat: i64) -> i64:
        """The chance of a seat to win, out of SURE, when a round is over.

        A round that was broken off counts as if nobody had ended it (G9).
        """
        if state.decision == OVER:
            return SURE if state.winner == seat else 0
        total: i64 = 0
        own: i64 = 0
        q: i64
        for q in range(state.game.players):
            level = state.level[q]
            if state.decision != KEEPING:
                level += state.laid_out[q]
            total += self.weight[level]
            if q == seat:
                own = self.weight[level]
        return SURE * own // total
