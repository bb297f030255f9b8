"""What each reader receives. Cards reach a message only through `view` and `redact`."""

from __future__ import annotations

from msgspec import Raw, json

from nivelo.engine.cards.deck import Deck
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ACTIONS
from nivelo.engine.model.position import KNOCKING
from nivelo.engine.view import SPECTATOR, View, redact, view
from nivelo.server.protocol.avatars import NO_AVATAR
from nivelo.server.protocol.card_texts import texts
from nivelo.server.protocol.messages import (
    Clock,
    EventInfo,
    Hello,
    Own,
    Said,
    SeatInfo,
    TableInfo,
)
from nivelo.server.protocol.open_fields import open_part
from nivelo.server.protocol.setup import game_of
from nivelo.server.table import entries
from nivelo.server.table.entries import NO_SEAT, Entry
from nivelo.server.table.match import Match
from nivelo.server.table.statuses import PAUSED, PLAYING
from nivelo.server.table.table import Table

HIDDEN_TEXT = "?"

encoder = json.Encoder()


def own_part(seen: View, undo: bool) -> Own:
    deck = seen.game.deck
    return Own(
        seen.seat,
        texts(deck, seen.hand),
        texts(deck, seen.kept),
        [move.text for move in seen.legal],
        undo,
    )


class OwnParts:
    """The private part of each seat; for seats that are waiting it rarely changes."""

    def __init__(self) -> None:
        self.match: Match | None = None  # the game these cards belong to
        self.waiting: dict[int, tuple[list[int], list[int], Own]] = {}

    def of(self, table: Table, seat: int) -> Own | None:
        """The private part of a seat; None before cards are dealt."""
        match = table.match
        if match is None or seat == NO_SEAT:
            return None
        seen = view(match.state, seat)
        if table.status == PLAYING and match.state.to_act == seat and not table.seats[seat].bot:
            return own_part(seen, bool(match.undo))
        if match is not self.match:
            self.match, self.waiting = match, {}
        hand, kept, own = self.waiting.get(seat, ([], [], None))
        if own is None or hand != seen.hand or kept != seen.kept:
            seen.legal = []
            own = own_part(seen, False)
            self.waiting[seat] = (seen.hand, seen.kept, own)
        return own


def open_of(table: Table) -> Raw | None:
    """The public part, encoded: the same bytes for everyone."""
    if table.match is None:
        return None
    return Raw(encoder.encode(open_part(view(table.match.state, SPECTATOR))))


def event_info(event: Event, seat: int, deck: Deck) -> EventInfo:
    seen = redact(event, seat)
    cards = [HIDDEN_TEXT if face == HIDDEN else deck.text[face] for face in seen.cards]
    return EventInfo(seen.what, seen.seat, cards, seen.place)


def event_infos(events: list[Event], seat: int, deck: Deck) -> list[EventInfo]:
    return [event_info(event, seat, deck) for event in events]


def events_since(table: Table, seq: int, seat: int) -> list[EventInfo]:
    """What a returning reader has missed, as far back as it is remembered."""
    if table.match is None:
        return []
    deck = table.match.game.deck
    missed: list[EventInfo] = []
    for number, events in table.events:
        if number > seq:
            missed.extend(event_infos(events, seat, deck))
    return missed


def chat_line(entry: Entry) -> Said:
    return Said(entry.seq, entry.at, entry.seat, entry.body, entry.kind == entries.REACTION)


def may_read(table: Table, reader: int, line: Entry) -> bool:
    """Chat without spectators is only for those who sat there then, even if others join later."""
    is_public = table.setup.spectators and line.seq > table.public_since
    if reader == NO_SEAT:
        return is_public
    seat = table.seats[reader]
    return (is_public or line.seq > seat.since) and line.seat not in seat.muted


def muted_of(table: Table, reader: int) -> list[int]:
    """The seats that the reader has muted."""
    return [] if reader == NO_SEAT else sorted(table.seats[reader].muted)


def former_of(table: Table, person: int) -> int:
    """The seat that a reader without one may take back."""
    return table.seat_left_by(person) if table.status in (PLAYING, PAUSED) else NO_SEAT


def track_of(game: Game) -> list[str]:
    return [ACTIONS[action] for action in game.rules.track]


def table_info(table: Table) -> TableInfo:
    match = table.match
    game = match.game if match else game_of(table.setup, [seat.side for seat in table.seats])
    return TableInfo(
        id=table.id,
        code=table.code,
        setup=table.with_sides(),
        title=game.title,
        status=table.status,
        number=table.number,
        host=table.seat_of(table.deputy or table.host),
        seats=[
            SeatInfo(
                name=seat.name,
                person=seat.person != 0,
                bot=seat.bot,
                ready=table.is_ready(seat),
                side=seat.side,
                word=seat.word,
                wins=seat.wins,
                left=seat.former != 0,
                avatar=None if seat.avatar == NO_AVATAR else seat.avatar,
            )
            for seat in table.seats
        ],
        levels=[[level.text for level in levels] for levels in game.levels],
        track=track_of(game),
        commitment=table.commitment,
    )


def deadline(table: Table) -> int:
    """When the time of the person to act is up; 0 if there is no limit."""
    match = table.match
    if table.status != PLAYING or match is None or match.state.is_over:
        return 0
    if table.seats[int(match.state.to_act)].bot and match.state.decision != KNOCKING:
        return 0
    return table.deadline_in(match)


def hello(
    table: Table, seat: int, since: int, present: list[int], now: int, person: int = 0
) -> Hello:
    """Everything that a reader in this seat, or a spectator, may know of the table."""
    return Hello(
        seq=table.seq,
        decision_seq=table.decision_seq,
        you=seat,
        table=table_info(table),
        open=open_of(table),
        own=OwnParts().of(table, seat),
        clock=Clock(now, deadline(table)),
        events=events_since(table, since, seat) if since >= 0 else [],
        said=[chat_line(entry) for entry in table.chat if may_read(table, seat, entry)],
        present=present,
        muted=muted_of(table, seat),
        former=former_of(table, person),
    )


class EventsFor:
    """The latest events for each reader: encoded once for all who see the same."""

    def __init__(self, table: Table, events: list[Event]) -> None:
        self.table = table
        self.events = events
        self.know_more = {event.seat for event in events if event.secret}
        self.for_all: list[EventInfo] | None = None

    def of(self, seat: int) -> list[EventInfo]:
        match = self.table.match
        if match is None:
            return []
        deck = match.game.deck
        if seat in self.know_more:
            return event_infos(self.events, seat, deck)
        if self.for_all is None:
            self.for_all = event_infos(self.events, NO_SEAT, deck)
        return self.for_all
