"""Compiled or interpreted, the engine gives the same results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.engine.setups import EVERY_SETUP

TESTS = Path(__file__).resolve().parent.parent
LOADED = "import json, nivelo; print(json.dumps([nivelo.engine_mode(), nivelo.stale_sources()]))"


def start(pure: str, *arguments: str) -> subprocess.Popen[str]:
    """Run Python in a process of its own, with the engine that is asked for."""
    return subprocess.Popen(
        # That the compiled engine is an old one is asked for, not warned of.
        [sys.executable, "-W", "ignore::RuntimeWarning", *arguments],
        env={**os.environ, "NIVELO_PURE": pure, "PYTHONPATH": str(TESTS)},
        stdout=subprocess.PIPE,
        text=True,
    )


def printed(process: subprocess.Popen[str]) -> Any:
    output, _ = process.communicate()
    assert process.returncode == 0
    return json.loads(output)


@pytest.mark.slow_pure
def test_seeded_games_are_the_same_compiled_and_interpreted() -> None:
    mode, stale = printed(start("0", "-c", LOADED))
    if stale:
        pytest.skip(f"the compiled engine is older than {', '.join(stale)}")
    if mode != "compiled":
        pytest.skip("no compiled engine here")
    processes = [start(pure, "-m", "support.engine.seeded_games") for pure in ("0", "1")]
    compiled, interpreted = [printed(process) for process in processes]
    assert (compiled["mode"], interpreted["mode"]) == ("compiled", "interpreted")
    assert len(interpreted["games"]) == len(EVERY_SETUP)
    assert compiled["games"] == interpreted["games"]
