"""RLCard's gin-rummy, through its environment."""

from __future__ import annotations

import random

from contest import Chunk, Contestant

DECISIONS = 200


def start() -> Chunk:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    chance = random.Random(1)
    state, _ = env.reset()

    def chunk() -> int:
        nonlocal state
        for _ in range(DECISIONS):
            if env.is_over():
                state, _ = env.reset()
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance.random() * len(actions))])
        return DECISIONS

    return chunk


def contestants() -> list[Contestant]:
    return [Contestant("RLCard gin-rummy", "Python", start)]
