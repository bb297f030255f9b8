"""Chance that is decided from outside, one draw or die at a time, instead of by the stream.

For those who walk the tree of a game: whatever chance may do next can be listed and chosen, and
nothing that is still to come is settled in a position.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# What chance is asked for.
NOTHING: Final = 0
A_DEALER: Final = 1
A_CARD: Final = 2
A_PLAIN_CARD: Final = 3  # neither joker nor special
A_DIE: Final = 4


class ChanceAwaited(Exception):  # noqa: N818 - nothing is wrong; the caller decides, and tries again
    """A move cannot be carried out until chance has decided something more."""


@final
class Chance:
    """Decisions of chance in their order: faces of cards, dice from 0 to 5, the first dealer.

    When there are no more, `awaited` says what is needed and ChanceAwaited is raised. The position
    is then in the middle of a move: throw it away, and try again from the one before it.
    """

    def __init__(self, decided: list[int]) -> None:
        self.decided = decided
        self.used: i64 = 0
        self.awaited: i64 = NOTHING
        self.seat: i64 = -1  # who gets the card, if one is awaited and a seat gets it

    def next(self, what: i64, seat: i64 = -1) -> i64:
        if self.used == len(self.decided):
            self.awaited = what
            self.seat = seat
            raise ChanceAwaited
        self.used += 1
        return self.decided[self.used - 1]
