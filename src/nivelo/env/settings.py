"""Validating the settings of environments."""

from __future__ import annotations

from typing import Final, Literal

from nivelo.engine.errors import OptionError

RewardsBy = Literal["game", "round"]

REWARDS: Final = ("game", "round")
MOST_DECISIONS: Final = 1 << 53


def by_round(rewards: str) -> bool:
    """Are rewards given per round, rather than per game?"""
    if rewards not in REWARDS:
        raise OptionError("env/rewards", f"rewards={rewards!r} is not one of {', '.join(REWARDS)}")
    return rewards == "round"


def limit(name: str, number: int, least: int, most: int) -> int:
    """A whole number within its limits."""
    if not least <= number <= most:
        raise OptionError("env/number", f"{name}={number} is not between {least} and {most}")
    return number
