"""The examples run, and the learner learns."""

from __future__ import annotations

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
        [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "players"), [("niveldoce", "4"), ("level8-board", "3")])
def test_weights_are_learned_kept_and_evaluated(tmp_path: Path, game: str, players: str) -> None:
    weights = str(tmp_path / "weights.npy")
    table = ("--game", game, "--players", players)
    run("examples/self_play.py", *table, "--steps", "20", "--out", weights)
    assert np.load(weights).ndim == 3
    said = run("examples/evaluate.py", weights, *table, "--opponent", "greedy", "--games", "2")
    assert f"{game}: " in said
    assert "of 2 games won against greedy" in said


def test_the_learner_soon_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    import evaluate
    import self_play

    env = self_play.tables("level8-101", 2, 128)
    policy = self_play.Policy(env.game)
    self_play.learn(policy, env, 600)
    # A fair coin wins so often less than once in three hundred times.
    assert evaluate.count_wins(policy, evaluate.table("level8-101", 2), "random", 40) >= 29
