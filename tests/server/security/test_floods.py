"""Too much at once: refused with a code, without harm to others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.live.subscriber import MOST_WAITING, Subscriber
from nivelo.server.protocol.messages import Pong
from support.server.people_at_tables import TIMEOUT
from support.server.raw_socket import raw_socket
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

PING = '{"type":"ping","id":1}'


async def test_commands_that_come_too_fast_are_refused_and_then_the_connection_is_closed(
    tmp_path: Path,
) -> None:
    with running(tmp_path, messages_per_second=0.1) as server:
        async with Account(server.url, "Ann") as ann, Account(server.url, "Ben") as ben:
            table = await ann.create_table({"seats": 2})
            async with raw_socket(server.url, table, ann.cookie) as socket, ben.seat(table) as calm:
                for _ in range(120):
                    await socket.connection.send(PING)
                assert await socket.closed() == 4000
                answers = [m for m in socket.heard if m["type"] in ("pong", "error", "bye")]
                codes = [m.get("code", m["type"]) for m in answers]
                assert set(codes) == {"rate/messages"}  # not even one is allowed in this test
                assert len(codes) == 101
                assert answers[-1] == {"type": "bye", "code": "rate/messages", "again": True}
                calm.now["present"] = []
                async with raw_socket(server.url, table, ann.cookie) as again:
                    assert again.heard[0]["type"] == "hello"


async def test_a_burst_is_allowed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=5) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            async with raw_socket(server.url, table, ann.cookie) as socket:
                for _ in range(60):
                    await socket.connection.send(PING)
                answers = [await socket.answer() for _ in range(60)]
                kinds = [answer["type"] for answer in answers]
                assert kinds[:15] == ["pong"] * 15
                assert "error" in kinds


async def test_requests_tables_and_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = {"requests_per_minute": 30, "tables_per_hour": 2, "connections_per_address": 3}
    with running(tmp_path, **limits) as server:
        async with Account(server.url, "Ann") as ann:
            made = [await ann.create_table({"seats": 2}) for _ in range(2)]
            with pytest.raises(RefusedError) as refusal:
                await ann.create_table({"seats": 2})
            assert refusal.value.code == "rate/tables"
            async with ann.seat(made[0]), ann.seat(made[0]), ann.seat(made[1]):
                with pytest.raises(RefusedError) as refusal:
                    await ann.seat(made[1]).__aenter__()
                assert refusal.value.code == "rate/connections"
            for _ in range(40):
                answer = await ann.http.get("/me")
            assert (answer.status_code, answer.json()["code"]) == (429, "rate/requests")
        # Health is not the business of the limits.
        async with httpx.AsyncClient() as nobody:
            assert (await nobody.get(f"{server.url}/health/live")).status_code == 200


async def test_who_does_not_read_is_asked_to_connect_again() -> None:
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    subscriber = Subscriber(None, send)
    for number in range(MOST_WAITING + 50):
        subscriber.send(Pong(id=number, now=0))
    await subscriber.run()
    assert [json.loads(text) for text in sent] == [
        {"type": "bye", "code": "connection/slow", "again": True}
    ]


async def test_connections_that_break_leave_nothing_behind(sqlite_server: Running) -> None:
    server = sqlite_server
    async with Account(server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        room = await server.ask(server.service.hub.rooms.get(table))
        before = dict(server.service.sockets.counts)
        for number in range(30):
            async with raw_socket(server.url, table, ann.cookie) as socket:
                for _ in range(number):
                    await socket.connection.send(PING)
                socket.connection.transport.abort()
        async with asyncio.timeout(TIMEOUT):
            while room.subscribers or server.service.sockets.counts != before:
                await asyncio.sleep(0.01)
