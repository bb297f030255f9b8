"""MaskablePPO of sb3-contrib learns to play one seat against a bot.

python examples/learners/maskable_ppo.py --steps 100000 --out ppo.zip
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO

import nivelo.env  # noqa: F401 - registers the games

COLUMNS = ["own_level", "own_laid_out", "hand", "tops", "decision", "hand_sizes", "table"]


def make(game: str, bot: str, rewards: str) -> gymnasium.Env[object, object]:
    """Rounds are cut short: at first nobody knows how to end them."""
    return gymnasium.make(
        f"nivelo/{game}-v0",
        bots=bot,
        rewards=rewards,
        columns=COLUMNS,
        max_turns_per_round=60,
        max_decisions=20_000,
    )


def wins(model: MaskablePPO, env: gymnasium.Env[object, object], games: int) -> int:
    """Games won by the most likely moves."""
    won = 0
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=False)
            seen, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        won += float(reward) > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="level8-99")
    parser.add_argument("--bot", default="random", help="whom it plays against")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--batch", type=int, default=2048, help="decisions between two updates")
    parser.add_argument("--games", type=int, default=100, help="to count wins in")
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    torch.set_num_threads(1)
    env = make(args.game, args.bot, "round")
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=args.batch, batch_size=256, seed=1, device="cpu"
    )
    model.learn(args.steps)
    if args.out:
        model.save(args.out)
    won = wins(model, make(args.game, args.bot, "game"), args.games)
    print(f"{args.game}: {won} of {args.games} games won against {args.bot}")


if __name__ == "__main__":
    main()
