"""A connection to a table, with a queue of its own so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count

from msgspec import json

from nivelo.server.live.notice import Attention
from nivelo.server.protocol.messages import Bye, ServerMessage
from nivelo.server.table.people import Person

MOST_WAITING = 300  # messages; a reader that lags further behind has to reconnect

numbers = count(1)


class Subscriber:
    """One window onto a table. `person` is None for a spectator."""

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
        self.attention: Attention | None = None  # None: it does not report whether it is visible
        self.write = send
        self.write_now = write_now  # returns False while its reader is slow; None: there is none
        self.is_sending = False  # is `run` about to send the queue?

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
        self.is_sending = True  # later messages must not overtake it
        self.outbox.append(message)
        self.wake.set()

    def close(self, code: str, again: bool = True) -> None:
        """Send the reason, and nothing after it."""
        if not self.closed:
            self.closed = True
            self.queue(json.encode(Bye(code=code, again=again)))

    async def run(self) -> None:
        """Send queued messages until the connection is closed."""
        outbox = self.outbox
        while True:
            while outbox:
                await self.write(outbox.popleft().decode())
            if self.closed:
                return
            self.is_sending = False
            self.wake.clear()
            await self.wake.wait()
