"""Wires up the live tables of this process."""

from __future__ import annotations

from nivelo.server import metrics
from nivelo.server.live.bus import Bus
from nivelo.server.live.command_handler import CommandHandler
from nivelo.server.live.deputies import Deputies
from nivelo.server.live.follower import Follower
from nivelo.server.live.presence import PresenceTracker
from nivelo.server.live.rooms import Rooms
from nivelo.server.security.limits import Buckets
from nivelo.server.storage.changes import Change
from nivelo.server.storage.commits import commits_for
from nivelo.server.storage.store import Store
from nivelo.server.storage.writer import Writer
from nivelo.server.thinking.bot_workers import BotWorkers


class Hub:
    """The rooms, the command handler, presence, and the link to other processes."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None,
        bot_workers: BotWorkers,
        bot_moves: Buckets,
        server: str,
    ) -> None:
        self.bus = bus  # None: this is the only process
        meter = metrics.ServerMeter()
        self.writer = Writer(commits_for(store.engine), self.stored, meter)
        self.rooms = Rooms(store, self.writer, bot_workers, server, meter, bot_moves)
        self.scheduler = self.rooms.scheduler
        self.commands = CommandHandler(self.rooms, bot_workers)
        self.deputies = Deputies(self.rooms)
        self.presence = PresenceTracker(self.scheduler, self.deputies, bus, server)
        self.rooms.on_loaded = self.presence.ask
        self.rooms.on_seats_changed = self.deputies.watch
        self.follower = Follower(self.rooms, store, self.presence, bus, server)

    def stored(self, batch: list[Change]) -> None:
        """Notify other processes of changed tables, if they need to know.

        A table that is owned here and has no connections elsewhere concerns nobody else: another
        process reads it when someone connects there.
        """
        if self.bus is None:
            return
        moved = {
            change.table_id: change.entry.seq
            for change in batch
            if self.rooms.concerns_others(change.table_id)
        }
        if moved:
            self.bus.moved(moved)
