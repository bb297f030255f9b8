"""The value of levels: chances to win the game at the start of a round, fitted to many games.

`level_values.toml` has them for the five games; `scripts/level_values.py` writes it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class LevelValues:
    """The strength of each level, from the first, and of each place in the order of play.

    A seat's weight is the exponential of both, and its chance to win is its share of all weights.
    Strengths are scaled up with the levels of the others: by `growth`, in the exponent, once all
    are at the last one. A lead is worth less when the others are far behind, because they pass easy
    levels quickly and end the rounds in which the leader works at a hard one.
    """

    levels: list[float]
    order: list[float]
    growth: float = 0.0

    def stretch(self, others: int, seats: int) -> float:
        """The scale factor of strengths for this sum of the others' levels."""
        steps = (seats - 1) * (len(self.levels) - 1)
        return exp(self.growth * (others - seats + 1) / steps)

    def chances(self, levels: Sequence[int]) -> list[float]:
        """The chances of all seats, given their levels as offsets from the first."""
        heights = [
            self.levels[level - 1] * self.stretch(sum(levels) - level, len(levels)) + place
            for level, place in zip(levels, self.order, strict=True)
        ]
        weights = [exp(height - max(heights)) for height in heights]
        return [weight / sum(weights) for weight in weights]


@cache
def fitted() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def level_values(game: str, sides: Sequence[str]) -> LevelValues | None:
    """The fitted values for a game with these sides; None for an unknown game.

    If the seats have different sides, the first one's is used.
    """
    fit = fitted().get(game, {}).get(sides[0], {}).get(str(len(sides)))
    return None if fit is None else LevelValues(**fit)
