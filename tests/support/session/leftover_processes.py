"""A process of tests that was ended, because it hung or crashed, takes its children with it.

They have its environment, which names the run and the process, even when they have new parents.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PROCESSES = Path("/proc")
LAST_SECONDS = 60  # for what a session does after its last test


def leftovers(run: str, worker: str) -> list[int]:
    """The processes that a worker of this run has started, and their children."""
    marks = {f"PYTEST_XDIST_TESTRUNUID={run}".encode(), f"PYTEST_XDIST_WORKER={worker}".encode()}
    pids: list[int] = []
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
        except OSError:  # it has ended, or belongs to somebody else
            continue
        if marks <= set(environment.split(b"\0")):
            pids.append(int(folder.name))
    return pids


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    if not error:
        return
    for pid in leftovers(node.workerinput["testrunuid"], node.workerinput["workerid"]):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish() -> Iterator[None]:
    """Threads and fixtures that do not end keep nobody waiting either."""
    faulthandler.dump_traceback_later(LAST_SECONDS, exit=True, file=sys.__stderr__ or 2)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
