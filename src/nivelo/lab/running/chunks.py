"""Chunks of work: some games of one plan, played wherever there is a free CPU."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import process_time

import nivelo
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.play import play_game
from nivelo.lab.running.sums import Sums

SOURCES = (
    "engine/**/*.py",
    "games/**/*.py",
    "games/**/*.toml",
    "bots/**/*.*",
    "lab/running/plans.py",
    "lab/running/play.py",
    "lab/running/sums.py",
)
"""The sources that affect games and counts, as patterns within the package."""


@dataclass(frozen=True)
class Chunk:
    """The games from `first` up to, but excluding, `end` of the plan with this number."""

    plan: int
    first: int
    end: int

    @property
    def games(self) -> int:
        return self.end - self.first


@dataclass(frozen=True)
class Done:
    """A finished chunk, its CPU time, and the version of the sources."""

    chunk: Chunk
    sums: Sums
    seconds: float
    sources: str


def play_chunk(plan: Plan, chunk: Chunk) -> Done:
    """Play a chunk, in any process."""
    start = process_time()
    game = plan.load()
    sums = Sums.none(plan)
    order: list[str] = []
    for index in range(chunk.first, chunk.end):
        outcome = play_game(plan, game, index)
        sums.add_outcome(plan, index, outcome)
        places = outcome.places()
        order += (str(places[plan.seat_of(index, bot)]) for bot in range(plan.players))
    sums.orders[chunk.first] = "".join(order)
    return Done(chunk, sums, process_time() - start, source_digest())


@cache
def source_digest() -> str:
    """SHA-256 of the sources that play: equal digests mean equal games."""
    package = Path(nivelo.__file__).parent
    skipped = ("__pycache__", ".so", ".pyd")
    files = {
        path.relative_to(package).as_posix(): path
        for pattern in SOURCES
        for path in package.glob(pattern)
        if not any(part in str(path.relative_to(package)) for part in skipped)
    }
    digest = sha256()
    for name in sorted(files):
        digest.update(f"{name} {sha256(files[name].read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()
