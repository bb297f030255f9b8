"""The WebSocket of a table: a hello, then updates; commands come in, one after the other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import websocket
from msgspec import DecodeError, ValidationError, json
from sqlalchemy.exc import SQLAlchemyError

from nivelo.engine.errors import NiveloError
from nivelo.server import metrics
from nivelo.server.api.auth import check_request, person_of, service_of
from nivelo.server.clock import now
from nivelo.server.connection import AnySocket
from nivelo.server.errors import ForbiddenError, ServerError, TooManyError
from nivelo.server.live.room import Live
from nivelo.server.live.subscriber import Watcher
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
        live = await service.hub.live(socket.path_params["table_id"])
        watcher = Watcher(person, send)
        await enter(service, live, watcher, since_of(socket))
    except NiveloError as error:
        metrics.count_error(error.code)
        await send(json.encode(Refused(id=0, code=error.code, text=error.text)).decode())
        await socket.close(CLOSED, error.code)
        return
    sending = asyncio.create_task(watcher.run())
    try:
        reading = asyncio.create_task(read(service, live, watcher, socket))
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        reading.cancel()
        watcher.closed = True
        watcher.wake.set()
        await asyncio.wait((sending, reading), timeout=1)
    finally:
        sending.cancel()
        service.hub.part(live, watcher)
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


async def enter(service: Service, live: Live, watcher: Watcher, since: int) -> None:
    """Send the hello, and from then on every update."""
    async with live.lock:
        await service.hub.renew(live)
        if not live.may_watch(watcher.person_number):
            raise ForbiddenError("table/private", "this table is not open to spectators")
        live.watchers.add(watcher)
        seat = live.seat_of(watcher)
        watcher.send(hello(live.table, seat, since, live.present(), now()))
    service.hub.presence_changed(live)


async def read(service: Service, live: Live, watcher: Watcher, socket: Any) -> bool:
    """Do every command that comes in, in order. True if the other side has gone."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate * BURST_SECONDS, rate)
    refused = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return True
        text = message.get("text")
        if not bucket.take():
            refused += 1
            if refused > MOST_REFUSALS:
                watcher.close("rate/messages")
                return False
            number = id_of(text) if text else 0
            refuse(watcher, number, "rate/messages", "too many messages, wait a moment")
            continue
        refused = 0
        if text is None:
            refuse(watcher, 0, "message/binary", "messages are texts")
            continue
        # What has begun is brought to its end, also when the connection breaks meanwhile.
        await asyncio.shield(handle(service, live, watcher, address_of(socket), text))


def refuse(watcher: Watcher, number: int, code: str, text: str) -> None:
    metrics.count_error(code)
    watcher.send(Refused(id=number, code=code, text=text))


async def handle(service: Service, live: Live, watcher: Watcher, address: str, text: str) -> None:
    """Do one command; whatever is wrong with it becomes an answer."""
    try:
        command = decoder.decode(text)
    except ValidationError as error:
        refuse(watcher, id_of(text), "message/invalid", str(error))
        return
    except (DecodeError, RecursionError) as error:
        refuse(watcher, 0, "message/json", str(error))
        return
    if watcher.person is None:
        refuse(watcher, command.id, "person/unknown", "say first who you are: POST /api/me")
        return
    try:
        if isinstance(command, Change):
            await service.check_own_game(address, command.setup.description)
        watcher.send(await service.hub.do(live, watcher.person, command))
    except NiveloError as error:
        refuse(watcher, command.id, error.code, error.text)
    except (SQLAlchemyError, OSError):
        logger.exception("the database failed", extra={"command": type(command).__name__})
        refuse(watcher, command.id, "server/storage", "the database does not answer, try again")
    except Exception:
        logger.exception("a command failed", extra={"command": type(command).__name__})
        refuse(watcher, command.id, "server/error", "that is our mistake; it has been logged")


def id_of(text: str) -> int:
    """The number of a message that is not as it should be, if it can be read at all."""
    try:
        found = json.decode(text)
    except (DecodeError, RecursionError):
        return 0
    number = found.get("id", 0) if isinstance(found, dict) else 0
    return number if type(number) is int and 0 <= number <= 2**53 else 0
