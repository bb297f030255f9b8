"""The short way of a message to its connection: framed as it should be, and in order."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from nivelo.client import Account
from nivelo.server.live.subscriber import MOST_WAITING, Subscriber
from nivelo.server.protocol.messages import Pong
from nivelo.server.transport.direct_frames import framed, writer_of
from support.server.raw_socket import raw_socket
from support.server.running_server import Running

pytestmark = pytest.mark.anyio

MANY = 200


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_protocol_says(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_another_server_has_no_short_way() -> None:
    assert writer_of({"extensions": {"websocket.http.response": {}}}) is None
    assert writer_of({}) is None


class SlowReader:
    """A connection that takes so many messages and then no more until it is read."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.came: list[str] = []
        self.read = asyncio.Event()

    def write_now(self, text: bytes) -> bool:
        if len(self.came) >= self.takes:
            return False
        self.came.append(text.decode())
        return True

    async def send(self, text: str) -> None:
        await self.read.wait()
        self.came.append(text)

    def numbers(self) -> list[int]:
        return [json.loads(text).get("id") for text in self.came]


async def test_nothing_overtakes_what_waits_for_a_slow_reader() -> None:
    reader = SlowReader(takes=3)
    subscriber = Subscriber(None, reader.send, reader.write_now)
    sending = asyncio.create_task(subscriber.run())
    for number in range(5):
        subscriber.send(Pong(id=number, now=0))
    await asyncio.sleep(0)
    assert reader.numbers() == [0, 1, 2]
    # There is room again, but an earlier message is still under way.
    reader.takes = MANY
    subscriber.send(Pong(id=5, now=0))
    reader.read.set()
    while subscriber.is_sending:
        await asyncio.sleep(0)
    subscriber.send(Pong(id=6, now=0))
    assert reader.numbers() == [0, 1, 2, 3, 4, 5, 6]
    subscriber.close("connection/slow")
    await sending


async def test_a_reader_who_never_reads_is_asked_to_connect_again() -> None:
    reader = SlowReader(takes=0)
    subscriber = Subscriber(None, reader.send, reader.write_now)
    for number in range(MOST_WAITING + 50):
        subscriber.send(Pong(id=number, now=0))
    reader.read.set()
    await subscriber.run()
    assert [json.loads(text)["type"] for text in reader.came] == ["bye"]


async def test_a_live_connection_is_answered_in_order_and_told_why_it_ends(
    sqlite_server: Running,
) -> None:
    server = sqlite_server
    async with Account(server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        room = await server.ask(server.service.hub.rooms.get(table))
        async with raw_socket(server.url, table, ann.cookie) as socket:
            (subscriber,) = room.subscribers
            assert subscriber.write_now is not None
            for number in range(MANY):
                await socket.connection.send(json.dumps({"type": "ping", "id": number}))
            answers: list[int] = []
            while len(answers) < MANY:
                message = json.loads(await socket.connection.recv())
                if message["type"] == "pong":
                    answers.append(message["id"])
            assert answers == list(range(MANY))
            loop = server.loop
            assert loop is not None
            loop.call_soon_threadsafe(subscriber.send, Pong(id=MANY, now=0))
            loop.call_soon_threadsafe(subscriber.close, "connection/slow")
            last = [json.loads(await socket.connection.recv()) for _ in range(2)]
            assert [message["type"] for message in last] == ["pong", "bye"]
