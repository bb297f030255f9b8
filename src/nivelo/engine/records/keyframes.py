"""Any position of a finished game, without replaying it from the deal every time."""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.records.notation import play_text
from nivelo.engine.state import State

LEAST_SPACING: Final = 25  # moves, which take less than a millisecond
MOST_KEPT: Final = 64  # positions, however long the game is


@final
class Keyframes:
    """A game as its first position and its moves; positions are cached at intervals."""

    def __init__(self, first: State, moves: list[str]) -> None:
        self.moves = moves
        self.spacing = max(LEAST_SPACING, len(moves) // MOST_KEPT + 1)
        self.kept: dict[int, State] = {0: first}

    def after(self, number: int) -> State:
        """The position after this many moves: a copy, for looking at or playing on."""
        start = number - number % self.spacing
        while start not in self.kept:
            start -= self.spacing
        state = self.kept[start].clone()
        for i in range(start, number):
            play_text(state, self.moves[i])
            self.keep(i + 1, state)
        return state

    def keep(self, number: int, state: State) -> None:
        """Cache the position after this many moves, if it is at an interval."""
        if number % self.spacing == 0 and number not in self.kept:
            self.kept[number] = state.clone()
