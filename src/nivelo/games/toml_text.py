"""A TOML text that somebody else wrote."""

from __future__ import annotations

import tomllib
from typing import Any

from nivelo.engine.errors import GameFileError
from nivelo.games.toml_hints import the_line


def parse_description(text: str, path: str) -> dict[str, Any]:
    """The tables of a TOML text, whether or not they describe a game."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        # Also numbers of thousands of digits, which are no TOMLDecodeError.
        raise GameFileError("game/toml", f"{path}: {error}{the_line(text, str(error))}") from error
    except RecursionError as error:
        raise GameFileError("game/toml", f"{path}: it is nested too deeply") from error
