"""Reading a TOML table key by key, with errors that say where and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from nivelo.engine.errors import GameFileError

WRITTEN: Final = {
    "players": "[2, 4]",
    "id": '"my-game"',
    "hand": "8",
    "values": "12",
    "deck": '{ values = 12, colours = ["red", "blue"] }',
    "colours": '["red", "green", "blue"]',
    "elements": '["fire", "water"]',
    "animals": '["fox", "owl"]',
    "jokers": "[{ count = 8 }]",
    "count": "8",
    "range": "[1, 6]",
    "specials": "{ skip = 4 }",
    "levels": '{ one = [{ groups = ["run 4"] }] }',
    "one": '[{ groups = ["run 4", "set 2"] }]',
    "two": '[{ groups = ["run 4", "set 2"] }]',
    "groups": '["run 4", "set 2"]',
    "keep": "{ cards = 3 }",
    "sides": '["one"]',
    "mixes": "{ long = { copies = 1 } }",
    "board": '{ track = ["+1", "again", …] }',
    "track": '["+1", "again", …]',
}
"""How to write the value of a key, if its name does not make that clear."""
TOP: Final = (
    *("id", "title", "players", "hand", "discard_pile", "start_card", "bonus", "round_ends"),
    *("next_dealer", "win", "deck", "levels", "keep", "mixes", "board"),
)
"""The keys of the game; below the file's first [table] they would belong to that table."""
MOST_SHOWN: Final = 80  # letters quoted from a wrong value or line
MOST_NESTED: Final = 4  # dotted keys can nest without limit
MISSPELT: Final = 0.7  # similarity between an unknown key and the one that was probably meant


class TomlTable:
    """One table of a file. Every key must be read; `nothing_else` refuses the others."""

    def __init__(self, path: str, key: str, data: Mapping[str, object]) -> None:
        self.path = path
        self.key = key
        self.data = data
        self.read: set[str] = set()

    def error(self, key: str, expected: str, given: str) -> GameFileError:
        return self.refusal(key, f"expected {expected}, not {given}")

    def refusal(self, key: str, reason: str) -> GameFileError:
        """An error for this key, with a message of its own."""
        where = f"{self.key}.{key}" if self.key else key
        return GameFileError("game/key", f"{self.path}: {where}: {reason}")

    def wrong(self, key: str, expected: str, value: object) -> GameFileError:
        """The value has the wrong type: say how to write it."""
        written = WRITTEN.get(key, "")
        if isinstance(value, int) and key == "jokers":
            written = f"[{{ count = {value} }}]"
        example = f"; write {key} = {written}" if written else ""
        return self.error(key, expected, f"{in_toml(value)}{example}")

    def get(self, key: str, expected: str) -> object:
        self.read.add(key)
        if key not in self.data:
            others = [x for x in self.data if x not in self.read and (self.key or x not in TOP)]
            near = get_close_matches(key, others, 1, MISSPELT)
            if near:
                raise self.error(key, expected, f"nothing; did you mean {key!r} by {near[0]!r}?")
            written = WRITTEN.get(key, "")
            raise self.error(
                key, expected, f"nothing; write {key} = {written}" if written else "nothing"
            )
        return self.data[key]

    def has(self, key: str) -> bool:
        self.read.add(key)
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.get(key, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, "a text", value)
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if default is not None and not self.has(key):
            return default
        values = self.get(key, "a list of texts")
        if not isinstance(values, list) or not all(
            isinstance(x, str) and x.strip() for x in values
        ):
            raise self.wrong(key, "a list of texts", values)
        return tuple(values)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        expected = f"a number from {least} to {most}"
        value = self.get(key, expected)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, expected, value)
        if not least <= value <= most:
            raise self.error(key, expected, repr(value))
        return value

    def span(
        self, key: str, least: int, most: int, default: tuple[int, int] | None = None
    ) -> tuple[int, int]:
        """Two numbers, the lowest and the highest."""
        if default is not None and not self.has(key):
            return default
        expected = f"two numbers from {least} to {most}, the lower first"
        ends = self.get(key, expected)
        if (
            not isinstance(ends, list)
            or len(ends) != 2
            or not all(isinstance(x, int) and not isinstance(x, bool) for x in ends)
            or not least <= ends[0] <= ends[1] <= most
        ):
            raise self.wrong(key, expected, ends)
        return ends[0], ends[1]

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of several words; the first is the default."""
        if not self.has(key):
            return choices[0]
        value = self.data[key]
        if not isinstance(value, str) or value not in choices:
            raise self.error(key, "one of " + ", ".join(map(repr, choices)), in_toml(value))
        return value

    def table(self, key: str) -> TomlTable:
        value = self.get(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table", value)
        return TomlTable(self.path, f"{self.key}.{key}" if self.key else key, value)

    def optional(self, key: str) -> TomlTable | None:
        return self.table(key) if self.has(key) else None

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables; empty if the key is missing."""
        if not self.has(key):
            return []
        rows = self.data[key]
        if not isinstance(rows, list):
            raise self.wrong(key, "a list of tables", rows)
        for i, row in enumerate(rows):
            if not isinstance(row, dict):
                example = f"; write {WRITTEN[key][1:-1]}" if key in WRITTEN else ""
                raise self.error(f"{key}[{i + 1}]", "a table", f"{in_toml(row)}{example}")
        name = f"{self.key}.{key}" if self.key else key
        return [TomlTable(self.path, f"{name}[{i + 1}]", row) for i, row in enumerate(rows)]

    def nothing_else(self) -> None:
        """Refuse the first key that was not read."""
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(self.read))
                near = get_close_matches(key, sorted(self.read), 1)
                meant = f"; did you mean {near[0]!r}?" if near else ""
                if key in TOP:
                    meant = f"; it is a key of the game: write it above [{self.key}]"
                raise self.error(key, f"one of the keys {known}", f"the unknown key {key!r}{meant}")


def in_toml(value: object, depth: int = 0) -> str:
    """A value in TOML notation, truncated if it is long or deeply nested.

    >>> in_toml({"count": 8, "any": True})
    '{ count = 8, any = true }'
    """
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, dict | list) and depth == MOST_NESTED:
        text = "…"
    elif isinstance(value, dict):
        items = (f"{key} = {in_toml(item, depth + 1)}" for key, item in value.items())
        text = "{ " + ", ".join(items) + " }"
    elif isinstance(value, list):
        text = f"[{', '.join(in_toml(item, depth + 1) for item in value)}]"
    else:
        text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
