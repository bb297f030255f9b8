"""A connection to a table: what is sent waits here, so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count

from msgspec import json

from nivelo.server.live.notice import Attention
from nivelo.server.protocol.messages import Bye, ServerMessage
from nivelo.server.table.people import Person

MOST_WAITING = 300  # messages; anyone who lags so far behind is asked to connect again

numbers = count(1)


class Subscriber:
    """One window in which a table is looked at. `person` is None for a mere spectator."""

    def __init__(
        self,
        person: Person | None,
        send: Callable[[str], Awaitable[None]],
        write_now: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.number = next(numbers)
        self.person = person
        self.person_number = 0 if person is None else person.number
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = False
        self.attention: Attention | None = None  # None: it does not say how it is looked at
        self.write = send
        self.write_now = write_now  # returns False while its reader is slow; None: there is none
        self.is_sending = False  # is `run` about to send what waits?

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        if self.closed:
            return
        if self.write_now is not None and not self.is_sending and self.write_now(message):
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.close("connection/slow")
            return
        self.queue(message)

    def queue(self, message: bytes) -> None:
        self.is_sending = True  # what comes later must not overtake it
        self.outbox.append(message)
        self.wake.set()

    def close(self, code: str, again: bool = True) -> None:
        """Say why, and no more."""
        if not self.closed:
            self.closed = True
            self.queue(json.encode(Bye(code=code, again=again)))

    async def run(self) -> None:
        """Send what waits, until the connection is closed."""
        outbox = self.outbox
        while True:
            while outbox:
                await self.write(outbox.popleft().decode())
            if self.closed:
                return
            self.is_sending = False
            self.wake.clear()
            await self.wake.wait()
