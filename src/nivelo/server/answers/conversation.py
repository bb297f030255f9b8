"""The connection to a table: a hello, updates, and commands one by one."""

from __future__ import annotations

import logging

from msgspec import DecodeError, ValidationError, json

from nivelo.engine.errors import NiveloError
from nivelo.server.answers.host import Host
from nivelo.server.answers.tables import check_quotas, may_look
from nivelo.server.clock import now
from nivelo.server.live.room import Room
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.commands import AnyCommand, Change, Proceed, Viewing
from nivelo.server.protocol.messages import Noted, Refused
from nivelo.server.table.observation import hello

logger = logging.getLogger(__name__)
decoder = json.Decoder(AnyCommand)


async def enter(host: Host, room: Room, subscriber: Subscriber, who: str, since: int) -> None:
    """Send the hello, and from then on every update."""
    async with room.lock:
        await host.rooms.read_on(room, since)
        may_look(room, subscriber.person_number)
        room.subscribers.add(subscriber)
        seat = room.seat_of(subscriber)
        room.note_address(seat, who)
        person = subscriber.person_number
        subscriber.send(hello(room.table, seat, since, room.present(), now(), person))
    host.presence.changed(room)


def refuse(host: Host, subscriber: Subscriber, number: int, code: str, text: str) -> None:
    host.meter.refused(code)
    subscriber.send(Refused(id=number, code=code, text=text))


async def handle(host: Host, room: Room, subscriber: Subscriber, who: str, text: str) -> None:
    """Carry out one command; errors become answers."""
    try:
        command = decoder.decode(text)
    except ValidationError as error:
        refuse(host, subscriber, id_of(text), "message/invalid", str(error))
        return
    except (DecodeError, RecursionError) as error:
        refuse(host, subscriber, 0, "message/json", str(error))
        return
    if subscriber.person is None:
        problem = "say first who you are: POST /api/me"
        refuse(host, subscriber, command.id, "person/unknown", problem)
        return
    try:
        check_quotas(host, who, subscriber.person, room, command)
        if isinstance(command, (Viewing, Proceed)):
            host.presence.look(room, subscriber, command)
            subscriber.send(Noted(id=command.id))
            return
        if isinstance(command, Change):
            await host.check_custom_game(who, command.setup.description)
        subscriber.send(await host.commands.do(room, subscriber.person, command))
    except NiveloError as error:
        refuse(host, subscriber, command.id, error.code, error.text)
    except host.rooms.store.failures:
        logger.exception("the database failed", extra={"command": type(command).__name__})
        problem = "the database does not answer, try again"
        refuse(host, subscriber, command.id, "server/storage", problem)
    except Exception:
        logger.exception("a command failed", extra={"command": type(command).__name__})
        problem = "that is our mistake; it has been logged"
        refuse(host, subscriber, command.id, "server/error", problem)


def id_of(text: str) -> int:
    """The id of a malformed message, if it can be read at all."""
    try:
        message = json.decode(text)
    except (DecodeError, RecursionError):
        return 0
    number = message.get("id", 0) if isinstance(message, dict) else 0
    return number if type(number) is int and 0 <= number <= 2**53 else 0
