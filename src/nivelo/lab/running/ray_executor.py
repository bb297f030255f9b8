"""An executor on a Ray cluster: chunks are tasks, played with the same function as anywhere."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Chunk, Done, play_chunk
from nivelo.lab.running.plans import Plan

try:
    import ray
except ImportError as missing:
    raise NiveloError(
        "ray/missing", "--ray needs the package ray: pip install 'nivelo[ray]'"
    ) from missing


KNOCK_SECONDS = 10.0


class RayExecutor:
    """Uses the CPUs of a cluster; nivelo must be installed on its machines."""

    def __init__(self) -> None:
        self.task = ray.remote(max_retries=3)(play_chunk)
        self.taken: list[Any] = []

    @property
    def size(self) -> int:
        """A cluster may grow and shrink meanwhile."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def take(self, plan: Plan, chunk: Chunk) -> None:
        self.taken.append(self.task.remote(plan, chunk))

    def next_done(self) -> Done:
        (first, *_), self.taken = ray.wait(self.taken, num_returns=1)
        try:
            done: Done = ray.get(first)
        except ray.exceptions.RayTaskError as error:
            # Errors there are reported as if they had happened here.
            raise error.cause from error
        return done

    def stop(self) -> None:
        for chunk in self.taken:
            ray.cancel(chunk, force=True)


def knock_at(address: str) -> None:
    """Fail at once if nobody is listening; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        with socket.create_connection((host, int(port)), KNOCK_SECONDS):
            pass


@contextmanager
def ray_executor(address: str) -> Iterator[RayExecutor]:
    """The executor of the cluster at an address, or `auto`; an open connection is reused."""
    ours = not ray.is_initialized()
    if ours:
        try:
            knock_at(address)
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise NiveloError(
                "ray/unreachable", f"no Ray cluster at {address!r}: {error}"
            ) from error
    executor = RayExecutor()
    try:
        yield executor
    finally:
        executor.stop()
        if ours:
            ray.shutdown()
