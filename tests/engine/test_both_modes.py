"""Compiled or interpreted, the engine gives the same results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from random_games import EVERY_SETUP

TESTS = Path(__file__).resolve().parent.parent


def start(pure: str) -> subprocess.Popen[str]:
    """Play the seeded games in a process of their own, with the engine that is asked for."""
    return subprocess.Popen(
        # That the compiled engine is an old one is seen from what it prints.
        [sys.executable, "-W", "ignore::RuntimeWarning", str(TESTS / "seeded_games.py")],
        env={**os.environ, "NIVELO_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
    )


def played(process: subprocess.Popen[str]) -> dict[str, Any]:
    output, _ = process.communicate()
    assert process.returncode == 0
    found: dict[str, Any] = json.loads(output)
    return found


@pytest.mark.slow_pure
def test_seeded_games_are_the_same_compiled_and_interpreted() -> None:
    processes = [start(pure) for pure in ("0", "1")]
    compiled, interpreted = [played(process) for process in processes]
    assert interpreted["mode"] == "interpreted"
    assert len(interpreted["games"]) == len(EVERY_SETUP)
    if compiled["mode"] != "compiled":
        pytest.skip("no compiled engine here")
    if compiled["stale"]:
        pytest.skip(f"the compiled engine is older than {', '.join(compiled['stale'])}")
    assert compiled["games"] == interpreted["games"]
