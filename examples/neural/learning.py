"""Learning by gradients, in NumPy: what a network gets wrong about labels, and Adam's steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from labels import Label
from network import Array, TrainedNetwork

from nivelo.bots.neural.network import SCALE
from nivelo.lab.figures.intervals import Estimate

AT_ONCE = 1000  # labels that are judged
MOVE = ("kind", "card", "place", "numbers")  # the weights that see the move


@dataclass
class Batch:
    """Labels side by side; the moves of all decisions one below the other."""

    positions: Array
    moves: Array  # one column for each kind, card and place, and the numbers
    row: Array  # of each move: its decision
    first: Array  # of each decision: its first move, the favourite
    lead: Array  # of each move: how much likelier it is to win than the favourite


def make_batch(labels: Sequence[Label], network: TrainedNetwork) -> Batch:
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
    positions = np.stack([label.seen.position for label in labels]).astype(np.float32)
    return Batch(positions, moves, row, first, chances - chances[first][row])


def forward(network: TrainedNetwork, batch: Batch) -> tuple[Array, Array, Array]:
    """Both hidden layers and the scores, of every move."""
    w = network.weights
    by_move = np.vstack([w[name] for name in MOVE])
    one = (batch.positions @ w["position"] + w["first"])[batch.row] + batch.moves @ by_move
    np.maximum(one, 0, out=one)
    two = np.maximum(one @ w["second"] + w["bias"], 0)
    return one, two, two @ w["last"]


def errors(scores: Array, batch: Batch) -> Array:
    """What the network says of each move's lead, less what its label says."""
    wrong: Array = scores - scores[batch.first][batch.row] - SCALE * batch.lead
    return wrong


def gradients(network: TrainedNetwork, batch: Batch) -> dict[str, Array]:
    """Those of half the squared errors, summed over the moves of a decision, the mean of all."""
    w = network.weights
    one, two, scores = forward(network, batch)
    slope = errors(scores, batch) / len(batch.first)
    slope[batch.first] -= np.add.reduceat(slope, batch.first)  # all leads are over the favourite
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
    """Steps down the gradients, each weight at its own pace; all weights decay a little."""

    def __init__(self, network: TrainedNetwork, decay: float) -> None:
        self.steps = 0
        self.decay = decay
        self.mean = {name: np.zeros_like(w) for name, w in network.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in network.weights.items()}

    def step(self, network: TrainedNetwork, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            network.weights[name] *= 1 - rate * self.decay
            network.weights[name] -= pace * self.mean[name] / (np.sqrt(self.square[name]) + 1e-7)


@dataclass
class Judged:
    """What a network says about labels, and what they say: the best move but the favourite."""

    said: Array  # its lead, as the network has it
    lead: Array  # and as the label has it
    stands_for: Array
    game: Array

    def gain(self, margin: float) -> Estimate:
        """How much likelier the network is to win a game than `greedy`, in its own decisions.

        The sum of the leads of its moves, for one seat of two; a step of this kind adds up only
        roughly. The 95 % interval counts games, since decisions of one game hang together.
        """
        leads = np.where(self.said > margin, self.lead, 0) * self.stands_for / 2
        by_game = np.bincount(np.unique(self.game, return_inverse=True)[1], leads)
        error = 1.96 * float(by_game.std()) / len(by_game) ** 0.5
        mean = float(by_game.mean())
        return Estimate(mean, mean - error, mean + error)

    def departs(self, margin: float) -> float:
        """In which part of its decisions it leaves the favourite."""
        return float(np.average(self.said > margin, weights=self.stands_for))


def judge(network: TrainedNetwork, labels: Sequence[Label]) -> Judged:
    said, lead = [], []
    for start in range(0, len(labels), AT_ONCE):
        batch = make_batch(labels[start : start + AT_ONCE], network)
        leads = leads_of(network, batch)
        for moves in np.split(np.arange(len(leads)), batch.first[1:]):
            best = moves[1 + int(leads[moves[1:]].argmax())]
            said.append(leads[best])
            lead.append(batch.lead[best])
    return Judged(
        np.array(said),
        np.array(lead),
        np.array([label.stands_for for label in labels]),
        np.array([label.game for label in labels]),
    )


def leads_of(network: TrainedNetwork, batch: Batch) -> Array:
    """How much likelier to win each move is than the favourite, as the network has it."""
    scores = forward(network, batch)[2]
    leads: Array = (scores - scores[batch.first][batch.row]) / SCALE
    return leads
