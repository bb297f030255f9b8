"""`nivelo serve` as a process of its own, as people run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LIMITS = (
    "--messages-per-second=1000000",
    "--messages-per-address=1000000",
    "--hints-per-minute=10000000",
    "--chat-per-minute=10000000",
    "--bot-moves-per-second=1000000",
    "--requests-per-minute=10000000",
    "--tables-per-hour=10000000",
    "--games-per-minute=10000000",
    "--connections-per-address=100000",
)


class Serving:
    """The process, what it announced, and its logs."""

    command: tuple[str, ...] = (sys.executable, "-m", "nivelo.cli", "serve")
    limits: tuple[str, ...] = LIMITS

    def __init__(self, data: Path, *options: str, **environment: str) -> None:
        self.errors = data / "errors.txt"
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
        pure = {k: v for k, v in os.environ.items() if k == "NIVELO_PURE"}
        base = (*self.limits, "--host=127.0.0.1", "--port=0", "--no-open", f"--data={data}")
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*self.command, "--json", *base, *options],
                env=inherited | pure | environment,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        try:
            self.announced = self.read_announcement()
        except BaseException:  # a timeout too: nobody else knows of the process yet
            self.kill()
            raise
        self.url = str(self.announced["url"]).rstrip("/").replace("localhost", "127.0.0.1")

    def read_announcement(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        lines = b""
        while not lines.endswith(b"}\n"):
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"the server did not start: {self.log()}")
            lines += line
        announcement: dict[str, Any] = json.loads(lines)
        return announcement

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8")

    def log_lines(self, text: str) -> list[dict[str, Any]]:
        """The lines with this text, of a log in JSON; the last one may not be whole yet."""
        whole = self.log().rpartition("\n")[0]
        lines = [json.loads(line) for line in whole.splitlines()]
        return [line for line in lines if line["text"] == text]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and give its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(30)
        finally:
            self.kill()

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(data: Path, *options: str, **environment: str) -> Iterator[Serving]:
    """A server until the end of the block."""
    server = Serving(data, *options, **environment)
    try:
        yield server
    finally:
        server.stop()


def is_running(pid: int) -> bool:
    """A zombie that nobody waits for, as in a container without an init, has ended too."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
