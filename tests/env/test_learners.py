"""Other people's learners run on our environments; `make learners-test` installs them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

# Subprocesses; nothing in them differs between the modes.
pytestmark = pytest.mark.slow_pure

ROOT = Path(__file__).resolve().parents[2]
LEARNERS = os.pathsep.join(str(ROOT / folder) for folder in ("examples", "examples/learners"))


def run(
    package: str, *words: str, python: str = sys.executable, env: dict[str, str] | None = None
) -> str:
    if python == sys.executable and find_spec(package) is None:
        pytest.skip(f"{package} is not installed; `make learners-test` installs it")
    done = subprocess.run(
        [python, *words],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1", **(env or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_maskable_ppo_of_stable_baselines_learns_with_our_masks(tmp_path: Path) -> None:
    out = tmp_path / "ppo.zip"
    words = ("--steps", "512", "--batch", "256", "--games", "2", "--out", str(out))
    output = run("sb3_contrib", "examples/learners/maskable_ppo.py", *words)
    assert output.endswith("of 2 games won against random\n")
    assert out.stat().st_size > 0


SHAPED = """\
import numpy as np
from card_policy import COLUMNS
from sb3_tables import Tables
from nivelo.env import vector_v1

def levels(shaping):
    env = vector_v1.env("level8-99", 8, bots="random", rewards="round", columns=COLUMNS,
                        autoreset_mode="SameStep", max_turns_per_round=30, max_decisions=400)
    tables = Tables(env, seed=1, shaping=shaping, gamma=1.0)
    tables.reset()
    for _ in range(3000):
        *_, rewards, over, _ = tables.step(env.random_actions())
        yield rewards, over

plain, shaped = zip(*levels(0.0)), zip(*levels(1.0))
plain, shaped = [np.array(part) for part in plain], [np.array(part) for part in shaped]
assert (plain[1] == shaped[1]).all()
more = shaped[0] - plain[0]
assert set(np.unique(more)) == {-1, 0, 1}, np.unique(more)
for table in range(8):
    ends = plain[1][:, table].nonzero()[0]
    assert more[: ends[-1] + 1, table].sum() == 0
print("evens out")
"""


def test_what_shaping_gives_it_takes_back_by_the_end_of_a_game() -> None:
    output = run("sb3_contrib", "-c", SHAPED, env={"PYTHONPATH": LEARNERS})
    assert output == "evens out\n"


SAME_CHANCES = """\
import sys
import torch
from card_policy import COLUMNS
from ladder_ppo import chances, trained
from maskable_ppo import learner
from nivelo.env import vector_v1

plain = sys.argv[2] == "plain"
model = learner("level8-101", "random", 2, 2, plain)
with torch.no_grad():
    for weights in model.policy.parameters():
        weights += 0.1 * torch.randn_like(weights)
model.save(sys.argv[1])
env = vector_v1.env("level8-101", 16, bots="random", columns=COLUMNS)
env.reset(seed=1)
for _ in range(50):
    seen, *_ = env.step(env.random_actions())
for row, mask in zip(seen["observation"], seen["action_mask"]):
    both = model.policy.get_distribution(torch.tensor(row[None]), action_masks=mask[None])
    legal = mask.nonzero()[0]
    theirs = both.distribution.probs.detach().numpy()[0][legal]
    ours = chances(trained(sys.argv[1]), row, legal, temperature=1)
    print(abs(theirs - ours).max() < 1e-5)
"""


@pytest.mark.parametrize("policy", ["plain", "cards"])
def test_the_ladder_seats_the_policy_that_maskable_ppo_has(tmp_path: Path, policy: str) -> None:
    """It asks only a part of the policy there, so it could be another one."""
    env = {"PYTHONPATH": LEARNERS}
    output = run("sb3_contrib", "-c", SAME_CHANCES, str(tmp_path / "ppo.zip"), policy, env=env)
    assert output.splitlines() == ["True"] * 16


def test_what_maskable_ppo_has_learned_gets_a_place_on_the_ladder(tmp_path: Path) -> None:
    out, ladder = tmp_path / "ppo.zip", tmp_path / "ladder.json"
    words = ("--game", "level8-101", "--steps", "256", "--batch", "256", "--games", "0")
    run("sb3_contrib", "examples/learners/maskable_ppo.py", *words, "--out", str(out))
    place = ("ladder_ppo:MaskedPPO", "--games", "2", "--jobs", "1", "--ladder", str(ladder))
    env = {"NIVELO_PPO": str(out), "PYTHONPATH": LEARNERS}
    output = run("sb3_contrib", "-m", "nivelo", "lab", "ladder", *place, env=env)
    assert "ladder_ppo:MaskedPPO is number" in output
    assert "ladder_ppo:MaskedPPO" in ladder.read_text(encoding="utf-8")


def test_dqn_of_tianshou_learns_with_our_masks() -> None:
    words = ("--epochs", "1", "--steps", "256")
    output = run("tianshou", "examples/learners/tianshou_dqn.py", *words)
    assert output.endswith("levels ahead of random in the best test\n")


def test_ppo_of_rllib_learns_with_our_masks() -> None:
    """It wants another Gymnasium than ours, so it is installed elsewhere; see docs/env.md."""
    python = os.environ.get("NIVELO_RLLIB")
    if python is None:
        pytest.skip("NIVELO_RLLIB names no Python that has RLlib")
    words = ("--iterations", "1", "--batch", "512")
    output = run("ray", "examples/learners/rllib_ppo.py", *words, python=python)
    assert output.endswith("levels ahead of random at the end\n")
