"""Supervising several processes: a dead one is restarted, as often as needed.

uvicorn's supervisor gives up for good when a process cannot start, for example because the database
is away for a moment; this one waits and retries. And a process that is still importing does not
count as hanging, or a busy machine would restart it for ever.
"""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path
from socket import socket
from time import monotonic

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from nivelo.server import watchdog
from nivelo.server.transport import handover
from nivelo.server.transport.handover import Handover, can_hand_over
from nivelo.server.transport.worker_server import WorkerServer

FIRST_PAUSE = 1.0  # seconds before a process that could not start is retried
LONGEST_PAUSE = 30.0
START_SECONDS = 60  # for a process to start, on a busy machine

logger = logging.getLogger(__name__)


class Worker(Process):
    """One of several processes; it has the same home as the one it replaces."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket], folder: Path, home: str
    ) -> None:
        super().__init__(config, sockets)
        self.folder = folder  # where it finds the others
        self.home = home

    def target(self, sockets: list[socket] | None = None) -> None:
        """The body of that process."""
        os.environ[handover.HOME] = self.home
        if can_hand_over():
            self._server = WorkerServer(self.config, Handover(self.folder, self.home))
        super().target(sockets)


class Supervisor(Multiprocess):
    """Uvicorn's supervisor, which keeps retrying once it has run, and knows whether it was told to
    stop.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket], folder: Path) -> None:
        super().__init__(config, sockets)
        self.folder = folder
        self.name = secrets.token_hex(4)
        self.was_asked = False
        self.has_run = False
        self.pauses: dict[int, float] = {}  # of the processes that could not start
        self.next_try: dict[int, float] = {}
        self.first_answer_by: dict[int, float] = {}  # of the processes that are starting

    def init_processes(self) -> None:
        for number in range(self.processes_num):
            self.processes.append(self.worker(number))
            self.processes[number].start()
            self.await_first_answer(number)

    def worker(self, number: int) -> Process:
        return Worker(self.config, self.sockets, self.folder, f"{self.name}-{number}")

    def handle_ttin(self) -> None:
        """The number of processes is fixed at startup: each owns tables."""

    def handle_ttou(self) -> None:
        """Likewise."""

    def await_first_answer(self, number: int) -> None:
        self.first_answer_by[number] = monotonic() + START_SECONDS
        self.processes[number].parent_conn.send(b"ping")

    def keep_subprocess_alive(self) -> None:
        watchdog.notify("WATCHDOG=1")
        for number, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if number in self.next_try:
                if monotonic() >= self.next_try[number]:
                    del self.next_try[number]
                    self.start(number)
            elif not self.is_well(number, process):
                self.replace(number, process)
            elif number not in self.first_answer_by:
                self.note_running(number, process)

    def is_well(self, number: int, process: Process) -> bool:
        """Does it answer, or is it still starting within its time?"""
        if number not in self.first_answer_by:
            return process.is_alive(timeout=self.config.timeout_worker_healthcheck)
        if not process.process.is_alive():
            return False
        if process.parent_conn.poll():
            process.parent_conn.recv()
            del self.first_answer_by[number]
            return True
        return monotonic() < self.first_answer_by[number]

    def note_running(self, number: int, process: Process) -> None:
        if self.has_run and number not in self.pauses:
            return
        if process.is_ready(timeout=self.config.timeout_worker_healthcheck):
            self.has_run = True
            self.pauses.pop(number, None)
            watchdog.notify("READY=1")

    def replace(self, number: int, process: Process) -> None:
        """Replace a process that hangs or is dead."""
        process.kill()
        process.join()
        if process.exitcode != STARTUP_FAILURE:
            logger.warning("a process died, another is started", extra={"pid": process.pid})
            self.start(number)
            return
        if not self.has_run:
            logger.error("no process could start")
            self.should_exit.set()
            return
        pause = min(2 * self.pauses.get(number, FIRST_PAUSE / 2), LONGEST_PAUSE)
        self.pauses[number] = pause
        self.next_try[number] = monotonic() + pause
        logger.warning("a process could not start, it is tried again", extra={"seconds": pause})

    def start(self, number: int) -> None:
        self.processes[number] = self.worker(number)
        self.processes[number].start()
        self.await_first_answer(number)

    def handle_int(self) -> None:
        self.was_asked = True
        super().handle_int()

    def handle_term(self) -> None:
        self.was_asked = True
        super().handle_term()

    def handle_usr1(self) -> None:
        """Restart: replace one process after another, as uvicorn does for SIGHUP."""
        usual = self.config.timeout_worker_healthcheck
        self.config.timeout_worker_healthcheck = START_SECONDS
        self.handle_hup()
        self.config.timeout_worker_healthcheck = usual

    def restart_all(self) -> None:
        """Replace each process as soon as its successor runs."""
        with watchdog.feeding():
            for number, former in enumerate(self.processes):
                follower = self.worker(number)
                follower.start()
                seconds = self.config.timeout_worker_healthcheck
                if not follower.wait_until_ready(seconds, self.should_exit):
                    follower.kill()
                    follower.join()
                    logger.error("a process could not be replaced", extra={"pid": former.pid})
                    return
                former.terminate()
                former.join()
                self.processes[number] = follower
                self.next_try.pop(number, None)
                self.first_answer_by.pop(number, None)
