"""Choosing the best of several options."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.random.quick_random import QuickRandom

NOTHING: Final = -1
WORST: Final = -(1 << 40)


@final
class Pick:
    """Keeps the best option offered; ties are broken uniformly at random."""

    def __init__(self, random: QuickRandom) -> None:
        self.random = random
        self.best: i64 = NOTHING  # the number that was offered with the highest score
        self.score: i64 = WORST
        self.equals: i64 = 0

    def offer(self, number: i64, score: i64) -> None:
        if score > self.score:
            self.best = number
            self.score = score
            self.equals = 1
        elif score == self.score:
            self.equals += 1
            if self.random.below(self.equals) == 0:
                self.best = number
