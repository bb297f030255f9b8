"""OpenSpiel's gin_rummy and crazy_eights, from Python. Chance nodes are played, not counted."""

from __future__ import annotations

import random
from functools import partial

from contest import Chunk, Contestant

GAMES = ("gin_rummy", "crazy_eights")
DECISIONS = 200


def start(name: str) -> Chunk:
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    state = game.new_initial_state()

    def chunk() -> int:
        nonlocal state
        made = 0
        while made < DECISIONS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                made += 1
        return made

    return chunk


def contestants() -> list[Contestant]:
    return [Contestant(f"OpenSpiel {name}", "Python", partial(start, name)) for name in GAMES]
