"""The WebSocket of a table: a hello, then updates; commands are handled one at a time."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from msgspec import json

from nivelo.engine.errors import NiveloError
from nivelo.server import metrics
from nivelo.server.answers.conversation import enter, handle, id_of, refuse
from nivelo.server.api.auth import check_request, person_of, service_of
from nivelo.server.errors import ServerError, TooManyError
from nivelo.server.live.room import Room
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.messages import Refused
from nivelo.server.security.address_network import network_of
from nivelo.server.security.limits import Bucket
from nivelo.server.security.origins import address_of
from nivelo.server.service import Service
from nivelo.server.transport.direct_frames import writer_of

BURST_SECONDS = 3  # burst size of commands, as a multiple of their rate
MOST_REFUSALS = 100  # refusals in a row for being too fast, until the connection is closed
MOST_QUOTED = 20
CLOSED = 4000  # the close code; the message before it says why

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live")
async def socket(socket: AnySocket) -> None:
    """Watch a table or play at it. `since` is the last sequence number that the device has seen."""
    service = service_of(socket)
    with service.sockets.place_for(address_of(socket)) as has_place:
        await attend(service, socket, has_place)


async def attend(service: Service, socket: AnySocket, has_place: bool) -> None:
    await socket.accept()

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    try:
        check_request(socket)
        if not has_place:
            raise TooManyError("rate/connections", "too many connections of one address")
        person = await person_of(socket)
        room = await service.hub.rooms.get(socket.path_params["table_id"])
        subscriber = Subscriber(person, send, writer_of(socket.scope))
        await enter(service, room, subscriber, address_of(socket), since_of(socket))
    except NiveloError as error:
        metrics.count_error(error.code)
        await send(json.encode(Refused(id=0, code=error.code, text=error.text)).decode())
        await socket.close(CLOSED, error.code)
        return
    sending = asyncio.create_task(subscriber.run())
    try:
        reader = Reader(service, room, subscriber, socket)
        reading = asyncio.create_task(reader.run())
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        reader.stopped = True
        if not reader.is_busy:
            reading.cancel()
        subscriber.closed = True
        subscriber.wake.set()
        await asyncio.wait((sending, reading), timeout=1)
    finally:
        sending.cancel()
        service.hub.presence.part(room, subscriber)
    if not (ended_well(reading) and reading.result()):
        await socket.close(CLOSED, "closed")


def ended_well(task: asyncio.Task[bool]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def since_of(socket: AnySocket) -> int:
    """The last sequence number the device has seen, if it sent one."""
    text = socket.query_params.get("since", "-1")
    try:
        return int(text)
    except ValueError as error:
        quoted = repr(text[:MOST_QUOTED])
        raise ServerError("request/since", f"since is a number, not {quoted}") from error


class Reader:
    """Carries out every incoming command, in order.

    A command that has started is completed, even if the connection breaks.
    """

    def __init__(
        self, service: Service, room: Room, subscriber: Subscriber, socket: AnySocket
    ) -> None:
        self.service = service
        self.room = room
        self.subscriber = subscriber
        self.socket = socket
        self.address = address_of(socket)
        self.network = network_of(self.address)
        rate = service.settings.messages_per_second
        self.bucket = Bucket(rate * BURST_SECONDS, rate)
        self.refused = 0  # in a row
        self.is_busy = False
        self.stopped = False  # stop reading

    async def run(self) -> bool:
        """True if the other side has gone."""
        while not self.stopped:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return True
            self.is_busy = True
            await self.service.turns.take(self.network)
            goes_on = await self.obey(message.get("text"))
            self.is_busy = False
            if not goes_on:
                return False
            if self.refused:
                await asyncio.sleep(self.service.quotas.refusals.wait(self.address))
        return False

    async def obey(self, text: str | None) -> bool:
        """Carry out a message; False if it is the last to be read."""
        if not (self.bucket.take() and self.service.quotas.messages.take(self.address)):
            return self.refuse_rate(text)
        self.refused = 0
        if text is None:
            self.refuse(0, "message/binary", "messages are texts")
        else:
            await handle(self.service, self.room, self.subscriber, self.address, text)
        return True

    def refuse_rate(self, text: str | None) -> bool:
        """Refuse a message over the rate limit; False after too many refusals."""
        self.refused += 1
        if self.refused > MOST_REFUSALS:
            self.subscriber.close("rate/messages")
            return False
        number = id_of(text) if text else 0
        self.refuse(number, "rate/messages", "too many messages, wait a moment")
        return True

    def refuse(self, number: int, code: str, text: str) -> None:
        refuse(self.service, self.subscriber, number, code, text)
