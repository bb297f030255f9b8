"""Who is connected to which table, here and at other processes."""

from __future__ import annotations

import time
from typing import Protocol

from nivelo.server.live.deputies import Deputies
from nivelo.server.live.notice import Notice
from nivelo.server.live.room import Room
from nivelo.server.live.scheduler import Scheduler
from nivelo.server.live.subscriber import Subscriber


class Publisher(Protocol):
    """Carries notices to the other processes; a `Bus` does."""

    def publish(self, notice: Notice) -> None: ...


class PresenceTracker:
    """Tells those at a table, and the other processes, who comes and goes."""

    def __init__(
        self, scheduler: Scheduler, deputies: Deputies | None, bus: Publisher | None, server: str
    ) -> None:
        self.scheduler = scheduler
        self.deputies = deputies  # None: all play on one device
        self.bus = bus  # None: there is no other process
        self.server = server

    def part(self, room: Room, subscriber: Subscriber) -> None:
        room.subscribers.discard(subscriber)
        room.used_at = time.monotonic()
        self.changed(room)

    def changed(self, room: Room) -> None:
        """Let everyone know who is here: those here, and the other processes."""
        self.tell_here(room)
        if self.bus is not None:
            notice = Notice(
                self.server,
                table=room.table.id,
                people=room.people_here(),
                watching=room.watching_here(),
            )
            self.bus.publish(notice)

    def tell_here(self, room: Room) -> None:
        room.tell_presence()
        self.scheduler.schedule(room)  # bots among themselves play only while they are watched
        if self.deputies is not None:
            self.deputies.watch(room)

    def heard(self, room: Room, notice: Notice) -> None:
        """Another process says who is connected to it."""
        is_new = notice.sender not in room.elsewhere
        room.elsewhere[notice.sender] = notice
        if is_new:
            self.changed(room)  # it does not know who is here
        else:
            self.tell_here(room)

    def forget_others(self, room: Room, servers: list[str]) -> None:
        """Only these processes run; whoever was connected to another one is gone."""
        room.elsewhere = {name: seen for name, seen in room.elsewhere.items() if name in servers}
        self.changed(room)
