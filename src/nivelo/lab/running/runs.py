"""Running a study: its games in chunks, on an executor, optionally with a journal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Chunk, source_digest
from nivelo.lab.running.executors import Executor
from nivelo.lab.running.journal import Journal
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.sums import Sums

CHUNK_SECONDS = 0.5
"""The target duration of a chunk: what an interrupt loses, and how often progress is reported."""

LEAST_SECONDS = 0.05
"""Chunks get smaller near the end, so that nobody waits long for the last, but not below this."""

CHUNKS_EACH = 2
"""Chunks handed out for each that can be played at once, so that no worker is idle."""


def run(
    plans: Sequence[Plan],
    games: int,
    executor: Executor,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Sums]:
    """Play this many games of each plan; the sums do not depend on the executor or the chunks.

    Chunks in the journal are not played again; `progress` counts them too.
    """
    if games < 1:
        raise NiveloError("simulate/number", f"games={games} is not at least 1")
    totals = [Sums.none(plan) for plan in plans]
    with Journal(journal, plans) if journal else nullcontext() as kept:
        done = [] if kept is None else kept.kept
        for chunk, sums in done:
            totals[chunk.plan].add(sums)
            progress(chunk.games)
        work = Work(len(plans), games, [chunk for chunk, _ in done])
        flying = 0
        while work.left or flying:
            size = executor.size
            while work.left and flying < CHUNKS_EACH * size:
                chunk = work.cut(size)
                executor.take(plans[chunk.plan], chunk)
                flying += 1
            finished = executor.next_done()
            flying -= 1
            chunk = finished.chunk
            if finished.sources != source_digest():
                raise NiveloError(
                    "lab/other_version", "a worker runs another version of nivelo than this"
                )
            if kept is not None:
                kept.add(finished)
            totals[chunk.plan].add(finished.sums)
            work.learn(chunk, finished.seconds)
            progress(chunk.games)
    for sums in totals:
        sums.join()
    return totals


class Work:
    """The remaining work, split into chunks by the duration of a game."""

    def __init__(self, plans: int, games: int, done: Sequence[Chunk]) -> None:
        self.gaps: deque[Chunk] = deque()
        self.seconds: dict[int, float] = {}  # for a game of each plan, as far as known
        for plan in range(plans):
            first = 0
            for chunk in sorted((p for p in done if p.plan == plan), key=lambda p: p.first):
                if chunk.end > games:
                    most = max(chunk.end for chunk in done)
                    raise NiveloError(
                        "journal/games",
                        f"the journal has {most} games already; ask for no fewer than that, "
                        f"not for {games}",
                    )
                if chunk.first < first:
                    raise NiveloError(
                        "journal/games",
                        f"the journal has games {chunk.first} to {chunk.end} of plan {plan}, "
                        f"and some of them twice: the first {first} are there",
                    )
                self.add_gap(Chunk(plan, first, chunk.first))
                first = chunk.end
            self.add_gap(Chunk(plan, first, games))
        self.left = sum(gap.games for gap in self.gaps)

    def add_gap(self, gap: Chunk) -> None:
        if gap.games:
            self.gaps.append(gap)

    def learn(self, chunk: Chunk, seconds: float) -> None:
        """Update the duration of a game from the last chunk."""
        self.seconds[chunk.plan] = max(seconds, 1e-6) / chunk.games

    def cut(self, executor: int) -> Chunk:
        """The next chunk: a single game while the duration is unknown."""
        gap = self.gaps.popleft()
        size = 1
        if gap.plan in self.seconds:
            share = self.left // (CHUNKS_EACH * executor)
            size = max(share, int(LEAST_SECONDS / self.seconds[gap.plan]))
            size = max(1, min(size, int(CHUNK_SECONDS / self.seconds[gap.plan]), gap.games))
        self.left -= size
        if size < gap.games:
            self.gaps.appendleft(Chunk(gap.plan, gap.first + size, gap.end))
        return Chunk(gap.plan, gap.first, gap.first + size)
