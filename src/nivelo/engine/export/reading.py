"""Reading exported data entry by entry, strictly; every error names the key."""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.errors import ExportError

MOST: Final = 1 << 53  # up to here every JSON reader keeps integers exact


@final
class Entries:
    """The entries of a table of plain values, all of which must be read.

    >>> Entries({"seat": 7}).number("seat", 0, 3)
    Traceback (most recent call last):
        ...
    nivelo.engine.errors.ExportError: export/range: seat: 7 is not between 0 and 3
    """

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise ExportError("export/type", f"{path or 'data'}: {brief(data)} is not a table")
        self.data: dict[object, object] = data
        self.path = path
        self.read: set[object] = set()

    def name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def take(self, key: str) -> object:
        if key not in self.data:
            raise ExportError("export/missing", f"{self.name(key)} is missing")
        self.read.add(key)
        return self.data[key]

    def nothing_else(self) -> None:
        """Refuse entries that were not read."""
        for key in self.data:
            if key not in self.read:
                raise ExportError("export/unknown", f"{self.path or 'data'} has {brief(key)}")

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise ExportError("export/type", f"{self.name(key)}: {brief(value)} is not text")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> int:
        """The index of the choice."""
        value = self.text(key)
        if value not in choices:
            raise ExportError(
                "export/range", f"{self.name(key)}: {value!r} is not one of {', '.join(choices)}"
            )
        return choices.index(value)

    def flag(self, key: str) -> bool:
        return self.as_flag(self.name(key), self.take(key))

    def flags(self, key: str, n: int) -> list[bool]:
        rows = self.rows(self.name(key), self.take(key), n)
        return [self.as_flag(f"{self.name(key)}[{i}]", row) for i, row in enumerate(rows)]

    def number(self, key: str, low: int, high: int) -> int:
        return self.as_number(self.name(key), self.take(key), low, high)

    def numbers(self, key: str, n: int, low: int, high: int) -> list[int]:
        """A number of integers within a range; n = -1: any number of them."""
        return self.as_numbers(self.name(key), self.take(key), n, low, high)

    def rows_of_numbers(self, key: str, n: int, low: int, high: int) -> list[list[int]]:
        """A number of rows of integers, each of any length."""
        name = self.name(key)
        rows = self.rows(name, self.take(key), n)
        return [self.as_numbers(f"{name}[{i}]", row, -1, low, high) for i, row in enumerate(rows)]

    def tables(self, key: str) -> list[Entries]:
        name = self.name(key)
        rows = self.rows(name, self.take(key), -1)
        return [Entries(row, f"{name}[{i}]") for i, row in enumerate(rows)]

    def rows(self, name: str, value: object, n: int) -> list[object]:
        if not isinstance(value, list):
            raise ExportError("export/type", f"{name}: {brief(value)} is not a list")
        if 0 <= n != len(value):
            raise ExportError("export/length", f"{name} has {len(value)} entries, not {n}")
        return value

    def as_flag(self, name: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise ExportError("export/type", f"{name}: {brief(value)} is not true or false")
        return value

    def as_number(self, name: str, value: object, low: int, high: int) -> int:
        # True and False are numbers to Python, but not here.
        if isinstance(value, bool) or not isinstance(value, int):
            raise ExportError("export/type", f"{name}: {brief(value)} is not a whole number")
        if not low <= value <= high:
            raise ExportError(
                "export/range", f"{name}: {brief(value)} is not between {low} and {high}"
            )
        return value

    def as_numbers(self, name: str, value: object, n: int, low: int, high: int) -> list[int]:
        rows = self.rows(name, value, n)
        return [self.as_number(f"{name}[{i}]", row, low, high) for i, row in enumerate(rows)]


def brief(value: object) -> str:
    """The value as quoted in errors: at most one line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
