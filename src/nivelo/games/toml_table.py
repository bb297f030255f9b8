"""A table of a TOML file, read key by key, with errors that say where and what was expected."""

from __future__ import annotations

from collections.abc import Mapping

from nivelo.engine.errors import GameFileError


class TomlTable:
    """One table of a file. Every key must be read; `nothing_else` refuses the others."""

    def __init__(self, path: str, key: str, data: Mapping[str, object]) -> None:
        self.path = path
        self.key = key
        self.data = data
        self.read: set[str] = set()

    def error(self, key: str, expected: str, given: str) -> GameFileError:
        where = f"{self.key}.{key}" if self.key else key
        return GameFileError("game/key", f"{self.path}: {where}: expected {expected}, not {given}")

    def get(self, key: str, expected: str) -> object:
        self.read.add(key)
        if key not in self.data:
            raise self.error(key, expected, "nothing")
        return self.data[key]

    def has(self, key: str) -> bool:
        self.read.add(key)
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.get(key, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, "a text", repr(value))
        return value

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if default is not None and not self.has(key):
            return default
        values = self.get(key, "a list of texts")
        if not isinstance(values, list) or not all(
            isinstance(x, str) and x.strip() for x in values
        ):
            raise self.error(key, "a list of texts", repr(values))
        return tuple(values)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        value = self.get(key, f"a number from {least} to {most}")
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(key, f"a number from {least} to {most}", repr(value))
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
            raise self.error(key, expected, repr(ends))
        return ends[0], ends[1]

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of some words; the first is the default."""
        if not self.has(key):
            return choices[0]
        value = self.data[key]
        if not isinstance(value, str) or value not in choices:
            raise self.error(key, "one of " + ", ".join(map(repr, choices)), repr(value))
        return value

    def table(self, key: str) -> TomlTable:
        value = self.get(key, "a table")
        if not isinstance(value, dict):
            raise self.error(key, "a table", repr(value))
        return TomlTable(self.path, f"{self.key}.{key}" if self.key else key, value)

    def optional(self, key: str) -> TomlTable | None:
        return self.table(key) if self.has(key) else None

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables; none if the key is not there."""
        if not self.has(key):
            return []
        rows = self.data[key]
        if not isinstance(rows, list) or not all(isinstance(x, dict) for x in rows):
            raise self.error(key, "a list of tables", repr(rows))
        name = f"{self.key}.{key}" if self.key else key
        return [TomlTable(self.path, f"{name}[{i + 1}]", row) for i, row in enumerate(rows)]

    def nothing_else(self) -> None:
        """Refuse the first key that nobody asked for."""
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.error(key, f"one of the keys {known}", f"the unknown key {key!r}")
