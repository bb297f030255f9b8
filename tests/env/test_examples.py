"""The examples run, and the learner learns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network import Network
from nivelo.games import load

# Subprocesses and many games; nothing in them differs between the modes.
pytestmark = pytest.mark.slow_pure

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **(env or {})},
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


def test_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    out = tmp_path / "level8-99.npz"
    few = ("--bout", "6", "--every", "1", "--games", "2", "--held-out", "20")
    once = ("--deals", "1", "--held-out-deals", "1", "--out", str(out))
    short = ("examples/neural/train.py", "level8-99", *few, *once)
    run(*short, "--labels", "100")
    first = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))["curve"]
    run(*short, "--labels", f"{first[-1]['labels'] + 1}", "--jobs", "2")
    curve = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))["curve"]
    assert [point["games"] for point in curve] == [0, 6, 12]
    assert curve[:2] == first
    assert curve[2]["labels"] > curve[1]["labels"]
    env = {"NIVELO_NEURAL": str(tmp_path)}
    words = ("-m", "nivelo", "simulate", "level8-99", "--players", "2", "--games", "2")
    assert "neural" in run(*words, "--bots", "neural,random", env=env)


def test_gradients_are_those_of_the_chance_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples/neural"))
    labels, learning = import_module("labels"), import_module("learning")
    game = load("level8-99", 2, max_turns_per_round=60)
    some = list(islice(labels.Labeller(game, "gradients", deals=1).labels(None, 0), 12))
    network = Network.fresh(Features(game), 1)
    random = np.random.default_rng(1)
    network.weights["last"] = random.normal(0, 0.2, network.weights["last"].shape)
    for name, weights in network.weights.items():
        network.weights[name] = weights.astype(np.float64)
    batch = learning.make_batch(some, network)

    def goal() -> float:
        share = learning.likely(learning.forward(network, batch)[2], batch)
        worth = share * (batch.lead - 0.01 * np.log(share))
        return float(learning.SCALE * worth.sum() / len(some))

    slopes = learning.gradients(network, batch, 0.01)
    for name, weights in network.weights.items():
        way = random.normal(size=weights.shape)
        network.weights[name] = weights + 1e-6 * way
        above = goal()
        network.weights[name] = weights - 1e-6 * way
        below = goal()
        network.weights[name] = weights
        # Weights go down the slopes, and the goal goes up.
        expected = -float((slopes[name] * way).sum())
        assert (above - below) / 2e-6 == pytest.approx(expected, rel=1e-3, abs=1e-6), name
