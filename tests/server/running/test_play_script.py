"""scripts/play.py: tables at once, and the compiled engine when it is built."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from nivelo import _mode
from support.server.serve_process import Serving

pytestmark = pytest.mark.slow_pure  # the same in both modes

SCRIPT = Path(__file__).resolve().parents[3] / "scripts" / "play.py"


class Playing(Serving):
    """The server as `make play` starts it, with a build that waits and then does as it is told."""

    def __init__(self, folder: Path, build: str) -> None:
        self.gate = folder / "gate"
        make = folder / "make"
        wait = f"while [ ! -e {self.gate} ]; do sleep 0.1; done"
        make.write_text(f"#!/bin/sh\n{wait}\n{build}\n", encoding="utf-8")
        make.chmod(0o755)
        self.command = (sys.executable, str(SCRIPT), str(make))
        super().__init__(folder, "--log-format=json")

    def runs(self) -> int:
        return len(self.log_lines("the server runs"))


@contextmanager
def playing(folder: Path, build: str) -> Iterator[Playing]:
    server = Playing(folder, build)
    try:
        assert server.runs() == 1
        yield server
    finally:
        assert server.stop() == 0


def test_the_server_restarts_when_the_engine_is_compiled(tmp_path: Path) -> None:
    if not _mode.compiled_files() or _mode.stale_sources():
        pytest.skip("no compiled engine here")
    with playing(tmp_path, "exit 0") as server:
        server.gate.touch()
        while server.runs() < 2:
            time.sleep(0.05)
            assert server.process.poll() is None


def test_if_the_build_fails_the_server_goes_on(tmp_path: Path) -> None:
    with playing(tmp_path, "exit 2") as server:
        server.gate.touch()
        assert server.process.stdout is not None
        assert b"the server goes on" in server.process.stdout.readline()
        assert httpx.get(f"{server.url}/health/ready").status_code == 200
        assert server.runs() == 1


def test_a_build_that_is_not_done_ends_with_the_server(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    with playing(tmp_path, f"while :; do touch {alive}; sleep 0.1; done") as server:
        server.gate.touch()
        while not alive.exists():
            time.sleep(0.05)
    alive.unlink()
    time.sleep(0.5)
    assert not alive.exists()
