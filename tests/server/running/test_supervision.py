"""Several processes: those that die come back, and none outlives the one that watches them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import cast

import httpx
import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Process

from nivelo.server import supervision, watchdog
from nivelo.server.supervision import Supervisor
from support.server.postgres import Postgres
from support.server.serve_process import Serving, is_running, serving
from support.server.silent_proxy import silent_proxy

pytestmark = pytest.mark.slow_pure  # the same in both modes

RUNS = "the server runs"
TRIED_AGAIN = "a process could not start, it is tried again"


def wait_for_lines(server: Serving, text: str, number: int) -> list[int]:
    """The processes that have logged this, as soon as there are so many."""
    while True:
        assert server.process.poll() is None, server.log()
        processes = [line["process"] for line in server.log_lines(text)]
        if len(processes) >= number:
            return processes
        time.sleep(0.05)


def test_a_process_that_dies_while_the_database_is_away_comes_back_later(
    tmp_path: Path, postgres: Postgres
) -> None:
    with silent_proxy(postgres.new_database()) as proxy:
        options = ("--workers=2", "--log-format=json", f"--database={proxy.database}")
        with serving(tmp_path, *options) as server:
            first = wait_for_lines(server, RUNS, 2)
            proxy.refusing = True
            os.kill(first[0], signal.SIGKILL)
            wait_for_lines(server, TRIED_AGAIN, 1)
            proxy.refusing = False
            wait_for_lines(server, RUNS, 3)
            assert httpx.get(f"{server.url}/health/ready").status_code == 200
            assert server.stop() == 0


def test_a_killed_supervisor_leaves_no_process_behind(tmp_path: Path, postgres: Postgres) -> None:
    options = ("--workers=2", "--log-format=json", f"--database={postgres.new_database()}")
    with serving(tmp_path, *options) as server:
        workers = wait_for_lines(server, RUNS, 2)
        server.process.kill()
        server.process.wait()
        while any(is_running(pid) for pid in workers):
            time.sleep(0.05)


def test_the_service_manager_is_told_that_the_server_runs(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(30)
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "100000"}
        with serving(tmp_path, **variables):
            assert [manager.recv(100) for _ in range(4)] == [b"READY=1", *[b"WATCHDOG=1"] * 3]


def test_waiting_for_other_processes_does_not_look_like_hanging(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    monkeypatch.setenv("WATCHDOG_USEC", "100000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(30)
        with watchdog.feeding():
            assert [manager.recv(100) for _ in range(2)] == [b"WATCHDOG=1"] * 2


class Seen(Process):
    """A process of which only is known how it ended, if it did."""

    def __init__(self, exitcode: int | None) -> None:
        self.ended_with = exitcode

    def terminate(self) -> None:
        pass

    def join(self) -> None:
        pass

    @property
    def pid(self) -> int | None:
        return None

    @property
    def exitcode(self) -> int | None:
        return self.ended_with


class Follower(Seen):
    """A process that takes the place of another, or cannot start."""

    def __init__(self, config: object, sockets: object, folder: Path, home: str) -> None:
        super().__init__(None)
        self.home = home

    def start(self) -> None:
        pass

    def kill(self) -> None:
        pass

    def wait_until_ready(self, timeout: float, should_exit: threading.Event | None = None) -> bool:
        return self.home.endswith("-0")


def test_a_process_that_a_restart_has_brought_back_is_not_started_once_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(supervision, "Worker", Follower)
    config = uvicorn.Config("nothing", workers=2, log_config=None)
    supervisor = Supervisor(config, [], tmp_path)
    former = [Seen(STARTUP_FAILURE) for _ in range(2)]
    supervisor.processes.extend(former)
    supervisor.next_try = {0: 1.0, 1: 2.0}
    supervisor.restart_all()
    assert supervisor.next_try == {1: 2.0}
    assert isinstance(supervisor.processes[0], Follower)
    assert supervisor.processes[1] is former[1], "it stays until there is another"


class Importing(Process):
    """A process that has been started and says nothing yet."""

    def __init__(self, *_: object) -> None:
        self.parent_conn, self.child_conn = Pipe()
        self.process = cast(SpawnProcess, multiprocessing.current_process())  # alive

    def start(self) -> None:
        pass

    def kill(self) -> None:
        pass

    def join(self) -> None:
        pass

    @property
    def exitcode(self) -> int | None:
        return None

    @property
    def pid(self) -> int | None:
        return None


def test_a_process_that_takes_long_to_start_is_not_killed_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(supervision, "Worker", Importing)
    now = 0.0
    monkeypatch.setattr(supervision, "monotonic", lambda: now)
    config = uvicorn.Config("nothing", workers=1, log_config=None, timeout_worker_healthcheck=0)
    supervisor = Supervisor(config, [], tmp_path)
    supervisor.init_processes()
    (first,) = supervisor.processes
    now = supervision.START_SECONDS - 1
    supervisor.keep_subprocess_alive()
    assert supervisor.processes == [first]
    now = supervision.START_SECONDS
    supervisor.keep_subprocess_alive()
    (second,) = supervisor.processes
    assert second is not first
    # From its first answer on it is asked as often as any other.
    second.child_conn.send(False)
    supervisor.keep_subprocess_alive()
    assert supervisor.processes == [second]
    supervisor.keep_subprocess_alive()
    assert supervisor.processes != [second]


def test_only_a_server_that_was_asked_to_stop_ends_as_if_all_were_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Else whoever watches over it would not start it again."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    config = uvicorn.Config("nothing", workers=1, log_config=None)
    failed = Follower(config, [], tmp_path, "a-0")
    failed.ended_with = STARTUP_FAILURE
    supervisor = Supervisor(config, [], tmp_path)
    supervisor.processes.append(failed)
    supervisor.replace(0, failed)
    assert (supervisor.should_exit.is_set(), supervisor.was_asked) == (True, False)
    for stop in (supervisor.handle_int, supervisor.handle_term):
        supervisor.was_asked = False
        stop()
        assert supervisor.was_asked
