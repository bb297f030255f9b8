"""Compiled or interpreted, a simulation comes to the same: the bots are compiled too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import nivelo

PLAYED = """\
import json, nivelo
from nivelo.games import BUILT_IN
from nivelo.lab.simulate import simulate
found = [
    simulate(name, 3, bots=bots, games=1, seed=6).checksum
    for name in BUILT_IN for bots in (["greedy"], ["random", "greedy"], ["random"])
]
print(json.dumps({"mode": nivelo.engine_mode(), "checksums": found}))
"""


def played(pure: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "NIVELO_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.slow_pure
@pytest.mark.skipif(nivelo.engine_mode() == "interpreted", reason="no compiled engine here")
@pytest.mark.skipif(nivelo.stale_sources() != [], reason="the compiled engine is an old one")
def test_the_checksum_is_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = played("0"), played("1")
    assert (compiled["mode"], interpreted["mode"]) == ("compiled", "interpreted")
    assert compiled["checksums"] == interpreted["checksums"]
    assert len(set(compiled["checksums"])) == len(compiled["checksums"])
