"""Crews: who plays the pieces. One process, several, or a Ray cluster, all by the same function.

Several pieces are handed out at a time; they come back finished in any order.
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
from nivelo.lab.running.chunks import Done, Piece, play_piece
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.workers import deaf_to_interrupts, workers


class Crew(Protocol):
    """Takes pieces and gives them back played."""

    @property
    def size(self) -> int:
        """How many pieces are played at once."""
        ...

    def take(self, plan: Plan, piece: Piece) -> None:
        """Begin to play a piece, or put it where it will be."""
        ...

    def give_back(self) -> Done:
        """One of the pieces taken, as soon as any is played."""
        ...


class Alone:
    """This process plays."""

    size = 1

    def __init__(self) -> None:
        self.taken: deque[tuple[Plan, Piece]] = deque()

    def take(self, plan: Plan, piece: Piece) -> None:
        self.taken.append((plan, piece))

    def give_back(self) -> Done:
        return play_piece(*self.taken.popleft())


class Processes:
    """Other processes of this machine play."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.pool = pool
        self.size = size
        self.taken: set[Future[Done]] = set()

    def take(self, plan: Plan, piece: Piece) -> None:
        with deaf_to_interrupts():  # the pool starts its processes as they are needed
            self.taken.add(self.pool.submit(play_piece, plan, piece))

    def give_back(self) -> Done:
        done = wait(self.taken, return_when=FIRST_COMPLETED).done.pop()
        self.taken.remove(done)
        try:
            return done.result()
        except BrokenProcessPool as error:
            raise NiveloError(
                "lab/worker_lost", "a worker process ended by itself; was there memory enough?"
            ) from error


@contextmanager
def crew(jobs: int = 1, ray: str = "") -> Iterator[Crew]:
    """So many processes, 0 for as many as there are processors; or the Ray cluster of an address.

    A crew that is broken off, by an interrupt or an error, leaves nothing running.
    """
    if jobs < 0:
        raise NiveloError("simulate/number", f"jobs={jobs} is not at least 0")
    if ray:
        # Imported where it is wanted: few have Ray installed, and it takes a while.
        from nivelo.lab.running.ray_executor import ray_crew

        with ray_crew(ray) as found:
            yield found
        return
    size = jobs or os.cpu_count() or 1
    if size == 1:
        yield Alone()
        return
    with workers(size) as pool:
        yield Processes(pool, size)
