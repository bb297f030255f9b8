"""Estimates from samples, with confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist

Z_95 = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(hits: int, trials: int) -> Estimate:
    """The share of hits with Wilson's score interval, which is valid for rare hits too.

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
    # At no hits or all hits the bound equals the share; rounding must not exceed it.
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def total(counts: Mapping[int, int]) -> int:
    """The sum of numbers given with their frequencies."""
    return sum(number * count for number, count in counts.items())


def mean(counts: Mapping[int, int]) -> Estimate:
    """The mean of numbers given with their frequencies.

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
    """The smallest number such that at least this share of all numbers is not above it.

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


def student_tail(away: float, freedom: int) -> float:
    """The two-sided tail probability of Student's t beyond this value: the finite sums of
    Abramowitz and Stegun (26.7.3 and 26.7.4), for whole degrees of freedom.

    >>> round(student_tail(2.262157, 9), 6), round(student_tail(2.228139, 10), 6)
    (0.05, 0.05)
    """
    angle = atan(abs(away) / sqrt(freedom))
    odd = freedom % 2
    term, terms = cos(angle) if odd else 1.0, 0.0
    for k in range(1, freedom // 2 + 1):
        terms += term
        term *= cos(angle) ** 2 * (2 * k - 1 + odd) / (2 * k + odd)
    within = sin(angle) * terms
    return max(0.0, 1 - (2 / pi * (angle + within) if odd else within))


@lru_cache
def outside_of_draws(deals: int) -> float:
    """The share of bootstrap resamples to leave out on each side for a 95 % interval.

    2.5 % for many deals. Resamples of few deals are too close together, by the difference between
    the normal and Student's distribution and by Bessel's factor; this corrects for both
    (Hesterberg's expanded percentiles, 2015).

    >>> round(outside_of_draws(10), 4), round(outside_of_draws(1000), 4)
    (0.0086, 0.0248)
    """
    if deals < 2:
        return 0.0
    low, high = 0.0, 1e9
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if student_tail(middle, deals - 1) > 0.05 else (low, middle)
    return NormalDist().cdf(-high * sqrt(deals / (deals - 1)))
