"""Windows onto a table of this device: the counterpart of a server's WebSockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from msgspec import json

from nivelo.browser.catalog import OWNER
from nivelo.browser.host import BrowserHost
from nivelo.engine.errors import NiveloError
from nivelo.server.answers.conversation import enter, handle
from nivelo.server.live.room import Room
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.messages import Refused

LIVE = re.compile(r"/tables/([^/]+)/live")


class Connection:
    """One window, from opening to closing. `send` takes messages; None closes it."""

    def __init__(self, host: BrowserHost, send: Callable[[str | None], None]) -> None:
        self.host = host
        self.send = send
        self.room: Room | None = None
        self.subscriber: Subscriber | None = None
        self.sending: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        """Enter the room of a table, as its owner or as the person on a `seat`."""
        self.host.activity.note()
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        table = LIVE.fullmatch(parts.path)
        try:
            assert table is not None
            seat = int(query.get("seat", "-1"))
            person = await self.host.person_at(table[1], seat)
            person = person or await self.host.catalog.find(OWNER)
            room = await self.host.rooms.get(table[1])
            subscriber = Subscriber(person, self.write)
            await enter(self.host, room, subscriber, "", int(query.get("since", "-1")))
        except NiveloError as error:
            self.send(json.encode(Refused(id=0, code=error.code, text=error.text)).decode())
            self.send(None)
            return
        self.room, self.subscriber = room, subscriber
        self.sending = asyncio.create_task(self.run(subscriber))

    async def run(self, subscriber: Subscriber) -> None:
        await subscriber.run()
        self.send(None)

    async def write(self, text: str) -> None:
        self.send(text)

    async def take(self, text: str) -> None:
        """Carry out an incoming command."""
        self.host.activity.note()
        if self.room is not None and self.subscriber is not None:
            await handle(self.host, self.room, self.subscriber, "this device", text)

    def close(self) -> None:
        if self.room is None or self.subscriber is None or self.sending is None:
            return
        self.sending.cancel()
        self.host.presence.part(self.room, self.subscriber)
        self.room = None
