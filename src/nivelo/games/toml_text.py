"""The text of a game file as TOML, with errors that show the line and how it is written."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from nivelo.engine.errors import GameFileError
from nivelo.games.toml_table import MOST_SHOWN


def parse_description(text: str, path: str) -> dict[str, Any]:
    """The tables of a TOML text, whether or not they describe a game."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        # Also numbers of thousands of digits, which are no TOMLDecodeError.
        raise GameFileError("game/toml", f"{path}: {error}{the_line(text, str(error))}") from error
    except RecursionError as error:
        raise GameFileError("game/toml", f"{path}: it is nested too deeply") from error


def the_line(text: str, error: str) -> str:
    """The line that an error of TOML names, and how it is written if that is plain."""
    place = re.search(r"at line (\d+)", error)
    lines = text.splitlines()
    if place is None or int(place[1]) > len(lines):
        return ""
    line = lines[int(place[1]) - 1].strip()
    if len(line) > MOST_SHOWN:
        return ""
    key = re.match(r"([\w-]+)\s*[=:]\s*(.*)", line)
    if key is None or not key[2]:
        return f": {line}"
    value = f'"{key[2]}"' if re.fullmatch(r"[A-Za-z][\w -]*", key[2]) else key[2]
    return f": {line}; write {key[1]} = {value}" if f"{key[1]} = {value}" != line else f": {line}"
