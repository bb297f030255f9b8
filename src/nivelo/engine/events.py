"""What happened, recorded so that each seat can be shown only what it may see."""

from __future__ import annotations

from typing import Final, final

HIDDEN: Final = -1

# The kinds of events. The words are stable: browsers and logs translate them.
DEALT: Final = "dealt"
TURNED_UP: Final = "turned_up"
TURN: Final = "turn"
STOPPED: Final = "stopped"
ROLLED: Final = "rolled"
MOVED: Final = "moved"
DREW: Final = "drew"
TOOK: Final = "took"
NOTHING_TO_TAKE: Final = "nothing_to_take"
RENEWED: Final = "renewed"
LAID_OUT: Final = "laid_out"
LAID_OFF: Final = "laid_off"
DISCARDED: Final = "discarded"
PLAYED: Final = "played"
PUT_DOWN: Final = "put_down"
OPENED: Final = "opened"
STOLE: Final = "stole"
ASKED: Final = "asked"
HAD_NONE: Final = "had_none"
GAVE: Final = "gave"
GOT_JOKER: Final = "got_joker"
TURNED_DIRECTION: Final = "turned_direction"
KNOCKED: Final = "knocked"
KNOCK_REFUSED: Final = "knock_refused"
KNOCK_GRANTED: Final = "knock_granted"
KEPT: Final = "kept"
ROUND_ENDED: Final = "round_ended"
MOVED_UP: Final = "moved_up"
WON: Final = "won"


@final
class Event:
    """Something that happened to a seat.

    `cards` are faces. A secret event's cards are visible only to its own seat: the others see only
    how many there were. `place` is a seat, pile, group, field or number, depending on the kind.
    """

    def __init__(
        self, what: str, seat: int, cards: list[int], place: int = -1, secret: bool = False
    ) -> None:
        self.what = what
        self.seat = seat
        self.cards = cards
        self.place = place
        self.secret = secret

    def __repr__(self) -> str:
        return f"<Event {self.what} seat={self.seat} cards={self.cards} place={self.place}>"
