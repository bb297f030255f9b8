"""`make bench`: our engine beside others; what is not installed is said, not an error."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import nivelo

ROOT = Path(__file__).resolve().parent.parent
OTHERS = {
    "OpenSpiel gin_rummy": "pyspiel",
    "OpenSpiel crazy_eights": "pyspiel",
    "RLCard gin-rummy": "rlcard",
    "python-chess": "chess",
    "PettingZoo leduc_holdem_v4": "pygame",
    "RLCard leduc-holdem": "rlcard",
    "OpenSpiel leduc_poker": "pyspiel",
    "Pgx leduc_holdem": "pgx",
}


def run(*words: str) -> str:
    command = [sys.executable, "benchmarks", "--rounds", "1", "--seconds", "0.001", *words]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_contestant_is_measured_or_said_to_be_left_out() -> None:
    report = json.loads(run("--json"))
    assert report["engine"] == nivelo.engine_mode()
    measured = {figure["name"] for figure in report["figures"]}
    assert {f"nivelo {game}" for game in ("level8-101", "niveldoce")} <= measured
    ways = {figure["how"] for figure in report["figures"] if figure["kind"] == "environment"}
    assert {"AEC", "vector, all columns", "vector, few columns"} <= ways
    for name, module in OTHERS.items():
        if find_spec(module) is None:
            assert any(line.startswith(f"{name} is left out") for line in report["left_out"])
        else:
            assert name in measured
    assert all(figure["middle"] > 0 for figure in report["figures"])


def test_only_those_that_are_named_are_measured() -> None:
    figures = json.loads(run("--json", "--only", "2 seats, vector_v1, random"))["figures"]
    assert [figure["how"] for figure in figures] == ["vector_v1, random inside"]
    assert "vector_v1, random inside" in run("--only", "2 seats, vector_v1, random")


@pytest.mark.slow_pure
def test_the_table_says_the_mode() -> None:
    output = run()
    assert f"engine {nivelo.engine_mode()}" in output
    assert "nivelo level8-101, 2 seats" in output
    if any(find_spec(module) is None for module in OTHERS.values()):
        assert "pip install '.[bench]'" in output


@pytest.mark.slow_pure
def test_scale_compares_executors_that_come_to_the_same() -> None:
    words = ["level8-99", "--bots", "random", "--rounds", "1", "--seconds", "0.01", "--json"]
    done = subprocess.run(
        [sys.executable, "benchmarks/scale.py", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=300,
    )
    report = json.loads(done.stdout)
    assert [figure["executor"] for figure in report["figures"]] == ["1", "2"]
    assert len({figure["checksum"] for figure in report["figures"]}) == 1
    assert all(figure["seconds"][0] > 0 for figure in report["figures"])
    assert report["machine"]["engine"] == nivelo.engine_mode()
