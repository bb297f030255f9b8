"""Teaches the judge of the bot `strong`: plays rounds, notes positions and how they ended, learns.

    python benchmarks/learn.py                  all of it: six minutes on one core
    python benchmarks/learn.py --seconds 60     from more rounds

It writes src/nivelo/bots/judge_weights.py, or --out FILE. A network so small needs no more than
NumPy. How many rounds are played depends on the machine's speed, so the weights differ a little.
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

from nivelo.bots._features import CARDS, FIELDS, LAID_OUT, Features
from nivelo.bots._judge import HIDDEN
from nivelo.bots._prospects import SURE, UNITS, Prospects
from nivelo.bots._quick import Quick
from nivelo.bots.judge_weights import BOARD, BONUS, NO_BONUS
from nivelo.engine.fairness import seed_from_text
from nivelo.engine.flow import apply_move
from nivelo.engine.position import KEEPING, MOVING, TAKING
from nivelo.engine.state import new_state
from nivelo.games import load, read_game

Array = np.ndarray[Any, np.dtype[np.float32]]

WEIGHTS = Path(__file__).parents[1] / "src" / "nivelo" / "bots" / "judge_weights.py"
BATCH = 256
SHRINK = 1e-3
ONE = 4096  # weights are whole numbers in units of 1 / 4096
# What each feature is divided by, so that all are of about the same size.
SCALE = np.array(
    [12, 1, 1, 10, 10, 2, 10, 5, *[1] * 6, 2, 3, 1, 1, 1, 1, 10, 25, 25, 2], np.float32
)
CONTEXT = 3  # seats; others that have laid out; the fewest cards that one of them holds
CONTEXT_SCALE = np.array([4, 1, 10], np.float32)
MOST_CARDS = 12  # if none has
GAMES = {
    "BOARD": ["level8-board"],
    "BONUS": ["level8-99", "level8-101", "level8-master"],
    "NO_BONUS": ["niveldoce"],
}
SEATS = (2, 4, 6)
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
    end = time.process_time() + seconds
    number = 0
    while time.process_time() < end:
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
        np.array(heights, np.float32) / np.float32(UNITS),
        np.array(chances, np.float32),
        np.array(numbers, np.float32),
    )


def inputs(features: Array) -> Array:
    """What the network is given about each seat: its features, and how far the others are."""
    seats, players = len(features), features.shape[1]
    laid_out = features[:, :, LAID_OUT]
    cards = np.where(laid_out == 1, features[:, :, CARDS], MOST_CARDS / SCALE[CARDS])
    context = np.empty((seats, players, CONTEXT), np.float32)
    for q in range(players):
        others = [other for other in range(players) if other != q]
        context[:, q, 0] = players / 4
        context[:, q, 1] = laid_out[:, others].sum(1)
        context[:, q, 2] = cards[:, others].min(1)
    return np.concatenate([features, context], -1)


class Network:
    """How well a seat stands, by itself; the chance to win is its share, as in `_judge.py`."""

    def __init__(self) -> None:
        rows = FIELDS + CONTEXT
        drawn = np.random.default_rng(0).standard_normal((rows, HIDDEN)) / np.sqrt(rows)
        self.weights = [
            drawn.astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
        ]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, given: Array, heights: Array) -> tuple[Array, Array]:
        hidden = np.maximum(given @ self.weights[0] + self.weights[1], 0)
        height = heights + (hidden @ self.weights[2])[..., 0]
        share = np.exp(height - height.max(1, keepdims=True))
        return share / share.sum(1, keepdims=True), hidden

    def learn(self, given: Array, heights: Array, wanted: Array, rate: float) -> None:
        """One step of Adam on the cross entropy."""
        guess, hidden = self.forward(given, heights)
        wrong = ((guess - wanted) / len(wanted))[..., None]
        back = wrong @ self.weights[2].T * (hidden > 0)
        both = ([0, 1], [0, 1])
        slopes = [
            np.tensordot(given, back, both),
            back.sum((0, 1)),
            np.tensordot(hidden, wrong, both),
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope**2
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            step = mean / (np.sqrt(square) + 1e-8)
            self.weights[i] -= rate * (step + SHRINK * self.weights[i])

    def whole_numbers(self) -> list[list[int]]:
        """The weights for features as they are, in units of 1 / ONE."""
        rows = self.weights[0] / np.concatenate([SCALE, CONTEXT_SCALE])[:, None]
        parts = [[rows, self.weights[1]], [self.weights[2]]]
        return [[round(float(x) * ONE) for w in part for x in w.ravel()] for part in parts]


def teach(rounds: list[Rounds], steps: int) -> Network:
    """Learn from nine rounds in ten, and say how well the others are judged."""
    network = Network()
    generator = np.random.default_rng(1)
    given = [inputs(r.features) for r in rounds]
    learned = [np.flatnonzero(r.number % 10 != 0) for r in rounds]
    share = np.sqrt([len(rows) for rows in learned])
    for step in range(steps):
        i = int(generator.choice(len(rounds), p=share / share.sum()))
        rows = learned[i][generator.integers(0, len(learned[i]), BATCH)]
        r = rounds[i]
        rate = 3e-3 * (1 - step / steps) + 1e-5
        network.learn(given[i][rows], r.heights[rows], r.chances[rows], rate)
    for r, known in zip(rounds, given, strict=True):
        rows = np.flatnonzero(r.number % 10 == 0)
        guess = network.forward(known[rows], r.heights[rows])[0]
        plain = np.exp(r.heights[rows]) / np.exp(r.heights[rows]).sum(1, keepdims=True)
        wanted = r.chances[rows]
        print(
            f"{known.shape[1]} seats: squared error {((guess - wanted) ** 2).mean():.4f}, "
            f"by levels alone {((plain - wanted) ** 2).mean():.4f}",
            flush=True,
        )
    return network


def write(found: dict[str, list[list[int]]], path: Path) -> None:
    text = '"""What the judge has learned. Written by benchmarks/learn.py."""\n\n'
    text += "from typing import Final\n\n# fmt: off\n"
    for name, parts in found.items():
        text += f"\n{name}: Final[list[list[int]]] = [\n"
        for part in parts:
            numbers = textwrap.fill(", ".join(map(str, part)), 90)
            text += "    [\n" + textwrap.indent(numbers, "        ") + ",\n    ],\n"
        text += "]\n"
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=8, help="rounds of each set-up")
    parser.add_argument("--steps", type=int, default=15_000, help="of learning, for each network")
    parser.add_argument("--only", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the file to be written")
    given = parser.parse_args()
    found: dict[str, list[list[int]]] = {"BOARD": BOARD, "BONUS": BONUS, "NO_BONUS": NO_BONUS}
    for kind in given.only:
        rounds = [
            play_rounds(name, players, side, given.seconds)
            for name in GAMES[kind]
            for side in read_game(name).sides
            for players in SEATS
        ]
        found[kind] = teach(rounds, given.steps).whole_numbers()
    write(found, given.out)


if __name__ == "__main__":
    main()
