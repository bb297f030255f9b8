"""Worker processes for slow work, always with a time limit, so that the server never waits.

Compiled code holds the GIL, so a thread would not do, and only a process can be killed in the
middle of a search.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

from nivelo.server.errors import OverloadedError
from nivelo.server.thinking.executor import Who, WorkTimeoutError
from nivelo.server.thinking.fair_queue import FairPlaces

START_SECONDS = 60.0  # for a process to start; it imports the engine first

T = TypeVar("T")


class WorkerDiedError(OverloadedError):
    """The worker was killed, or ran out of memory."""


def end_with_parent(end: Callable[[], None]) -> None:
    """Make sure that this process does not outlive its parent."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, name="parent", daemon=True).start()


def worker_main(connection: Connection, nice: int) -> None:
    """Runs in the worker: one piece of work after another, until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    end_with_parent(lambda: os._exit(1))
    try:
        connection.send(None)
        while True:
            work, arguments = connection.recv()
            try:
                answer = (True, work(*arguments))
            except Exception as error:
                answer = (False, error)
            connection.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


class Worker:
    """One worker process, as the server sees it."""

    def __init__(self, nice: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=worker_main, args=(theirs, nice), daemon=True)
        self.process.start()
        theirs.close()

    async def start(self) -> None:
        await self.wait_for(self.connection.recv, START_SECONDS)

    async def run(self, work: Callable[..., T], arguments: tuple[object, ...], seconds: float) -> T:
        def exchange() -> tuple[bool, object]:
            self.connection.send((work, arguments))
            answer: tuple[bool, object] = self.connection.recv()
            return answer

        done, answer = await self.wait_for(exchange, seconds)
        if not done:
            raise answer  # type: ignore[misc]
        return answer  # type: ignore[return-value]

    async def wait_for(self, exchange: Callable[[], T], seconds: float) -> T:
        """Wait in a daemon thread, so that a server can exit whatever its processes do."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()

        def settle(answer: T | None, error: Exception | None) -> None:
            if outcome.done():
                return
            if error is None:
                outcome.set_result(answer)  # type: ignore[arg-type]
            else:
                outcome.set_exception(error)

        def run() -> None:
            answer, error = None, None
            try:
                answer = exchange()
            except Exception as raised:
                error = raised
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, answer, error)

        threading.Thread(target=run, name="worker-answer", daemon=True).start()
        try:
            return await asyncio.wait_for(outcome, seconds)
        except TimeoutError as error:
            raise WorkTimeoutError from error
        except (EOFError, OSError) as error:
            raise WorkerDiedError from error

    def end(self) -> None:
        """Kill it, whatever it is doing."""
        self.process.kill()


class ProcessPool:
    """Several workers, started on demand; dead ones are replaced."""

    def __init__(self, processes: int = 1, nice: int = 0) -> None:
        self.nice = nice
        self.places = FairPlaces(processes)
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.closed = False

    async def run(
        self,
        work: Callable[..., T],
        *arguments: object,
        seconds: float,
        rank: int = 0,
        who: Who = ("", ""),
    ) -> T:
        """Run something in a worker; WorkTimeoutError if it takes longer than its limit.

        If the worker dies, another gets the same work, once.
        """
        await self.places.acquire(rank, who)
        try:
            try:
                return await self.run_once(work, arguments, seconds)
            except WorkerDiedError:
                if self.closed:
                    raise
                return await self.run_once(work, arguments, seconds)
        finally:
            self.places.release()

    async def run_once(
        self, work: Callable[..., T], arguments: tuple[object, ...], seconds: float
    ) -> T:
        worker = self.idle.pop() if self.idle else None
        healthy = False
        try:
            if worker is None:
                worker = Worker(self.nice)
                self.workers.add(worker)
                await worker.start()
            answered = worker.run(work, arguments, seconds)
            try:
                answer = await answered
            except (WorkTimeoutError, WorkerDiedError, asyncio.CancelledError):
                raise
            except Exception:
                healthy = True  # the work failed, not the worker
                raise
            healthy = True
            return answer
        finally:
            if worker is not None:
                if healthy:
                    self.idle.append(worker)
                else:
                    self.workers.discard(worker)
                    worker.end()

    def close(self) -> None:
        """Kill the workers: slow work never keeps a server running."""
        self.closed = True
        for worker in self.workers:
            worker.end()
        self.workers.clear()
        self.idle.clear()
