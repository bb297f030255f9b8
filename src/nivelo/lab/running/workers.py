"""Worker processes that stop immediately and silently when work is interrupted."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A number of processes; they are stopped by any interrupt or error.

    Spawned, not forked: the same on every system, and safe with threads.
    """
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=watch, initargs=(stop,))
    try:
        yield pool
    except BaseException:
        stop.set()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def watch(stop: Event) -> None:
    """In a worker: exit, even in the middle of its work, when told to stop."""
    threading.Thread(target=end_at, args=(stop,), daemon=True).start()


def end_at(stop: Event) -> None:
    stop.wait()
    os._exit(1)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore interrupts; this one tells them to stop.

    Signals blocked in a thread are blocked in the processes it starts. Here they are deferred to
    the end, so none is lost. Does nothing on systems without signal masks.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
