"""Figures and their differences, bootstrapped by deal: plans that share deals are resampled
together.

Deals are resampled, not games: the games of one deal share its luck. If two plans play the same
deals, a resample uses a deal for both, so that the luck of the deal cancels out in their
difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from math import sqrt
from operator import mul
from random import Random
from typing import Final

from nivelo.lab.figures.intervals import Estimate, outside_of_draws, student_tail
from nivelo.lab.running.sums import DEAL_FIGURES, Sums

DRAWS: Final = 1000
"""The number of resamples."""

SURE: Final = 0.05
"""An adjusted p-value below this is significant."""


@dataclass(frozen=True)
class Figure:
    """A figure of the sample, the same figure of each resample, and the number of deals."""

    value: float
    draws: tuple[float, ...]
    deals: int

    def __sub__(self, other: Figure) -> Figure:
        return Figure(
            self.value - other.value,
            tuple(one - two for one, two in zip(self.draws, other.draws, strict=True)),
            min(self.deals, other.deals),
        )

    def estimate(self) -> Estimate:
        """With the middle 95 % of the resamples as its interval, and more if deals are few."""
        draws = sorted(self.draws)
        outside = round(len(draws) * outside_of_draws(self.deals))
        return Estimate(
            self.value, min(self.value, draws[outside]), max(self.value, draws[-1 - outside])
        )

    @cached_property
    def error(self) -> float:
        """The standard error: the spread of the resamples, with Bessel's correction."""
        mean = sum(self.draws) / len(self.draws)
        square = sum((draw - mean) ** 2 for draw in self.draws) / (len(self.draws) - 1)
        return sqrt(square * self.deals / max(1, self.deals - 1))

    def p_value(self, expected: float = 0.0) -> float:
        """How likely chance alone takes the figure at least this far from its expected value.

        From the standard error by Student's t, since resamples alone cannot show a probability
        below one in a thousand; and never less than if all deals had pointed the same way by
        chance.
        """
        away = abs(self.value - expected)
        if away == 0.0 or self.deals < 2:
            return 1.0
        least = 2.0 ** (1 - min(self.deals, 1000))
        by_error = student_tail(away / self.error, self.deals - 1) if self.error else 0.0
        return min(1.0, max(by_error, least))


class Resamples:
    """The sums of several plans, and the same resamples of deals for all of them."""

    def __init__(self, played: Sequence[Sums], seed: int = 0, draws: int = DRAWS) -> None:
        self.played = played
        self.blocks = sorted({block for sums in played for block in sums.blocks})
        self.chance = Random(seed)
        self.weights = [self.draw() for _ in range(draws)]

    def draw(self) -> list[int]:
        """How often each block is drawn; there are as many draws as blocks."""
        weights = [0] * len(self.blocks)
        for i in self.chance.choices(range(len(weights)), k=len(weights)):
            weights[i] += 1
        return weights

    def totals(self, plan: int, name: str) -> tuple[int, list[int]]:
        """A sum over the sample, and over each resample."""
        column = DEAL_FIGURES.index(name)
        blocks = self.played[plan].blocks
        nothing = [0] * len(DEAL_FIGURES)
        values = [blocks.get(block, nothing)[column] for block in self.blocks]
        return sum(values), [sum(map(mul, values, weights)) for weights in self.weights]

    def ratio(self, plan: int, above: str, below: str = "games") -> Figure | None:
        """One sum divided by another; None if the divisor is zero.

        A resample with a zero divisor takes the value of the sample.
        """
        top, tops = self.totals(plan, above)
        bottom, bottoms = self.totals(plan, below)
        if bottom == 0:
            return None
        value = top / bottom
        draws = (t / b if b else v for t, b, v in zip(tops, bottoms, repeat(value), strict=False))
        return Figure(value, tuple(draws), len(self.played[plan].blocks))


def holm(chances: Sequence[float]) -> list[float]:
    """p-values adjusted for multiple comparisons by Holm's method: whatever their dependence, at
    most 5 of 100 studies have a false positive at 0.05.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    adjusted = [0.0] * len(chances)
    highest = 0.0
    for rank, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[i]))
        adjusted[i] = highest
    return adjusted
