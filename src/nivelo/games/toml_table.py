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

    def error(self, key: str, expected: str, found: str) -> GameFileError:
        where = f"{self.key}.{key}" if self.key else key
        return GameFileError("game/key", f"{self.path}: {where}: expected {expected}, not {found}")

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
        found = self.get(key, "a text")
        if not isinstance(found, str) or not found.strip():
            raise self.error(key, "a text", repr(found))
        return found

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if default is not None and not self.has(key):
            return default
        found = self.get(key, "a list of texts")
        if not isinstance(found, list) or not all(isinstance(x, str) and x.strip() for x in found):
            raise self.error(key, "a list of texts", repr(found))
        return tuple(found)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        found = self.get(key, f"a number from {least} to {most}")
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self.error(key, f"a number from {least} to {most}", repr(found))
        return found

    def span(
        self, key: str, least: int, most: int, default: tuple[int, int] | None = None
    ) -> tuple[int, int]:
        """Two numbers, the lowest and the highest."""
        if default is not None and not self.has(key):
            return default
        expected = f"two numbers from {least} to {most}, the lower first"
        found = self.get(key, expected)
        if (
            not isinstance(found, list)
            or len(found) != 2
            or not all(isinstance(x, int) and not isinstance(x, bool) for x in found)
            or not least <= found[0] <= found[1] <= most
        ):
            raise self.error(key, expected, repr(found))
        return found[0], found[1]

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of some words; the first is the default."""
        if not self.has(key):
            return choices[0]
        found = self.data[key]
        if not isinstance(found, str) or found not in choices:
            raise self.error(key, "one of " + ", ".join(map(repr, choices)), repr(found))
        return found

    def table(self, key: str) -> TomlTable:
        found = self.get(key, "a table")
        if not isinstance(found, dict):
            raise self.error(key, "a table", repr(found))
        return TomlTable(self.path, f"{self.key}.{key}" if self.key else key, found)

    def optional(self, key: str) -> TomlTable | None:
        return self.table(key) if self.has(key) else None

    def tables(self, key: str) -> list[TomlTable]:
        """A list of tables; none if the key is not there."""
        if not self.has(key):
            return []
        found = self.data[key]
        if not isinstance(found, list) or not all(isinstance(x, dict) for x in found):
            raise self.error(key, "a list of tables", repr(found))
        name = f"{self.key}.{key}" if self.key else key
        return [TomlTable(self.path, f"{name}[{i + 1}]", row) for i, row in enumerate(found)]

    def nothing_else(self) -> None:
        """Refuse the first key that nobody asked for."""
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.error(key, f"one of the keys {known}", f"the unknown key {key!r}")
