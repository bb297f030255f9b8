"""Positions as plain values that JSON can hold, and back again, exactly.

An export holds everything: all hands, the order of the draw pile, the seed of the random stream.
It is a secret of whoever runs the game; what a seat may see is in `nivelo.engine.view`.
"""

from __future__ import annotations

import hashlib
import json

from nivelo.engine.cards.cards import Cards
from nivelo.engine.export.restore import FORMAT, restore_state
from nivelo.engine.groups.groups import group_data
from nivelo.engine.state import State

__all__ = ["digest", "export_state", "restore_state"]


def export_state(state: State) -> dict[str, object]:
    """The whole position, in the middle of a decision too. Cards are faces, in their order.

    >>> from nivelo.engine.random.fairness import seed_from_int
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.games import load
    >>> game = load("level8-101", players=3)
    >>> state = new_state(game, seed_from_int(1))
    >>> twin = restore_state(game, export_state(state))
    >>> digest(twin) == digest(state)
    True
    """
    data: dict[str, object] = {
        "format": FORMAT,
        "game": state.game.name,
        "settings": dict(state.game.settings),
        "seed": b"".join([int(word).to_bytes(4, "little") for word in state.stream.key]).hex(),
        "position": int(state.stream.position),
        "level": [int(n) for n in state.level],
        "laid_out": [n == 1 for n in state.laid_out],
        "hands": stacks(state.hands),
        "piles": stacks(state.piles),
        "draw_pile": state.draw_pile.faces(),
        "under": state.under.faces(),
        "front": stacks(state.front),
        "opened": stacks(state.opened),
        "known": stacks(state.known),
        "kept": stacks(state.kept),
        "beside": int(state.beside),
        "thrown": int(state.thrown),
        "stock": int(state.stock),
        "towers": [int(n) for n in state.towers],
        "groups": [group_data(group) for group in state.groups],
        "dealer": int(state.dealer),
        "seat": int(state.turn),
        "direction": int(state.direction),
        "round": int(state.round),
        "turns": int(state.turns),
        "all_turns": int(state.all_turns),
        "decisions": int(state.decisions),
        "winner": int(state.winner),
        "decision": state.decision_name,
        "to_act": int(state.to_act),
        "todo": int(state.todo),
        "done": int(state.done),
        "dice": [int(n) for n in state.dice],
        "again": state.again,
        "asked": int(state.asked),
        "must_steal": state.must_steal,
        "took_top": state.took_top,
        "ender": int(state.ender),
        "knocker": int(state.knocker),
        "draft": [group_data(group) for group in state.draft],
        "draft_anchor": int(state.draft_anchor),
        "draft_cards": state.draft_cards.faces(),
    }
    return data


def digest(state: State) -> str:
    """SHA-256 of the export, in hex: equal for equal positions, on every machine.

    The count of decisions is left out: a layout is one decision or many, by how it was made.
    """
    data = export_state(state)
    del data["decisions"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def stacks(every: list[Cards]) -> list[list[int]]:
    return [cards.faces() for cards in every]
