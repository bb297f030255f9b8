"""Replays a finished game, move by move, as seen by a seat, a spectator or everyone.

Frames go through `view` and `redact` as in a running game; only the open view, with all hands, is
reserved for finished games.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from nivelo.engine.events import Event
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.records.notation import play_text
from nivelo.engine.state import State
from nivelo.engine.view import SPECTATOR, view
from nivelo.server.history.results import Played
from nivelo.server.protocol.messages import EventInfo, Own
from nivelo.server.protocol.open_fields import Open, open_part
from nivelo.server.table.observation import event_info, event_infos, own_part

ALL_HANDS: Final = -2  # in place of a seat: the viewer sees everything


class Frame(Struct, frozen=True):
    """A position and the move that led to it. Frame 0 is the first deal, without a move.

    `by` is person, bot or time_up. `own` holds the private parts that the viewer sees: none for a
    spectator, all in the open view.
    """

    number: int
    at: int
    seat: int
    by: str
    move: str
    events: list[EventInfo]
    open: Open
    own: list[Own]


class ReplayedGame:
    """A finished game whose pages are read in sequence, or at random."""

    def __init__(self, played: Played) -> None:
        match = played.match
        self.played = played
        self.dealing: list[Event] = []
        first = match.dealt(self.dealing)
        self.keyframes = Keyframes(first, match.moves)

    @property
    def total(self) -> int:
        """The number of frames: the deal, and one for each move that stands."""
        return len(self.played.made) + 1

    def frames(self, viewer: int, start: int, count: int) -> list[Frame]:
        """The frames from `start` on, for a viewer: a seat, SPECTATOR or ALL_HANDS."""
        played = self.played
        end = min(start + count, self.total)
        if start >= end:
            return []
        state = self.keyframes.after(max(start - 1, 0))
        page = [frame(played, 0, state, self.dealing, viewer)] if start == 0 else []
        events: list[Event] = []
        state.log = events
        for number in range(max(start, 1), end):
            play_text(state, played.made[number - 1].text)
            self.keyframes.keep(number, state)
            page.append(frame(played, number, state, events, viewer))
            events.clear()
        return page


def frame(played: Played, number: int, state: State, events: list[Event], viewer: int) -> Frame:
    made = played.made[number - 1] if number else None
    seats = range(int(state.game.players)) if viewer == ALL_HANDS else [viewer]
    return Frame(
        number=number,
        at=made.at if made else played.match.started_at,
        seat=made.seat if made else SPECTATOR,
        by=made.by if made else "",
        move=made.text if made else "",
        events=seen_events(events, state, viewer),
        open=open_part(view(state, SPECTATOR)),
        own=[own_part(view(state, seat), False) for seat in seats if seat != SPECTATOR],
    )


def seen_events(events: list[Event], state: State, viewer: int) -> list[EventInfo]:
    deck = state.game.deck
    if viewer == ALL_HANDS:
        # From the point of view of the seat it happened to, nothing is hidden.
        return [event_info(event, event.seat, deck) for event in events]
    return event_infos(events, viewer, deck)
