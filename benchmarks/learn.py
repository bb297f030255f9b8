"""Teaches the judge of the bot `strong`: plays rounds, notes positions and how they ended, learns.

    python benchmarks/learn.py                  all of it, about half an hour on one core
    python benchmarks/learn.py --seconds 10     rounds for ten seconds of each set-up

It writes src/nivelo/bots/_judge_weights.py; compile again afterwards (`make build`). A network so
small needs no more than NumPy; with the same rounds it comes to the same weights.
"""

from __future__ import annotations

import argparse
import random
import textwrap
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._features import FIELDS, Features
from nivelo.bots._prospects import SURE, UNITS, Prospects
from nivelo.bots._quick import Quick
from nivelo.engine.fairness import seed_from_text
from nivelo.engine.flow import apply_move
from nivelo.engine.position import KEEPING, MOVING, TAKING
from nivelo.engine.state import new_state
from nivelo.games import load, read_game

Array = np.ndarray[Any, np.dtype[np.float32]]

WEIGHTS = Path(__file__).parents[1] / "src" / "nivelo" / "bots" / "_judge_weights.py"
SUMMED, HIDDEN = 12, 16
ONE = 4096  # weights are whole numbers in units of 1 / 4096
# What each feature is divided by, so that all are of about the same size.
SCALE = np.array(
    [12, 1, 1, 10, 10, 2, 10, 5, *[1] * 6, 2, 3, 1, 1, 1, 1, 10, 25, 25, 2], np.float32
)
GAMES = {
    "BOARD": ["level8-board"],
    "BONUS": ["level8-99", "level8-101", "level8-master"],
    "NO_BONUS": ["niveldoce"],
}
SAMPLED = 0.5  # of the turns
WHIM = 0.05  # moves at random, so that it sees what good players do not do


class Rounds(NamedTuple):
    """Positions of one set-up: features and heights of all seats, chances to win afterwards."""

    features: Array
    heights: Array
    chances: Array
    number: Array


def play_rounds(name: str, players: int, side: str, seconds: float) -> Rounds:
    """Rounds between quick players at levels of all kinds."""
    game = load(name, players, side, max_turns_per_round=150)
    quick = Quick(game)
    features = Features(game, quick.holding)
    prospects = Prospects(game)
    begins = MOVING if game.board else TAKING
    found: list[list[int]] = []
    heights: list[list[int]] = []
    chances: list[list[float]] = []
    numbers: list[int] = []
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        chance = random.Random(f"{name} {players} {side} {number}")
        state = new_state(game, seed_from_text(f"learn {number}"))
        base = chance.randrange(1, int(game.last_level) + 1)
        apart = [chance.choice([-2, -1, -1, 0, 0, 0, 1, 1, 2]) for _ in range(players)]
        levels = [max(1, min(int(game.last_level), base + step)) for step in apart]
        state.level = vec[i64](levels)
        quick.marks.salt = chance.randrange(1 << 30)
        noted = 0
        while not state.is_over and state.round == 1 and state.decision != KEEPING:
            if state.decision == begins and chance.random() < SAMPLED:
                features.look(state)
                found.append(features.as_list())
                heights.append([int(prospects.height[level]) for level in levels])
                noted += 1
            if chance.random() < WHIM:
                apply_move(state, chance.choice(state.legal_ids()))
            else:
                quick.act(state)
        ended = [int(prospects.chance(state, seat)) / SURE for seat in range(players)]
        chances += [ended] * noted
        numbers += [number] * noted
    print(f"{name} {players} {side}: {number} rounds, {len(found)} positions", flush=True)
    return Rounds(
        np.array(found, np.float32).reshape(-1, players, FIELDS) / SCALE,
        np.array(heights, np.float32) / UNITS,
        np.array(chances, np.float32),
        np.array(numbers, np.float32),
    )


def inputs(rounds: Rounds, rows: Any, seat: int) -> tuple[Array, Array, Array]:
    """What the network is given about a seat and about each other one, and what came of it."""
    features, heights = rounds.features[rows], rounds.heights[rows]
    players = features.shape[1]
    others = [q for q in range(players) if q != seat]
    ahead = (heights[:, others] - heights[:, [seat]])[..., None]
    weight = np.exp(heights - heights.max(1, keepdims=True))
    share = weight[:, seat] / weight.sum(1)
    standing = np.clip(np.log(share / (1 - share)), -8, 8)[:, None]
    seats = np.full((len(features), 1), players / 4, np.float32)
    own = np.concatenate([features[:, seat], standing, seats], 1)
    return own, np.concatenate([features[:, others], ahead], -1), rounds.chances[rows, seat]


class Network:
    """Each other seat is looked at in the same way, the results are summed up; see `_judge.py`."""

    def __init__(self) -> None:
        generator = np.random.default_rng(0)

        def normal(rows: int, columns: int) -> Array:
            drawn = generator.standard_normal((rows, columns)) / np.sqrt(rows)
            return drawn.astype(np.float32)

        self.weights = [
            normal(FIELDS + 1, SUMMED),
            np.zeros(SUMMED, np.float32),
            normal(FIELDS + 2 + SUMMED, HIDDEN),
            np.zeros(HIDDEN, np.float32),
            normal(HIDDEN, 1),
            np.zeros(1, np.float32),
        ]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, own: Array, others: Array) -> tuple[Array, Array, Array, Array]:
        a, a0, b, b0, c, c0 = self.weights
        one = np.maximum(others @ a + a0, 0)
        given = np.concatenate([own, one.sum(1)], 1)
        hidden = np.maximum(given @ b + b0, 0)
        return 1 / (1 + np.exp(-(hidden @ c + c0)[:, 0])), one, given, hidden

    def learn(self, own: Array, others: Array, wanted: Array, rate: float) -> None:
        """One step of Adam on the cross entropy."""
        _, _, b, _, c, _ = self.weights
        guess, one, given, hidden = self.forward(own, others)
        wrong = ((guess - wanted) / len(wanted))[:, None]
        back = wrong @ c.T * (hidden > 0)
        back_one = (back @ b.T)[:, None, own.shape[1] :] * (one > 0)
        slopes = [
            np.tensordot(others, back_one, ([0, 1], [0, 1])),
            back_one.sum((0, 1)),
            given.T @ back,
            back.sum(0),
            hidden.T @ wrong,
            wrong.sum(0),
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope**2
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            self.weights[i] -= rate * mean / (np.sqrt(square) + 1e-8)

    def whole_numbers(self) -> list[list[int]]:
        """The weights for features as they are, in units of 1 / ONE."""
        a, a0, b, b0, c, c0 = (w.copy() for w in self.weights)
        a[:FIELDS] /= SCALE[:, None]
        a[FIELDS] /= UNITS
        b[:FIELDS] /= SCALE[:, None]
        b[FIELDS] /= UNITS
        b[FIELDS + 1] /= 4
        parts = [[a, a0], [b, b0], [c, c0]]
        return [[round(float(x) * ONE) for w in part for x in w.ravel()] for part in parts]


def teach(rounds: list[Rounds], steps: int) -> Network:
    """Learn from nine rounds in ten, and say how well the others are judged."""
    network = Network()
    generator = np.random.default_rng(1)
    learned = [np.flatnonzero(r.number % 10 != 0) for r in rounds]
    share = np.sqrt([len(rows) for rows in learned])
    for step in range(steps):
        i = int(generator.choice(len(rounds), p=share / share.sum()))
        rows = learned[i][generator.integers(0, len(learned[i]), 512)]
        seat = int(generator.integers(rounds[i].features.shape[1]))
        network.learn(*inputs(rounds[i], rows, seat), 3e-3 * (1 - step / steps) + 1e-5)
    for r in rounds:
        own, others, wanted = inputs(r, np.flatnonzero(r.number % 10 == 0), 0)
        guess = network.forward(own, others)[0]
        plain = 1 / (1 + np.exp(-own[:, FIELDS]))
        print(
            f"{r.features.shape[1]} seats: squared error {((guess - wanted) ** 2).mean():.4f}, "
            f"by levels alone {((plain - wanted) ** 2).mean():.4f}",
            flush=True,
        )
    return network


def write(found: dict[str, list[list[int]]]) -> None:
    text = '"""What the judge has learned. Written by benchmarks/learn.py."""\n\n'
    text += f"from typing import Final\n\n# fmt: off\n\nSUMMED: Final = {SUMMED}\n"
    text += f"HIDDEN: Final = {HIDDEN}\n"
    for name, parts in found.items():
        text += f"\n{name}: Final[list[list[int]]] = [\n"
        for part in parts:
            numbers = textwrap.fill(", ".join(map(str, part)), 90)
            text += "    [\n" + textwrap.indent(numbers, "        ") + ",\n    ],\n"
        text += "]\n"
    WEIGHTS.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60, help="rounds of each set-up")
    parser.add_argument("--steps", type=int, default=40_000, help="of learning, for each network")
    given = parser.parse_args()
    found: dict[str, list[list[int]]] = {}
    for kind, names in GAMES.items():
        rounds = [
            play_rounds(name, players, side, given.seconds)
            for name in names
            for side in read_game(name).sides
            for players in (2, 3, 4, 6)
        ]
        found[kind] = teach(rounds, given.steps).whole_numbers()
    write(found)


if __name__ == "__main__":
    main()
