"""A table in memory, with its subscribers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from msgspec import Raw, json

from nivelo.engine.events import Event
from nivelo.server.clock import now
from nivelo.server.live.notice import Notice
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.messages import Clock, CoachInfo, HintInfo, Presence, Update
from nivelo.server.security.address_network import network_of
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, NO_SEAT, Entry
from nivelo.server.table.observation import (
    EventsFor,
    OwnParts,
    chat_line,
    deadline,
    encoder,
    former_of,
    may_read,
    muted_of,
    open_of,
    table_info,
)
from nivelo.server.table.statuses import OPEN
from nivelo.server.table.table import Table

Advice = HintInfo | CoachInfo

SAYS = (entries.CHAT, entries.REACTION)
MUTES = (entries.MUTED, entries.UNMUTED)
MOMENT = 120_000  # milliseconds


class Room:
    """A table, the lock for reading and changing it, and its subscribers.

    While the lock is held the table may be ahead of the database; nothing is sent before it is
    stored.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.broadcast_seq = table.seq  # the last entry sent to subscribers
        self.stale = False  # memory and database may differ: reload
        self.subscribers: set[Subscriber] = set()
        self.other_processes: dict[str, Notice] = {}  # who is connected to other processes
        self.answers: dict[int, str] = {}  # early answers of people about knocking
        self.next_move: asyncio.TimerHandle | None = None
        self.host_alarm: asyncio.TimerHandle | None = None  # for when the host is away too long
        self.used_at = time.monotonic()
        self.network = ""  # address of the players: work for the table counts for it
        self.advised: dict[tuple[int, str], Advice] = {}  # to whom and for what, at `advised_at`
        self.advised_at = 0
        self.own_parts = OwnParts()

    def note_address(self, seat: int, address: str) -> None:
        """Someone has connected from an address; spectators count only if nobody plays."""
        if seat != NO_SEAT or not self.network:
            self.network = network_of(address)

    def advice_now(self) -> dict[tuple[int, str], Advice]:
        """The answer given for this position before: the same request gets the same answer."""
        if self.advised_at != self.table.decision_seq:
            self.advised_at = self.table.decision_seq
            self.advised = {}
        return self.advised

    def seat_of(self, subscriber: Subscriber) -> int:
        return self.table.seat_of(subscriber.person_number)

    def may_watch(self, person: int) -> bool:
        """Before the game anyone who could sit down may watch; then the host decides.

        A person who has left may come back to the seat, and so may watch.
        """
        table = self.table
        if table.setup.spectators or table.status == OPEN:
            return True
        return table.seat_of(person) != NO_SEAT or former_of(table, person) != NO_SEAT

    @property
    def is_watched_elsewhere(self) -> bool:
        """Is anyone connected to this table in another process?"""
        return any(notice.has_readers for notice in self.other_processes.values())

    @property
    def is_watched(self) -> bool:
        """Is anyone connected to this table, here or elsewhere, or was until a moment ago?"""
        if self.subscribers or self.is_watched_elsewhere:
            return True
        return now() - self.table.acted_at < MOMENT

    def watching_here(self) -> int:
        """The number of people watching without a seat."""
        return sum(self.seat_of(subscriber) == NO_SEAT for subscriber in self.subscribers)

    def people_here(self) -> list[int]:
        return sorted({w.person_number for w in self.subscribers} - {0})

    def present(self) -> list[int]:
        """The seats whose person is connected, here or elsewhere."""
        people = set(self.people_here())
        for notice in self.other_processes.values():
            people.update(notice.people)
        return [i for i, seat in enumerate(self.table.seats) if seat.person in people]

    def tell(self, entry: Entry, events: list[Event], now: int) -> None:
        """Send the effect of an entry to all subscribers."""
        if not self.subscribers:
            return
        table = self.table
        if entry.kind in SAYS:
            line = Update(seq=table.seq, decision_seq=table.decision_seq, said=chat_line(entry))
            self.send(line, (w for w in self.subscribers if self.may_hear(w, entry)))
            return
        if entry.kind in MUTES:
            muted = muted_of(table, entry.seat)
            update = Update(seq=table.seq, decision_seq=table.decision_seq, muted=muted)
            self.send(update, (w for w in self.subscribers if self.seat_of(w) == entry.seat))
            return
        whole = entry.kind not in MOVES or table.status == "over"
        self.tell_all(events, whole, now)

    def tell_all(self, events: list[Event], whole: bool, now: int) -> None:
        """Send the position to everyone; with `whole` also the seats and the setup."""
        table = self.table
        opened = open_of(table)
        info = Raw(encoder.encode(table_info(table))) if whole else None
        clock = Clock(now, deadline(table))
        events_for = EventsFor(table, events)
        encoded: dict[tuple[int, int], bytes] = {}
        for subscriber in list(self.subscribers):
            seat, former = self.seat_of(subscriber), NO_SEAT
            if whole:
                if not self.may_watch(subscriber.person_number):
                    subscriber.close("table/private", again=False)
                    continue
                former = former_of(table, subscriber.person_number)
            if (seat, former) not in encoded:
                update = Update(
                    seq=table.seq,
                    decision_seq=table.decision_seq,
                    you=seat if whole else None,
                    table=info,
                    open=opened,
                    own=self.own_parts.of(table, seat),
                    clock=clock,
                    events=events_for.of(seat),
                    muted=muted_of(table, seat) if whole else None,
                    former=former if whole else None,
                )
                encoded[seat, former] = encoder.encode(update)
            subscriber.send_encoded(encoded[seat, former])

    def send(self, message: Update | Presence, to: Iterable[Subscriber]) -> None:
        encoded = json.encode(message)
        for subscriber in list(to):
            subscriber.send_encoded(encoded)

    def may_hear(self, subscriber: Subscriber, line: Entry) -> bool:
        return may_read(self.table, self.seat_of(subscriber), line)

    def tell_presence(self) -> None:
        watching = self.watching_here() + sum(n.watching for n in self.other_processes.values())
        self.send(Presence(present=self.present(), watching=watching), self.subscribers)
