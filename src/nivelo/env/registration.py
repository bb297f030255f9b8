"""Registering the games for `gymnasium.make` and `gymnasium.make_vec`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from nivelo.games import BUILT_IN

if TYPE_CHECKING:
    from nivelo.env.bots import Bots
    from nivelo.env.vector_v1 import NiveloVectorEnv


def register() -> None:
    """Register ``nivelo/<game>-v0`` for each of the games, once."""
    for game in BUILT_IN:
        name = f"nivelo/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="nivelo.env.gymnasium_v0:env",
                vector_entry_point="nivelo.env.registration:make_vector",
                kwargs={"game": game},
            )


def make_vector(num_envs: int = 1, bots: Bots = "hard", **chosen: Any) -> NiveloVectorEnv:
    """For `gymnasium.make_vec`: the vector environment, with the same default bots as the single
    one.
    """
    from nivelo.env import vector_v1

    return vector_v1.env(num_envs=num_envs, bots=bots, **chosen)
