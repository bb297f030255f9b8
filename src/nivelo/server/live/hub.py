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
from nivelo.server.clock import now, wall
from nivelo.server.errors import (
    ConflictError,
    ForbiddenError,
    ServerError,
    StaleError,
    StorageError,
    TooManyError,
)
from nivelo.server.live.bus import Notice, Notices
from nivelo.server.live.room import Live
from nivelo.server.live.scheduler import TRY_AGAIN, Automation
from nivelo.server.live.subscriber import Watcher
from nivelo.server.protocol import commands, messages
from nivelo.server.protocol.messages import Ack, Checked, Coached, Hinted, Noted, Pong
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.storage.commits import commits_for
from nivelo.server.storage.projection import also_written, new_table
from nivelo.server.storage.store import Store, new_code, new_id
from nivelo.server.storage.writer import Change, Writer
from nivelo.server.table import entries
from nivelo.server.table.decide import Person, created, decide, entry, match_of, own_seat
from nivelo.server.table.entries import Entry, Sitter, body
from nivelo.server.table.match import Match
from nivelo.server.table.observation import group_info
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import Minds

TRIES = 5  # when another process was faster
IDLE_SECONDS = 600  # a table that nobody looks at is forgotten; the database has it
ABANDONED_MILLISECONDS = 3_600_000  # nobody has done anything at a table for so long
FRESH_MILLISECONDS = 6000  # a process that has not been heard of for so long is gone

logger = logging.getLogger(__name__)


class Hub:
    """The tables that this process has in memory, and everything that is done to them."""

    def __init__(self, store: Store, notices: Notices | None, minds: Minds, server: str) -> None:
        self.store = store
        self.notices = notices  # None: there is no other process
        self.server = server
        self.writer = Writer(commits_for(store.engine), self.stored)
        self.automation = Automation(self, minds, server)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.behind: dict[str, int] = {}  # tables that others moved on, and their last entry
        self.following: asyncio.Task[None] | None = None
        self.missed = False  # tables may have been missed that this process must look after
        self.coaching: set[tuple[str, int]] = set()  # seats whose question is being thought about

    # Tables

    async def create(self, person: Person, setup: Setup, bots: dict[int, BotChoice]) -> Live:
        first = Entry(1, now(), entries.CREATED, entries.NO_SEAT, created(setup, bots, person))
        for _ in range(TRIES):
            table = Table(new_id(), new_code(), first)
            change = Change(table.id, first, new_table(table), also_written(table, first))
            try:
                await self.writer.store(change)
            except StaleError:
                continue  # another table has this short code
            live = self.lives[table.id] = Live(table)
            return live
        raise ConflictError("table/busy", "no short code was free, try again")

    async def live(self, table_id: str) -> Live:
        """The table of this id, from memory or the database."""
        live = self.lives.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used_at = time.monotonic()
        return live

    async def load(self, table_id: str) -> Live:
        live = Live(await self.store.load(table_id))
        self.lives[table_id] = live
        self.automation.schedule(live)
        return live

    async def renew(self, live: Live) -> None:
        """Read a table again whose last entry may or may not have been stored. Lock held."""
        if not live.stale:
            return
        told, asked_at = live.told, live.table.asked_at
        live.table = await self.store.load(live.table.id)
        live.stale = False
        if live.table.asked_at != asked_at:
            live.answers.clear()  # they were given to another question
        events: list[Event] = []
        for seq, happened in live.table.happened:
            if seq > told:
                events.extend(happened)
        live.tell_all(events, True, now())
        for line in live.table.said:
            if line.seq > told:
                live.tell(line, [], now())
        live.told = live.table.seq
        self.automation.schedule(live)

    async def refresh(self, live: Live, found: list[Entry] | None = None) -> None:
        """Let happen here what other processes have stored; those entries, or all there are."""
        async with live.lock:
            if live.stale:
                await self.renew(live)
                return
            if found is None:
                found = await self.store.entries_after(live.table.id, live.table.seq)
            for each in found:
                if each.seq == live.table.seq + 1:
                    live.stale = True
                    events = live.table.apply(each)
                    live.stale = False
                    self.tell(live, each, events)
            self.automation.schedule(live)

    def tell(self, live: Live, found: Entry, events: list[Event]) -> None:
        match = live.table.match
        if match is None or match.state.decision != KNOCKING:
            live.answers.clear()
        live.tell(found, events, now())
        live.told = live.table.seq
        if found.kind in (entries.SAT, entries.LEFT, entries.TRANSFERRED):
            live.tell_presence()

    async def commit(self, live: Live, found: Entry) -> None:
        """Let an entry happen, store it, and only then tell. Lock held."""
        live.stale = True
        events = live.table.apply(found)
        after = also_written(live.table, found)
        try:
            await self.writer.store(Change(live.table.id, found, after=after))
        except StorageError:
            # It may be stored all the same: look soon, so that all are told.
            self.automation.alarm(live, TRY_AGAIN)
            raise
        live.stale = False
        if found.kind in entries.MOVES:
            metrics.MOVES_BY[found.kind].inc()
        self.tell(live, found, events)
        self.automation.schedule(live)

    def stored(self, batch: list[Change]) -> None:
        if self.notices is not None:
            self.notices.moved({change.table_id: change.entry.seq for change in batch})

    # Commands

    async def do(
        self, live: Live, person: Person, command: commands.Command
    ) -> messages.ServerMessage:
        """Do what a person asks, and say so when it is stored."""
        if isinstance(command, commands.Ping):
            return Pong(id=command.id, now=now())
        if isinstance(command, commands.Hint):
            return Hinted(id=command.id, hint=await self.hint(live, person))
        if isinstance(command, commands.Coach):
            return Coached(id=command.id, coach=await self.coach(live, person, command.move))
        began = time.perf_counter()
        async with live.lock:
            await self.renew(live)
            if isinstance(command, commands.Check):
                return check(live.table, person, command)
            if isinstance(command, commands.Sit):
                # They may have changed their name since they connected.
                person = await self.store.person(person.number)
            if isinstance(command, commands.Answer):
                seat = answer(live, person, command)
                if seat != live.table.match.state.to_act:  # type: ignore[union-attr]
                    return Noted(id=command.id)
                command = commands.Move(
                    id=command.id, at=live.table.position, move=live.answers.pop(seat)
                )
            found = await self.commit_decided(
                live, lambda table: decide(table, person, command, now())
            )
        if found.kind == entries.MOVE:
            metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        return Ack(id=command.id, seq=found.seq)

    async def hint(self, live: Live, person: Person) -> messages.HintInfo:
        async with live.lock:
            match, seat = await self.who_may_ask(live, person)
            thinking = self.automation.minds.hint(match, seat)
        # Others may move meanwhile: it is about the moment at which it was asked for.
        return await thinking

    async def coach(self, live: Live, person: Person, asked: str) -> messages.CoachInfo:
        async with live.lock:
            match, seat = await self.who_may_ask(live, person)
            if (live.table.id, seat) in self.coaching:
                raise TooManyError("rate/coach", "the coach still thinks about your last one")
            if asked:
                if match.state.to_act != seat:
                    raise ConflictError("move/not_your_turn", "another seat is to act")
                asked = as_move(match.state, match.check(asked))
            thinking = self.automation.minds.coach(match, seat, asked)
        self.coaching.add((live.table.id, seat))
        try:
            return await thinking
        finally:
            self.coaching.discard((live.table.id, seat))

    async def who_may_ask(self, live: Live, person: Person) -> tuple[Match, int]:
        """The game and the seat of a person who may be given hints. Lock held."""
        await self.renew(live)
        seat, match = own_seat(live.table, person), match_of(live.table)
        if not live.table.setup.hints:
            raise ForbiddenError("hint/off", "there are no hints at this table")
        return match, seat

    async def commit_decided(self, live: Live, decided: Callable[[Table], Entry]) -> Entry:
        """Decide and store; anew if another process was faster. Lock held."""
        for _ in range(TRIES):
            found = decided(live.table)
            try:
                await self.commit(live, found)
            except StaleError:
                await self.renew(live)
                continue
            return found
        raise ConflictError("table/busy", "too much happens at this table, try again")

    async def transfer(self, live: Live, seat: int, former: int, person: Person) -> None:
        """Give a seat to another device, if it is still whose it was."""

        def transferred(table: Table) -> Entry:
            if seat >= len(table.seats) or table.seats[seat].person != former:
                raise ConflictError("recovery/seat", "the seat has changed hands since")
            if table.seat_of(person.number) not in (entries.NO_SEAT, seat):
                raise ConflictError("seat/already", "you sit at this table")
            name = table.seats[seat].name if former else person.name
            text = body(Sitter(person.number, name))
            return entry(table, now(), entries.TRANSFERRED, seat, text)

        async with live.lock:
            await self.renew(live)
            await self.commit_decided(live, transferred)

    async def rename(self, live: Live, person: Person, name: str) -> None:
        """Call a person otherwise, if they still sit at the table."""

        def named(table: Table) -> Entry:
            return entry(table, now(), entries.NAMED, own_seat(table, person), name)

        async with live.lock:
            await self.renew(live)
            seat = live.table.seat_of(person.number)
            if seat != entries.NO_SEAT and live.table.seats[seat].name != name:
                await self.commit_decided(live, named)

    # Connections

    def part(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        live.used_at = time.monotonic()
        self.presence_changed(live)

    def presence_changed(self, live: Live) -> None:
        live.tell_presence()
        self.automation.schedule(live)
        if self.notices is not None:
            notice = Notice(
                self.server,
                table=live.table.id,
                people=live.people_here(),
                watching=live.watching_here(),
            )
            self.notices.publish(notice)

    # Other processes

    async def heard(self, notice: Notice) -> None:
        """What another process tells."""
        for table_id, seq in notice.moved.items():
            self.behind[table_id] = max(seq, self.behind.get(table_id, 0))
        if self.behind and self.following is None:
            self.following = asyncio.create_task(self.follow())
        if notice.table:
            live = self.lives.get(notice.table)
            if live is not None:
                is_new = notice.sender not in live.elsewhere
                live.elsewhere[notice.sender] = notice
                if is_new:
                    self.presence_changed(live)  # it does not know who is here
                else:
                    live.tell_presence()
                    self.automation.schedule(live)

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
            live = self.lives.get(table_id)
            if live is not None:
                missing += [(table_id, n) for n in range(live.table.seq + 1, seq + 1)]
            elif self.automation.is_mine(table_id):
                await self.take_up(table_id)
        if missing:
            for table_id, found in (await self.store.entries_at(missing)).items():
                live = self.lives.get(table_id)
                if live is not None:
                    await self.refresh(live, found)

    async def look_round(self) -> None:
        """Say that this process runs, and take over the tables of those that do not."""
        self.forget_idle()
        if self.notices is None:
            return
        at = wall()
        servers = sorted(await self.store.seen(self.server, at, at - FRESH_MILLISECONDS))
        if servers != self.automation.servers:
            self.automation.servers = servers
            for live in list(self.lives.values()):
                live.elsewhere = {s: p for s, p in live.elsewhere.items() if s in servers}
                self.automation.schedule(live)
                self.presence_changed(live)
            self.missed = True
        if await self.notices.mend():
            self.missed = True
        if self.missed:
            self.missed = False
            await self.take_over()
        await self.catch_up()

    async def take_over(self) -> None:
        """Load the tables that this process must look after.

        One that has been left alone for long is loaded when somebody comes.
        """
        for table_id in await self.store.automatic_tables(now() - ABANDONED_MILLISECONDS):
            if self.automation.is_mine(table_id) and table_id not in self.lives:
                await self.take_up(table_id)

    async def take_up(self, table_id: str) -> None:
        """Load a table to look after it; one that cannot be read must not hold up others."""
        try:
            await self.live(table_id)
        except (SQLAlchemyError, OSError):
            self.missed = True
            logger.warning("a table could not be read, it is tried again")
        except Exception:
            logger.exception("a table cannot be read", extra={"table": table_id})

    async def catch_up(self) -> None:
        """A notice may be lost: look whether tables in memory have moved on without us."""
        if not self.lives:
            return
        seqs = await self.store.last_seqs(list(self.lives))
        for table_id, seq in seqs.items():
            live = self.lives.get(table_id)
            if live is not None and live.table.seq < seq:
                await self.refresh(live)

    def forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, live in list(self.lives.items()):
            quiet = not live.watchers and live.next_move is None and not live.lock.locked()
            if quiet and live.used_at < before:
                del self.lives[table_id]


def check(table: Table, person: Person, command: commands.Check) -> Checked:
    seat = own_seat(table, person)
    match = match_of(table)
    if match.state.to_act != seat:
        raise ConflictError("move/not_your_turn", "a layout is checked in one's own turn")
    groups = match.state.check_layout(parse_layout(command.layout, match.game.deck))
    found = [group_info(group.owned_by(seat), match.game.deck) for group in groups]
    return Checked(id=command.id, groups=found)


def answer(live: Live, person: Person, command: commands.Answer) -> int:
    """Hold an answer ready until its seat is asked; gives the seat."""
    seat = own_seat(live.table, person)
    match = match_of(live.table)
    if match.state.decision != KNOCKING or command.at < live.table.asked_at:
        raise StaleError("move/stale", "nobody is asked whether to knock")
    if command.move not in ("pass", "knock!"):
        raise ServerError("answer/unknown", f"{command.move!r} is neither 'pass' nor 'knock!'")
    if command.move == "knock!":
        knock = int(match.game.deck.face_with[KNOCK])
        if knock not in view(match.state, seat).hand:
            raise ConflictError("move/illegal", "there is no knock card in your hand")
    live.answers[seat] = command.move
    return seat
