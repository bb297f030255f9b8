"""The effect of each kind of entry on a table, except for moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import json, structs

from nivelo.engine.events import Event
from nivelo.server.protocol.avatars import Avatar
from nivelo.server.protocol.setup import BotChoice, Setup, game_of, sides_of
from nivelo.server.table import entries
from nivelo.server.table.entries import BY_CHOICE, NO_SEAT, UNFILLED, Entry, Rematch, Sitter
from nivelo.server.table.match import Match
from nivelo.server.table.seats import Seat
from nivelo.server.table.statuses import (
    BOT_SITS_IN,
    CAME_BACK,
    LEFT_TABLE,
    OPEN,
    OVER,
    PAUSED,
    PLAYING,
)

if TYPE_CHECKING:
    from nivelo.server.table.table import Table

LAST_CHAT: Final = 100  # chat lines that a newcomer receives


def sat(table: Table, entry: Entry) -> None:
    sitter = json.decode(entry.body, type=Sitter)
    seat = table.seats[entry.seat]
    if table.status == OPEN:
        seat.clear()
        forget_mutes(table, entry.seat)
    else:
        come_back(table, entry)  # and those who had muted them need not do it again
    seat.person = sitter.person
    seat.name = sitter.name
    seat.avatar = sitter.avatar
    seat.bot = None
    seat.since = entry.seq
    if table.host == 0:
        # Everyone had left; the first to come back becomes host.
        table.host = sitter.person


def come_back(table: Table, entry: Entry) -> None:
    """A person who left a seat in this game takes it back; their time starts now."""
    table.seats[entry.seat].forget_former()
    restart_clock(table, entry)
    note(table, CAME_BACK, entry.seat)


def note(table: Table, what: str, seat: int) -> None:
    """Add an event to the log of the game, if one is being played."""
    if table.match is not None and table.status != OVER:
        table.match.events.append(Event(what, seat, []))


def forget_mutes(table: Table, number: int) -> None:
    """Someone else sits there now, whom nobody has muted."""
    for seat in table.seats:
        seat.muted.discard(number)


def transferred(table: Table, entry: Entry) -> None:
    sitter = json.decode(entry.body, type=Sitter)
    seat = table.seats[entry.seat]
    if table.host == seat.person:
        table.host = sitter.person
    if table.deputy and table.deputy == seat.person:
        table.deputy = sitter.person
    if seat.person == 0:
        forget_mutes(table, entry.seat)
        seat.ready = False
        seat.since = entry.seq  # earlier chat was not for them
    if seat.bot is not None:
        restart_clock(table, entry)
        note(table, CAME_BACK, entry.seat)
    seat.person = sitter.person
    seat.name = sitter.name
    seat.avatar = sitter.avatar
    seat.bot = None
    seat.forget_former()


def restart_clock(table: Table, entry: Entry) -> None:
    """Time used by a bot does not count for the person who takes over."""
    if table.match is not None and table.match.state.to_act == entry.seat:
        table.match.clock_at = entry.at


def left(table: Table, entry: Entry) -> None:
    """A seat without a person is free; in a game a bot takes it over."""
    seat = table.seats[entry.seat]
    gone = seat.person
    if table.status == OPEN:
        seat.clear()
    else:
        seat.person = 0
        seat.bot = seat.bot or table.setup.bot
        seat.former = gone
        seat.may_come_back = entry.body == BY_CHOICE
        note(table, LEFT_TABLE, entry.seat)
    if entry.body != BY_CHOICE:
        table.removed[gone] = entry.at
    if gone == table.host:
        table.host = table.deputy or next((s.person for s in table.seats if s.person), 0)
    if gone == table.deputy or table.host == table.deputy:
        table.deputy = 0


def deputized(table: Table, entry: Entry) -> None:
    table.deputy = 0 if entry.seat == NO_SEAT else table.seats[entry.seat].person


def named(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].name = entry.body


def looks(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].avatar = json.decode(entry.body, type=Avatar)


def ready(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].ready = entry.body == "1"


def picked(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].side = entry.body


def word(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].word = entry.body


def bot(table: Table, entry: Entry) -> None:
    if table.seats[entry.seat].person and table.seats[entry.seat].bot is None:
        note(table, BOT_SITS_IN, entry.seat)
    table.put_bot(entry.seat, json.decode(entry.body, type=BotChoice))


def returned(table: Table, entry: Entry) -> None:
    seat = table.seats[entry.seat]
    if seat.person == 0 and table.status != OPEN:
        seat.person = seat.former
        seat.since = entry.seq
        come_back(table, entry)
    elif seat.person == 0:
        seat.clear()
    else:
        note(table, CAME_BACK, entry.seat)
    seat.bot = None
    restart_clock(table, entry)


def changed(table: Table, entry: Entry) -> None:
    former, table.setup = table.with_sides(), json.decode(entry.body, type=Setup)
    if not former.spectators:
        table.public_since = entry.seq
    if former.dealer != table.setup.dealer:
        wanted = structs.replace(table.setup, sides=sides_of(table.setup), dealer=former.dealer)
        if wanted == former:
            return  # changing the dealer is no reason to ask everyone again whether they are ready
    table.setup_seq = entry.seq
    sides = sides_of(table.setup)
    del table.seats[len(sides) :]
    for number, side in enumerate(sides):
        if number == len(table.seats):
            table.seats.append(Seat(side))
        table.seats[number].side = side
        table.seats[number].ready = table.seats[number].bot is not None
    for seat in table.seats:
        seat.muted = {number for number in seat.muted if number < len(sides)}


def started(table: Table, entry: Entry) -> None:
    """Free seats are removed or filled with bots, and the first round is dealt."""
    if entry.body == UNFILLED:
        drop_free_seats(table)
    for number, seat in enumerate(table.seats):
        if seat.is_free:
            table.put_bot(number, table.setup.bot)
    game = game_of(table.setup, [seat.side for seat in table.seats])
    words = [seat.word for seat in table.seats]
    table.match = Match(game, table.secret, words, entry.at, table.setup.dealer)
    if not table.setup.spectators:
        table.private_games.add(table.number)
    table.status = PLAYING


def drop_free_seats(table: Table) -> None:
    """Everyone moves up: seats are renumbered, also in the chat."""
    kept = [number for number, seat in enumerate(table.seats) if not seat.is_free]
    place = {number: i for i, number in enumerate(kept)}
    table.seats = [table.seats[number] for number in kept]
    for seat in table.seats:
        seat.muted = {place[number] for number in seat.muted if number in place}
    renumbered = [structs.replace(e, seat=place.get(e.seat, NO_SEAT)) for e in table.chat]
    table.chat = deque(renumbered, maxlen=LAST_CHAT)
    table.setup = structs.replace(
        table.setup,
        seats=len(kept),
        sides=[seat.side for seat in table.seats],
        dealer=dealer_among(table, kept),
    )


def dealer_among(table: Table, kept: list[int]) -> int:
    """The first dealer after renumbering, so that the same seat begins."""
    if table.setup.dealer < 0:
        return -1
    before = [i for i, number in enumerate(kept) if number <= table.setup.dealer]
    return before[-1] if before else len(kept) - 1


def undone(table: Table, entry: Entry) -> None:
    assert table.match is not None
    table.match.take_back(entry.at)


def paused(table: Table, entry: Entry) -> None:
    table.status = PAUSED


def resumed(table: Table, entry: Entry) -> None:
    """The time of the seat to act starts again."""
    assert table.match is not None
    table.status = PLAYING
    table.match.moved_at = table.match.clock_at = table.match.window_at = entry.at


def ended(table: Table, entry: Entry) -> None:
    table.status = OVER


def rematch(table: Table, entry: Entry) -> None:
    table.secret = bytes.fromhex(json.decode(entry.body, type=Rematch).secret)
    table.number += 1
    table.status = OPEN
    table.match = None
    table.events.clear()
    for seat in table.seats:
        seat.ready = seat.bot is not None
        seat.word = ""
        seat.forget_former()


def say(table: Table, entry: Entry) -> None:
    table.chat.append(entry)


def muted(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].muted.add(int(entry.body))


def unmuted(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].muted.discard(int(entry.body))


APPLY: Final[dict[str, Callable[[Table, Entry], None]]] = {
    entries.SAT: sat,
    entries.TRANSFERRED: transferred,
    entries.LEFT: left,
    entries.DEPUTY: deputized,
    entries.NAMED: named,
    entries.AVATAR: looks,
    entries.READY: ready,
    entries.PICKED: picked,
    entries.WORD: word,
    entries.BOT: bot,
    entries.RETURNED: returned,
    entries.CHANGED: changed,
    entries.STARTED: started,
    entries.UNDONE: undone,
    entries.PAUSED: paused,
    entries.RESUMED: resumed,
    entries.ENDED: ended,
    entries.REMATCH: rematch,
    entries.CHAT: say,
    entries.REACTION: say,
    entries.MUTED: muted,
    entries.UNMUTED: unmuted,
}

CHANGES_DECISION: Final = (
    entries.STARTED,
    entries.UNDONE,
    entries.PAUSED,
    entries.RESUMED,
    entries.ENDED,
    entries.REMATCH,
)
