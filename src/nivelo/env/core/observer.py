"""Writes what a seat may know into columns, as fast as possible.

It reads the position itself, because making a `View` takes longer than many decisions; tests
compare its output with the view, and vary everything that is hidden.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.cards.cards import no_cards
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.core.observed_fields import Columns, write_fields
from nivelo.env.core.row import Row


@final
class Observer:
    """Writes observations of one game; one per row, with scratch space."""

    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:
        self.columns = Columns(game, wanted)
        self.scratch = no_cards()

    def write(self, row: Row, state: State, seat: i64) -> None:
        """What this seat may know now."""
        row.begin()
        write_fields(row, self.columns, state, seat, self.scratch)
