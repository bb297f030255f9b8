"""Decides commands: returns the entry that a command becomes. No I/O, and nothing is changed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import SECRET_BYTES
from nivelo.engine.records.notation import CALL_OFF
from nivelo.server.errors import ConflictError, ForbiddenError, ServerError, StaleError
from nivelo.server.protocol import commands
from nivelo.server.protocol.commands import MOST_CHAT, MOST_WORD, REACTIONS
from nivelo.server.protocol.setup import BotChoice, Setup, check_bot, check_setup, file_of, game_of
from nivelo.server.security.plain_text import one_line
from nivelo.server.table import entries
from nivelo.server.table.entries import NO_SEAT, Entry, Sitter, body
from nivelo.server.table.match import Match
from nivelo.server.table.names import distinct_name
from nivelo.server.table.people import Person
from nivelo.server.table.seats import Seat
from nivelo.server.table.statuses import OPEN, OVER, PAUSED, PLAYING
from nivelo.server.table.table import Table

REMOVED_MILLISECONDS: Final = 600_000  # before a removed person may sit down again


def new_secret() -> str:
    return secrets.token_bytes(SECRET_BYTES).hex()


def decide(table: Table, person: Person, command: commands.Command, now: int) -> Entry:
    """The entry that a command becomes, or an error that says why it is refused."""
    return DECIDE[type(command)](table, person, command, now)


def entry(table: Table, now: int, kind: str, seat: int = NO_SEAT, text: str = "") -> Entry:
    # Time never runs backwards at a table, even if the clocks of several machines differ.
    return Entry(table.seq + 1, max(now, table.changed_at), kind, seat, text)


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.number)
    if seat == NO_SEAT:
        raise ForbiddenError("seat/none", "only players at this table can do that")
    return seat


def must_be_host(table: Table, person: Person) -> None:
    if not table.is_hosted_by(person.number):
        raise ForbiddenError("table/not_host", "only the host can do that")


def must_be(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise ConflictError(f"table/{table.status}", f"that cannot be done: {table.status}")


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise ServerError("seat/unknown", f"there is no seat {number} of {len(table.seats)}")
    return table.seats[number]


def seat_meant(table: Table, number: int, name: str) -> Seat:
    """The seat, if it still belongs to the person named by the sender, or if no one was named."""
    seat = seat_at(table, number)
    if name and seat.name != name:
        raise ConflictError("seat/changed", f"seat {number} is not that of {name!r} any more")
    return seat


def match_of(table: Table) -> Match:
    must_be(table, PLAYING)
    assert table.match is not None
    return table.match


def must_have_seen(table: Table, seq: int) -> None:
    if seq != table.decision_seq:
        raise StaleError("move/stale", f"position {seq} was seen, but it is {table.decision_seq}")


def must_act(match: Match, seat: int) -> None:
    if match.state.to_act != seat:
        awaited = int(match.state.to_act)
        raise ConflictError("move/not_your_turn", f"seat {awaited} is to act, not {seat}")


def must_play_oneself(table: Table, seat: int) -> None:
    if table.seats[seat].bot is not None:
        raise ConflictError("seat/bot_plays", "a bot stands in; take the seat back first")


def sit(table: Table, person: Person, command: commands.Sit, now: int) -> Entry:
    left = table.seat_left_by(person.number)
    if left != NO_SEAT and table.status in (PLAYING, PAUSED) and command.seat in (-1, left):
        return sits_down(table, person, left, now)
    must_be(table, OPEN)
    if table.seat_of(person.number) != NO_SEAT:
        raise ConflictError("seat/already", "you sit at this table")
    if now - table.removed.get(person.number, -REMOVED_MILLISECONDS) < REMOVED_MILLISECONDS:
        raise ForbiddenError("seat/removed", "the host removed you from this table a moment ago")
    number = command.seat
    if number == -1:
        free = [i for i, seat in enumerate(table.seats) if seat.is_free]
        free += [i for i, seat in enumerate(table.seats) if seat.person == 0]
        if not free:
            raise ConflictError("table/full", f"all {len(table.seats)} seats are taken")
        number = free[0]
    if seat_at(table, number).person:
        raise ConflictError("seat/taken", f"somebody sits on seat {number}")
    return sits_down(table, person, number, now)


def sits_down(table: Table, person: Person, seat: int, now: int) -> Entry:
    name = distinct_name(person.name, table.other_names(seat))
    return entry(table, now, entries.SAT, seat, body(Sitter(person.number, name, person.avatar)))


def leave(table: Table, person: Person, command: commands.Leave, now: int) -> Entry:
    return entry(table, now, entries.LEFT, own_seat(table, person), entries.BY_CHOICE)


def ready(table: Table, person: Person, command: commands.Ready, now: int) -> Entry:
    must_be(table, OPEN)
    seat = own_seat(table, person)
    if command.on and 0 < command.seq < table.setup_seq:
        raise StaleError("ready/stale", f"the setup has changed at {table.setup_seq}")
    return entry(table, now, entries.READY, seat, str(int(command.on)))


def pick(table: Table, person: Person, command: commands.Pick, now: int) -> Entry:
    must_be(table, OPEN)
    number = command.seat
    if number == -1:
        number = own_seat(table, person)
    elif number != table.seat_of(person.number):
        must_be_host(table, person)
    seat_at(table, number)
    sides = [seat.side for seat in table.seats]
    sides[number] = command.side
    game_of(table.setup, sides)
    return entry(table, now, entries.PICKED, number, command.side)


def word(table: Table, person: Person, command: commands.Word, now: int) -> Entry:
    must_be(table, OPEN)
    text = one_line(command.word, MOST_WORD, "word/text") if command.word else ""
    return entry(table, now, entries.WORD, own_seat(table, person), text)


def bot(table: Table, person: Person, command: commands.Bot, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, OPEN, PLAYING, PAUSED)
    check_bot(command.bot)
    if seat_meant(table, command.seat, command.name).person and table.status == OPEN:
        raise ConflictError("seat/taken", f"somebody sits on seat {command.seat}")
    return entry(table, now, entries.BOT, command.seat, body(command.bot))


def return_seat(table: Table, person: Person, command: commands.Return, now: int) -> Entry:
    seat = seat_meant(table, command.seat, command.name)
    if command.seat != table.seat_of(person.number):
        must_be_host(table, person)
    if seat.bot is None:
        raise ConflictError("seat/no_bot", f"no bot plays seat {command.seat}")
    if seat.person == 0 and (seat.former == 0 or table.status == OVER):
        must_be(table, OPEN)
    elif seat.person == 0 and table.seat_of(seat.former) != NO_SEAT:
        raise ConflictError("seat/taken", f"whoever left seat {command.seat} sits elsewhere")
    return entry(table, now, entries.RETURNED, command.seat)


def remove(table: Table, person: Person, command: commands.Remove, now: int) -> Entry:
    must_be_host(table, person)
    if seat_meant(table, command.seat, command.name).person in (0, person.number):
        raise ConflictError("seat/not_removable", f"no other person sits on seat {command.seat}")
    return entry(table, now, entries.LEFT, command.seat)


def change(table: Table, person: Person, command: commands.Change, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, OPEN)
    setup = checked(command.setup)
    if any(seat.person for seat in table.seats[setup.seats :]):
        raise ConflictError("seat/taken", "somebody sits on a seat that would go")
    return entry(table, now, entries.CHANGED, NO_SEAT, body(setup))


def start(table: Table, person: Person, command: commands.Start, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, OPEN)
    hosts = (0, table.host, person.number)
    others = [seat for seat in table.seats if seat.person not in hosts]
    waiting = [seat.name for seat in others if not table.is_ready(seat)]
    if waiting:
        raise ConflictError("table/not_ready", f"not yet ready: {', '.join(waiting)}")
    if command.fill or not any(seat.is_free for seat in table.seats):
        return entry(table, now, entries.STARTED)
    sides = [seat.side for seat in table.seats if not seat.is_free]
    game_of(structs.replace(table.setup, seats=len(sides)), sides)  # refuses too few
    return entry(table, now, entries.STARTED, NO_SEAT, entries.UNFILLED)


def move(table: Table, person: Person, command: commands.Move, now: int) -> Entry:
    seat = own_seat(table, person)
    match = match_of(table)
    must_have_seen(table, command.seq)
    must_act(match, seat)
    must_play_oneself(table, seat)
    return entry(table, now, entries.MOVE, seat, match.check(command.move))


def undo(table: Table, person: Person, command: commands.Undo, now: int) -> Entry:
    seat = own_seat(table, person)
    match = match_of(table)
    must_have_seen(table, command.seq)
    must_play_oneself(table, seat)
    if not match.undo or match.state.to_act != seat:
        raise ConflictError("undo/nothing", "there is nothing that can be taken back")
    return entry(table, now, entries.UNDONE, seat)


def pause(table: Table, person: Person, command: commands.Pause, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, PLAYING if command.on else PAUSED)
    return entry(table, now, entries.PAUSED if command.on else entries.RESUMED)


def end(table: Table, person: Person, command: commands.End, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, PLAYING, PAUSED)
    return entry(table, now, entries.ENDED)


def call_off(table: Table, person: Person, command: commands.CallOff, now: int) -> Entry:
    must_be_host(table, person)
    state = match_of(table).state
    state.check_call_off()
    return entry(table, now, entries.CALLED_OFF, int(state.to_act), CALL_OFF)


def rematch(table: Table, person: Person, command: commands.Rematch, now: int) -> Entry:
    must_be_host(table, person)
    must_be(table, OVER)
    return entry(table, now, entries.REMATCH, NO_SEAT, body(entries.Rematch(new_secret())))


def chat(table: Table, person: Person, command: commands.Chat, now: int) -> Entry:
    text = one_line(command.text, MOST_CHAT, "chat/text")
    return entry(table, now, entries.CHAT, own_seat(table, person), text)


def react(table: Table, person: Person, command: commands.React, now: int) -> Entry:
    if command.reaction not in REACTIONS:
        known = ", ".join(REACTIONS)
        raise ServerError("chat/reaction", f"{command.reaction!r} is not one of {known}")
    return entry(table, now, entries.REACTION, own_seat(table, person), command.reaction)


def mute(table: Table, person: Person, command: commands.Mute, now: int) -> Entry:
    seat = own_seat(table, person)
    seat_meant(table, command.seat, command.name)
    kind = entries.MUTED if command.on else entries.UNMUTED
    return entry(table, now, kind, seat, str(command.seat))


def checked(setup: Setup) -> Setup:
    """The setup, if a game can be made of it; a custom game uses its own id."""
    complete = structs.replace(setup, game=file_of(setup).id)
    check_setup(complete)
    return complete


def created(setup: Setup, bots: dict[int, BotChoice], host: Person) -> str:
    """The checked body of a table's first entry."""
    setup = checked(setup)
    for number, choice in bots.items():
        check_bot(choice)
        if not 1 <= number < setup.seats:
            raise OptionError("seat/unknown", f"there is no seat {number} for a bot")
    sitter = Sitter(host.number, host.name, host.avatar)
    return body(entries.Created(setup, sitter, bots, new_secret()))


DECIDE: Final[dict[type[commands.Command], Callable[[Table, Person, Any, int], Entry]]] = {
    commands.Sit: sit,
    commands.Leave: leave,
    commands.Ready: ready,
    commands.Pick: pick,
    commands.Word: word,
    commands.Bot: bot,
    commands.Return: return_seat,
    commands.Remove: remove,
    commands.Change: change,
    commands.Start: start,
    commands.Move: move,
    commands.Undo: undo,
    commands.Pause: pause,
    commands.End: end,
    commands.CallOff: call_off,
    commands.Rematch: rematch,
    commands.Chat: chat,
    commands.React: react,
    commands.Mute: mute,
}
