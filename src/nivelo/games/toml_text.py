"""Parsing untrusted TOML, within limits."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from nivelo.engine.errors import GameFileError
from nivelo.games.toml_hints import the_line

MOST_PARTS: Final = 8  # of a dotted key; a game file needs four
LARGEST: Final = 2**63  # TOML's limit for integers

QUOTED: Final = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""'
    r"|'''[\s\S]*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
)
"""Strings and comments, which may contain anything."""
LONG_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")


def parse_description(text: str, path: str) -> dict[str, Any]:
    """The tables of a TOML text, whether or not they describe a game; `path` is used in errors.

    A key with thousands of parts is refused before parsing, which would take seconds.
    """
    if LONG_KEY.search(QUOTED.sub("s", text)):
        words = f"{path}: a key has more than {MOST_PARTS} parts with dots between them"
        raise GameFileError("game/toml", words)
    try:
        content = tomllib.loads(text)
    except ValueError as error:
        # Also numbers of thousands of digits, which raise a different error.
        raise GameFileError("game/toml", f"{path}: {error}{the_line(text, str(error))}") from error
    except RecursionError as error:
        raise GameFileError("game/toml", f"{path}: it is nested too deeply") from error
    check_numbers(content, path)
    return content


def check_numbers(value: object, path: str) -> None:
    """Refuse integers outside TOML's range: in hexadecimal they may have any size."""
    if isinstance(value, dict):
        for each in value.values():
            check_numbers(each, path)
    elif isinstance(value, list):
        for each in value:
            check_numbers(each, path)
    elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
        raise GameFileError("game/toml", f"{path}: a whole number has more than 64 bits")
