"""Server processes that are killed and started again, each on its port and all on one database."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path

import httpx

from support.server.free_ports import free_port
from support.server.serve_process import LIMITS

TIMEOUT = 120.0  # seconds: what has not come by then does not come
ASK_AGAIN = 0.05
# The last words of a server that had no database when it started.
NO_DATABASE = ("nivelo: database/", "Application startup failed")


class KilledServer:
    """`nivelo serve` with one process, as people run it."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.errors = folder / f"errors-{self.port}.txt"
        self.command = [
            *(sys.executable, "-m", "nivelo.cli", "serve", "--no-open", "--host=127.0.0.1"),
            *(f"--port={self.port}", f"--data={folder}", f"--database={database}"),
            *("--log-format=json", "--log-level=warning", *LIMITS),
        ]
        self.process: Process | None = None
        self.kills = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
        if "NIVELO_PURE" in os.environ:
            inherited["NIVELO_PURE"] = os.environ["NIVELO_PURE"]
        with self.errors.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, env=inherited, stdout=asyncio.subprocess.DEVNULL, stderr=errors
            )

    async def start_again(self) -> None:
        """As a service manager does with one that could not start without its database."""
        ended = self.process is not None and self.process.returncode is not None
        last_words = self.log().rstrip().rpartition("\n")[2] if ended else ""
        if any(words in last_words for words in NO_DATABASE):
            await self.start()

    async def ready(self) -> None:
        """Wait until it serves."""
        async with httpx.AsyncClient(trust_env=False) as http, asyncio.timeout(TIMEOUT):
            while True:
                await self.start_again()
                assert self.process is not None
                assert self.process.returncode is None, f"it ended by itself: {self.log()}"
                try:
                    response = await http.get(f"{self.url}/health/ready")
                    if response.status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(ASK_AGAIN)

    async def kill(self) -> None:
        """SIGKILL: it cannot do anything about it."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
            self.kills += 1

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")
