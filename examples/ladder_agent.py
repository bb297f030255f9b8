"""A trained policy as a bot, so that `nivelo lab ladder` can seat it.

OPENBLAS_NUM_THREADS=1 python examples/self_play.py --out weights.npy
NIVELO_WEIGHTS=weights.npy PYTHONPATH=examples nivelo lab ladder ladder_agent:SelfPlay

A bot is given a view and not an observation. What a seat observes is the same in every position
that agrees with its view, so any such position will do to write the observation.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from numpy.typing import NDArray
from self_play import COLUMNS, Policy

from nivelo import Game, Move, View
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import ObservedGame

Array = NDArray[Any]


class Observer:
    """Writes what an environment with these columns would show in a view."""

    def __init__(self, game: Game, columns: list[str], random: QuickRandom) -> None:
        self.random = random
        self.observed = ObservedGame(game, wanted=columns)

    def observe(self, view: View) -> tuple[Array, Array]:
        """The observation and the mask of legal moves."""
        self.observed.begin(determinize(view, self.random))
        self.observed.look(int(view.seat))
        return window(self.observed.cells), window(self.observed.mask)


class SelfPlay:
    """Makes the move that the weights of `self_play.py` like best."""

    def __init__(self, seed: int = 0) -> None:
        self.random = QuickRandom(seed)
        self.weights = np.load(os.environ.get("NIVELO_WEIGHTS", "weights.npy"))
        self.policy: Policy | None = None

    def choose(self, view: View) -> Move:
        if self.policy is None:
            self.policy = Policy(view.game)
            self.policy.weights = self.weights
            self.columns = ColumnNames(view.game, COLUMNS)
            self.observer = Observer(view.game, COLUMNS, self.random)
        seen, mask = self.observer.observe(view)
        _, move, _, _, likely = self.policy.legal(self.columns.split(seen[None]), mask[None])
        return view.game.moves.moves[int(move[likely.argmax()])]
