"""A learner in plain NumPy: playing itself, in seconds it learns to beat `random` nearly always.

OPENBLAS_NUM_THREADS=1 python examples/self_play.py --out weights.npy
python examples/evaluate.py weights.npy

Its matrices are small: several threads would only wait for each other.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nivelo import Game
from nivelo.engine.model.moves import MOVE_KINDS
from nivelo.env import vector_v0

Array = NDArray[Any]
COLUMNS = ["own_level", "own_laid_out", "hand", "round", "tops"]


class Policy:
    """Likes a move by its kind and its card: how many in the hand are alike, near, or as coloured.

    It has weights for all levels together and more for each, before and after it is laid out.
    """

    def __init__(self, game: Game) -> None:
        deck, moves = game.deck, game.moves.moves
        value, colour = np.array(list(deck.kind)), np.array(list(deck.colour))
        apart, coloured = abs(value[:, None] - value), (value[:, None] >= 0) & (value >= 0)
        as_coloured = colour[:, None] == colour
        related = np.stack([apart == 0, (apart > 0) & (apart < 3), as_coloured], axis=-1)
        self.related = (related & coloured[..., None]) / 3
        self.sort = np.stack(
            [value > -2, value < 0, deck.first_special <= np.arange(len(value))], 1
        )
        self.kind = np.array([int(move.kind) for move in moves])
        self.card = np.array([int(move.card) for move in moves])
        self.piles = [int(move.id) for move in moves if move.kind_name == "pile"]
        self.weights = np.zeros((2 * int(game.last_level) + 4, len(MOVE_KINDS), 6))

    def legal(self, seen: dict[str, Array], masks: Array) -> tuple[Array, ...]:
        """All legal moves: row, number, stage of the game, features, and how likely each is."""
        row, move = masks.nonzero()
        face = self.card[move]
        for place, pile in enumerate(self.piles):  # of a pile one gets the top card
            at = move == pile
            face[at] = seen["tops"][row[at], place].argmax(axis=1)
        counts = np.tensordot(seen["hand"].astype(float), self.related, axes=1)
        features = np.concatenate([self.sort[face], counts[row, face]], axis=1)
        features[face < 0, 1:] = 0  # moves without a card
        stage = (2 * seen["own_level"].argmax(axis=1) + 2 + seen["own_laid_out"][:, 0])[row]
        weights = self.weights[stage, self.kind[move]] + self.weights[stage % 2, self.kind[move]]
        liking = (weights * features).sum(axis=1)
        first = np.searchsorted(row, np.arange(len(masks)))
        likely = np.exp(liking - np.maximum.reduceat(liking, first)[row])
        return row, move, stage, features, likely / np.add.reduceat(likely, first)[row]


def learn(policy: Policy, env: vector_v0.VectorEnv, steps: int, rate: float = 0.05) -> None:
    """Make what was done in good rounds more likely: REINFORCE with the step sizes of Adam."""
    random = np.random.default_rng(1)
    shape = policy.weights.shape
    done = np.zeros((*env.rewards.shape, *shape))  # by each seat in this round
    gradient, mean, square, rounds = np.zeros(shape), np.zeros(shape), np.zeros(shape), 0
    for _ in range(steps):
        seen = {name: part.copy() for name, part in env.columns.split(env.observations).items()}
        row, move, stage, features, likely = policy.legal(seen, env.masks)
        # Noise of this kind makes each move the first of its row as often as it is likely.
        order = np.lexsort((np.log(likely) + random.gumbel(size=len(row)), row))
        chosen = order[np.append(np.flatnonzero(np.diff(row)), len(row) - 1)]
        surprise = -likely
        surprise[chosen] += 1
        for of in (stage, stage % 2):
            where = row, env.seats[row], of, policy.kind[move]
            np.add.at(done, where, surprise[:, None] * features)
        env.step(move[chosen])
        over = env.terminated | (env.observations[:, env.columns["round"]] != seen["round"])[:, 0]
        gradient += np.tensordot(env.rewards[over], done[over], axes=2)
        done[over] = 0
        rounds += int(over.sum())
        if rounds >= 16:
            mean = 0.9 * mean + 0.1 * gradient / rounds
            square = 0.99 * square + 0.01 * (gradient / rounds) ** 2
            policy.weights += rate * mean / (np.sqrt(square) + 1e-3)
            gradient[:], rounds = 0, 0


def tables(game: str, players: int, number: int = 256) -> vector_v0.VectorEnv:
    """Rounds are cut short: at first nobody knows how to end them."""
    turns = 30 * players
    return vector_v0.env(
        game, number, players, rewards="round", columns=COLUMNS, max_turns_per_round=turns
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="level8-101")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=3000, help="one move at 256 tables each")
    parser.add_argument("--out", default="weights.npy")
    args = parser.parse_args()
    env = tables(args.game, args.players)
    policy = Policy(env.game)
    learn(policy, env, args.steps)
    np.save(args.out, policy.weights)
    print(f"learned from {args.steps * len(env.seats):,} decisions; the weights are in {args.out}")


if __name__ == "__main__":
    main()
