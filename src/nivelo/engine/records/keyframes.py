"""Any position of a game that has been played, without beginning at the deal every time."""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.records.notation import play_text
from nivelo.engine.state import State

LEAST_SPACING: Final = 25  # moves, which take less than a millisecond
MOST_KEPT: Final = 64  # positions, however long the game is


@final
class Keyframes:
    """A game by its first position and its moves; every so many moves the position is kept."""

    def __init__(self, first: State, moves: list[str]) -> None:
        self.moves = moves
        self.spacing = max(LEAST_SPACING, len(moves) // MOST_KEPT + 1)
        self.kept: dict[int, State] = {0: first}

    def after(self, number: int) -> State:
        """The position after so many moves: a copy, to be looked at or played on."""
        start = number - number % self.spacing
        while start not in self.kept:
            start -= self.spacing
        state = self.kept[start].clone()
        for i in range(start, number):
            play_text(state, self.moves[i])
            self.keep(i + 1, state)
        return state

    def keep(self, number: int, state: State) -> None:
        """Note the position after so many moves, if it is one of those that are kept."""
        if number % self.spacing == 0 and number not in self.kept:
            self.kept[number] = state.clone()
