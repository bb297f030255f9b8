"""`benchmarks/load.py`: people at real tables of a real server, measured."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import nivelo

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow_pure
def test_every_move_is_taken_and_measured() -> None:
    words = ["--tables", "5", "--seconds", "0.5", "--warm-up", "0.1", "--json"]
    place = ["--database", "postgresql", "--processes", "2"]
    done = subprocess.run(
        [sys.executable, "benchmarks/load.py", *place, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["engine"] == nivelo.engine_mode()
    assert report["doubts"] == []  # no move refused, no connection lost
    (row,) = report["rows"]
    assert row["moves"] > 0
    assert 0 < row["p50"] <= row["p95"] <= row["p99"] <= row["longest"]
    assert row["memory"] > 0
