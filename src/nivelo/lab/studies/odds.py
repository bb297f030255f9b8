"""How likely a fresh hand contains each level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands
from nivelo.lab.figures.intervals import Estimate, wilson

CHUNK = 1000
"""Hands between two reports of progress."""


@dataclass(frozen=True)
class LevelOdds:
    """One level: the number of hands that contained it, and the estimate."""

    level: int
    groups: list[str]
    contained: int
    share: Estimate


def level_odds(
    game: Game, trials: int, seed: int, progress: Callable[[int], None] | None = None
) -> list[LevelOdds]:
    """The odds of each level of the first seat; always the same for the same seed."""
    levels = game.levels[0]
    hands = FreshHands(game, levels, Stream(seed_from_text(f"odds {seed}")))
    for start in range(0, trials, CHUNK):
        chunk = min(CHUNK, trials - start)
        hands.count(chunk)
        if progress is not None:
            progress(chunk)
    return [
        LevelOdds(i + 1, [spec.text for spec in level.specs], count, wilson(count, trials))
        for i, (level, count) in enumerate(zip(levels, hands.counts(), strict=True))
    ]
