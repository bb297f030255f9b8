"""OpenSpiel's gin_rummy and crazy_eights, from Python, and crazy_eights in its own C++ loop.

Chance nodes are played, not counted.
"""

from __future__ import annotations

import random
from functools import partial
from statistics import mean
from typing import Any

from contest import Chunk, Contestant

GAMES = ("gin_rummy", "crazy_eights")
DECISIONS = 200
IN_C = "crazy_eights"
ROLLOUTS = 50
COUNTED = 300  # games that are played from Python to know how many decisions one has


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
            else:
                made += step(state, chance)
        return made

    return chunk


def start_in_c() -> Chunk:
    """Random games to their end inside OpenSpiel, from one position just after the deal.

    Python cannot call its random rollouts alone. They are what a search of a single simulation
    consists of, and it does not say how many decisions they had: that is counted in advance, as
    the mean of games from the same position.
    """
    import pyspiel

    game = pyspiel.load_game(IN_C)
    chance = random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        play_chance(dealt, chance)
    decisions = mean(play_to_the_end(dealt.clone(), chance) for _ in range(COUNTED))
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 1, False, 1, False)

    def chunk() -> int:
        search.mcts_search(dealt)
        return round(ROLLOUTS * decisions)

    return chunk


def play_chance(state: Any, chance: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(actions, weights)[0])


def step(state: Any, chance: random.Random) -> int:
    """Go on at random by one node; returns the number of decisions, one or none."""
    if state.is_chance_node():
        play_chance(state, chance)
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(chance.random() * len(actions))])
    return 1


def play_to_the_end(state: Any, chance: random.Random) -> int:
    """Play at random from here; returns the number of decisions."""
    made = 0
    while not state.is_terminal():
        made += step(state, chance)
    return made


def contestants() -> list[Contestant]:
    in_c = Contestant(f"OpenSpiel {IN_C}, C++ rollouts", "engine loop", start_in_c)
    return [
        *(Contestant(f"OpenSpiel {name}", "Python", partial(start, name)) for name in GAMES),
        in_c,
    ]
