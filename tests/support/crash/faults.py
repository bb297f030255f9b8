"""What can go wrong around servers while people play, each begun and ended again."""

from __future__ import annotations

import asyncio
import resource
import signal
from collections.abc import Callable
from random import Random
from typing import Protocol

import psutil

from support.crash.killed_servers import ASK_AGAIN, TIMEOUT, KilledServer
from support.server.postgres import Postgres
from support.server.silent_proxy import SilentProxy

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Fault(Protocol):
    """Something that goes wrong; when `strike` returns, all is as before."""

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        """Let it happen; returns how often."""


class UntilFelt:
    """The same fault again and again, until somebody has noticed: that may take a while."""

    def __init__(self, fault: Fault, felt: Callable[[], bool]) -> None:
        self.fault = fault
        self.felt = felt

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        times = await self.fault.strike(servers, random)
        async with asyncio.timeout(TIMEOUT):
            while not self.felt():
                times += await self.fault.strike(servers, random)
        return times


class Killed:
    """SIGKILL for one server, or all of them; they are started again."""

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        chosen = [random.choice(servers)]
        if len(servers) > 1 and random.random() < 1 / 3:
            chosen = servers
        await asyncio.gather(*(server.kill() for server in chosen))
        for server in chosen:
            await server.start()
        return len(chosen)


class Stopped:
    """A server stands still, as on a machine that is out of breath, and goes on."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        server = random.choice(servers)
        await server.ready()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.seconds)
        server.process.send_signal(signal.SIGCONT)
        return 1


class FullDisk:
    """No file of the server can be written to, for a while, as if there were no place for it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        [server] = servers
        await server.ready()
        assert server.process is not None
        pid = server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(self.seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, UNLIMITED)
        return 1


class DatabaseKilled:
    """SIGKILL for a process of PostgreSQL: all connections are lost, and it recovers by itself."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        _, *children = self.postgres.processes()
        signal_all([random.choice(children)], psutil.Process.kill)
        async with asyncio.timeout(TIMEOUT):
            while not await asyncio.to_thread(self.postgres.answers):
                await asyncio.sleep(ASK_AGAIN)
        return 1


class DatabasePaused:
    """PostgreSQL stands still: connections are there, and nothing comes."""

    def __init__(self, postgres: Postgres, seconds: float) -> None:
        self.postgres = postgres
        self.seconds = seconds

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        stopped = self.postgres.processes()
        signal_all(stopped, psutil.Process.suspend)
        await asyncio.sleep(self.seconds)
        signal_all(stopped, psutil.Process.resume)
        return 1


class CutOff:
    """Packets to and from PostgreSQL are lost, and the connections that lost some stay silent."""

    def __init__(self, proxy: SilentProxy, seconds: float) -> None:
        self.proxy = proxy
        self.seconds = seconds

    async def strike(self, servers: list[KilledServer], random: Random) -> int:
        self.proxy.silent = True
        await asyncio.sleep(self.seconds)
        self.proxy.silent = False
        return 1


def signal_all(processes: list[psutil.Process], send: Callable[[psutil.Process], None]) -> None:
    for process in processes:
        try:
            send(process)
        except psutil.NoSuchProcess:
            continue  # a connection that ended meanwhile
