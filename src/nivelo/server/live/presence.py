"""Who is connected to which table, here and in other processes."""

from __future__ import annotations

import time
from typing import Protocol

from msgspec import structs

from nivelo.server.live.bot_pacing import attention_here, pace_share, waits_until
from nivelo.server.live.deputies import Deputies
from nivelo.server.live.notice import Attention, Notice
from nivelo.server.live.room import Room
from nivelo.server.live.scheduler import Scheduler
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.commands import Proceed, Viewing


class Publisher(Protocol):
    """Sends notices to the other processes; implemented by `Bus`."""

    def publish(self, notice: Notice) -> None: ...

    def moved(self, tables: dict[str, int]) -> None: ...


class PresenceTracker:
    """Tells the table, and the other processes, who comes and goes."""

    def __init__(
        self, scheduler: Scheduler, deputies: Deputies | None, bus: Publisher | None, server: str
    ) -> None:
        self.scheduler = scheduler
        self.deputies = deputies  # None: all play on one device
        self.bus = bus  # None: this is the only process
        self.server = server

    def part(self, room: Room, subscriber: Subscriber) -> None:
        room.subscribers.discard(subscriber)
        room.used_at = time.monotonic()
        self.changed(room)

    def changed(self, room: Room) -> None:
        """Tell everyone who is connected here: the table and the other processes."""
        self.tell_here(room)
        self.publish(room)

    def ask(self, room: Room) -> None:
        """This process has loaded a table: ask the others who is connected to it."""
        self.publish(room, asks=True)

    def publish(self, room: Room, asks: bool = False) -> None:
        if self.bus is not None:
            notice = Notice(
                self.server,
                table=room.table.id,
                people=room.people_here(),
                watching=room.watching_here(),
                attention=attention_here(room),
                asks=asks,
            )
            self.bus.publish(notice)

    def look(self, room: Room, subscriber: Subscriber, command: Viewing | Proceed) -> None:
        """A page reports whether it is visible, or that it has seen the end of a round."""
        before = pace_share(room), waits_until(room)
        match, former = room.table.match, subscriber.attention
        if isinstance(command, Viewing):
            seen_end = 0 if former is None else former.seen_end
            subscriber.attention = Attention(command.visible, command.pace, seen_end)
        elif former is not None and match is not None and command.round >= match.ended_round:
            subscriber.attention = structs.replace(former, seen_end=match.round_ended_at)
        self.publish(room)
        # Do not restart a bot that is already thinking.
        if (pace_share(room), waits_until(room)) != before:
            self.scheduler.schedule(room)

    def tell_here(self, room: Room) -> None:
        room.tell_presence()
        self.scheduler.schedule(room)  # games of bots only run while someone is watching
        if self.deputies is not None:
            self.deputies.watch(room)

    def heard(self, room: Room, notice: Notice) -> None:
        """Another process reports who is connected to it."""
        known = room.other_processes.get(notice.sender)
        room.other_processes[notice.sender] = notice
        if known is None or notice.asks or (notice.has_readers and not known.has_readers):
            self.changed(room)  # it does not know who is connected here
            if self.bus is not None:
                # Nor, perhaps, what has happened since it loaded the table.
                self.bus.moved({room.table.id: room.table.seq})
        elif (known.people, known.watching) != (notice.people, notice.watching):
            self.tell_here(room)
        else:
            self.scheduler.schedule(room)

    def forget_others(self, room: Room, servers: list[str]) -> None:
        """Only these processes are running; forget everyone connected to another one."""
        room.other_processes = {
            name: seen for name, seen in room.other_processes.items() if name in servers
        }
        self.tell_here(room)
        # A process that was only slow may be among the forgotten ones.
        self.ask(room)
