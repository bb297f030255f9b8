"""The bot `random`: any legal move, but it lays out when it can."""

from __future__ import annotations

from typing import final

from nivelo.engine.model.moves import LAY_OUT, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View


@final
class RandomBot:
    """All legal moves are equally likely, except that a level that can be laid out always is.

    It draws the same numbers as `nivelo.engine.sampling.playout`, which plays such bots faster.
    """

    def __init__(self, seed: int) -> None:
        self.random = QuickRandom(seed)

    def choose(self, view: View) -> Move:
        legal = view.legal
        if legal[0].kind == LAY_OUT:
            return legal[0]
        return legal[self.random.below(len(legal))]
