"""Learning by gradients, in NumPy: what a network gets wrong about labels, and Adam's steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from labels import Label

from nivelo.bots.neural.features import Array
from nivelo.bots.neural.network import Network

MOVE = ("kind", "card", "place", "numbers")  # the weights that see the move
SCALE = 10.0  # scores are ten times chances, so that learning rates are the usual ones


@dataclass
class Batch:
    """Labels side by side; the moves of all decisions one below the other."""

    positions: Array
    moves: Array  # one column for each kind, card and place, and the numbers
    row: Array  # of each move: its decision
    first: Array  # of each decision: its first move
    lead: Array  # of each move: how much better its chance is than the mean of its decision


def make_batch(labels: Sequence[Label], network: Network) -> Batch:
    sizes = np.array([len(label.chances) for label in labels])
    row = np.repeat(np.arange(len(labels)), sizes)
    first = np.cumsum(sizes) - sizes
    chances = np.concatenate([label.chances for label in labels])
    widths = [len(network.weights[name]) for name in MOVE]
    moves = np.zeros((len(row), sum(widths)), np.float32)
    every = np.arange(len(row))
    moves[every, np.concatenate([label.seen.kind for label in labels])] = 1
    moves[every, widths[0] + np.concatenate([label.seen.card for label in labels])] = 1
    moves[every, sum(widths[:2]) + np.concatenate([label.seen.place for label in labels])] = 1
    moves[:, sum(widths[:3]) :] = np.concatenate([label.seen.numbers for label in labels])
    positions = np.stack([label.seen.position for label in labels])
    lead = chances - (np.add.reduceat(chances, first) / sizes)[row]
    return Batch(positions, moves, row, first, lead)


def forward(network: Network, batch: Batch) -> tuple[Array, Array, Array]:
    """Both hidden layers and the scores, of every move."""
    w = network.weights
    by_move = np.vstack([w[name] for name in MOVE])
    one = (batch.positions @ w["position"] + w["first"])[batch.row] + batch.moves @ by_move
    np.maximum(one, 0, out=one)
    two = np.maximum(one @ w["second"] + w["bias"], 0)
    return one, two, two @ w["last"]


def likely(scores: Array, batch: Batch) -> Array:
    """How likely each move is, if the network chooses by chance and prefers higher scores."""
    powers = np.exp(scores - np.maximum.reduceat(scores, batch.first)[batch.row])
    shares: Array = powers / np.add.reduceat(powers, batch.first)[batch.row]
    return shares


def gradients(network: Network, batch: Batch, temperature: float) -> dict[str, Array]:
    """Uphill for the chance to win that the network's moves have, and for staying undecided.

    The more a move leads, the likelier it becomes; `temperature` is how much of a chance to win
    the network would pay for choosing at random, so it does not settle on what was only luck.
    """
    w = network.weights
    one, two, scores = forward(network, batch)
    share = likely(scores, batch)
    worth = batch.lead - temperature * np.log(share + 1e-9)
    worth -= np.add.reduceat(share * worth, batch.first)[batch.row]
    slope = -share * worth * SCALE / len(batch.first)
    at_two = np.outer(slope, w["last"]) * (two > 0)
    at_one = (at_two @ w["second"].T) * (one > 0)
    by_row = np.add.reduceat(at_one, batch.first)
    widths = np.cumsum([len(w[name]) for name in MOVE])
    of_move = np.split(batch.moves.T @ at_one, widths[:-1])
    return {
        "position": batch.positions.T @ by_row,
        **dict(zip(MOVE, of_move, strict=True)),
        "first": by_row.sum(axis=0),
        "second": one.T @ at_two,
        "bias": at_two.sum(axis=0),
        "last": two.T @ slope,
    }


class Adam:
    """Steps down the gradients, each weight at its own pace."""

    def __init__(self, network: Network) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(w) for name, w in network.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in network.weights.items()}

    def step(self, network: Network, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            network.weights[name] -= pace * self.mean[name] / (np.sqrt(self.square[name]) + 1e-7)


def lead_over_greedy(network: Network, labels: Sequence[Label]) -> tuple[float, float]:
    """By how much the network's moves beat those of `greedy` a decision, and the standard error.

    In chances to win the game, on labels that it has not learned from.
    """
    leads = np.array(
        [
            label.chances[int(network.scores(label.seen).argmax())] - label.chances[label.favourite]
            for label in labels
        ]
    )
    return float(leads.mean()), float(leads.std() / len(leads) ** 0.5)
