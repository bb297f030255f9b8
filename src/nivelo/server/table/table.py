"""A table as a fold over its entries: seats, setup, the current game. No I/O, no clock."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from msgspec import json, structs

from nivelo.engine.events import Event
from nivelo.engine.model.position import KNOCKING
from nivelo.engine.random.fairness import commitment
from nivelo.server.errors import DamagedError
from nivelo.server.protocol.avatars import NO_AVATAR
from nivelo.server.protocol.setup import BotChoice, Setup, sides_of
from nivelo.server.table import entries
from nivelo.server.table.applying import APPLY, CHANGES_DECISION, LAST_CHAT
from nivelo.server.table.entries import MOVES, NO_SEAT, Created, Entry
from nivelo.server.table.match import Match
from nivelo.server.table.seats import BOT_PEOPLE, Seat
from nivelo.server.table.statuses import OPEN, OVER, PLAYING

APPLIED_AT_ONCE: Final = 100  # entries, some milliseconds
LAST_EVENTS: Final = 200  # updates whose events a returning device receives


class Table:
    """Everything that has happened at a table, entry by entry."""

    def __init__(self, table_id: str, code: str, first: Entry) -> None:
        created = json.decode(first.body, type=Created)
        self.id = table_id
        self.code = code
        self.seq = first.seq
        self.decision_seq = first.seq  # the last entry that affects which moves are possible
        self.asked_seq = 0  # the entry after which asking for knocks began
        self.setup: Setup = created.setup
        self.setup_seq = first.seq  # the entry since which people are asked whether they are ready
        self.public_since = first.seq  # the entry since which spectators may watch, if they may
        self.private_games: set[int] = set()  # those that began without spectators
        self.status = OPEN
        self.number = 1  # of the game at this table
        self.secret = bytes.fromhex(created.secret)
        self.match: Match | None = None
        self.one_device = False  # do all players share one device?
        self.host = created.host.person
        self.deputy = 0  # who acts as host while the host is away
        self.removed: dict[int, int] = {}  # people removed by the host, and when
        self.created_at = first.at
        self.changed_at = first.at
        self.acted_at = first.at  # when a person last did something
        self.seats = [Seat(side) for side in sides_of(created.setup)]
        self.seats[0].person = created.host.person
        self.seats[0].name = created.host.name
        self.seats[0].avatar = created.host.avatar
        for seat, bot in created.bots.items():
            self.put_bot(seat, bot)
        self.chat: deque[Entry] = deque(maxlen=LAST_CHAT)
        self.events: deque[tuple[int, list[Event]]] = deque(maxlen=LAST_EVENTS)

    @property
    def commitment(self) -> str:
        """The commitment for the current or next game."""
        return commitment(self.secret)

    def seat_of(self, person: int) -> int:
        """Where a person sits, or NO_SEAT."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return NO_SEAT

    def is_hosted_by(self, person: int) -> bool:
        """May this person decide about the table? On a shared device, anyone may."""
        if self.one_device and self.seat_of(person) != NO_SEAT:
            return True
        return person in (self.host, self.deputy) and person != 0

    def is_ready(self, seat: Seat) -> bool:
        """On a shared device nobody has to say so."""
        return seat.ready or self.one_device

    def seat_left_by(self, person: int) -> int:
        """The seat that a person left in this game and may take back, or NO_SEAT.

        A person who has taken another one meanwhile, by a link, keeps that one.
        """
        if self.seat_of(person) != NO_SEAT:
            return NO_SEAT
        for number, seat in enumerate(self.seats):
            if person and seat.may_come_back and seat.former == person:
                return number
        return NO_SEAT

    @property
    def awaited(self) -> int:
        """The person to act; 0 if there is none, or it is a bot."""
        match = self.match
        if self.status != PLAYING or match is None or match.state.is_over:
            return 0
        seat = self.seats[int(match.state.to_act)]
        return seat.person if seat.bot is None else 0

    @property
    def knock_seconds(self) -> int:
        """The time for deciding whether to knock; 0: no limit.

        There is no limit for a person among bots, nor for people who pass one device around.
        """
        people = sum(seat.person != 0 and seat.bot is None for seat in self.seats)
        return self.setup.knock_seconds if people > 1 and not self.one_device else 0

    def deadline_in(self, match: Match) -> int:
        """When the time of the seat to act is up, in milliseconds; 0 if there is no limit."""
        knocking = match.state.decision == KNOCKING
        return match.deadline(self.setup.timer, self.knock_seconds if knocking else 0)

    def names(self) -> list[str]:
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    def other_names(self, number: int) -> list[str]:
        """The names at all other seats."""
        return [seat.name for other, seat in enumerate(self.seats) if other != number]

    def put_bot(self, number: int, bot: BotChoice) -> None:
        """A bot plays the seat; the person who sits there keeps it.

        The seat of a person who has left keeps their name: they may come back.
        """
        seat = self.seats[number]
        seat.bot = bot
        if seat.person == 0 and seat.former == 0:
            taken = {other.name for other in self.seats}
            seat.name = next(name for name in BOT_PEOPLE if name not in taken)
            seat.avatar = NO_AVATAR
            seat.ready = True

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry; returns the visible events."""
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
            match.undo = []  # only a person's actions can be taken back
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

    def with_sides(self) -> Setup:
        """The setup with the current side of each seat."""
        return structs.replace(self.setup, sides=[seat.side for seat in self.seats])


async def table_from(table_id: str, code: str, stored: list[Entry]) -> Table:
    """A table from all its entries; a long one must not block all others."""
    try:
        table = Table(table_id, code, stored[0])
        for number, entry in enumerate(stored[1:]):
            table.apply(entry)
            if number % APPLIED_AT_ONCE == 0:
                await asyncio.sleep(0)
    except Exception as error:
        raise DamagedError("table/damaged", f"the table {table_id!r} cannot be read") from error
    return table
