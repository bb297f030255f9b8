"""A trained policy as a bot, so that `nivelo lab ladder` can seat it.

OPENBLAS_NUM_THREADS=1 python examples/self_play.py --out weights.npy
cd examples && NIVELO_WEIGHTS=../weights.npy nivelo lab ladder ladder_agent:SelfPlay

A bot is given a view and not an observation. What a seat observes is the same in every position
that agrees with its view, so any such position will do to write the observation.
"""

from __future__ import annotations

import os

import numpy as np
from self_play import COLUMNS, Policy

from nivelo import Move, View
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import ObservedGame


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
            self.observed = ObservedGame(view.game, wanted=COLUMNS)
        self.observed.begin(determinize(view, self.random))
        self.observed.look(int(view.seat))
        seen = window(self.observed.cells)[None]
        mask = window(self.observed.mask)[None]
        _, move, _, _, likely = self.policy.legal(self.columns.split(seen), mask)
        return view.game.moves.moves[int(move[likely.argmax()])]
