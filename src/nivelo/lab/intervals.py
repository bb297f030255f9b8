"""Shares of a sample, and between which bounds the true share probably lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z_95 = 1.959963984540054
"""95 % of a normal distribution lies within so many standard deviations."""


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(hits: int, trials: int) -> Share:
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
    return Share(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))
