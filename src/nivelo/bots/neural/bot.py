"""The bot `neural`: makes the move that a trained network likes best."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.stalling import is_stalling
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network import Network
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.decisions import LAYING_OUT
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View

WEIGHTS: Final = Path(__file__).with_name("weights")
VARIABLE: Final = "NIVELO_NEURAL"


@cache
def network_for(path: Path) -> Network:
    return Network.load(path)


class NeuralBot:
    """Plays the five games with the weights of this package.

    It is told what `greedy` would do and has learned when something else is better. How a layout is
    put together card by card is left to `greedy`, as `strong` does, and so is a round that drags
    on. `NIVELO_NEURAL` names a folder with other weights, one file for each game; a custom game has
    none.
    """

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        self.given = network  # plays every game that it fits; else the package's weights do
        self.network: Network | None = None
        self.greedy = GreedyBot(seed)
        self.features: Features | None = None

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        favourite = self.greedy.choose(view)
        if view.decision == LAYING_OUT or is_stalling(view):
            return favourite
        features = self.features
        if features is None or features.game is not view.game:
            features = self.features = Features(view.game)
            self.network = self.network_of(view.game, features)
        assert self.network is not None
        return view.legal[int(self.network.scores(features.see(view, favourite)).argmax())]

    def network_of(self, game: Game, features: Features) -> Network:
        if self.given is not None and self.given.fits(features):
            return self.given
        folder = Path(os.environ.get(VARIABLE, WEIGHTS))
        path = folder / f"{game.name}.npz"
        network = network_for(path) if path.exists() else None
        if network is None or not network.fits(features):
            raise NiveloError("bot/weights", f"`neural` has not learned {game.name!r}")
        return network
