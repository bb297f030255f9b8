"""MaskablePPO of sb3-contrib learns to play one seat against a bot.

python examples/learners/maskable_ppo.py --steps 100000 --out ppo.zip --curve ppo.csv

Its policy scores cards (`card_policy.py`); with --plain it is the one that comes with the package.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import gymnasium
import torch
from card_policy import COLUMNS, CardPolicy
from sb3_contrib import MaskablePPO
from sb3_tables import Tables
from stable_baselines3.common.callbacks import BaseCallback

import nivelo.env  # noqa: F401 - registers the games
from nivelo.env import vector_v1

GAMMA = 0.99
TURNS = 60
"""Rounds are cut short: at first nobody knows how to end them."""

SAVED = 10
"""After so many batches the model is saved."""


def learner(game: str, bot: str, tables: int, batch: int, plain: bool = False) -> MaskablePPO:
    """The bot sits inside the step; a reward is what a round brought, in levels."""
    env = vector_v1.env(
        game,
        tables,
        bots=bot,
        rewards="round",
        columns=COLUMNS,
        autoreset_mode="SameStep",
        max_turns_per_round=TURNS,
        max_decisions=20_000,
    )
    return MaskablePPO(
        "MlpPolicy" if plain else CardPolicy,
        Tables(env, seed=1, shaping=1.0, gamma=GAMMA),
        learning_rate=3e-4 if plain else 1e-3,
        n_steps=max(1, batch // tables),
        batch_size=min(512, batch),
        n_epochs=4,
        gamma=GAMMA,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]} if plain else {"game": game},
        seed=1,
        device="cpu",
    )


class Curve(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Levels that a decision brings, on average, after every batch; and the processor time.

    The model is saved now and then, so that a run that is broken off can be gone on with.
    """

    def __init__(self, path: Path | None, out: str) -> None:
        super().__init__()
        self.path, self.out = path, out
        self.lines = ["decisions,seconds,levels_per_1000_decisions"]
        self.before = 0, 0.0  # decisions, levels

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        now = self.num_timesteps, self.training_env.brought
        per_decision = (now[1] - self.before[1]) / (now[0] - self.before[0])
        self.before = now
        self.lines.append(f"{self.num_timesteps},{process_time():.1f},{1000 * per_decision:.2f}")
        if self.out and len(self.lines) % SAVED == 0:
            self.model.save(self.out)
        if self.path is not None:
            self.path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")


def wins(model: MaskablePPO, game: str, bot: str, games: int) -> int:
    """Games won by moves that are drawn as in the training."""
    env = gymnasium.make(
        f"nivelo/{game}-v0",
        bots=bot,
        columns=COLUMNS,
        max_turns_per_round=TURNS,
        max_decisions=20_000,
    )
    won = 0
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            masks = info["action_mask"]
            action, _ = model.predict(seen["observation"], action_masks=masks, deterministic=False)
            seen, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        won += float(reward) > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="level8-99")
    parser.add_argument("--bot", default="random", help="whom it plays against")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=64, help="played at once")
    parser.add_argument("--batch", type=int, default=2048, help="decisions between two updates")
    parser.add_argument("--plain", action="store_true", help="the policy of the package")
    parser.add_argument("--games", type=int, default=100, help="to count wins in")
    parser.add_argument("--start", default="", help="a model to go on with")
    parser.add_argument("--out", default="")
    parser.add_argument("--curve", type=Path, default=None, help="a CSV file")
    args = parser.parse_args()
    torch.set_num_threads(1)
    model = learner(args.game, args.bot, args.tables, args.batch, args.plain)
    if args.start:
        model.set_parameters(args.start)
    model.learn(args.steps, callback=Curve(args.curve, args.out))
    if args.out:
        model.save(args.out)
    won = wins(model, args.game, args.bot, args.games)
    print(f"{args.game}: {won} of {args.games} games won against {args.bot}")


if __name__ == "__main__":
    main()
