"""External chance: draws and dice are decided by the caller, one at a time, instead of by the
stream.

For traversing game trees: all possible chance outcomes can be listed and chosen, and a position
does not fix any future draw.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# The kinds of chance decisions.
NOTHING: Final = 0
A_DEALER: Final = 1
A_CARD: Final = 2
A_PLAIN_CARD: Final = 3  # neither joker nor special
A_DIE: Final = 4


class ChanceAwaited(Exception):  # noqa: N818 - nothing is wrong; the caller decides, and tries again
    """A move needs more chance decisions before it can be carried out."""


@final
class Chance:
    """Chance decisions in order: faces of cards, dice from 0 to 5, the first dealer.

    When they run out, `awaited` says what is needed and ChanceAwaited is raised. The position is
    then in the middle of a move: discard it, and start again from the one before.
    """

    def __init__(self, decided: list[int]) -> None:
        self.decided = decided
        self.used: i64 = 0
        self.awaited: i64 = NOTHING
        self.seat: i64 = -1  # the seat that gets the pending card, if any

    def next(self, what: i64, seat: i64 = -1) -> i64:
        if self.used == len(self.decided):
            self.awaited = what
            self.seat = seat
            raise ChanceAwaited
        self.used += 1
        return self.decided[self.used - 1]
