"""Figures of a sample, and between which bounds the true ones probably lie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

Z_95 = 1.959963984540054
"""95 % of a normal distribution lies within so many standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(hits: int, trials: int) -> Estimate:
    """The share of hits with Wilson's score interval, which holds for rare hits too.

    >>> share = wilson(10, 100)
    >>> f"{share.value:.3f} {share.low:.3f} {share.high:.3f}"
    '0.100 0.055 0.174'
    """
    if not 0 <= hits <= trials or trials == 0:
        raise ValueError(f"interval/sample: {hits} hits of {trials} trials")
    share = hits / trials
    spread = Z_95 * Z_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    # At 0 and at all hits the bound is the share itself; rounding must not go past it.
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def total(counts: Mapping[int, int]) -> int:
    """The sum of numbers that are given with how often each occurred."""
    return sum(number * count for number, count in counts.items())


def mean(counts: Mapping[int, int]) -> Estimate:
    """The mean of numbers that are given with how often each occurred.

    >>> estimate = mean({2: 50, 4: 50})
    >>> f"{estimate.value:.2f} {estimate.low:.2f} {estimate.high:.2f}"
    '3.00 2.80 3.20'
    """
    n = sum(counts.values())
    if n == 0:
        raise ValueError("interval/sample: the mean of nothing")
    value = total(counts) / n
    squares = sum((number - value) ** 2 * count for number, count in counts.items())
    half = Z_95 * sqrt(squares / (n - 1) / n) if n > 1 else 0.0
    return Estimate(value, value - half, value + half)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number such that at least this share of all are not above it.

    >>> quantile({1: 5, 2: 4, 9: 1}, 0.9)
    2
    """
    wanted = share * sum(counts.values())
    below = 0
    for number in sorted(counts):
        below += counts[number]
        if below >= wanted:
            return number
    raise ValueError("interval/sample: a quantile of nothing")
