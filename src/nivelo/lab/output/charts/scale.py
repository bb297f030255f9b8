"""Mapping values to coordinates, and choosing axis ticks."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor, log10


@dataclass(frozen=True)
class Scale:
    """Maps values from `low` to `high` to coordinates from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, figure: float) -> float:
        width = (self.high - self.low) or 1.0
        return self.start + (figure - self.low) / width * (self.end - self.start)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round values within the bounds, about this many.

    >>> ticks(0, 23)
    [0.0, 5.0, 10.0, 15.0, 20.0]
    >>> ticks(-0.02, 0.03)
    [-0.02, -0.01, 0.0, 0.01, 0.02, 0.03]
    """
    if high <= low:
        return [low]
    rough = (high - low) / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first = -floor(-low / step + 1e-9)
    last = floor(high / step + 1e-9)
    digits = max(0, -floor(log10(step)))
    return [round(i * step, digits) + 0.0 for i in range(first, last + 1)]


def tick_text(figure: float) -> str:
    """The label of a tick.

    >>> tick_text(20.0), tick_text(0.05)
    ('20', '0.05')
    """
    return f"{figure:g}"
