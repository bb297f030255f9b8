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

from nivelo.bots import make_bot
from nivelo.bots.neural.bot import worth_comparing
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network_files import read_network
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
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


def test_training_keeps_the_labels_that_are_there(tmp_path: Path) -> None:
    out = tmp_path / "level8-99.weights"
    few = ("--games", "100", "--deals", "1", "--epochs", "2", "--out", str(out))
    run("examples/neural/train.py", "level8-99", *few)
    first = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    files = sorted(out.with_suffix(".labels").glob("*.npz"))
    assert len(files) == 5
    files[2].unlink()
    kept = files[0].stat().st_mtime_ns
    run("examples/neural/train.py", "level8-99", *few, "--jobs", "2")
    again = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
    assert files[0].stat().st_mtime_ns == kept
    for run_of in (first, again):
        for point in run_of["curve"]:
            del point["seconds"]
    assert again["curve"] == first["curve"]
    assert len(again["curve"]) == 2
    env = {"NIVELO_NEURAL": str(tmp_path)}
    words = ("-m", "nivelo", "simulate", "level8-99", "--players", "2", "--games", "2")
    assert "neural" in run(*words, "--bots", "neural,random", env=env)


def test_gradients_are_those_of_the_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples/neural"))
    labels, learning = import_module("labels"), import_module("learning")
    some = list(islice(labels.Labeller("level8-99", 2, 1, "gradients").labels(0), 12))
    network = import_module("network").TrainedNetwork.fresh(load("level8-99", 2), 1)
    random = np.random.default_rng(1)
    network.weights["last"] = random.normal(0, 0.2, network.weights["last"].shape)
    for name, weights in network.weights.items():
        network.weights[name] = weights.astype(np.float64)
    batch = learning.make_batch(some, network)

    def loss() -> float:
        wrong = learning.errors(learning.forward(network, batch)[2], batch)
        return float((wrong**2).sum() / 2 / len(some))

    slopes = learning.gradients(network, batch)
    for name, weights in network.weights.items():
        way = random.normal(size=weights.shape)
        network.weights[name] = weights + 1e-6 * way
        above = loss()
        network.weights[name] = weights - 1e-6 * way
        below = loss()
        network.weights[name] = weights
        expected = float((slopes[name] * way).sum())
        assert (above - below) / 2e-6 == pytest.approx(expected, rel=1e-3, abs=1e-6), name


def test_what_was_trained_is_what_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples/neural"))
    labels, learning = import_module("labels"), import_module("learning")
    game = load("level8-99", 2)
    trained = import_module("network").TrainedNetwork.fresh(game, 1)
    trained.weights["last"] = np.random.default_rng(1).normal(0, 0.05, 40)
    trained.save(tmp_path / "level8-99.weights")
    network, features = read_network(tmp_path / "level8-99.weights"), Features(game)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    state = new_state(game, seed_from_int(1))
    compared = 0
    while not state.is_over:
        seen = view(state, int(state.to_act))
        move = bots[seen.seat].choose(seen)
        moves = worth_comparing(seen, features.scratch, move)
        if len(moves) > 1:
            shown = features.see(seen, moves)
            label = labels.Label(labels.as_arrays(shown), np.zeros(len(moves)), 1.0, 0)
            expected = learning.leads_of(trained, learning.make_batch([label], trained))
            assert network.leads(shown) == pytest.approx(expected, abs=1e-3)
            compared += 1
        state.play(move)
    assert compared > 20


def test_a_lead_counts_for_the_decisions_that_its_label_stands_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples/neural"))
    learning = import_module("learning")
    judged = learning.Judged(
        said=np.array([0.02, 0.001, 0.03]),
        lead=np.array([0.1, -0.5, -0.02]),
        stands_for=np.array([1.0, 1.0, 2.0]),
        game=np.array([7, 7, 9]),
    )
    # A game is two seats': half of 0.1 in one, half of 2 * -0.02 in the other.
    assert judged.gain(0.01).value == pytest.approx((0.05 - 0.02) / 2)
    assert judged.departs(0.01) == pytest.approx(3 / 4)
