"""How well do learned weights play against the bots?

python examples/evaluate.py weights.npy --opponent hard --games 400
"""

from __future__ import annotations

import argparse

import numpy as np
from self_play import COLUMNS, Policy

from nivelo import make_bot
from nivelo.env import aec_v0
from nivelo.lab.figures.intervals import wilson


def count_wins(policy: Policy, env: aec_v0.NiveloEnv, opponent: str, games: int) -> int:
    """Games won by the learner, who sits in another seat each time."""
    won = 0
    for number in range(games):
        env.reset(seed=number)
        learner = env.possible_agents[number % env.max_num_agents]
        bots = {agent: make_bot(opponent, number) for agent in env.agents}
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                won += env.rewards[learner] > 0
                break
            if agent == learner:
                env.step(best_move(policy, env, seen))
            else:
                env.step(int(bots[agent].choose(env.view(agent)).id))
    return won


def best_move(policy: Policy, env: aec_v0.NiveloEnv, seen: aec_v0.Observation) -> int:
    parts = env.columns.split(seen["observation"][None])
    _, move, _, _, likely = policy.legal(parts, seen["action_mask"][None])
    return int(move[likely.argmax()])


def table(game: str, players: int) -> aec_v0.NiveloEnv:
    """A game that no player ends is cut off, and counts as lost."""
    return aec_v0.env(game, players, max_decisions=50_000, max_turns_per_round=300, columns=COLUMNS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights")
    parser.add_argument("--game", default="level8-101")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="a bot, such as easy")
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    env = table(args.game, args.players)
    policy = Policy(env.game)
    policy.weights = np.load(args.weights)
    won = count_wins(policy, env, args.opponent, args.games)
    share = wilson(won, args.games)
    print(f"{args.game}: {won} of {args.games} games won against {args.opponent}: ", end="")
    print(f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})")


if __name__ == "__main__":
    main()
