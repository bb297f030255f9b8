"""Following the other processes: their entries, which of them run, and the tables this one owns."""

from __future__ import annotations

import asyncio
import logging

from nivelo.server.clock import now, wall
from nivelo.server.errors import DamagedError, UnknownError
from nivelo.server.live.bus import Bus
from nivelo.server.live.notice import Notice
from nivelo.server.live.presence import PresenceTracker
from nivelo.server.live.room import Room
from nivelo.server.live.rooms import Rooms
from nivelo.server.storage.store import Store
from nivelo.server.table.entries import Entry

ABANDONED_MILLISECONDS = 3_600_000  # nobody has done anything at a table for this long
FRESH_MILLISECONDS = 6000  # a process without a heartbeat for this long is dead

logger = logging.getLogger(__name__)


class Follower:
    """Keeps the rooms of this process up to date with the other processes."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        presence: PresenceTracker,
        bus: Bus | None,
        server: str,
    ) -> None:
        self.rooms = rooms
        self.store = store
        self.presence = presence
        self.bus = bus  # None: this is the only process
        self.server = server
        self.behind: dict[str, int] = {}  # tables that others have changed, and their last entry
        self.following: asyncio.Task[None] | None = None
        self.missed = False  # this process may have missed tables that it owns

    async def heard(self, notice: Notice) -> None:
        """Called when a notice from another process arrives."""
        for table_id, seq in notice.moved.items():
            self.behind[table_id] = max(seq, self.behind.get(table_id, 0))
        if self.behind and self.following is None:
            self.following = asyncio.create_task(self.follow())
        room = self.rooms.held.get(notice.table)
        if room is not None:
            self.presence.heard(room, notice)

    async def follow(self) -> None:
        """Apply what others have stored; notices that arrive meanwhile are handled together."""
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
            room = self.rooms.held.get(table_id)
            if room is not None:
                missing += [(table_id, n) for n in range(room.table.seq + 1, seq + 1)]
            elif self.rooms.scheduler.is_mine(table_id):
                await self.take_up(table_id)
        if missing:
            for table_id, stored in (await self.store.entries_at(missing)).items():
                room = self.rooms.held.get(table_id)
                if room is not None:
                    await self.refresh(room, stored)

    async def look_round(self) -> None:
        """Send a heartbeat, and take over the tables of processes that have stopped."""
        self.rooms.forget_idle()
        if self.bus is None:
            return
        seen_at = wall()
        servers = await self.store.seen(self.server, seen_at, seen_at - FRESH_MILLISECONDS)
        servers.sort()
        scheduler = self.rooms.scheduler
        if servers != scheduler.servers:
            scheduler.servers = servers
            for room in list(self.rooms.held.values()):
                self.presence.forget_others(room, servers)
            self.missed = True
        if await self.bus.mend():
            self.missed = True
            for room in list(self.rooms.held.values()):
                self.presence.ask(room)  # it has missed who came and went meanwhile
        if self.missed:
            self.missed = False
            try:
                await self.take_over()
            except Exception:
                self.missed = True  # nobody else would take care of these tables
                raise
        await self.catch_up()

    async def take_over(self) -> None:
        """Load the tables that this process owns.

        A table left alone for long is loaded only when someone opens it.
        """
        for table_id in await self.store.automatic_tables(now() - ABANDONED_MILLISECONDS):
            if self.rooms.scheduler.is_mine(table_id) and table_id not in self.rooms.held:
                await self.take_up(table_id)

    async def take_up(self, table_id: str) -> None:
        """Load a table that this process owns; an unreadable one must not block the others."""
        try:
            await self.rooms.get(table_id)
        except (DamagedError, UnknownError):
            logger.exception("a table cannot be read", extra={"table": table_id})
        except Exception:
            self.missed = True
            logger.warning("a table could not be read, it is tried again", exc_info=True)

    async def catch_up(self) -> None:
        """Notices may be lost: check whether tables in memory are behind the database."""
        if not self.rooms.held:
            return
        seqs = await self.store.last_seqs(list(self.rooms.held))
        for table_id, seq in seqs.items():
            room = self.rooms.held.get(table_id)
            if room is not None and (room.stale or room.table.seq < seq):
                await self.refresh(room)

    async def refresh(self, room: Room, stored: list[Entry] | None = None) -> None:
        """Bring a table up to date; a failure must not block the others."""
        try:
            await self.rooms.refresh(room, stored)
        except self.store.failures:
            raise
        except Exception:
            logger.exception("a table cannot be read", extra={"table": room.table.id})
