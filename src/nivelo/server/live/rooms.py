"""The rooms of this process: loading tables, committing entries, broadcasting stored entries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import Event
from nivelo.engine.model.position import KNOCKING
from nivelo.server.clock import now
from nivelo.server.errors import ConflictError, StaleError, StorageError
from nivelo.server.live.room import Room
from nivelo.server.live.scheduler import TRY_AGAIN, Scheduler
from nivelo.server.live.table_store import TableStore
from nivelo.server.meter import Meter
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.security.limits import Buckets
from nivelo.server.storage.changes import Change
from nivelo.server.storage.writer import Writer
from nivelo.server.table import entries
from nivelo.server.table.decide import created
from nivelo.server.table.entries import Entry
from nivelo.server.table.ids import new_code, new_id
from nivelo.server.table.people import Person
from nivelo.server.table.rows import CHANGES_SITTERS, rows_of
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import BotWorkers

TRIES = 20  # to find a short code, or to store a command
RACES = 3  # lost races before a command gets the table to itself
IDLE_SECONDS = 600  # a table without connections is dropped; the database has it


class TurnWatcher(Protocol):
    """Called with a table whenever the person to act may have changed."""

    def look(self, room: Room) -> None: ...


class Rooms:
    """The tables that this process has in memory, by id."""

    def __init__(
        self,
        store: TableStore,
        writer: Writer,
        bot_workers: BotWorkers,
        server: str,
        meter: Meter,
        bot_moves: Buckets | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.meter = meter
        self.scheduler = Scheduler(self, bot_workers, server, bot_moves)
        self.turn_watcher: TurnWatcher | None = None  # None: push is off
        self.one_device = False  # do all players share one device?
        self.on_loaded: Callable[[Room], None] = lambda room: None
        self.on_seats_changed: Callable[[Room], None] = lambda room: None
        self.held: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def create(self, person: Person, setup: Setup, bots: dict[int, BotChoice]) -> Room:
        first = Entry(1, now(), entries.CREATED, entries.NO_SEAT, created(setup, bots, person))
        for _ in range(TRIES):
            table = Table(new_id(), new_code(), first)
            change = Change(table.id, first, rows_of(table, first))
            try:
                await self.writer.store(change)
            except StaleError:
                continue  # another table has this short code
            table.one_device = self.one_device
            room = self.held[table.id] = Room(table)
            return room
        raise ConflictError("table/busy", "no short code was free, try again")

    async def get(self, table_id: str) -> Room:
        """The room of a table, from memory or the database."""
        room = self.held.get(table_id)
        if room is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    async def read(self, table_id: str) -> Table:
        table = await self.store.load(table_id)
        table.one_device = self.one_device
        return table

    async def load(self, table_id: str) -> Room:
        room = Room(await self.read(table_id))
        self.held[table_id] = room
        self.on_loaded(room)
        self.scheduler.schedule(room)
        self.show_turn(room)
        return room

    @property
    def have_readers(self) -> bool:
        """Is anyone connected to a table of this process?"""
        return any(room.subscribers for room in self.held.values())

    def show_turn(self, room: Room) -> None:
        if self.turn_watcher is not None:
            self.turn_watcher.look(room)

    async def renew(self, room: Room) -> None:
        """Reload a table whose last entry may or may not have been stored. Requires the lock."""
        if not room.stale:
            return
        broadcast_seq, asked_seq = room.broadcast_seq, room.table.asked_seq
        room.table = await self.read(room.table.id)
        room.stale = False
        if room.table.asked_seq != asked_seq:
            room.answers.clear()  # they were for another question
        events: list[Event] = []
        for seq, of_entry in room.table.events:
            if seq > broadcast_seq:
                events.extend(of_entry)
        room.tell_all(events, True, now())
        for line in room.table.chat:
            if line.seq > broadcast_seq:
                room.tell(line, [], now())
        room.broadcast_seq = room.table.seq
        room.tell_presence()
        self.on_seats_changed(room)
        self.scheduler.schedule(room)

    def concerns_others(self, table_id: str) -> bool:
        """Do other processes need to know about changes at a table?

        Only if connections are handed over do all people of a table share one process.
        """
        if "." not in self.scheduler.server:  # it has no home, see `owner`
            return True
        room = self.held.get(table_id)
        return room is None or room.is_watched_elsewhere or not self.scheduler.is_mine(table_id)

    async def bring_up_to_date(self, room: Room, seen: int = 0) -> None:
        """Catch up before a command is decided. Requires the lock.

        The sender may have seen more than this process; and other processes do not notify this one
        of tables without connections here.
        """
        if seen > room.table.seq or not room.subscribers:
            await self.read_on(room, seen)
        else:
            await self.renew(room)

    async def refresh(self, room: Room, stored: list[Entry] | None = None) -> None:
        """Apply entries stored by other processes: the given ones, or all there are."""
        async with room.lock:
            if room.stale:
                await self.renew(room)
                return
            if stored is None:
                stored = await self.store.entries_after(room.table.id, room.table.seq)
            self.apply_stored(room, stored)

    async def read_on(self, room: Room, since: int = 0) -> None:
        """Make sure that the table is not behind what its reader has seen. Requires the lock.

        Notices from other processes may be late or lost.
        """
        await self.renew(room)
        if since > room.table.seq or not self.scheduler.is_alone:
            stored = await self.store.entries_after(room.table.id, room.table.seq)
            self.apply_stored(room, stored)

    async def has_missed(self, room: Room) -> bool:
        """Apply entries stored elsewhere that were missing here; True if there were any. Requires
        the lock.
        """
        seq = room.table.seq
        await self.read_on(room)
        return room.table.seq > seq

    def apply_stored(self, room: Room, stored: list[Entry]) -> None:
        for entry in stored:
            if entry.seq == room.table.seq + 1:
                room.stale = True
                events = room.table.apply(entry)
                room.stale = False
                self.broadcast(room, entry, events)
        self.scheduler.schedule(room)

    def broadcast(self, room: Room, entry: Entry, events: list[Event]) -> None:
        """Send the effect of a stored entry."""
        match = room.table.match
        if match is None or match.state.decision != KNOCKING:
            room.answers.clear()
        room.tell(entry, events, now())
        room.broadcast_seq = room.table.seq
        if entry.kind in CHANGES_SITTERS:
            room.tell_presence()
        if entry.kind in (*CHANGES_SITTERS, entries.DEPUTY):
            self.on_seats_changed(room)

    async def commit(self, room: Room, entry: Entry) -> None:
        """Apply an entry, store it, and only then broadcast it. Requires the lock."""
        awaited = room.table.awaited
        room.stale = True
        events = room.table.apply(entry)
        change = Change(room.table.id, entry, rows_of(room.table, entry))
        if room.table.awaited != awaited:
            change.awaited = room.table.awaited
        try:
            await self.writer.store(change)
        except StorageError:
            # It may have been stored anyway: check soon, so that everyone receives it.
            self.scheduler.alarm(room, TRY_AGAIN)
            raise
        room.stale = False
        if entry.kind in entries.MOVES:
            self.meter.moved(entry.kind)
        self.broadcast(room, entry, events)
        self.scheduler.schedule(room)
        self.show_turn(room)

    async def commit_decided(self, room: Room, decided: Callable[[Table], Entry]) -> Entry:
        """Decide and store; retry if another process was faster. Requires the lock.

        A command is never refused because this process was behind the database.
        """
        for number in range(TRIES):
            async with self.attempt(room, number):
                try:
                    entry = decided(room.table)
                except NiveloError:
                    if not await self.has_missed(room):
                        raise
                    continue
                try:
                    await self.commit(room, entry)
                except StaleError:
                    await self.renew(room)
                    continue
                return entry
        raise ConflictError("table/busy", "too much happens at this table, try again")

    @asynccontextmanager
    async def attempt(self, room: Room, number: int) -> AsyncIterator[None]:
        """The table for one attempt to decide and store, numbered from 0. Requires the lock.

        Bots of another process may move without a pause, and win every race. So after a few
        attempts no other process can write to the table until this one has.
        """
        if number < RACES:
            yield
            return
        async with self.writer.alone_at(room.table.id):
            await self.read_on(room)
            yield

    def forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self.held.items()):
            quiet = not room.subscribers and room.next_move is None and not room.lock.locked()
            if quiet and room.used_at < before:
                del self.held[table_id]
