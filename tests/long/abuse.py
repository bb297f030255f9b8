"""Somebody at one address asks for all that the limits allow; how long do others wait meanwhile?

python tests/long/abuse.py --seconds 15

A server as people run it, with its usual limits. At twelve tables two people each play; the times
of their moves are measured during each kind of abuse, and before and after it, which together is
what a table has alone: some 1,100 and 2,200 moves in 15 seconds each, so that p99 rests on the
dozen slowest and not on three. Abuser and neighbours are processes of their own and come from
different addresses, as a proxy would say. How much of a processor the server, its thinking
processes and the abuser took meanwhile is shown as well: if it is more than there is, the times
are those of a machine that is too small. It fails if some abuse makes p99 more than twice what it
is alone, which says something on an idle machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.server.abusers import KINDS, AtAddress, ManyConnections
from support.server.serve_process import Serving

THOUGHT = 0.15  # seconds between the neighbours' moves at a table
NEIGHBOURS = 12  # tables; of few moves the slowest in a hundred is the slowest of all
MOST_TIMES = 2.0  # p99 during abuse, as a multiple of p99 alone
READY = "ready"


async def abuse(kind: str, url: str, address: str) -> None:
    async with AsyncExitStack() as stack:
        work = await KINDS[kind](ManyConnections(url, address, stack))
        print(READY, flush=True)
        await asyncio.gather(*work)


class Neighbours:
    """People who play, two at a table, and how long each of their moves took."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def measure(self, seconds: float) -> list[float]:
        """Milliseconds from sending a move until it is acknowledged, sorted."""
        addresses = [f"203.0.113.{number + 1}" for number in range(NEIGHBOURS)]
        measured = await asyncio.gather(*(self.at_table(seconds, each) for each in addresses))
        return sorted(milliseconds for times in measured for milliseconds in times)

    async def at_table(self, seconds: float, address: str) -> list[float]:
        times: list[float] = []
        async with (
            AtAddress(self.url, "Ann", address) as ann,
            AtAddress(self.url, "Bo", address) as bo,
        ):
            table = await ann.create_table({"game": "level8-101", "seats": 2})
            async with ann.seat(table) as one, bo.seat(table) as two:
                await two.do("sit")
                await two.do("ready")
                await one.do("start")
                until = time.monotonic() + seconds
                while time.monotonic() < until:
                    for seat in (one, two):
                        await seat.do("ping")  # to see what the other has done
                        if seat.is_my_turn and seat.now["table"]["status"] == "playing":
                            began = time.perf_counter()
                            await seat.move(random.choice(seat.now["own"]["legal"]))
                            times.append((time.perf_counter() - began) * 1000)
                            await asyncio.sleep(THOUGHT)
        return times


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


@dataclass
class Outcome:
    """What the neighbours had of one kind of abuse: milliseconds of their moves, sorted."""

    kind: str
    alone: list[float]
    during: list[float]
    used: Used

    @property
    def times(self) -> float:
        return percentile(self.during, 0.99) / percentile(self.alone, 0.99)

    def row(self) -> str:
        cells = [self.kind]
        for moves in (self.alone, self.during):
            cells += [f"{len(moves):,}", *(f"{percentile(moves, at):.1f}" for at in (0.5, 0.99))]
        cells.append(f"{self.times:.1f}")
        cells += [
            f"{each:.2f}" for each in (self.used.server, self.used.thinking, self.used.abuser)
        ]
        return f"| {' | '.join(cells)} |"


@dataclass
class Used:
    """Processor time: first in seconds so far, then in cores."""

    server: float
    thinking: float
    abuser: float

    @classmethod
    def so_far(cls, server: int, abuser: int) -> Used:
        first = psutil.Process(server)
        thinking = sum(seconds_of(child) for child in first.children(recursive=True))
        return cls(seconds_of(first), thinking, seconds_of(psutil.Process(abuser)))

    def since(self, before: Used, seconds: float) -> Used:
        return Used(
            (self.server - before.server) / seconds,
            (self.thinking - before.thinking) / seconds,
            (self.abuser - before.abuser) / seconds,
        )


def seconds_of(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def one_kind(kind: str, server: Serving, number: int, seconds: float) -> Outcome:
    neighbours = Neighbours(server.url)
    alone = asyncio.run(neighbours.measure(seconds))
    command = [sys.executable, __file__, "--abuse", kind, server.url, f"198.51.100.{number}"]
    abuser = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert abuser.stdout is not None
        assert abuser.stdout.readline().strip() == READY.encode(), f"{kind} did not begin"
        began, before = time.monotonic(), Used.so_far(server.process.pid, abuser.pid)
        during = asyncio.run(neighbours.measure(seconds))
        assert abuser.poll() is None, f"{kind} has ended by itself"
        after = Used.so_far(server.process.pid, abuser.pid)
        used = after.since(before, time.monotonic() - began)
    finally:
        abuser.send_signal(signal.SIGKILL)
        abuser.wait(30)
    time.sleep(1)
    alone += asyncio.run(neighbours.measure(seconds))
    return Outcome(kind, sorted(alone), during, used)


class UsualServer(Serving):
    """With the limits that people have, and not those of the tests."""

    command = (sys.executable, "-m", "nivelo.cli", "serve")
    limits = ()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=15, help="for each measurement (15)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only this kind of abuse")
    parser.add_argument("--abuse", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.abuse:
        asyncio.run(abuse(*args.abuse))
        return 0
    times = "moves alone | p50, ms | p99 | moves during | p50 | p99 | p99, times"
    print(f"| abuse | {times} | server, cores | thinking | abuser |")
    print(f"|{'---|' * 11}", flush=True)
    exceeded: list[str] = []
    for number, kind in enumerate(args.kind or KINDS):
        # Bots at tables of an earlier abuser would play on: each kind has a server of its own.
        with tempfile.TemporaryDirectory(prefix="nivelo-abuse-") as folder:
            server = UsualServer(Path(folder))
            try:
                outcome = one_kind(kind, server, number + 1, args.seconds)
            finally:
                server.stop()
        print(outcome.row(), flush=True)
        if outcome.times > MOST_TIMES:
            exceeded.append(kind)
    if exceeded:
        print(f"more than {MOST_TIMES:g} times as slow: {', '.join(exceeded)}", file=sys.stderr)
    return 1 if exceeded else 0


if __name__ == "__main__":
    sys.exit(main())
