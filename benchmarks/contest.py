"""Contestants, measured in turns so that a busy moment of the machine hits all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median

from nivelo.lab.studies.speed import measure

ENGINE = "engine"
ENVIRONMENT = "environment"

Chunk = Callable[[], int]
"""Plays on for a while and says how many decisions it made."""


@dataclass(frozen=True)
class Contestant:
    """One engine playing one game at random. `start` imports it and gives its chunk of work."""

    name: str
    how: str
    start: Callable[[], Chunk]
    ours: bool = False
    kind: str = ENGINE


@dataclass(frozen=True)
class Figure:
    """Decisions a second of one contestant: the middle of all rounds, the slowest, the fastest."""

    name: str
    how: str
    ours: bool
    kind: str
    middle: float
    slowest: float
    fastest: float


def compete(
    contestants: Iterable[Contestant],
    rounds: int,
    seconds: float,
    missing: Callable[[str], None],
) -> list[Figure]:
    """Measure all that can be imported; `missing` is told of the others."""
    chunks: list[tuple[Contestant, Chunk]] = []
    for contestant in contestants:
        try:
            chunks.append((contestant, contestant.start()))
        except ImportError as error:
            missing(f"{contestant.name} is left out: {error}")
    measured: list[list[float]] = [[] for _ in chunks]
    for _ in range(rounds):
        for rates, (_, chunk) in zip(measured, chunks, strict=True):
            rates.append(measure(chunk, seconds).per_second)
    return [
        Figure(c.name, c.how, c.ours, c.kind, median(rates), min(rates), max(rates))
        for (c, _), rates in zip(chunks, measured, strict=True)
    ]
