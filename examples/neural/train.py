"""Train the network of the bot `neural` for one game, on one core.

OPENBLAS_NUM_THREADS=1 python examples/neural/train.py level8-101 --out weights/level8-101.npz
NIVELO_NEURAL=weights nivelo lab tournament level8-101 --bots neural --against greedy

The same command goes on where it was broken off, until it has learned from so many labels.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from labels import Label, Labeller
from learning import Adam, gradients, lead_over_greedy, make_batch

from nivelo import Game, load, make_bot, new_state, view
from nivelo.bots.neural.bot import NeuralBot
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network import Network
from nivelo.engine.random.fairness import seed_from_text

BATCH = 256
MEMORY = 400_000  # labels that are learned from again and again
AVERAGED = 2000  # steps whose weights are averaged: one step alone follows the luck of its labels
MOST_TURNS = 120  # in a round: at first nobody knows how to end one
LABELLERS: list[Labeller] = []  # of this process, if it plays


class Training:
    """A network, how far it has come, and the labels that it remembers."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.game: Game = load(args.game, players=args.players, max_turns_per_round=MOST_TURNS)
        name = f"neural {args.game} {args.seed}"
        self.hands = Pool(args.jobs, prepare, (args.game, args.players, name, args.deals))
        self.network = Network.fresh(Features(self.game), args.seed)
        if args.start is not None:
            self.network = Network.load(args.start)
        self.average = Network(self.network.weights)  # what plays in the end
        self.adam = Adam(self.network)
        self.random = np.random.default_rng(args.seed)
        self.memory: list[Label] = []
        self.games = self.labels = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.kept = args.out.with_suffix(".training.npz")
        held_out = Labeller(self.game, f"{name} held out", args.held_out_deals)
        self.held_out: list[Label] = []
        while len(self.held_out) < args.held_out:
            self.held_out.extend(held_out.labels(None, len(self.held_out)))

    def gather(self) -> int:
        """Play some games and remember their labels; at first `greedy` plays all seats.

        What a game brings depends on its number and the network, whoever plays it.
        """
        network = self.average if self.labels >= self.args.labels // 10 else None
        numbers = range(self.games, self.games + self.args.bout)
        before = self.labels
        for labels, seconds in self.hands.map(partial(labels_of, network), numbers):
            self.memory += labels
            self.labels += len(labels)
            self.seconds += seconds
        self.games += self.args.bout
        del self.memory[:-MEMORY]
        return self.labels - before

    def learn(self, new: int) -> None:
        """Steps on labels of the memory, for so many new ones; smaller steps towards the end."""
        args = self.args
        rate = args.rate * max(0.02, 1 - self.labels / args.labels)
        for _ in range(args.reuse * new // BATCH):
            chosen = self.random.integers(len(self.memory), size=BATCH)
            batch = make_batch([self.memory[i] for i in chosen], self.network)
            self.adam.step(self.network, gradients(self.network, batch, args.temperature), rate)
            part = max(1 / AVERAGED, 1 / self.adam.steps)
            for name, weights in self.average.weights.items():
                weights += part * (self.network.weights[name] - weights)

    def measure(self) -> None:
        """A point of the curve: the lead on labels that were held out, and games."""
        args = self.args
        lead, error = lead_over_greedy(self.average, self.held_out)
        point: dict[str, Any] = {
            "labels": self.labels,
            "games": self.games,
            "seconds": round(self.seconds),
            "lead": round(lead, 5),
            "lead_error": round(error, 5),
        }
        for bot in ("greedy", "random"):
            played = args.games if bot == "greedy" else args.games // 10
            point[f"{bot}_played"] = played
            point[f"{bot}_won"] = wins(self.game, self.average, bot, played, f"{args.seed}")
        self.curve.append(point)
        print(json.dumps(point), flush=True)

    def save(self) -> None:
        """The weights to play with, and all that it takes to go on."""
        self.args.out.parent.mkdir(parents=True, exist_ok=True)
        self.average.save(self.args.out)
        arrays: dict[str, Any] = {
            "games": self.games,
            "labels": self.labels,
            "seconds": self.seconds,
            "steps": self.adam.steps,
        }
        arrays |= {f"weights {k}": w for k, w in self.network.weights.items()}
        arrays |= {f"average {k}": w for k, w in self.average.weights.items()}
        arrays |= {f"mean {k}": w for k, w in self.adam.mean.items()}
        arrays |= {f"square {k}": w for k, w in self.adam.square.items()}
        new = self.kept.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, **arrays)
        new.replace(self.kept)
        settings = {k: str(v) if isinstance(v, Path) else v for k, v in vars(self.args).items()}
        text = json.dumps({"settings": settings, "curve": self.curve}, indent=1)
        self.args.out.with_suffix(".json").write_text(text + "\n", encoding="utf-8")

    def resume(self) -> None:
        """Go on from what was saved; the memory fills up again."""
        if not self.kept.exists():
            return
        with np.load(self.kept) as kept:
            for name in self.network.weights:
                self.network.weights[name] = kept[f"weights {name}"]
                self.average.weights[name] = kept[f"average {name}"]
                self.adam.mean[name] = kept[f"mean {name}"]
                self.adam.square[name] = kept[f"square {name}"]
            self.games, self.labels = int(kept["games"]), int(kept["labels"])
            self.seconds, self.adam.steps = float(kept["seconds"]), int(kept["steps"])
        text = self.args.out.with_suffix(".json").read_text(encoding="utf-8")
        self.curve = json.loads(text)["curve"]

    def run(self) -> None:
        self.resume()
        if not self.curve:
            self.measure()
        due = self.labels + self.args.every
        while self.labels < self.args.labels:
            began = process_time()
            self.learn(self.gather())
            self.seconds += process_time() - began
            if self.labels >= due or self.labels >= self.args.labels:
                due = self.labels + self.args.every
                self.measure()
                self.save()


def prepare(game: str, players: int, name: str, deals: int) -> None:
    """What a process needs that plays games."""
    made = load(game, players=players, max_turns_per_round=MOST_TURNS)
    LABELLERS[:] = [Labeller(made, name, deals)]


def labels_of(network: Network | None, number: int) -> tuple[list[Label], float]:
    """The labels of a game, and the processor time that it took."""
    began = process_time()
    return list(LABELLERS[0].labels(network, number)), process_time() - began


def wins(game: Game, network: Network, bot: str, games: int, seed: str) -> int:
    """Games that the network wins at a table of two, each deal in both seats."""
    won = 0
    for number in range(games):
        state = new_state(game, seed_from_text(f"{seed} {bot} {number // 2}"))
        seat = number % 2
        bots = [make_bot(bot, number), NeuralBot(0, network)]
        while not state.is_over and state.round <= 400:
            at = int(state.to_act)
            state.play(bots[at == seat].choose(view(state, at)))
        won += int(state.winner) == seat
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="level8-101")
    parser.add_argument("--out", type=Path, default=Path("neural.npz"))
    parser.add_argument("--start", type=Path, help="weights of a game with the same cards")
    parser.add_argument("--labels", type=int, default=300_000, help="decisions to learn from")
    parser.add_argument("--deals", type=int, default=8, help="in which each is tried")
    parser.add_argument("--bout", type=int, default=32, help="games between steps of learning")
    parser.add_argument("--reuse", type=int, default=6, help="how often each is learned from")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--temperature", type=float, default=0.005)
    parser.add_argument("--every", type=int, default=20_000, help="labels from point to point")
    parser.add_argument("--games", type=int, default=200, help="against greedy at every point")
    parser.add_argument("--held-out", type=int, default=1000, help="labels to measure with")
    parser.add_argument("--held-out-deals", type=int, default=32)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
