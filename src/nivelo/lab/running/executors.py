"""Executors play chunks: one process, several, or a Ray cluster, with the same function.

Several chunks are handed out at a time; they are returned in any order.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Protocol

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Chunk, Done, play_chunk
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.workers import deaf_to_interrupts, workers


class Executor(Protocol):
    """Takes chunks and returns them played."""

    @property
    def size(self) -> int:
        """The number of chunks played at once."""
        ...

    def take(self, plan: Plan, chunk: Chunk) -> None:
        """Start playing a chunk, or queue it."""
        ...

    def next_done(self) -> Done:
        """One of the chunks taken, as soon as any is done."""
        ...


class Alone:
    """Plays in this process."""

    size = 1

    def __init__(self) -> None:
        self.taken: deque[tuple[Plan, Chunk]] = deque()

    def take(self, plan: Plan, chunk: Chunk) -> None:
        self.taken.append((plan, chunk))

    def next_done(self) -> Done:
        return play_chunk(*self.taken.popleft())


class Processes:
    """Plays in other processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.pool = pool
        self.size = size
        self.taken: set[Future[Done]] = set()

    def take(self, plan: Plan, chunk: Chunk) -> None:
        with deaf_to_interrupts():  # the pool starts its processes on demand
            self.taken.add(self.pool.submit(play_chunk, plan, chunk))

    def next_done(self) -> Done:
        done = wait(self.taken, return_when=FIRST_COMPLETED).done.pop()
        self.taken.remove(done)
        try:
            return done.result()
        except BrokenProcessPool as error:
            raise NiveloError(
                "lab/worker_lost", "a worker process ended by itself; was there memory enough?"
            ) from error


@contextmanager
def executor(jobs: int = 1, ray: str = "") -> Iterator[Executor]:
    """This many processes, 0 for one per CPU; or the Ray cluster at an address.

    An executor that is interrupted, or stopped by an error, leaves nothing running.
    """
    if jobs < 0:
        raise NiveloError("simulate/number", f"jobs={jobs} is not at least 0")
    if ray:
        # Imported on demand: few have Ray installed, and it takes a while.
        from nivelo.lab.running.ray_executor import ray_executor

        with ray_executor(ray) as cluster:
            yield cluster
        return
    size = jobs or os.cpu_count() or 1
    if size == 1:
        yield Alone()
        return
    with workers(size) as pool:
        yield Processes(pool, size)
