"""The line of a game file that is invalid TOML, and how to write it."""

from __future__ import annotations

import re

from nivelo.games.toml_table import MOST_SHOWN


def the_line(text: str, error: str) -> str:
    """The line of a TOML error, and how to write it if that is clear."""
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
