"""When a server stops: all who are connected hear of it, and nobody who was let in is refused."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nivelo.server import serve
from nivelo.server.security import slow_clients
from nivelo.server.security.slow_clients import ImpatientProtocol
from support.server.people_at_tables import TIMEOUT
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

LONG = 3600.0
REQUEST = b"GET /health/live HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: bml2ZWxvIGxvYWQgdGVzdA==\r\n\r\n"
)


class Goodbyes:
    """A service of which somebody is connected for a while."""

    def __init__(self) -> None:
        self.rooms = SimpleNamespace(have_readers=True)
        self.said = 0

    def say_goodbye(self) -> None:
        self.said += 1


async def test_a_server_stops_when_all_have_heard_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LAST_WORDS", LONG)
    service, stopped = Goodbyes(), asyncio.Event()
    app: Any = SimpleNamespace(state=SimpleNamespace(service=service))
    loop = asyncio.get_running_loop()
    serve.goodbye(loop, app, lambda *_: stopped.set())(signal.SIGTERM, None)
    async with asyncio.timeout(TIMEOUT):
        while service.said < 10:  # also to those who come meanwhile
            await asyncio.sleep(0.01)
        assert not stopped.is_set()
        service.rooms.have_readers = False
        await stopped.wait()


class Starting:
    """A server of uvicorn that has not quite started."""

    def __init__(self) -> None:
        self.started = False
        self.exits = asyncio.Event()

    def handle_exit(self, *_: object) -> None:
        self.exits.set()


async def test_a_server_that_is_still_starting_is_stopped_afterwards() -> None:
    service, server = Goodbyes(), Starting()
    service.rooms.have_readers = False
    app: Any = SimpleNamespace(state=SimpleNamespace(service=service))
    serve.goodbye(asyncio.get_running_loop(), app, server.handle_exit)(signal.SIGTERM, None)
    async with asyncio.timeout(TIMEOUT):
        while service.said < 5:
            await asyncio.sleep(0.01)
        assert not server.exits.is_set()
        server.started = True
        await server.exits.wait()


async def test_nobody_who_does_not_listen_keeps_a_server_from_stopping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "LAST_WORDS", 0.1)
    stopped = asyncio.Event()
    app: Any = SimpleNamespace(state=SimpleNamespace(service=Goodbyes()))
    loop = asyncio.get_running_loop()
    serve.goodbye(loop, app, lambda *_: stopped.set())(signal.SIGTERM, None)
    async with asyncio.timeout(TIMEOUT):
        await stopped.wait()


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)


async def let_in(server: Running) -> ImpatientProtocol:
    """The server's end of a connection on which nothing was sent yet."""
    async with asyncio.timeout(TIMEOUT):
        while not server.server.server_state.connections:
            await asyncio.sleep(0.01)
    (protocol,) = server.server.server_state.connections
    assert isinstance(protocol, ImpatientProtocol)
    return protocol


@pytest.mark.parametrize(("asked", "answer"), [(REQUEST, b"HTTP/1.1 200"), (UPGRADE, b"")])
async def test_what_is_asked_a_moment_too_late_is_answered_but_no_window_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(slow_clients, "FIRST_REQUEST_SECONDS", LONG)
    with running(tmp_path) as server, connected(server) as late:
        protocol = await let_in(server)

        async def stop() -> None:
            protocol.shutdown()

        await server.ask(stop())
        late.sendall(asked)
        assert (await asyncio.to_thread(late.recv, 12)) == answer


async def test_who_asks_for_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "FIRST_REQUEST_SECONDS", 0.05)
    with running(tmp_path, shutdown_seconds=3600) as server, connected(server) as idle:
        await let_in(server)
        server.stop()
        assert idle.recv(1) == b""


NEVER_ANNOUNCED = """
import sys
from nivelo.cli import main
from nivelo.server.serve import Announcer
Announcer.answers = lambda announcer: False
sys.exit(main(["serve", "--host=127.0.0.1", "--port=0", "--no-open", *sys.argv[1:]]))
"""


async def test_a_server_that_is_stopped_before_anybody_was_told_of_it_ends_well(
    tmp_path: Path,
) -> None:
    errors = tmp_path / "errors.txt"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
    with errors.open("wb") as log:
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", NEVER_ANNOUNCED, f"--data={tmp_path}"),
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=log,
        )
    try:
        async with asyncio.timeout(60):
            while "the server runs" not in errors.read_text(encoding="utf-8"):
                assert server.returncode is None, errors.read_text(encoding="utf-8")
                await asyncio.sleep(0.05)
            server.send_signal(signal.SIGTERM)
            assert await server.wait() == 0
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()
