"""Environments for learners: ours beside PettingZoo's, RLCard's, OpenSpiel's and Pgx's.

All play at random from what the environment tells of the legal moves, and all make observations.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from contest import ENVIRONMENT, Chunk, Contestant

DECISIONS = 200
TABLES = 64
LITTLE = ("own_level", "own_laid_out", "hand", "tops", "decision")

PETTING_ZOO = "PettingZoo leduc_holdem_v4"
"""What the others are compared with."""


def agents_in_turn(make: Callable[[], Any]) -> Chunk:
    """Any environment of PettingZoo's kind, as its documentation shows it."""
    import numpy as np

    chance = random.Random(1)
    env = make()
    env.reset(seed=1)

    def chunk() -> int:
        made = 0
        while True:
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                # As booleans, because NumPy finds those ten times as fast as numbers.
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(legal[int(chance.random() * len(legal))]))
                made += 1
                if made == DECISIONS:
                    return made
            env.reset()

    return chunk


def petting_zoo(name: str) -> Chunk:
    from importlib import import_module

    return agents_in_turn(import_module(f"pettingzoo.classic.{name}").env)


def nivelo_agents(game: str, players: int) -> Chunk:
    from nivelo.env import aec_v0

    return agents_in_turn(partial(aec_v0.env, game, players))


def nivelo_tables(game: str, players: int, columns: tuple[str, ...] | None) -> Chunk:
    from nivelo.env import vector_v0

    env = vector_v0.env(game, TABLES, players, columns=columns)

    def chunk() -> int:
        for _ in range(10):
            env.step(env.random_actions())
        return 10 * TABLES

    return chunk


def nivelo_vector(bots: str | None, copy: bool) -> Chunk:
    """Own decisions; what bots decide in between is not counted."""
    from nivelo.env import vector_v1

    env = vector_v1.env("level8-101", TABLES, bots=bots, copy=copy)
    env.reset(seed=1)

    def chunk() -> int:
        for _ in range(10):
            env.step(env.random_actions())
        return 10 * TABLES

    return chunk


def rlcard(name: str) -> Chunk:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
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


def open_spiel(name: str) -> Chunk:
    from open_spiel.python.rl_environment import Environment

    env = Environment(name)
    env.seed(1)
    chance = random.Random(1)
    step = env.reset()

    def chunk() -> int:
        nonlocal step
        for _ in range(DECISIONS):
            if step.last():
                step = env.reset()
            actions = step.observations["legal_actions"][step.current_player()]
            step = env.step([actions[int(chance.random() * len(actions))]])
        return DECISIONS

    return chunk


def pgx(name: str, tables: int, steps: int) -> Chunk:
    """So many tables at once, as its documentation has them, and so many steps in compiled code."""
    import jax
    from pgx import make
    from pgx.experimental import auto_reset

    jax.config.update("jax_platforms", "cpu")
    env = make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        moves = jax.random.categorical(chosen, logits, axis=1)
        state = step(state, moves, jax.random.split(dealt, tables))
        return (state, key), state.observation.sum()

    many = jax.jit(lambda carry: jax.lax.scan(play, carry, None, length=steps))
    key = jax.random.PRNGKey(1)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, tables)), key
    carry, _ = many(carry)

    def chunk() -> int:
        nonlocal carry
        carry, seen = many(carry)
        jax.block_until_ready(seen)
        return tables * steps

    return chunk


def contestants() -> list[Contestant]:
    ours = [
        Contestant(f"nivelo {game}, {players} seats", how, start, ours=True, kind=ENVIRONMENT)
        for game, players in (("level8-101", 2), ("level8-101", 4), ("niveldoce", 4))
        for how, start in (
            ("AEC", partial(nivelo_agents, game, players)),
            ("vector, all columns", partial(nivelo_tables, game, players, None)),
            ("vector, few columns", partial(nivelo_tables, game, players, LITTLE)),
        )
    ]
    ours += [
        Contestant("nivelo level8-101, 2 seats", how, start, ours=True, kind=ENVIRONMENT)
        for how, start in (
            ("vector_v1, all columns", partial(nivelo_vector, None, False)),
            ("vector_v1, copied", partial(nivelo_vector, None, True)),
            ("vector_v1, random inside", partial(nivelo_vector, "random", False)),
            ("vector_v1, hard inside", partial(nivelo_vector, "hard", False)),
        )
    ]
    others = [
        (PETTING_ZOO, "AEC", partial(petting_zoo, "leduc_holdem_v4")),
        ("PettingZoo texas_holdem_v4", "AEC", partial(petting_zoo, "texas_holdem_v4")),
        ("RLCard leduc-holdem", "RLCard", partial(rlcard, "leduc-holdem")),
        ("RLCard gin-rummy", "RLCard", partial(rlcard, "gin-rummy")),
        ("OpenSpiel leduc_poker", "rl_environment", partial(open_spiel, "leduc_poker")),
        ("OpenSpiel gin_rummy", "rl_environment", partial(open_spiel, "gin_rummy")),
        ("Pgx leduc_holdem", "vector", partial(pgx, "leduc_holdem", TABLES, 1)),
        (
            "Pgx leduc_holdem, 1024 tables",
            "vector, 10 steps in one",
            partial(pgx, "leduc_holdem", 1024, 10),
        ),
    ]
    return ours + [Contestant(name, how, start, kind=ENVIRONMENT) for name, how, start in others]
