"""A table as its entries tell it: seats, setup, the game being played. No I/O, no clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import json, structs

from nivelo.engine.events import Event
from nivelo.engine.model.position import KNOCKING
from nivelo.engine.random.fairness import commitment
from nivelo.server.errors import DamagedError
from nivelo.server.protocol.setup import BotChoice, Setup, game_of, sides_of
from nivelo.server.table import entries
from nivelo.server.table.entries import (
    BY_CHOICE,
    MOVES,
    NO_SEAT,
    UNFILLED,
    Created,
    Entry,
    Rematch,
    Sitter,
)
from nivelo.server.table.match import Match

OPEN: Final = "open"  # people sit down and get ready
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"  # somebody has won, or the host ended it

# Events of the table, beside those of the engine.
LEFT_TABLE: Final = "left_table"
BOT_SITS_IN: Final = "bot_sits_in"
CAME_BACK: Final = "came_back"

APPLIED_AT_ONCE: Final = 100  # entries, some milliseconds
LAST_CHAT: Final = 100  # chat lines that a newcomer is shown
LAST_EVENTS: Final = 200  # updates whose events a returning device is sent again


class Seat:
    """A place at the table: free, a person's, a bot's, or a person's with a bot standing in."""

    def __init__(self, side: str) -> None:
        self.person = 0  # 0: nobody
        self.name = ""
        self.bot: BotChoice | None = None
        self.ready = False
        self.side = side
        self.word = ""
        self.muted: set[int] = set()
        self.wins = 0  # games at this table
        self.since = 0  # the entry with which its person sat down
        self.former = 0  # who left it in this game, if somebody did
        self.may_come_back = False  # that one, unasked: they were not removed

    @property
    def is_free(self) -> bool:
        return self.person == 0 and self.bot is None

    def clear(self) -> None:
        self.person = 0
        self.name = ""
        self.bot = None
        self.ready = False
        self.word = ""
        self.muted = set()
        self.wins = 0
        self.forget_former()

    def forget_former(self) -> None:
        self.former = 0
        self.may_come_back = False


class Table:
    """Everything that has happened at a table, entry by entry."""

    def __init__(self, table_id: str, code: str, first: Entry) -> None:
        created = json.decode(first.body, type=Created)
        self.id = table_id
        self.code = code
        self.seq = first.seq
        self.decision_seq = first.seq  # the last entry that changed what a move could be
        self.asked_seq = 0  # the entry after which knocking was asked for
        self.setup: Setup = created.setup
        self.status = OPEN
        self.number = 1  # of the game at this table
        self.secret = bytes.fromhex(created.secret)
        self.match: Match | None = None
        self.host = created.host.person
        self.deputy = 0  # who acts as host while the host is away
        self.removed: dict[int, int] = {}  # people whom the host removed, and when
        self.created_at = first.at
        self.changed_at = first.at
        self.acted_at = first.at  # when a person last did something
        self.seats = [Seat(side) for side in sides_of(created.setup)]
        self.seats[0].person = created.host.person
        self.seats[0].name = created.host.name
        for seat, bot in created.bots.items():
            self.put_bot(seat, bot)
        self.chat: deque[Entry] = deque(maxlen=LAST_CHAT)
        self.events: deque[tuple[int, list[Event]]] = deque(maxlen=LAST_EVENTS)

    @property
    def commitment(self) -> str:
        """What was promised for the game that is being played or comes next."""
        return commitment(self.secret)

    def seat_of(self, person: int) -> int:
        """Where a person sits, or NO_SEAT."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return NO_SEAT

    def is_hosted_by(self, person: int) -> bool:
        return person in (self.host, self.deputy) and person != 0

    def seat_left_by(self, person: int) -> int:
        """The seat that a person has left in this game and may take again, or NO_SEAT."""
        for number, seat in enumerate(self.seats):
            if person and seat.may_come_back and seat.former == person:
                return number
        return NO_SEAT

    @property
    def awaited(self) -> int:
        """The person whose decision is awaited; 0 if it is nobody's, or a bot's."""
        match = self.match
        if self.status != PLAYING or match is None or match.state.is_over:
            return 0
        seat = self.seats[int(match.state.to_act)]
        return seat.person if seat.bot is None else 0

    @property
    def knock_seconds(self) -> int:
        """How long one may think about knocking; against bots alone as long as one likes: 0."""
        people = sum(seat.person != 0 and seat.bot is None for seat in self.seats)
        return self.setup.knock_seconds if people > 1 else 0

    def names(self) -> list[str]:
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    def other_names(self, number: int) -> list[str]:
        """The names at all other seats."""
        return [seat.name for other, seat in enumerate(self.seats) if other != number]

    def put_bot(self, number: int, bot: BotChoice) -> None:
        """A bot plays the seat; anyone who sits there already stays its person."""
        seat = self.seats[number]
        seat.bot = bot
        if seat.person == 0:
            taken = {other.name for other in self.seats}
            seat.name = next(name for name in BOT_PEOPLE if name not in taken)
            seat.ready = True

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry; returns what was seen at the table."""
        self.seq = entry.seq
        self.changed_at = entry.at
        if entry.kind not in entries.BY_ITSELF:
            self.acted_at = entry.at
        if entry.kind in MOVES:
            return self.play(entry)
        APPLY[entry.kind](self, entry)
        if entry.kind in CHANGES_DECISION:
            self.decision_seq = entry.seq
        if self.match is None:
            return []
        return self.tell(entry.seq)

    def play(self, entry: Entry) -> list[Event]:
        match = self.match
        assert match is not None
        knocking = match.state.decision == KNOCKING
        match.play(entry.body, entry.at)
        if entry.kind != entries.MOVE:
            match.undo = []  # only what a person has done can be taken back
        if match.state.decision == KNOCKING and not knocking:
            self.asked_seq = entry.seq
        self.decision_seq = entry.seq
        if match.state.is_over:
            self.status = OVER
            self.seats[int(match.state.winner)].wins += 1
        return self.tell(entry.seq)

    def tell(self, seq: int) -> list[Event]:
        assert self.match is not None
        events = self.match.take_events()
        if events:
            self.events.append((seq, events))
        return events

    # What each kind of entry does.

    def sat(self, entry: Entry) -> None:
        sitter = json.decode(entry.body, type=Sitter)
        seat = self.seats[entry.seat]
        if self.status == OPEN:
            seat.clear()
        else:
            self.come_back(entry)
        seat.person = sitter.person
        seat.name = sitter.name
        seat.bot = None
        seat.since = entry.seq
        self.forget_mutes(entry.seat)
        if self.host == 0:
            # All had left; whoever comes first keeps house.
            self.host = sitter.person

    def come_back(self, entry: Entry) -> None:
        """Whoever left a seat in this game has it again, with its time from now on."""
        self.seats[entry.seat].forget_former()
        self.restart_clock(entry)
        self.note(CAME_BACK, entry.seat)

    def note(self, what: str, seat: int) -> None:
        """Have it told in the log of the game, if one is being played."""
        if self.match is not None and self.status != OVER:
            self.match.events.append(Event(what, seat, []))

    def forget_mutes(self, number: int) -> None:
        """Somebody else sits there now, whom nobody has muted."""
        for seat in self.seats:
            seat.muted.discard(number)

    def transferred(self, entry: Entry) -> None:
        sitter = json.decode(entry.body, type=Sitter)
        seat = self.seats[entry.seat]
        if self.host == seat.person:
            self.host = sitter.person
        if self.deputy and self.deputy == seat.person:
            self.deputy = sitter.person
        if seat.person == 0:
            self.forget_mutes(entry.seat)
            seat.ready = False
        if seat.bot is not None:
            self.restart_clock(entry)
            self.note(CAME_BACK, entry.seat)
        seat.person = sitter.person
        seat.name = sitter.name
        seat.bot = None
        seat.forget_former()

    def restart_clock(self, entry: Entry) -> None:
        """The time that a bot has used is not that of the person who takes over."""
        if self.match is not None and self.match.state.to_act == entry.seat:
            self.match.clock_at = entry.at

    def left(self, entry: Entry) -> None:
        """A seat without a person is free; in a game a bot takes it over."""
        seat = self.seats[entry.seat]
        gone = seat.person
        if self.status == OPEN:
            seat.clear()
        else:
            seat.person = 0
            seat.bot = seat.bot or self.setup.bot
            seat.former = gone
            seat.may_come_back = entry.body == BY_CHOICE
            self.note(LEFT_TABLE, entry.seat)
        if entry.body != BY_CHOICE:
            self.removed[gone] = entry.at
        if gone == self.host:
            self.host = self.deputy or next((s.person for s in self.seats if s.person), 0)
        if gone == self.deputy or self.host == self.deputy:
            self.deputy = 0

    def deputized(self, entry: Entry) -> None:
        self.deputy = 0 if entry.seat == NO_SEAT else self.seats[entry.seat].person

    def named(self, entry: Entry) -> None:
        self.seats[entry.seat].name = entry.body

    def ready(self, entry: Entry) -> None:
        self.seats[entry.seat].ready = entry.body == "1"

    def picked(self, entry: Entry) -> None:
        self.seats[entry.seat].side = entry.body

    def word(self, entry: Entry) -> None:
        self.seats[entry.seat].word = entry.body

    def bot(self, entry: Entry) -> None:
        if self.seats[entry.seat].person and self.seats[entry.seat].bot is None:
            self.note(BOT_SITS_IN, entry.seat)
        self.put_bot(entry.seat, json.decode(entry.body, type=BotChoice))

    def returned(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        if seat.person == 0 and self.status != OPEN:
            seat.person = seat.former
            seat.since = entry.seq
            self.come_back(entry)
        elif seat.person == 0:
            seat.clear()
        else:
            self.note(CAME_BACK, entry.seat)
        seat.bot = None
        self.restart_clock(entry)

    def changed(self, entry: Entry) -> None:
        former, self.setup = self.with_sides(), json.decode(entry.body, type=Setup)
        if former.dealer != self.setup.dealer:
            wanted = structs.replace(self.setup, sides=sides_of(self.setup), dealer=former.dealer)
            if wanted == former:
                return  # who deals is no reason to ask everyone again whether they are ready
        sides = sides_of(self.setup)
        del self.seats[len(sides) :]
        for number, side in enumerate(sides):
            if number == len(self.seats):
                self.seats.append(Seat(side))
            self.seats[number].side = side
            self.seats[number].ready = self.seats[number].bot is not None
        for seat in self.seats:
            seat.muted = {number for number in seat.muted if number < len(sides)}

    def started(self, entry: Entry) -> None:
        """Free seats go or are filled with bots, and the first round is dealt."""
        if entry.body == UNFILLED:
            self.drop_free_seats()
        for number, seat in enumerate(self.seats):
            if seat.is_free:
                self.put_bot(number, self.setup.bot)
        game = game_of(self.setup, [seat.side for seat in self.seats])
        words = [seat.word for seat in self.seats]
        self.match = Match(game, self.secret, words, entry.at, self.setup.dealer)
        self.status = PLAYING

    def drop_free_seats(self) -> None:
        """Everyone moves up: seats have new numbers, also in what was said."""
        kept = [number for number, seat in enumerate(self.seats) if not seat.is_free]
        place = {number: i for i, number in enumerate(kept)}
        self.seats = [self.seats[number] for number in kept]
        for seat in self.seats:
            seat.muted = {place[number] for number in seat.muted if number in place}
        said = [structs.replace(e, seat=place.get(e.seat, NO_SEAT)) for e in self.chat]
        self.chat = deque(said, maxlen=LAST_CHAT)
        self.setup = structs.replace(
            self.setup,
            seats=len(kept),
            sides=[seat.side for seat in self.seats],
            dealer=self.dealer_among(kept),
        )

    def dealer_among(self, kept: list[int]) -> int:
        """The first dealer in new numbers, so that the one who was to begin does."""
        if self.setup.dealer < 0:
            return -1
        before = [i for i, number in enumerate(kept) if number <= self.setup.dealer]
        return before[-1] if before else len(kept) - 1

    def undone(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.take_back(entry.at)

    def paused(self, entry: Entry) -> None:
        self.status = PAUSED

    def resumed(self, entry: Entry) -> None:
        """The time of the seat to act begins again."""
        assert self.match is not None
        self.status = PLAYING
        self.match.moved_at = self.match.clock_at = self.match.window_at = entry.at

    def ended(self, entry: Entry) -> None:
        self.status = OVER

    def rematch(self, entry: Entry) -> None:
        self.secret = bytes.fromhex(json.decode(entry.body, type=Rematch).secret)
        self.number += 1
        self.status = OPEN
        self.match = None
        self.events.clear()
        for seat in self.seats:
            seat.ready = seat.bot is not None
            seat.word = ""
            seat.forget_former()

    def say(self, entry: Entry) -> None:
        self.chat.append(entry)

    def muted(self, entry: Entry) -> None:
        self.seats[entry.seat].muted.add(int(entry.body))

    def unmuted(self, entry: Entry) -> None:
        self.seats[entry.seat].muted.discard(int(entry.body))

    def with_sides(self) -> Setup:
        """The setup with the side that each seat has now."""
        return structs.replace(self.setup, sides=[seat.side for seat in self.seats])


async def table_from(table_id: str, code: str, stored: list[Entry]) -> Table:
    """A table from all its entries; a long one must not hold up all others."""
    try:
        table = Table(table_id, code, stored[0])
        for number, entry in enumerate(stored[1:]):
            table.apply(entry)
            if number % APPLIED_AT_ONCE == 0:
                await asyncio.sleep(0)
    except Exception as error:
        raise DamagedError("table/damaged", f"the table {table_id!r} cannot be read") from error
    return table


APPLY: Final[dict[str, Callable[[Table, Entry], None]]] = {
    entries.SAT: Table.sat,
    entries.TRANSFERRED: Table.transferred,
    entries.LEFT: Table.left,
    entries.DEPUTY: Table.deputized,
    entries.NAMED: Table.named,
    entries.READY: Table.ready,
    entries.PICKED: Table.picked,
    entries.WORD: Table.word,
    entries.BOT: Table.bot,
    entries.RETURNED: Table.returned,
    entries.CHANGED: Table.changed,
    entries.STARTED: Table.started,
    entries.UNDONE: Table.undone,
    entries.PAUSED: Table.paused,
    entries.RESUMED: Table.resumed,
    entries.ENDED: Table.ended,
    entries.REMATCH: Table.rematch,
    entries.CHAT: Table.say,
    entries.REACTION: Table.say,
    entries.MUTED: Table.muted,
    entries.UNMUTED: Table.unmuted,
}

CHANGES_DECISION: Final = (
    entries.STARTED,
    entries.UNDONE,
    entries.PAUSED,
    entries.RESUMED,
    entries.ENDED,
    entries.REMATCH,
)

# Bots at a table are called by people's names from many places; none is a person's by intention.
BOT_PEOPLE: Final = ("Alma", "Bruno", "Carla", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ines")
