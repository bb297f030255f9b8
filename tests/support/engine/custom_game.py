"""The example of docs/custom-games.md, and ways to make it wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nivelo.engine.errors import GameFileError
from nivelo.games import read_game_text

DOCS = Path(__file__).resolve().parents[3] / "docs" / "custom-games.md"

JOKERS = """jokers = [
  { count = 4 },                  # for any card
  { count = 2, range = [1, 6] },  # for the low values only
]"""
PICTURES = 'elements = ["air", "fire"]\nanimals = ["eagle", "phoenix"]\n'


def example() -> str:
    """The complete game of the docs."""
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def changed(old: str, new: str) -> str:
    """The example with one passage changed, which must be there exactly once."""
    text = example()
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the example"
    return text.replace(old, new)


def with_line(line: str) -> str:
    """The example with one more line at its top, where the keys of the game are."""
    return f"{line}\n{example()}"


def with_table(table: str) -> str:
    """The example with one more table at its end."""
    return f"{example()}\n{table}\n"


def refusal(text: str) -> str:
    """The error with which a text is refused, after its code and file."""
    with pytest.raises(GameFileError) as caught:
        read_game_text(text, "lantern.toml")
    assert caught.value.code == "game/key"
    file, _, rest = caught.value.text.partition(": ")
    assert file == "lantern.toml"
    return rest
