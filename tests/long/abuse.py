"""Somebody at one address asks for all that the limits allow; how long do others wait meanwhile?

python tests/long/abuse.py --seconds 15

A server as people run it, with its usual limits. At six tables two people each play; the times of
their moves are measured before each kind of abuse, during it and after it. Abuser and neighbours
are processes of their own and come from different addresses, as a proxy would say. How much of a
processor the server, its thinking processes and the abuser took meanwhile is shown as well: if it
is more than there is, the times are those of a machine that is too small.
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
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from nivelo.client import Account, RefusedError, Seat
from support.server.finished_games import play_small, small_table
from support.server.serve_process import Serving

THOUGHT = 0.15  # seconds between the neighbours' moves at a table
NEIGHBOURS = 6  # tables; of few moves the slowest in a hundred is the slowest of all
SOCKETS = 180
TABLES = 50
READY = "ready"


class AtAddress(Account):
    """A person whose requests come from another address."""

    def __init__(self, url: str, name: str, address: str) -> None:
        super().__init__(url, name)
        self.address = address
        self.http.headers["x-forwarded-for"] = address

    async def __aenter__(self) -> AtAddress:
        await super().__aenter__()
        return self

    def seat(self, table: str) -> Seat:
        seat = super().seat(table)
        seat.headers["x-forwarded-for"] = self.address
        return seat


class ManyConnections:
    """An abuser: one person, many connections, all commands sent as fast as they are answered."""

    def __init__(self, url: str, address: str, stack: AsyncExitStack) -> None:
        self.url = url
        self.address = address
        self.stack = stack

    async def person(self) -> AtAddress:
        return await self.stack.enter_async_context(AtAddress(self.url, "Eve", self.address))

    async def seats(self, person: AtAddress, tables: list[str], number: int) -> list[Seat]:
        seats = []
        for each in range(number):
            seat = person.seat(tables[each % len(tables)])
            seats.append(await self.stack.enter_async_context(seat))
        return seats

    async def tables(self, person: AtAddress, number: int, **setup: Any) -> list[str]:
        wanted = {"game": "level8-101", "seats": 4, "pace": 0, **setup}
        return [await person.create_table(wanted) for _ in range(number)]


async def repeat(seat: Seat, kind: str, **fields: object) -> None:
    """The same command again and again, whatever the answer."""
    while True:
        try:
            await seat.do(kind, **fields)
        except RefusedError:
            await asyncio.sleep(0.02)


async def hints(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    tables = await abuser.tables(person, 5, pace=10_000)
    seats = await abuser.seats(person, tables, SOCKETS)
    for seat in seats[:5]:
        await seat.do("start")
    return [repeat(seat, "hint") for seat in seats]


async def coach(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    tables = await abuser.tables(person, TABLES, pace=10_000)
    seats = await abuser.seats(person, tables, TABLES)
    for seat in seats:
        await seat.do("start")
    return [repeat(seat, "coach") for seat in seats]


async def chat(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seat, "chat", text="x" * 300) for seat in seats]


async def bots(abuser: ManyConnections, name: str) -> list[Awaitable[None]]:
    """Tables at which bots play among themselves without a pause."""
    person = await abuser.person()
    bot = {"name": name, "strength": 10}
    tables = await abuser.tables(person, TABLES, bot=bot)
    seats = await abuser.seats(person, tables, TABLES)
    for seat in seats:
        await seat.do("start")
        await seat.do("bot", seat=0, bot=bot)
    return [listen(seat) for seat in seats]


async def listen(seat: Seat) -> None:
    while True:
        await seat.receive()


async def quick_bots(abuser: ManyConnections) -> list[Awaitable[None]]:
    return await bots(abuser, "greedy")


async def strong_bots(abuser: ManyConnections) -> list[Awaitable[None]]:
    return await bots(abuser, "strong")


async def spectators(abuser: ManyConnections) -> list[Awaitable[None]]:
    """One who changes something all the time, before many who are told of it."""
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seats[0], "ready"), *(listen(seat) for seat in seats[1:])]


async def replays(abuser: ManyConnections) -> list[Awaitable[None]]:
    """Proofs, records and the last pages of finished games."""
    person = await abuser.person()
    table = await small_table(person)
    await play_small(person, table)

    async def read(path: str) -> None:
        while True:
            try:
                await person.http.get(f"/tables/{table}/games/1{path}")
            except OSError:
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.2)

    return [read(path) for path in ("", "/record", "/replay?start=10")]


async def pings(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seat, "ping") for seat in seats]


KINDS: dict[str, Callable[[ManyConnections], Awaitable[list[Awaitable[None]]]]] = {
    "hints": hints,
    "coach": coach,
    "chat": chat,
    "quick bots": quick_bots,
    "strong bots": strong_bots,
    "changes before spectators": spectators,
    "replays": replays,
    "pings": pings,
}


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


def row(kind: str, phases: list[list[float]], used: Used) -> str:
    figures = [f"{percentile(times, share):.1f}" for times in phases for share in (0.5, 0.99)]
    ratio = percentile(phases[1], 0.99) / percentile(phases[0], 0.99)
    cores = f"{used.server:.2f} | {used.thinking:.2f} | {used.abuser:.2f}"
    return f"| {kind} | {' | '.join(figures)} | {ratio:.1f} | {cores} |"


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


def one_kind(kind: str, server: Serving, number: int, seconds: float) -> str:
    neighbours = Neighbours(server.url)
    phases = [asyncio.run(neighbours.measure(seconds))]
    command = [sys.executable, __file__, "--abuse", kind, server.url, f"198.51.100.{number}"]
    abuser = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert abuser.stdout is not None
        assert abuser.stdout.readline().strip() == READY.encode(), f"{kind} did not begin"
        began, before = time.monotonic(), Used.so_far(server.process.pid, abuser.pid)
        phases.append(asyncio.run(neighbours.measure(seconds)))
        assert abuser.poll() is None, f"{kind} has ended by itself"
        after = Used.so_far(server.process.pid, abuser.pid)
        used = after.since(before, time.monotonic() - began)
    finally:
        abuser.send_signal(signal.SIGKILL)
        abuser.wait(30)
    time.sleep(1)
    phases.append(asyncio.run(neighbours.measure(seconds)))
    return row(kind, phases, used)


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
    times = "p50 before, ms | p99 | p50 during | p99 | p50 after | p99 | p99, times"
    print(f"| abuse | {times} | server, cores | thinking | abuser |")
    print(f"|{'---|' * 11}", flush=True)
    with tempfile.TemporaryDirectory(prefix="nivelo-abuse-") as folder:
        server = UsualServer(Path(folder))
        try:
            for number, kind in enumerate(args.kind or KINDS):
                print(one_kind(kind, server, number + 1, args.seconds), flush=True)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
