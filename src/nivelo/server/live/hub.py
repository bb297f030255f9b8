"""All tables of this process: loading, commands, commits, what other processes did."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from nivelo.coach.review import as_move
from nivelo.engine.cards.deck import KNOCK
from nivelo.engine.events import Event
from nivelo.engine.model.position import KNOCKING
from nivelo.engine.records.notation import parse_layout
from nivelo.engine.view import view
from nivelo.server import metrics
from nivelo.server.clock import now
from nivelo.server.errors import (
    ConflictError,
    ForbiddenError,
    ServerError,
    StaleError,
    StorageError,
    TooManyError,
)
from nivelo.server.live.bus import Bus, Notice
from nivelo.server.live.room import Room
from nivelo.server.live.scheduler import TRY_AGAIN, Scheduler
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol import commands, messages
from nivelo.server.protocol.messages import Ack, Checked, Coached, Hinted, Noted, Pong
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.storage.commits import commits_for
from nivelo.server.storage.projection import new_table, projection_rows
from nivelo.server.storage.store import Store, new_code, new_id
from nivelo.server.storage.writer import Change, Writer
from nivelo.server.table import entries
from nivelo.server.table.decide import Person, created, decide, entry, match_of, own_seat
from nivelo.server.table.entries import Entry, Sitter, body
from nivelo.server.table.match import Match
from nivelo.server.table.observation import group_info
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import BotWorkers

TRIES = 5  # when another process was faster
IDLE_SECONDS = 600  # a table that nobody looks at is forgotten; the database has it
FRESH_MILLISECONDS = 6000  # a process that has not been heard of for so long is gone

logger = logging.getLogger(__name__)


class Hub:
    """The tables that this process has in memory, and everything that is done to them."""

    def __init__(self, store: Store, bus: Bus | None, bot_workers: BotWorkers, server: str) -> None:
        self.store = store
        self.bus = bus  # None: there is no other process
        self.server = server
        self.writer = Writer(commits_for(store.engine), self.stored)
        self.scheduler = Scheduler(self, bot_workers, server)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.behind: dict[str, int] = {}  # tables that others moved on, and their last entry
        self.following: asyncio.Task[None] | None = None
        self.missed = False  # tables may have been missed that this process must look after
        self.coaching: set[tuple[str, int]] = set()  # seats whose question is being thought about

    # Tables

    async def create(self, person: Person, setup: Setup, bots: dict[int, BotChoice]) -> Room:
        first = Entry(1, now(), entries.CREATED, entries.NO_SEAT, created(setup, bots, person))
        for _ in range(TRIES):
            table = Table(new_id(), new_code(), first)
            change = Change(table.id, first, new_table(table), projection_rows(table, first))
            try:
                await self.writer.store(change)
            except StaleError:
                continue  # another table has this short code
            room = self.rooms[table.id] = Room(table)
            return room
        raise ConflictError("table/busy", "no short code was free, try again")

    async def room(self, table_id: str) -> Room:
        """The table of this id, from memory or the database."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    async def load(self, table_id: str) -> Room:
        room = Room(await self.store.load(table_id))
        self.rooms[table_id] = room
        self.scheduler.schedule(room)
        return room

    async def renew(self, room: Room) -> None:
        """Read a table again whose last entry may or may not have been stored. Lock held."""
        if not room.stale:
            return
        broadcast_seq, asked_seq = room.broadcast_seq, room.table.asked_seq
        room.table = await self.store.load(room.table.id)
        room.stale = False
        if room.table.asked_seq != asked_seq:
            room.answers.clear()  # they were given to another question
        events: list[Event] = []
        for seq, of_entry in room.table.events:
            if seq > broadcast_seq:
                events.extend(of_entry)
        room.tell_all(events, True, now())
        for line in room.table.chat:
            if line.seq > broadcast_seq:
                room.tell(line, [], now())
        room.broadcast_seq = room.table.seq
        self.scheduler.schedule(room)

    async def refresh(self, room: Room, found: list[Entry] | None = None) -> None:
        """Let happen here what other processes have stored; those entries, or all there are."""
        async with room.lock:
            if room.stale:
                await self.renew(room)
                return
            if found is None:
                found = await self.store.entries_after(room.table.id, room.table.seq)
            for each in found:
                if each.seq == room.table.seq + 1:
                    room.stale = True
                    events = room.table.apply(each)
                    room.stale = False
                    self.tell(room, each, events)
            self.scheduler.schedule(room)

    def tell(self, room: Room, found: Entry, events: list[Event]) -> None:
        match = room.table.match
        if match is None or match.state.decision != KNOCKING:
            room.answers.clear()
        room.tell(found, events, now())
        room.broadcast_seq = room.table.seq
        if found.kind in (entries.SAT, entries.LEFT, entries.TRANSFERRED):
            room.tell_presence()

    async def commit(self, room: Room, found: Entry) -> None:
        """Let an entry happen, store it, and only then tell. Lock held."""
        room.stale = True
        events = room.table.apply(found)
        after = projection_rows(room.table, found)
        try:
            await self.writer.store(Change(room.table.id, found, after=after))
        except StorageError:
            # It may be stored all the same: look soon, so that all are told.
            self.scheduler.alarm(room, TRY_AGAIN)
            raise
        room.stale = False
        if found.kind in entries.MOVES:
            metrics.MOVES_BY[found.kind].inc()
        self.tell(room, found, events)
        self.scheduler.schedule(room)

    def stored(self, batch: list[Change]) -> None:
        if self.bus is not None:
            self.bus.moved({change.table_id: change.entry.seq for change in batch})

    # Commands

    async def do(
        self, room: Room, person: Person, command: commands.Command
    ) -> messages.ServerMessage:
        """Do what a person asks, and say so when it is stored."""
        if isinstance(command, commands.Ping):
            return Pong(id=command.id, now=now())
        if isinstance(command, commands.Hint):
            return Hinted(id=command.id, hint=await self.hint(room, person))
        if isinstance(command, commands.Coach):
            return Coached(id=command.id, coach=await self.coach(room, person, command.move))
        began = time.perf_counter()
        async with room.lock:
            await self.renew(room)
            if isinstance(command, commands.Check):
                return check(room.table, person, command)
            if isinstance(command, commands.Sit):
                # They may have changed their name since they connected.
                person = await self.store.person(person.number)
            if isinstance(command, commands.Answer):
                seat = answer(room, person, command)
                if seat != room.table.match.state.to_act:  # type: ignore[union-attr]
                    return Noted(id=command.id)
                command = commands.Move(
                    id=command.id, seq=room.table.decision_seq, move=room.answers.pop(seat)
                )
            found = await self.commit_decided(
                room, lambda table: decide(table, person, command, now())
            )
        if found.kind == entries.MOVE:
            metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        return Ack(id=command.id, seq=found.seq)

    async def hint(self, room: Room, person: Person) -> messages.HintInfo:
        async with room.lock:
            match, seat = await self.who_may_ask(room, person)
            thinking = self.scheduler.bot_workers.hint(match, seat)
        # Others may move meanwhile: it is about the moment at which it was asked for.
        return await thinking

    async def coach(self, room: Room, person: Person, asked: str) -> messages.CoachInfo:
        async with room.lock:
            match, seat = await self.who_may_ask(room, person)
            if (room.table.id, seat) in self.coaching:
                raise TooManyError("rate/coach", "the coach still thinks about your last one")
            if asked:
                if match.state.to_act != seat:
                    raise ConflictError("move/not_your_turn", "another seat is to act")
                asked = as_move(match.state, match.check(asked))
            thinking = self.scheduler.bot_workers.coach(match, seat, asked)
        self.coaching.add((room.table.id, seat))
        try:
            return await thinking
        finally:
            self.coaching.discard((room.table.id, seat))

    async def who_may_ask(self, room: Room, person: Person) -> tuple[Match, int]:
        """The game and the seat of a person who may be given hints. Lock held."""
        await self.renew(room)
        seat, match = own_seat(room.table, person), match_of(room.table)
        if not room.table.setup.hints:
            raise ForbiddenError("hint/off", "there are no hints at this table")
        return match, seat

    async def commit_decided(self, room: Room, decided: Callable[[Table], Entry]) -> Entry:
        """Decide and store; again if another process was faster. Lock held."""
        for _ in range(TRIES):
            found = decided(room.table)
            try:
                await self.commit(room, found)
            except StaleError:
                await self.renew(room)
                continue
            return found
        raise ConflictError("table/busy", "too much happens at this table, try again")

    async def transfer(self, room: Room, seat: int, former: int, person: Person) -> None:
        """Give a seat to another device, if it is still whose it was."""

        def transferred(table: Table) -> Entry:
            if seat >= len(table.seats) or table.seats[seat].person != former:
                raise ConflictError("recovery/seat", "the seat has changed hands since")
            if table.seat_of(person.number) not in (entries.NO_SEAT, seat):
                raise ConflictError("seat/already", "you sit at this table")
            name = table.seats[seat].name if former else person.name
            text = body(Sitter(person.number, name))
            return entry(table, now(), entries.TRANSFERRED, seat, text)

        async with room.lock:
            await self.renew(room)
            await self.commit_decided(room, transferred)

    async def rename(self, room: Room, person: Person, name: str) -> None:
        """Call a person otherwise, if they still sit at the table."""

        def named(table: Table) -> Entry:
            return entry(table, now(), entries.NAMED, own_seat(table, person), name)

        async with room.lock:
            await self.renew(room)
            seat = room.table.seat_of(person.number)
            if seat != entries.NO_SEAT and room.table.seats[seat].name != name:
                await self.commit_decided(room, named)

    # Connections

    def part(self, room: Room, subscriber: Subscriber) -> None:
        room.subscribers.discard(subscriber)
        room.used_at = time.monotonic()
        self.presence_changed(room)

    def presence_changed(self, room: Room) -> None:
        room.tell_presence()
        self.scheduler.schedule(room)
        if self.bus is not None:
            notice = Notice(
                self.server,
                table=room.table.id,
                people=room.people_here(),
                watching=room.watching_here(),
            )
            self.bus.publish(notice)

    # Other processes

    async def heard(self, notice: Notice) -> None:
        """What another process tells."""
        for table_id, seq in notice.moved.items():
            self.behind[table_id] = max(seq, self.behind.get(table_id, 0))
        if self.behind and self.following is None:
            self.following = asyncio.create_task(self.follow())
        if notice.table:
            room = self.rooms.get(notice.table)
            if room is not None:
                is_new = notice.sender not in room.elsewhere
                room.elsewhere[notice.sender] = notice
                if is_new:
                    self.presence_changed(room)  # it does not know who is here
                else:
                    room.tell_presence()
                    self.scheduler.schedule(room)

    async def follow(self) -> None:
        """Let happen here what others have stored; what is told meanwhile is read together."""
        try:
            while self.behind:
                moved, self.behind = self.behind, {}
                await self.follow_all(moved)
        except Exception:
            self.missed = True
            logger.exception("what other processes did could not be read; it will be found later")
        finally:
            self.following = None

    async def follow_all(self, moved: dict[str, int]) -> None:
        missing: list[tuple[str, int]] = []
        for table_id, seq in moved.items():
            room = self.rooms.get(table_id)
            if room is not None:
                missing += [(table_id, n) for n in range(room.table.seq + 1, seq + 1)]
            elif self.scheduler.is_mine(table_id):
                await self.take_up(table_id)
        if missing:
            for table_id, found in (await self.store.entries_at(missing)).items():
                room = self.rooms.get(table_id)
                if room is not None:
                    await self.refresh(room, found)

    async def look_round(self) -> None:
        """Say that this process runs, and take over the tables of those that do not."""
        self.forget_idle()
        if self.bus is None:
            return
        at = now()
        servers = sorted(await self.store.seen(self.server, at, at - FRESH_MILLISECONDS))
        if servers != self.scheduler.servers:
            self.scheduler.servers = servers
            for room in list(self.rooms.values()):
                room.elsewhere = {s: p for s, p in room.elsewhere.items() if s in servers}
                self.scheduler.schedule(room)
                self.presence_changed(room)
            self.missed = True
        if await self.bus.mend():
            self.missed = True
        if self.missed:
            self.missed = False
            await self.take_over()
        await self.catch_up()

    async def take_over(self) -> None:
        """Load every table that this process must look after."""
        for table_id in await self.store.automatic_tables():
            if self.scheduler.is_mine(table_id) and table_id not in self.rooms:
                await self.take_up(table_id)

    async def take_up(self, table_id: str) -> None:
        """Load a table to look after it; one that cannot be read must not hold up others."""
        try:
            await self.room(table_id)
        except (SQLAlchemyError, OSError):
            self.missed = True
            logger.warning("a table could not be read, it is tried again")
        except Exception:
            logger.exception("a table cannot be read", extra={"table": table_id})

    async def catch_up(self) -> None:
        """A notice may be lost: look whether tables in memory have moved on without us."""
        if not self.rooms:
            return
        seqs = await self.store.last_seqs(list(self.rooms))
        for table_id, seq in seqs.items():
            room = self.rooms.get(table_id)
            if room is not None and room.table.seq < seq:
                await self.refresh(room)

    def forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self.rooms.items()):
            quiet = not room.subscribers and room.next_move is None and not room.lock.locked()
            if quiet and room.used_at < before:
                del self.rooms[table_id]


def check(table: Table, person: Person, command: commands.Check) -> Checked:
    seat = own_seat(table, person)
    match = match_of(table)
    if match.state.to_act != seat:
        raise ConflictError("move/not_your_turn", "a layout is checked in one's own turn")
    groups = match.state.check_layout(parse_layout(command.layout, match.game.deck))
    found = [group_info(group.owned_by(seat), match.game.deck) for group in groups]
    return Checked(id=command.id, groups=found)


def answer(room: Room, person: Person, command: commands.Answer) -> int:
    """Hold an answer ready until its seat is asked; returns the seat."""
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
    room.answers[seat] = command.move
    return seat
