"""Weight files, one for each game.

A line of JSON with the margin and the number of weights per layer, followed by all weights in half
precision, row by row: simple enough to read without NumPy.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from nivelo.bots.neural.network import NAMES, Network
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.game import Game

FOLDER: Final = Path(__file__).with_name("weights")
VARIABLE: Final = "NIVELO_NEURAL"
ALIKE: Final = {"level8-99": "level8-101"}  # the same cards and moves


def network_for(game: Game) -> Network | None:
    """The network for a game, if there is one.

    `NIVELO_NEURAL` names a folder with other weights, the only ones for custom games. With a mix
    the cards are different, so no weights match.
    """
    path = Path(os.environ.get(VARIABLE, FOLDER)) / f"{game.name}.weights"
    if not path.exists() and game.name in ALIKE:
        path = path.with_name(f"{ALIKE[game.name]}.weights")
    if not path.exists():
        return None
    network = read_network(path)
    return network if network.fits(game) else None


@cache
def read_network(path: Path) -> Network:
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        fields = json.loads(head)
        sizes = [int(fields["weights"][name]) for name in NAMES]
        numbers = struct.unpack(f"<{sum(sizes)}e", body)
        weights, start = {}, 0
        for name, size in zip(NAMES, sizes, strict=True):
            weights[name] = list(numbers[start : start + size])
            start += size
        return Network(weights, float(fields["margin"]))
    except (OSError, KeyError, TypeError, ValueError, struct.error) as error:
        raise NiveloError("bot/weights", f"{str(path)!r} holds no weights: {error}") from error


def write_weights(path: Path, weights: Mapping[str, Sequence[float]], margin: float) -> None:
    head = {"margin": margin, "weights": {name: len(weights[name]) for name in NAMES}}
    numbers = [number for name in NAMES for number in weights[name]]
    body = struct.pack(f"<{len(numbers)}e", *numbers)
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)
