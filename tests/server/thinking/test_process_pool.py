"""Processes that think: ended when too slow, fair to all who ask, gone with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nivelo.engine.errors import OptionError
from nivelo.server.thinking.executor import WorkTimeoutError
from nivelo.server.thinking.fair_queue import FairQueue
from nivelo.server.thinking.process_pool import ProcessPool
from support.server.serve_process import is_running

LONG = 60.0


def wait_for_ever() -> None:
    time.sleep(3600)


def fail() -> None:
    raise OptionError("game/unknown", "there is no such game")


@pytest.mark.anyio
async def test_a_question_that_takes_too_long_is_given_up_and_the_next_one_answered() -> None:
    pool = ProcessPool()
    try:
        first = await pool.run(os.getpid, seconds=LONG)
        with pytest.raises(WorkTimeoutError):
            await pool.run(wait_for_ever, seconds=0.1)
        second = await pool.run(os.getpid, seconds=LONG)
        assert first != second
        assert await pool.run(os.getpid, seconds=LONG) == second
    finally:
        pool.close()


@pytest.mark.anyio
async def test_what_is_wrong_with_a_question_is_told_and_ends_no_process() -> None:
    pool = ProcessPool()
    try:
        pid = await pool.run(os.getpid, seconds=LONG)
        with pytest.raises(OptionError) as refused:
            await pool.run(fail, seconds=LONG)
        assert refused.value.code == "game/unknown"
        assert await pool.run(os.getpid, seconds=LONG) == pid
    finally:
        pool.close()


@pytest.mark.anyio
async def test_a_process_that_somebody_ends_is_replaced() -> None:
    pool = ProcessPool()
    try:
        pid = await pool.run(os.getpid, seconds=LONG)
        os.kill(pid, signal.SIGKILL)
        assert await pool.run(os.getpid, seconds=LONG) != pid
    finally:
        pool.close()


@pytest.mark.anyio
async def test_who_asks_once_does_not_wait_for_all_of_who_asks_often() -> None:
    turns = FairQueue()
    loop = asyncio.get_running_loop()
    asked = [
        (2, ("often", "a table")),
        (2, ("often", "a table")),
        (2, ("often", "another")),
        (2, ("often", "a table")),
        (2, ("once", "a table")),
        (0, ("bot", "a table")),
    ]
    waiting = {}
    for number, (rank, who) in enumerate(asked):
        turn: asyncio.Future[None] = loop.create_future()
        waiting[turn] = (number, *who)
        turns.add(rank, who, turn)
    next(turn for turn, asked in waiting.items() if asked[0] == 1).cancel()
    order = []
    while (following := turns.next()) is not None:
        order.append(waiting[following])
    assert order == [
        (5, "bot", "a table"),
        (0, "often", "a table"),
        (4, "once", "a table"),
        (2, "often", "another"),
        (3, "often", "a table"),
    ]


SERVER = """
import asyncio, os
from nivelo.server.thinking.process_pool import ProcessPool
from test_process_pool import wait_for_ever

async def main():
    idle, busy = ProcessPool(), ProcessPool()
    pids = [await pool.run(os.getpid, seconds=60) for pool in (idle, busy)]
    print(*pids, flush=True)
    await busy.run(wait_for_ever, seconds=3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    with subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
    for pid in pids:
        while is_running(pid):
            time.sleep(0.02)
