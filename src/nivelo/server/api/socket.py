"""The WebSocket of a table: a hello, then updates; commands come in, one after the other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import WebSocket, websocket
from msgspec import DecodeError, ValidationError, json
from sqlalchemy.exc import SQLAlchemyError

from nivelo.engine.errors import NiveloError
from nivelo.server import metrics
from nivelo.server.api.auth import check_request, person_of, service_of
from nivelo.server.clock import now
from nivelo.server.errors import ForbiddenError, ServerError, TooManyError
from nivelo.server.live.room import Room
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.commands import AnyCommand, Change
from nivelo.server.protocol.messages import Refused
from nivelo.server.security.limits import Bucket
from nivelo.server.security.origins import address_of
from nivelo.server.service import Service
from nivelo.server.table.observation import hello

BURST_SECONDS = 3  # commands may come in a heap as large as this much of their rate
MOST_REFUSALS = 100  # in a row for being too fast; then the connection is closed
MOST_QUOTED = 20
CLOSED = 4000  # the close code; the message before it says why

AnySocket = WebSocket[Any, Any, Any]

logger = logging.getLogger(__name__)
decoder = json.Decoder(AnyCommand)


@websocket("/tables/{table_id:str}/live")
async def socket(socket: AnySocket) -> None:
    """Watch a table or play at it. `since` is the last sequence number that the device saw."""
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
        subscriber = Subscriber(person, send)
        await enter(service, room, subscriber, address_of(socket), since_of(socket))
    except NiveloError as error:
        metrics.count_error(error.code)
        await send(json.encode(Refused(id=0, code=error.code, text=error.text)).decode())
        await socket.close(CLOSED, error.code)
        return
    sending = asyncio.create_task(subscriber.run())
    try:
        reading = asyncio.create_task(read(service, room, subscriber, socket))
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
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
    """What the device had seen; nothing if it does not say so."""
    text = socket.query_params.get("since", "-1")
    try:
        return int(text)
    except ValueError as error:
        quoted = repr(text[:MOST_QUOTED])
        raise ServerError("request/since", f"since is a number, not {quoted}") from error


async def enter(
    service: Service, room: Room, subscriber: Subscriber, address: str, since: int
) -> None:
    """Send the hello, and from then on every update."""
    async with room.lock:
        await service.hub.rooms.read_on(room, since)
        if not room.may_watch(subscriber.person_number):
            raise ForbiddenError("table/private", "this table is not open to spectators")
        room.subscribers.add(subscriber)
        seat = room.seat_of(subscriber)
        room.note_address(seat, address)
        subscriber.send(hello(room.table, seat, since, room.present(), now()))
    service.hub.presence.changed(room)


async def read(service: Service, room: Room, subscriber: Subscriber, socket: Any) -> bool:
    """Do every command that comes in, in order. True if the other side has gone."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate * BURST_SECONDS, rate)
    refused = 0
    address = address_of(socket)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return True
        text = message.get("text")
        if not (bucket.take() and service.quotas.messages.take(address)):
            refused += 1
            if refused > MOST_REFUSALS:
                subscriber.close("rate/messages")
                return False
            number = id_of(text) if text else 0
            refuse(subscriber, number, "rate/messages", "too many messages, wait a moment")
            continue
        refused = 0
        if text is None:
            refuse(subscriber, 0, "message/binary", "messages are texts")
            continue
        # What has begun is brought to its end, also when the connection breaks meanwhile.
        await asyncio.shield(handle(service, room, subscriber, address, text))


def refuse(subscriber: Subscriber, number: int, code: str, text: str) -> None:
    metrics.count_error(code)
    subscriber.send(Refused(id=number, code=code, text=text))


async def handle(
    service: Service, room: Room, subscriber: Subscriber, address: str, text: str
) -> None:
    """Do one command; whatever is wrong with it becomes an answer."""
    try:
        command = decoder.decode(text)
    except ValidationError as error:
        refuse(subscriber, id_of(text), "message/invalid", str(error))
        return
    except (DecodeError, RecursionError) as error:
        refuse(subscriber, 0, "message/json", str(error))
        return
    if subscriber.person is None:
        refuse(subscriber, command.id, "person/unknown", "say first who you are: POST /api/me")
        return
    try:
        person, readers = subscriber.person, len(room.subscribers)
        service.quotas.check(address, person.number, command, readers)
        if isinstance(command, Change):
            await service.check_custom_game(address, command.setup.description)
        subscriber.send(await service.hub.commands.do(room, person, command))
    except NiveloError as error:
        refuse(subscriber, command.id, error.code, error.text)
    except (SQLAlchemyError, OSError):
        logger.exception("the database failed", extra={"command": type(command).__name__})
        refuse(subscriber, command.id, "server/storage", "the database does not answer, try again")
    except Exception:
        logger.exception("a command failed", extra={"command": type(command).__name__})
        refuse(subscriber, command.id, "server/error", "that is our mistake; it has been logged")


def id_of(text: str) -> int:
    """The number of a message that is not as it should be, if it can be read at all."""
    try:
        message = json.decode(text)
    except (DecodeError, RecursionError):
        return 0
    number = message.get("id", 0) if isinstance(message, dict) else 0
    return number if type(number) is int and 0 <= number <= 2**53 else 0
