"""Action masks of many tables, in memory that NumPy reads in place."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from nivelo.engine.cards.cards import Cards


@final
class Masks:
    """A row for each table, a cell for each move: 1 where the move may be chosen."""

    def __init__(self, n: int, moves: i64) -> None:
        self.moves: i64 = moves
        self.cells: vec[u8] = vec[u8]([0] * (n * int(moves)))

    def allows(self, row: i64, move: i64) -> bool:
        return 0 <= move < self.moves and self.cells[row * self.moves + move] == 1

    def mark(self, row: i64, legal: Cards, there: u8) -> None:
        """Mark these moves, or take the marks away again."""
        cells = self.cells
        first = row * self.moves
        i: i64
        for i in range(legal.n):
            cells[first + legal.card[i]] = there

    def mark_all(self, row: i64, there: u8) -> None:
        cells = self.cells
        first = row * self.moves
        i: i64
        for i in range(first, first + self.moves):
            cells[i] = there
