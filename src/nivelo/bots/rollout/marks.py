"""Random tie-breaking, the same in the same situation.

When two moves are compared in one determinized position, everything independent of them should go
the same way after both. So random numbers are not drawn in sequence: each option has its mark,
which stays the same until the marks are reshuffled.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FIRST_FACTOR: Final = 2_654_435_761
SECOND_FACTOR: Final = 40_503
MOST: Final = 1 << 10


@final
class Marks:
    """A number below `most` for each option, determined by the salt."""

    def __init__(self) -> None:
        self.most: i64 = MOST
        self.salt: i64 = 0  # a word, drawn again for each determinized position

    def of(self, number: i64) -> i64:
        mixed = (number + 1) * FIRST_FACTOR + self.salt
        return (((mixed ^ (mixed >> 15)) * SECOND_FACTOR) >> 8) & (MOST - 1)
