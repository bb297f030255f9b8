"""PPO of RLlib, with its example of a module for action masks, learns to play against a bot.

python examples/learners/rllib_ppo.py --iterations 20

RLlib pins an older Gymnasium (Ray 2.60: 1.2.2) than our other learners use, so it needs a virtual
environment of its own: `pip install 'nivelo[env]' 'ray[rllib]' torch`.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import nivelo.env  # noqa: F401 - registers the games

COLUMNS = ["own_level", "own_laid_out", "hand", "tops", "decision", "hand_sizes", "table"]


class RLlibNames(gymnasium.ObservationWrapper[Any, Any, Any]):
    """RLlib's module looks for `observations` and `action_mask`, both in floats."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        seen = env.observation_space
        assert isinstance(seen, spaces.Dict)
        shapes = {name: seen[name].shape for name in ("observation", "action_mask")}
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(0, 255, shapes["observation"], np.float32),
                "action_mask": spaces.Box(0, 1, shapes["action_mask"], np.float32),
            }
        )

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {
            "observations": observation["observation"].astype(np.float32),
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def make(config: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """Rounds and games are cut short: at first nobody knows how to end them."""
    return RLlibNames(
        gymnasium.make(
            f"nivelo/{config['game']}-v0",
            bots=config["bot"],
            rewards="round",
            columns=COLUMNS,
            max_turns_per_round=40,
            max_decisions=2_000,
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="level8-99")
    parser.add_argument("--bot", default="random", help="whom it plays against")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4_000, help="decisions in each iteration")
    args = parser.parse_args()
    register_env("nivelo", make)
    config = (
        PPOConfig()
        .environment("nivelo", env_config={"game": args.game, "bot": args.bot})
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=args.batch, minibatch_size=256, num_epochs=4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    mean = float("nan")
    for _ in range(args.iterations):
        mean = algorithm.train()["env_runners"].get("episode_return_mean", mean)
    algorithm.stop()
    print(f"{args.game}: {mean:.2f} levels ahead of {args.bot} at the end")


if __name__ == "__main__":
    main()
