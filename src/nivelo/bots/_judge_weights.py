"""What the judge has learned. Written by benchmarks/learn.py."""

from typing import Final

# fmt: off

HIDDEN: Final = 24

BOARD: Final[list[list[int]]] = [[0] * 672, [0] * 24]
BONUS: Final[list[list[int]]] = [[0] * 672, [0] * 24]
NO_BONUS: Final[list[list[int]]] = [[0] * 672, [0] * 24]
