"""Heaps of frames and of requests: looked at a few at a time, and ended if they are mere noise."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from struct import pack
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from nivelo.client import Account
from nivelo.server.security.frame_floods import (
    FRAMES_AT_ONCE,
    MOST_QUEUED,
    PIECE,
    WaryProtocol,
)
from nivelo.server.security.slow_clients import MOST_AHEAD, MOST_HEADERS
from support.server.people_at_tables import TIMEOUT
from support.server.raw_socket import RawSocket, raw_socket
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

CONTINUED, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bml2ZWxvIGxvYWQgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n"
    b"Cookie: " + b"x" * 3 * PIECE + b"\r\n\r\n"
)


def frame(kind: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    return pack("!BBL", (0x80 if final else 0) | kind, 0x80 | len(data), 0) + data


class Line(asyncio.Transport):
    """A connection that notes what is done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_paused = False
        self.is_aborted = False
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_aborted = True


class Conversation:
    """An application that reads what comes when the test asks for it."""

    def __init__(self) -> None:
        self.line = Line()
        config = uvicorn.Config(self.app, interface="asgi3", ws_ping_interval=None, log_config=None)
        config.load()
        self.protocol = WaryProtocol(config, ServerState(), {})
        self.accepted = asyncio.Event()
        self.over = asyncio.Event()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.receive = receive
        await receive()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        await self.over.wait()

    async def begin(self) -> Conversation:
        self.protocol.connection_made(self.line)
        self.protocol.data_received(HANDSHAKE)
        async with asyncio.timeout(TIMEOUT):
            await self.accepted.wait()
        return self

    async def end(self) -> None:
        self.over.set()
        await asyncio.gather(*self.protocol.tasks)


async def test_messages_are_looked_at_as_fast_as_they_are_done() -> None:
    conversation = await Conversation().begin()
    number, protocol = 20_000, conversation.protocol
    protocol.data_received(b"".join(frame(TEXT, f"{n:05}".encode()) for n in range(number)))
    most = 0
    for n in range(number):
        most = max(most, protocol.queue.qsize())
        assert conversation.line.is_paused
        assert (await conversation.receive())["text"] == f"{n:05}"
    assert most < MOST_QUEUED + PIECE // len(frame(TEXT, b"00000")) + 1
    assert not protocol.unread
    assert not conversation.line.is_paused
    await conversation.end()


@pytest.mark.parametrize(
    ("first", "each"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(TEXT, final=False), frame(CONTINUED, final=False)),
        (frame(BINARY, final=False), frame(CONTINUED, final=False)),
        (b"", frame(TEXT, b"a", final=False) + frame(CONTINUED)),
    ],
    ids=["pings", "pongs", "parts of a text", "parts of bytes", "split texts"],
)
async def test_a_flood_of_frames_that_are_no_messages_is_ended(first: bytes, each: bytes) -> None:
    conversation = await Conversation().begin()
    conversation.protocol.frames_left.rate = 0  # however long this takes
    conversation.protocol.data_received(first)
    for _ in range(FRAMES_AT_ONCE * 2):
        conversation.protocol.data_received(each)
        if not conversation.protocol.queue.empty():
            await conversation.receive()
    assert conversation.line.is_aborted
    assert len(conversation.protocol.frames) <= FRAMES_AT_ONCE
    assert conversation.line.written.count(b"\x8a\x00") <= FRAMES_AT_ONCE
    await conversation.end()


async def answers_in(socket: RawSocket, number: int) -> list[dict[str, Any]]:
    async with asyncio.timeout(TIMEOUT):
        return [await socket.answer() for _ in range(number)]


async def test_whoever_sends_much_at_once_is_answered_all_of_it(sqlite_server: Running) -> None:
    number = 2000
    async with Account(sqlite_server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        async with raw_socket(sqlite_server.url, table, ann.cookie) as socket:
            texts = [json.dumps({"type": "ping", "id": n}).encode() for n in range(number)]
            split = texts[-1]
            heap = [frame(TEXT, text) for text in texts[:-1]]
            heap += [frame(TEXT, split[:5], final=False), frame(PING), frame(CONTINUED, split[5:])]
            socket.connection.transport.write(b"".join(heap))
            answers = await answers_in(socket, number)
            assert [answer["id"] for answer in answers] == list(range(number))


async def test_whoever_floods_with_pings_is_cut_off_and_nobody_else(sqlite_server: Running) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        async with (
            raw_socket(sqlite_server.url, table, ann.cookie) as flood,
            raw_socket(sqlite_server.url, table, ann.cookie) as calm,
        ):
            flood.connection.transport.write(frame(PING) * FRAMES_AT_ONCE * 50)
            assert await flood.closed() == 1006
            assert (await calm.ask('{"type":"ping","id":7}'))["id"] == 7


async def all_that_comes(server: Running, request: bytes) -> bytes:
    """What is answered until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(request)
    came = b""
    async with asyncio.timeout(TIMEOUT):
        with suppress(ConnectionResetError):
            while data := await reader.read(1 << 16):
                came += data
    writer.close()
    return came


@pytest.mark.parametrize(("number", "is_answered"), [(MOST_HEADERS - 10, True), (5000, False)])
async def test_a_request_has_not_more_headers_than_anyone_needs(
    sqlite_server: Running, number: int, is_answered: bool
) -> None:
    head = b"GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + b"a: b\r\n" * number
    came = await all_that_comes(sqlite_server, head + b"\r\n")
    assert came.startswith(b"HTTP/1.1 200") == is_answered


@pytest.mark.parametrize("header", [b"Content-Length: 4", b"Transfer-Encoding: chunked"])
async def test_a_handshake_that_promises_a_body_is_refused(
    sqlite_server: Running, header: bytes
) -> None:
    """It was waited for without end, and by then nobody counted the connection."""
    head = HANDSHAKE.replace(b"GET / ", b"GET /api/tables/x/live ").replace(b"Host: x", header)
    assert (await all_that_comes(sqlite_server, head)).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(("number", "all_answered"), [(MOST_AHEAD, True), (5000, False)])
async def test_requests_before_the_first_is_answered_are_few(
    sqlite_server: Running, number: int, all_answered: bool
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sqlite_server.port)
    writer.write(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n" * number)
    came = b""
    async with asyncio.timeout(TIMEOUT):
        while came.count(b"HTTP/1.1 200") < number:
            try:
                data = await reader.read(1 << 16)
            except ConnectionResetError:
                break
            if not data:
                break
            came += data
    assert (came.count(b"HTTP/1.1 200") == number) == all_answered
    writer.close()


async def test_an_empty_line_before_a_request_is_passed_over(sqlite_server: Running) -> None:
    """RFC 9112, 2.2: it comes by itself, before anything of the request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", sqlite_server.port)
    writer.write(b"\r\n")
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.write(b"GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    async with asyncio.timeout(TIMEOUT):
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()
