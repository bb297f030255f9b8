"""Compiled or interpreted, a simulation comes to the same: the bots are compiled too."""

from __future__ import annotations

import pytest

from support.engine.two_modes import in_both_modes, needs_compiled

PLAYED = """\
import json, nivelo
from nivelo.games import BUILT_IN
from nivelo.lab.studies.simulate import simulate
checksums = [
    simulate(name, 3, bots=bots, games=1, seed=6).checksum
    for name in BUILT_IN for bots in (["greedy"], ["random", "greedy"], ["random"])
]
print(json.dumps({"mode": nivelo.engine_mode(), "checksums": checksums}))
"""


@pytest.mark.slow_pure
@needs_compiled
def test_the_checksum_is_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = in_both_modes(PLAYED)
    assert compiled["checksums"] == interpreted["checksums"]
    assert len(set(compiled["checksums"])) == len(compiled["checksums"])
