"""Our vector environment in the form that Stable-Baselines3 wants: its `VecEnv`.

Bots play inside the step, so one call plays a move at every table and what others do until the
learner is to act again. `MaskablePPO` asks for the masks by `env_method("action_masks")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from nivelo.env.vector_v1 import NiveloVectorEnv


class Tables(VecEnv):  # type: ignore[misc, unused-ignore]
    """Observations are plain rows of bytes; the masks are handed over apart from them.

    The environment must deal again in the same step (`autoreset_mode="SameStep"`). With `shaping`
    a laid-out level is worth as much as long as the round lasts: it is rewarded when it is laid
    out and taken back when the round ends, which leaves the best play as it is (Ng, Harada and
    Russell 1999) and tells a learner of its luck sooner. `brought` is what came without it.
    """

    def __init__(
        self, env: NiveloVectorEnv, seed: int, shaping: float = 0.0, gamma: float = 1.0
    ) -> None:
        self.env = env
        self.first_seed = seed
        self.shaping, self.gamma = shaping, gamma
        self.brought = 0.0
        seen = env.single_observation_space
        assert isinstance(seen, spaces.Dict)
        super().__init__(env.num_envs, seen["observation"], env.single_action_space)

    def reset(self) -> NDArray[Any]:
        seen, _ = self.env.reset(seed=self.first_seed)
        self.worth = self.worth_of(seen["observation"])
        return np.array(seen["observation"])

    def worth_of(self, seen: NDArray[Any]) -> NDArray[Any]:
        if not self.shaping:
            return np.zeros(self.num_envs)
        return self.shaping * seen[:, self.env.columns["own_laid_out"]][:, 0].astype(float)

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        seen, rewards, terminated, truncated, infos = self.env.step(self.actions)
        over = terminated | truncated
        said: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(over):
            said[table] = {
                "terminal_observation": infos["final_obs"][table]["observation"],
                "TimeLimit.truncated": bool(truncated[table]),
            }
        self.brought += float(rewards.sum())
        before, self.worth = self.worth, self.worth_of(seen["observation"])
        shaped = rewards + self.gamma * np.where(over, 0, self.worth) - before
        return np.array(seen["observation"]), shaped.astype(np.float32), over, said

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """What a method returns for each table; there are only the masks to ask for."""
        assert method_name == "action_masks"
        assert indices is None, "of all tables at once"
        return list(self.env.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} of our tables cannot be set")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return [None] * self.num_envs

    def close(self) -> None:
        self.env.close()
