"""Chance between things that look equal, the same in the same situation.

When two moves are compared in one determinized position, whatever does not depend on them should go
the same way after both. So chance is not drawn one number after the other: each thing has its mark,
which is the same until the marks are mixed again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FIRST_FACTOR: Final = 2_654_435_761
SECOND_FACTOR: Final = 40_503
MOST: Final = 1 << 10


@final
class Marks:
    """A number below `most` for each thing; which, depends on the salt."""

    def __init__(self) -> None:
        self.most: i64 = MOST
        self.salt: i64 = 0  # a word, drawn again for each determinized position

    def of(self, number: i64) -> i64:
        mixed = (number + 1) * FIRST_FACTOR + self.salt
        return (((mixed ^ (mixed >> 15)) * SECOND_FACTOR) >> 8) & (MOST - 1)
