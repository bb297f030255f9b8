"""DQN of Tianshou learns to play one seat against a bot.

python examples/learners/tianshou_dqn.py --epochs 10
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import torch
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import nivelo.env  # noqa: F401 - registers the games

COLUMNS = ["own_level", "own_laid_out", "hand", "tops", "decision", "hand_sizes", "table"]


class TianshouNames(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Tianshou looks for the observation as `obs` and for legal moves as `mask`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        seen = env.observation_space
        assert isinstance(seen, spaces.Dict)
        self.observation_space = spaces.Dict(
            {"obs": seen["observation"], "mask": seen["action_mask"]}
        )

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"], "mask": observation["action_mask"]}


def make(game: str, bot: str) -> gymnasium.Env[Any, Any]:
    """Rounds and games are cut short: at first nobody knows how to end them."""
    return TianshouNames(
        gymnasium.make(
            f"nivelo/{game}-v0",
            bots=bot,
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
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--steps", type=int, default=5_000, help="in each epoch")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    one = make(args.game, args.bot)
    train = DummyVectorEnv([lambda: make(args.game, args.bot) for _ in range(8)])
    test = DummyVectorEnv([lambda: make(args.game, args.bot) for _ in range(4)])
    seen, moves = one.observation_space, one.action_space
    assert isinstance(seen, spaces.Dict)
    assert isinstance(moves, spaces.Discrete)
    width = seen["obs"].shape
    assert width is not None
    net = Net(state_shape=width, action_shape=int(moves.n), hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=one.action_space, eps_training=0.1, eps_inference=0.02
    )
    algorithm: DQN[Any] = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=0.99,
        n_step_return_horizon=3,
        target_update_freq=500,
    )
    buffer = VectorReplayBuffer(50_000, 8)
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=Collector[CollectStats](algorithm, train, buffer),
            test_collector=Collector[CollectStats](algorithm, test),
            max_epochs=args.epochs,
            epoch_num_steps=args.steps,
            collection_step_num_env_steps=64,
            test_step_num_episodes=4,
            batch_size=64,
            update_step_num_gradient_steps_per_sample=1 / 16,
            show_progress=False,
        )
    )
    print(f"{args.game}: {result.best_reward:.2f} levels ahead of {args.bot} in the best test")


if __name__ == "__main__":
    main()
