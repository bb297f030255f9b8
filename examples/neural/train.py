"""Train the network of the bot `neural` for one game, on one core.

OPENBLAS_NUM_THREADS=1 python examples/neural/train.py level8-101 --out weights/level8-101.weights
NIVELO_NEURAL=weights nivelo lab tournament level8-101 --bots neural --against greedy

Labels are written to files first, and the same command keeps those that are there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
from labels import IN_A_FILE, Label, Labeller, path_of, read, write_labels
from learning import Adam, Judged, gradients, judge, make_batch
from network import TrainedNetwork

from nivelo import load

BATCH: Final = 256
AVERAGED: Final = 1000  # steps whose weights are averaged: one alone follows the luck of its labels
HELD_OUT: Final = 5  # every fifth game is not learned from
NEVER: Final = 1.0  # no lead is so large: it plays as `greedy`
MARGINS: Final = (0.0, 0.001, 0.002, 0.003, 0.004, 0.006, 0.008, 0.012, NEVER)


class Training:
    """A network, the labels that it learns from, and those that it is judged by."""

    def __init__(self, args: argparse.Namespace, labels: list[Label]) -> None:
        self.args = args
        self.labels = [label for label in labels if label.game % HELD_OUT]
        self.held_out = [label for label in labels if not label.game % HELD_OUT]
        game = load(args.game, players=args.players)
        self.network = TrainedNetwork.fresh(game, args.seed)
        self.average = TrainedNetwork(self.network.weights)  # what plays in the end
        self.adam = Adam(self.network, args.decay)
        self.random = np.random.default_rng(args.seed)
        self.curve: list[dict[str, Any]] = []

    def run(self) -> None:
        began = process_time()
        steps = self.args.epochs * (len(self.labels) // BATCH)
        for epoch in range(1, self.args.epochs + 1):
            order = self.random.permutation(len(self.labels))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                self.step(order[first : first + BATCH], 1 - self.adam.steps / steps)
            self.measure(epoch, round(process_time() - began))

    def step(self, chosen: Any, part_to_go: float) -> None:
        """One step on some labels; smaller ones towards the end."""
        batch = make_batch([self.labels[i] for i in chosen], self.network)
        rate = self.args.rate * max(0.05, part_to_go)
        self.adam.step(self.network, gradients(self.network, batch), rate)
        part = max(1 / AVERAGED, 1 / self.adam.steps)
        for name, weights in self.average.weights.items():
            weights += part * (self.network.weights[name] - weights)

    def measure(self, epoch: int, seconds: int) -> None:
        """A point of the curve; and the margin to play with."""
        judged = judge(self.average, self.held_out)
        margin = best_margin(judged)
        gain = judged.gain(margin)
        self.average.margin = margin
        point = {
            "epoch": epoch,
            "seconds": seconds,
            "margin": margin,
            "departs": round(judged.departs(margin), 4),
            "gain": round(gain.value, 4),
            "low": round(gain.low, 4),
            "high": round(gain.high, 4),
        }
        self.curve.append(point)
        print(json.dumps(point), flush=True)

    def save(self) -> None:
        """The weights to play with, and how they came to be."""
        self.args.out.parent.mkdir(parents=True, exist_ok=True)
        self.average.save(self.args.out)
        settings = {k: str(v) if isinstance(v, Path) else v for k, v in vars(self.args).items()}
        sizes = {"labels": len(self.labels), "held_out": len(self.held_out)}
        text = json.dumps({"settings": settings, **sizes, "curve": self.curve}, indent=1)
        self.args.out.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


def best_margin(judged: Judged) -> float:
    """The margin that surely gains most; if none does, the network plays as `greedy`."""
    return max(MARGINS, key=lambda margin: judged.gain(margin).low)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="level8-101")
    parser.add_argument("--out", type=Path, default=Path("neural.weights"))
    parser.add_argument("--labels", type=Path, help="their folder; beside the weights if not named")
    parser.add_argument("--games", type=int, default=4000, help="whose decisions are labelled")
    parser.add_argument("--deals", type=int, default=16, help="in which each is tried")
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=1, help="processes that label")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder = args.labels or args.out.with_suffix(".labels")
    labeller = Labeller(args.game, args.players, args.deals, f"neural {args.game} {args.seed}")
    write_labels(labeller, folder, args.games, args.jobs)
    labels: list[Label] = []
    for first in range(0, args.games, IN_A_FILE):
        labels += read(path_of(folder, first))
    training = Training(args, labels)
    training.run()
    training.save()


if __name__ == "__main__":
    main()
