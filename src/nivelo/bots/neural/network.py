"""The network: two hidden layers that score each move of a position.

In integers, so that every machine computes the same, compiled or not.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.neural.features import OF_MOVE, ONE, PLACES, WIDTH, Seen
from nivelo.engine.cards.cards import numbers
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import MOVE_KINDS

UNIT: Final = 4096  # the weight 1
LARGEST: Final = 16  # times weight: sums of products stay far below 64 bits
SCALE: Final = 10  # scores are ten times the chance to win, for usual learning rates
NAMES: Final = ("position", "kind", "card", "place", "numbers", "first", "second", "bias", "last")


@final
class Network:
    """Made from weights, row by row, by layer name.

    The position's contribution to the first layer is computed once for all moves.
    """

    def __init__(self, weights: dict[str, list[float]], margin: float) -> None:
        if not 0 <= margin <= 1:
            raise ValueError(f"a margin of {margin}")
        self.margin: i64 = int(margin * SCALE * UNIT)  # required lead
        self.departs: bool = margin < 1  # otherwise it plays like `greedy`
        self.position = whole(weights["position"])
        self.kind = whole(weights["kind"])
        self.card = whole(weights["card"])
        self.place = whole(weights["place"])
        self.numbers = whole(weights["numbers"])
        self.first = whole(weights["first"])
        self.second = whole(weights["second"])
        self.bias = whole(weights["bias"])
        self.last = whole(weights["last"])
        self.first_width: i64 = len(self.first)
        self.second_width: i64 = len(self.bias)

    def fits(self, game: Game) -> bool:
        """Does it match the special cards of this game, and the current input features?"""
        width = self.first_width
        specials = game.deck.faces - game.deck.first_special
        return (
            len(self.position) == WIDTH * width
            and len(self.kind) == len(MOVE_KINDS) * width
            and len(self.card) == (specials + 1) * width
            and len(self.place) == PLACES * width
            and len(self.numbers) == OF_MOVE * width
            and len(self.second) == width * self.second_width
            and len(self.last) == self.second_width
        )

    def best(self, seen: Seen) -> int:
        """The move to make: the favourite, unless another leads by more than the margin."""
        scores = self.scores(seen)
        best: i64 = 0
        i: i64
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        return int(best) if scores[best] - scores[0] > self.margin else 0

    def leads(self, seen: Seen) -> list[float]:
        """How much more likely each move is to win the game than the first one, the favourite."""
        scores = self.scores(seen)
        return [int(scores[i] - scores[0]) / (SCALE * UNIT) for i in range(len(scores))]

    def scores(self, seen: Seen) -> vec[i64]:
        """Of each move; the chance to win is multiplied by `SCALE` times `UNIT`."""
        width = self.first_width
        position = numbers(int(width))
        add_rows(position, self.position, seen.position, 0, WIDTH)
        scores = numbers(len(seen.kind))
        first = numbers(int(width))
        second = numbers(int(self.second_width))
        i: i64
        j: i64
        for i in range(len(scores)):
            kind = seen.kind[i] * width
            card = seen.card[i] * width
            place = seen.place[i] * width
            for j in range(width):
                once = self.first[j] + self.kind[kind + j] + self.card[card + j]
                first[j] = position[j] + ONE * (once + self.place[place + j])
            add_rows(first, self.numbers, seen.numbers, i * OF_MOVE, OF_MOVE)
            for j in range(width):
                first[j] = max(0, first[j]) // ONE
            for j in range(self.second_width):
                second[j] = UNIT * self.bias[j]
            add_rows(second, self.second, first, 0, width)
            score: i64 = 0
            for j in range(self.second_width):
                score += max(0, second[j]) // UNIT * self.last[j]
            scores[i] = score // UNIT
        return scores


def add_rows(to: vec[i64], weights: vec[i64], by: vec[i64], start: i64, n: i64) -> None:
    """Add to each column the rows of weights, times n numbers, most of which are zero."""
    columns: i64 = len(to)
    i: i64
    j: i64
    for i in range(n):
        times = by[start + i]
        if times != 0:
            row = i * columns
            for j in range(columns):
                to[j] += times * weights[row + j]


def whole(weights: list[float]) -> vec[i64]:
    for weight in weights:
        if not -LARGEST <= weight <= LARGEST:
            raise ValueError(f"a weight of {weight}")
    return vec[i64]([round(UNIT * weight) for weight in weights])
