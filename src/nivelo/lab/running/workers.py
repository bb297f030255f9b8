"""Worker processes that end at once and without a word when the work is broken off."""

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
    """So many processes; whatever breaks off the work, an interrupt or an error, ends them.

    Spawned, not forked: the same on every system, and safe whatever threads there are.
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
    """In a worker: end, in the middle of its work, when it is told to stop."""
    threading.Thread(target=end_at, args=(stop,), daemon=True).start()


def end_at(stop: Event) -> None:
    stop.wait()
    os._exit(1)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile leave interrupts to this one, which will tell them to stop.

    Signals that a thread blocks are blocked in the processes that it starts. Here they wait
    until the end, so that none is lost. Where there is no such thing, nothing is done.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
