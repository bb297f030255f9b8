"""The examples run, and the learner learns."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

# Subprocesses and many games; nothing in them differs between the modes.
pytestmark = pytest.mark.slow_pure

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "players"), [("niveldoce", "4"), ("level8-board", "3")])
def test_weights_are_learned_kept_and_evaluated(tmp_path: Path, game: str, players: str) -> None:
    weights = str(tmp_path / "weights.npy")
    table = ("--game", game, "--players", players)
    run("examples/self_play.py", *table, "--steps", "20", "--out", weights)
    assert np.load(weights).ndim == 3
    output = run("examples/evaluate.py", weights, *table, "--opponent", "greedy", "--games", "2")
    assert f"{game}: " in output
    assert "of 2 games won against greedy" in output


def test_the_learner_soon_beats_random(tmp_path: Path) -> None:
    weights = str(tmp_path / "weights.npy")
    run("examples/self_play.py", "--steps", "600", "--out", weights)
    output = run("examples/evaluate.py", weights, "--opponent", "random", "--games", "40")
    # Without learning it would win so often less than once in a hundred times.
    assert int(output.split()[1]) >= 28, output
