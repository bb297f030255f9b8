"""While the host is away, someone else at the table acts as host."""

from __future__ import annotations

import asyncio
import logging

from nivelo.server.clock import now
from nivelo.server.errors import StaleError, StorageError
from nivelo.server.live.room import Room
from nivelo.server.live.rooms import Rooms
from nivelo.server.live.scheduler import TRY_AGAIN
from nivelo.server.table.decide import entry
from nivelo.server.table.entries import DEPUTY, NO_SEAT

AWAY_SECONDS = 60.0  # a phone that sleeps for a moment should not change the host

logger = logging.getLogger(__name__)


def wanted_deputy(room: Room) -> int:
    """The seat that should act as host; no seat while the host is there."""
    table, present = room.table, room.present()
    acting = table.seat_of(table.deputy)
    if table.host == 0 or table.seat_of(table.host) in present:
        return NO_SEAT
    if acting in present or not present:
        return acting
    return present[0]


class Deputies:
    """Sets a timer when a host leaves, in every process with connections to the table.

    If several act at once, the key of the entries lets only one succeed.
    """

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.tasks: set[asyncio.Task[None]] = set()

    def watch(self, room: Room) -> None:
        """Called when someone connects, disconnects, sits down or leaves, or the acting host
        changes.
        """
        wanted = wanted_deputy(room)
        if wanted == room.table.seat_of(room.table.deputy) or not room.subscribers:
            self.cancel(room)
        elif wanted == NO_SEAT:
            self.begin(room)  # the host is back
        elif room.host_alarm is None:
            self.alarm(room, AWAY_SECONDS)

    def alarm(self, room: Room, wait: float) -> None:
        self.cancel(room)
        room.host_alarm = asyncio.get_running_loop().call_later(wait, self.begin, room)

    def cancel(self, room: Room) -> None:
        if room.host_alarm is not None:
            room.host_alarm.cancel()
            room.host_alarm = None

    def begin(self, room: Room) -> None:
        self.cancel(room)
        task = asyncio.create_task(self.appoint(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def appoint(self, room: Room) -> None:
        try:
            try:
                await self.appoint_now(room)
            except StaleError:
                await self.rooms.refresh(room)
                self.watch(room)
        except StorageError:
            self.try_again(room)
        except self.rooms.store.failures:
            self.try_again(room)

    async def appoint_now(self, room: Room) -> None:
        async with room.lock:
            await self.rooms.renew(room)
            wanted = wanted_deputy(room)
            if wanted != room.table.seat_of(room.table.deputy):
                await self.rooms.commit(room, entry(room.table, now(), DEPUTY, wanted))

    def try_again(self, room: Room) -> None:
        logger.warning("who acts as host could not be stored, it is tried again")
        self.alarm(room, TRY_AGAIN)
