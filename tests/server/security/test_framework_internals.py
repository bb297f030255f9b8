"""What we build on inside uvicorn and Litestar: if they change it, it shows here first."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from uvicorn.config import STARTUP_FAILURE
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from nivelo.server.live.bus import PostgresBackend, RedisBackend
from nivelo.server.metrics import RequestMeter
from nivelo.server.security.frame_floods import WaryProtocol
from nivelo.server.security.slow_clients import ImpatientProtocol
from nivelo.server.supervision import Supervisor, Worker
from nivelo.server.transport.direct_frames import DirectProtocol
from nivelo.server.transport.worker_server import MeetingProtocol, WorkerServer

# What each of them takes, without `self`.
METHODS: dict[Callable[..., Any], list[str]] = {
    HttpToolsProtocol.connection_made: ["transport"],
    HttpToolsProtocol.connection_lost: ["exc"],
    HttpToolsProtocol.data_received: ["data"],
    HttpToolsProtocol.on_message_begin: [],
    HttpToolsProtocol.on_message_complete: [],
    HttpToolsProtocol.handle_websocket_upgrade: [],
    HttpToolsProtocol.shutdown: [],
    HttpToolsProtocol.send_400_response: ["msg"],
    WebSocketsSansIOProtocol.data_received: ["data"],
    WebSocketsSansIOProtocol.receive: [],
    WebSocketsSansIOProtocol.handle_connect: ["event"],
    WebSocketsSansIOProtocol.handle_text: ["event"],
    WebSocketsSansIOProtocol.handle_bytes: ["event"],
    WebSocketsSansIOProtocol.handle_cont: ["event"],
    WebSocketsSansIOProtocol.handle_ping: [],
    WebSocketsSansIOProtocol.handle_pong: ["event"],
    WebSocketsSansIOProtocol.send: ["message"],
    WebSocketsSansIOProtocol.shutdown: [],
    Multiprocess.__init__: ["config", "sockets"],
    Multiprocess.init_processes: [],
    Process.target: ["sockets"],
    Process.terminate: [],
    Process.wait_until_ready: ["timeout", "should_exit"],
    uvicorn.Server.__init__: ["config"],
    uvicorn.Server.handle_exit: ["sig", "frame"],
    uvicorn.Server.startup: ["sockets"],
    uvicorn.Server.shutdown: ["sockets"],
    Multiprocess.keep_subprocess_alive: [],
    Multiprocess.handle_int: [],
    Multiprocess.handle_term: [],
    Multiprocess.handle_hup: [],
    Multiprocess.handle_ttin: [],
    Multiprocess.handle_ttou: [],
    Multiprocess.restart_all: [],
    Multiprocess.run: [],
    Process.__init__: ["config", "sockets"],
    Process.is_alive: ["timeout"],
    Process.is_ready: ["timeout"],
    Process.kill: [],
    Process.join: [],
    Process.start: [],
    uvicorn.Config.bind_socket: [],
    AsyncPgChannelsBackend.publish: ["data", "channels"],
    AsyncPgChannelsBackend.unsubscribe: ["channels"],
    AsyncPgChannelsBackend.on_shutdown: [],
    RedisChannelsPubSubBackend.publish: ["data", "channels"],
    RedisChannelsPubSubBackend.stream_events: [],
    ASGIMiddleware.handle: ["scope", "receive", "send", "next_app"],
}

OURS = {
    ImpatientProtocol: HttpToolsProtocol,
    WaryProtocol: WebSocketsSansIOProtocol,
    DirectProtocol: WaryProtocol,
    MeetingProtocol: ImpatientProtocol,
    WorkerServer: uvicorn.Server,
    Worker: Process,
    Supervisor: Multiprocess,
    PostgresBackend: AsyncPgChannelsBackend,
    RedisBackend: RedisChannelsPubSubBackend,
    RequestMeter: ASGIMiddleware,
}

# Attributes that are set by these classes and used by ours.
ATTRIBUTES: dict[type, list[str]] = {
    HttpToolsProtocol: [
        "loop",
        "transport",
        "client",
        "config",
        "scope",
        "url",
        "app_state",
        "cycle",
        "pipeline",
        "headers",
    ],
    uvicorn.Server: ["config", "server_state", "lifespan", "started", "should_exit"],
    Process: ["_server", "config"],
    WebSocketsSansIOProtocol: [
        "loop",
        "transport",
        "conn",
        "response",
        "scope",
        "writable",
        "handshake_complete",
        "close_sent",
        "disconnected",
        "app_state",
        "queue",
    ],
    Multiprocess: ["config", "sockets", "processes", "processes_num", "should_exit"],
    AsyncPgChannelsBackend: [
        "_connect",
        "_listener_conn",
        "_listener_lock",
        "_listener",
        "_subscribed_channels",
    ],
}


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.__qualname__)
def test_a_method_takes_what_we_give_it(method: Callable[..., Any]) -> None:
    assert list(inspect.signature(method).parameters)[1:] == METHODS[method]


@pytest.mark.parametrize("own", OURS, ids=lambda own: own.__name__)
def test_all_that_we_override_is_known_here(own: type) -> None:
    base = OURS[own]
    overridden = {name for name in vars(own) if not name.startswith("__") and hasattr(base, name)}
    known = {method.__name__ for method in METHODS}
    # What is data there is data here.
    assert {name for name in overridden if callable(getattr(base, name))} <= known


@pytest.mark.parametrize("base", ATTRIBUTES, ids=lambda base: base.__name__)
def test_attributes_that_we_use_are_there(base: type) -> None:
    source = inspect.getsource(base)
    for name in ATTRIBUTES[base]:
        assert f"self.{name}" in source or f"def {name}(" in source, name


def test_what_else_we_count_on() -> None:
    assert STARTUP_FAILURE == 3
    config = uvicorn.Config("nowhere:app")
    assert config.timeout_worker_healthcheck > 0
    assert {"pid", "exitcode"} <= set(vars(Process))
    made = inspect.getsource(Process.__init__)
    assert "self.parent_conn, self.child_conn = Pipe()" in made
    assert "self.process = " in made
    assert 'parent_conn.send(b"ping")' in inspect.getsource(Process)
    assert "loaded_app" in inspect.getsource(uvicorn.Config.load)
    assert hasattr(BaseRouteHandler, "parsed_data_field")
    # What is left unread is looked at when no message waits, and only then is anything else read.
    received = inspect.getsource(WebSocketsSansIOProtocol.receive)
    assert "if self.read_paused and self.queue.empty():" in received
    assert "self.transport.pause_reading()" in inspect.getsource(
        WebSocketsSansIOProtocol.send_receive_event_to_app
    )
    # Its answer to a signal is a method of the server, by which we know whether it has started.
    assert "signal.signal(sig, self.handle_exit)" in inspect.getsource(uvicorn.Server)


def test_no_other_class_builds_on_the_inside_of_a_framework() -> None:
    """Whoever adds one adds it here."""
    source = Path(inspect.getfile(Supervisor)).parent
    marks = ("uvicorn.protocols", "uvicorn.supervisors", "litestar.channels.backends.asyncpg")
    files = sorted(
        path.name
        for path in source.rglob("*.py")
        if any(mark in path.read_text(encoding="utf-8") for mark in marks)
    )
    assert files == ["bus.py", "frame_floods.py", "slow_clients.py", "supervision.py"]
