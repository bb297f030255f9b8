"""The same script with the compiled and with the interpreted engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import nivelo

needs_compiled = pytest.mark.skipif(
    nivelo.engine_mode() == "interpreted" or nivelo.stale_sources() != [],
    reason="no compiled engine of these sources here",
)


def in_both_modes(script: str) -> tuple[Any, Any]:
    """What a script prints as JSON, compiled and interpreted; it must say its `mode`."""
    compiled, interpreted = output_of(script, "0"), output_of(script, "1")
    assert (compiled["mode"], interpreted["mode"]) == ("compiled", "interpreted")
    return compiled, interpreted


def output_of(script: str, pure: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NIVELO_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
