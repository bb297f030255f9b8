"""Placing the names of curves: next to their own, away from the others and from each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

Spot = tuple[float, float]

LETTER = 7.2
"""The approximate width of a letter, in the font size of charts."""

HIGH = 13.0


def overlap(one: Spot, other: Spot, widths: tuple[float, float]) -> bool:
    """Would two names centred here overlap?"""
    apart = abs(one[0] - other[0]) - (widths[0] + widths[1]) / 2
    return apart < 2 and abs(one[1] - other[1]) < HIGH


def place_names(curves: Sequence[tuple[str, Sequence[Spot]]]) -> list[Spot | None]:
    """A point of each curve for its name: the free one farthest from all other curves.

    Where curves run together their names spread along them. A name without a free point is left out
    rather than drawn over another.
    """
    placed: list[tuple[Spot, float]] = []
    spots: list[Spot | None] = []
    for number, (name, points) in enumerate(curves):
        width = LETTER * len(name)
        others = [spot for i, (_, curve) in enumerate(curves) if i != number for spot in curve]
        free = [
            point
            for point in points
            if not any(overlap(point, spot, (width, other)) for spot, other in placed)
        ]
        best = max(free, key=lambda point: clearance(point, others), default=None)
        spots.append(best)
        if best is not None:
            placed.append((best, width))
    return spots


def clearance(point: Spot, others: Sequence[Spot]) -> float:
    return min((hypot(point[0] - x, point[1] - y) for x, y in others), default=0.0)


def between(points: Sequence[Spot], steps: int = 4) -> list[Spot]:
    """The points of a line, and some between them, where a name may also stand."""
    dense = []
    for (x1, y1), (x2, y2) in pairwise(points):
        dense += [(x1 + (x2 - x1) * i / steps, y1 + (y2 - y1) * i / steps) for i in range(steps)]
    return [*dense, *points[-1:]]
