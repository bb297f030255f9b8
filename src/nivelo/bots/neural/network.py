"""The network: two hidden layers that score each legal move of a position, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from nivelo.bots.neural.features import OF_MOVE, Features, Seen
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.moves import MOVE_KINDS

Array = NDArray[Any]

HIDDEN: Final = (128, 64)
NAMES: Final = ("position", "kind", "card", "place", "numbers", "first", "second", "bias", "last")


class Network:
    """Weights by name. What a position adds to the first layer is worked out once for all moves."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights: dict[str, Array] = {
            name: np.array(weights[name], np.float32) for name in NAMES
        }

    @classmethod
    def fresh(cls, features: Features, seed: int, hidden: tuple[int, int] = HIDDEN) -> Network:
        """Small random weights; the last layer is zero, so at first all moves are alike."""
        random = np.random.default_rng(seed)
        one, two = hidden

        def layer(rows: int, columns: int, inputs: int) -> Array:
            return random.normal(0, (2 / inputs) ** 0.5, (rows, columns))

        return cls(
            {
                "position": layer(features.width, one, 60),
                "kind": layer(len(MOVE_KINDS), one, 20),
                "card": layer(features.faces + 1, one, 20),
                "place": layer(features.places, one, 20),
                "numbers": layer(OF_MOVE, one, 20),
                "first": np.zeros(one),
                "second": layer(one, two, one),
                "bias": np.zeros(two),
                "last": np.zeros(two),
            }
        )

    def scores(self, seen: Seen) -> Array:
        """How much the network likes each legal move."""
        w = self.weights
        hidden = w["kind"][seen.kind] + w["card"][seen.card] + w["place"][seen.place]
        hidden += seen.numbers @ w["numbers"] + (seen.position @ w["position"] + w["first"])
        np.maximum(hidden, 0, out=hidden)
        hidden = np.maximum(hidden @ w["second"] + w["bias"], 0)
        scores: Array = hidden @ w["last"]
        return scores

    def fits(self, features: Features) -> bool:
        """Was it made for a game with these cards and moves?"""
        rows = [len(self.weights[name]) for name in ("position", "card", "place", "numbers")]
        return rows == [features.width, features.faces + 1, features.places, OF_MOVE]

    def save(self, path: Path) -> None:
        """Write the weights in half precision."""
        with path.open("wb") as file:
            arrays: dict[str, Any] = {k: w.astype(np.float16) for k, w in self.weights.items()}
            np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, path: Path) -> Network:
        try:
            with path.open("rb") as file, np.load(file) as weights:
                return cls(weights)
        except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
            raise NiveloError("bot/weights", f"{str(path)!r} holds no weights: {error}") from error
