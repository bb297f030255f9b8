"""The network as it is trained, in NumPy; `nivelo.bots.neural` plays with what is saved here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nivelo.bots.neural.features import OF_MOVE, PLACES, WIDTH
from nivelo.bots.neural.network import NAMES
from nivelo.bots.neural.network_files import write_weights
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import MOVE_KINDS

Array = NDArray[Any]

HIDDEN: Final = (160, 40)


class TrainedNetwork:
    """Weights by the names of their layers."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.margin = 0.0  # by how much a move must lead before the favourite is left
        self.weights: dict[str, Array] = {
            name: np.array(weights[name], np.float32) for name in NAMES
        }

    @classmethod
    def fresh(cls, game: Game, seed: int, hidden: tuple[int, int] = HIDDEN) -> TrainedNetwork:
        """Small random weights; the last layer is zero, so at first all moves are alike."""
        random = np.random.default_rng(seed)
        one, two = hidden
        specials = int(game.deck.faces - game.deck.first_special)

        def layer(rows: int, columns: int, inputs: int) -> Array:
            return random.normal(0, (2 / inputs) ** 0.5, (rows, columns))

        return cls(
            {
                "position": layer(WIDTH, one, 30),
                "kind": layer(len(MOVE_KINDS), one, 20),
                "card": layer(specials + 1, one, 20),
                "place": layer(PLACES, one, 20),
                "numbers": layer(OF_MOVE, one, 20),
                "first": np.zeros(one),
                "second": layer(one, two, one),
                "bias": np.zeros(two),
                "last": np.zeros(two),
            }
        )

    def save(self, path: Path) -> None:
        """Write the weights in half precision."""
        write_weights(path, {k: w.ravel().tolist() for k, w in self.weights.items()}, self.margin)
