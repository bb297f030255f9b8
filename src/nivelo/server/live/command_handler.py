"""Commands from people to a table, from the lock to the answer."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from nivelo.engine.cards.specials import KNOCK
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.position import KNOCKING
from nivelo.engine.records.notation import as_move
from nivelo.engine.view import view
from nivelo.server.clock import now
from nivelo.server.errors import (
    ConflictError,
    ForbiddenError,
    ServerError,
    StaleError,
    TooManyError,
)
from nivelo.server.live.room import Advice, Room
from nivelo.server.live.rooms import Rooms
from nivelo.server.protocol import commands, messages
from nivelo.server.protocol.card_texts import group_info
from nivelo.server.protocol.messages import Ack, Checked, Coached, Hinted, Noted, Pong
from nivelo.server.table import entries
from nivelo.server.table.decide import decide, entry, match_of, must_act, own_seat
from nivelo.server.table.entries import Entry, Sitter, body
from nivelo.server.table.match import Match
from nivelo.server.table.names import distinct_name
from nivelo.server.table.people import Person
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import BotWorkers

MOST_CHANGES = 10  # of a name and avatar, in case the person is changing them
MOST_ASKED = 2  # requests of one kind by one seat, one of them possibly outdated

T = TypeVar("T", bound=Advice)

logger = logging.getLogger(__name__)


class CommandHandler:
    """Carries out people's commands, one at a time at each table."""

    def __init__(self, rooms: Rooms, bot_workers: BotWorkers) -> None:
        self.rooms = rooms
        self.bot_workers = bot_workers
        # Running requests, by seat: for the same position, and in all.
        self.asking: Counter[tuple[str, int, str] | tuple[str, int, str, int]] = Counter()

    async def do(
        self, room: Room, person: Person, command: commands.Command
    ) -> messages.ServerMessage:
        """Carry out a command, and acknowledge it once it is stored."""
        if isinstance(command, commands.Ping):
            return Pong(id=command.id, now=now())
        if isinstance(command, commands.Hint):
            return Hinted(id=command.id, hint=await self.hint(room, person))
        if isinstance(command, commands.Coach):
            return Coached(id=command.id, coach=await self.coach(room, person, command.move))
        began = time.perf_counter()
        async with room.lock:
            await self.rooms.bring_up_to_date(room, getattr(command, "seq", 0))
            if isinstance(command, commands.Check):
                return check(room.table, person, command)
            if isinstance(command, commands.Sit):
                # They may have changed their name since they connected.
                person = await self.rooms.store.person(person.number)
            if isinstance(command, commands.Answer):
                seat = hold_answer(room, person, command)
                if seat != match_of(room.table).state.to_act:
                    return Noted(id=command.id)
                answer = room.answers.pop(person.number)
                command = commands.Move(id=command.id, seq=room.table.decision_seq, move=answer)
            stored = await self.commit(room, person, command)
            if isinstance(command, commands.Move):
                stored = await self.lay_off_rest(room, person) or stored
            if isinstance(command, commands.Sit):
                await self.greet(room, person)
        if stored.kind == entries.MOVE:
            self.rooms.meter.move_took(time.perf_counter() - began)
        return Ack(id=command.id, seq=stored.seq)

    async def commit(self, room: Room, person: Person, command: commands.Command) -> Entry:
        return await self.rooms.commit_decided(
            room, lambda table: decide(table, person, command, now())
        )

    async def lay_off_rest(self, room: Room, person: Person) -> Entry | None:
        """Lay off the cards of a layout beyond its level (S-19); returns the last entry, if any."""
        stored = None
        for move in room.table.match.lay_offs if room.table.match else []:
            if not may_still(room.table, move):
                break  # laying out has ended the round: then nothing is laid off
            command = commands.Move(seq=room.table.decision_seq, move=move)
            try:
                stored = await self.commit(room, person, command)
            except NiveloError:
                break  # others were faster; the layout stands, and its sender must be told
        return stored

    async def greet(self, room: Room, person: Person) -> None:
        """Update the name of a person who changed it while sitting down. Requires the lock."""
        failures: tuple[type[Exception], ...] = (NiveloError, *self.rooms.store.failures)
        try:
            await self.introduce_again(room, person.number)
        except failures:
            logger.warning("a person may be called otherwise", extra={"table": room.table.id})

    # Hints and the coach take the same path: a request of a seat, computed without the lock.

    async def hint(self, room: Room, person: Person) -> messages.HintInfo:
        def ask(match: Match, seat: int) -> Awaitable[messages.HintInfo]:
            return self.bot_workers.hint(match, seat, (room.network, room.table.id))

        return await self.think(room, person, "hint", ask)

    async def coach(self, room: Room, person: Person, move: str) -> messages.CoachInfo:
        def ask(match: Match, seat: int) -> Awaitable[messages.CoachInfo]:
            asked = ""
            if move:
                must_act(match, seat)
                asked = as_move(match.check(move), match.game)
            return self.bot_workers.coach(match, seat, asked, (room.network, room.table.id))

        return await self.think(room, person, f"coach {move}", ask)

    async def think(
        self, room: Room, person: Person, what: str, ask: Callable[[Match, int], Awaitable[T]]
    ) -> T:
        """The answer to one request of a seat, for the position at the time of the request."""
        async with room.lock:
            await self.rooms.bring_up_to_date(room)
            seat, match = own_seat(room.table, person), match_of(room.table)
            if not room.table.setup.hints:
                raise ForbiddenError("hint/off", "there are no hints at this table")
            advised, about = room.advice_now(), (seat, what)
            if about in advised:
                return advised[about]  # type: ignore[return-value]
            question = (room.table.id, seat, what.partition(" ")[0])
            # If the position has changed, cancel the request about the old one.
            here = (*question, room.table.decision_seq)
            if self.asking[here] or self.asking[question] >= MOST_ASKED:
                raise TooManyError("rate/coach", "the coach still thinks about your last one")
            thinking = ask(match, seat)
        self.asking.update((here, question))
        try:
            answer = await thinking  # others may move meanwhile
            advised[about] = answer
            return answer
        finally:
            self.asking -= Counter((here, question))  # and counts of zero are removed

    # Other requests about a seat, not sent as commands

    async def transfer(self, room: Room, seat: int, holder: int, person: Person) -> None:
        """Transfer a seat to another device, if its holder may still do so."""

        def transferred(table: Table) -> Entry:
            former = max(holder, 0)  # below zero: a host hands on the seat of a bot
            if seat >= len(table.seats) or table.seats[seat].person != former:
                raise ConflictError("recovery/seat", "the seat has changed hands since")
            if not former and not table.is_hosted_by(-holder):
                raise ConflictError("recovery/seat", "another hosts the table since")
            if table.seat_of(person.number) not in (entries.NO_SEAT, seat):
                raise ConflictError("seat/already", "you sit at this table")
            others = table.other_names(seat)
            name = table.seats[seat].name if former else distinct_name(person.name, others)
            text = body(Sitter(person.number, name, person.avatar))
            return entry(table, now(), entries.TRANSFERRED, seat, text)

        async with room.lock:
            await self.rooms.bring_up_to_date(room)
            await self.rooms.commit_decided(room, transferred)

    async def introduce(self, room: Room, person: int) -> None:
        """Update a person's name and avatar at a table, if they still sit there."""
        async with room.lock:
            await self.rooms.bring_up_to_date(room)
            await self.introduce_again(room, person)

    async def introduce_again(self, room: Room, number: int) -> None:
        """Use what is stored about the person, which may change meanwhile. Requires the lock."""
        for attempt in range(MOST_CHANGES):
            async with self.rooms.attempt(room, attempt):
                changed = introduction(room.table, await self.rooms.store.person(number))
                if changed is None:
                    return
                try:
                    await self.rooms.commit(room, changed)
                except StaleError:
                    await self.rooms.renew(room)
        raise ConflictError("table/busy", "too much happens at this table, try again")


def introduction(table: Table, person: Person) -> Entry | None:
    """The entry that updates a person's name or avatar; None if the table has both already."""
    number = table.seat_of(person.number)
    if number == entries.NO_SEAT:
        return None
    seat = table.seats[number]
    name = distinct_name(person.name, table.other_names(number))
    if seat.name != name:
        return entry(table, now(), entries.NAMED, number, name)
    if seat.avatar != person.avatar:
        return entry(table, now(), entries.AVATAR, number, body(person.avatar))
    return None


def may_still(table: Table, move: str) -> bool:
    match = table.match
    if match is None or match.state.is_over:
        return False
    return any(each.text == move for each in match.state.legal_moves())


def check(table: Table, person: Person, command: commands.Check) -> Checked:
    seat = own_seat(table, person)
    match = match_of(table)
    must_act(match, seat)
    groups = match.read_layout(command.layout).groups
    infos = [group_info(group.owned_by(seat), match.game.deck) for group in groups]
    return Checked(id=command.id, groups=infos)


def hold_answer(room: Room, person: Person, command: commands.Answer) -> int:
    """Keep an answer until its person is asked; returns their seat."""
    seat = own_seat(room.table, person)
    match = match_of(room.table)
    if match.state.decision != KNOCKING or command.seq < room.table.asked_seq:
        raise StaleError("move/stale", "nobody is asked whether to knock")
    if command.move not in ("pass", "knock!"):
        raise ServerError("answer/unknown", f"{command.move!r} is neither 'pass' nor 'knock!'")
    if command.move == "knock!":
        knock = int(match.game.deck.face_with[KNOCK])
        if knock not in view(match.state, seat).hand:
            raise ConflictError("move/illegal", "there is no knock card in your hand")
    room.answers[person.number] = command.move
    return seat
