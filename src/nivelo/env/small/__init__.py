"""Games small enough to solve: files in the format of custom games.

docs/env.md has their values. In OpenSpiel they are ``nivelo(game=small/pair)``; elsewhere use the
path.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from nivelo.engine.errors import OptionError

SMALL: Final = ("pair", "joker", "run")
PREFIX: Final = "small/"


def small_game(name: str) -> Path:
    """The file of a small game.

    >>> from nivelo.games import load
    >>> load(small_game("pair"), players=2).deck.size
    6
    """
    if name not in SMALL:
        raise OptionError("env/small", f"there is no small game {name!r}, only {', '.join(SMALL)}")
    return Path(__file__).with_name(f"{name}.toml")
