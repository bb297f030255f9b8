"""Positions as plain JSON values, and back again, exactly.

An export contains everything: all hands, the order of the draw pile, the seed of the random stream.
Keep it secret from the players; `nivelo.engine.view` has what a seat may see.
"""

from __future__ import annotations

import hashlib
import json

from nivelo.engine.export.restore import FORMAT, restore_state
from nivelo.engine.export.stored_fields import stored_fields
from nivelo.engine.state import State

__all__ = ["digest", "export_state", "restore_state"]


def export_state(state: State) -> dict[str, object]:
    """The whole position, even in the middle of a decision. Cards are faces, in their order.

    >>> from nivelo.engine.random.fairness import seed_from_int
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.games import load
    >>> game = load("level8-101", players=3)
    >>> state = new_state(game, seed_from_int(1))
    >>> twin = restore_state(game, export_state(state))
    >>> digest(twin) == digest(state)
    True
    """
    return {
        "format": FORMAT,
        "game": state.game.name,
        "settings": dict(state.game.settings),
        "seed": b"".join([int(word).to_bytes(4, "little") for word in state.stream.key]).hex(),
        "position": int(state.stream.position),
        **stored_fields(state),
    }


def digest(state: State) -> str:
    """SHA-256 of the export, in hex: equal for equal positions, on every machine.

    The count of decisions is left out: a layout is one decision or many, depending on how it was
    made.
    """
    data = export_state(state)
    del data["decisions"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
