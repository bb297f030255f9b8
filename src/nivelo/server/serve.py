"""Running the server: its socket, its processes, and its shutdown."""

from __future__ import annotations

import asyncio
import gc
import http.client
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from nivelo.bots import bot_names
from nivelo.bots.third_party import VARIABLE
from nivelo.server import metrics, watchdog
from nivelo.server.addresses import Addresses, addresses, here
from nivelo.server.app import create_app
from nivelo.server.errors import ServerError
from nivelo.server.logs import configure_logging
from nivelo.server.restart import RESTART, inherited_listener, start_again
from nivelo.server.security.slow_clients import ImpatientProtocol
from nivelo.server.settings import Settings, from_environment, to_environment, words
from nivelo.server.storage.bootstrap import prepare
from nivelo.server.supervision import Supervisor
from nivelo.server.thinking.process_pool import end_with_parent
from nivelo.server.transport import handover
from nivelo.server.transport.direct_frames import DirectProtocol
from nivelo.server.transport.worker_server import MeetingProtocol

APP = "nivelo.server.serve:app_from_environment"
MOST_MESSAGE = 64 * 1024  # bytes that a client may send at once
PING_SECONDS = 20.0  # a connection that does not answer a ping for this long is gone
ASK_SECONDS = 0.1  # between checks whether the server is up
# Garbage collection thresholds: the first by allocations, the second every fifth time, the full one
# rarely, so that no pause is longer than some milliseconds.
GARBAGE_THRESHOLDS = (2_000, 5, 200)
LAST_WORDS = 2.0  # seconds for the last message to reach everyone connected
LOOK_AGAIN = 0.02
SIGNALS = (signal.SIGINT, signal.SIGTERM)

Announce = Callable[[Addresses], None]
Handler = Callable[[int, FrameType | None], None]


def app_from_environment() -> Litestar:
    """The application in one of several processes; its parent has set the environment."""
    settings = from_environment()
    configure_logging(settings)
    # Without the supervising process nobody would ever stop it.
    end_with_parent(lambda: signal.raise_signal(signal.SIGTERM))
    return polite_app(settings, threading.Event(), os.environ.get(handover.HOME, ""))


def polite_app(settings: Settings, restart: threading.Event, home: str = "") -> Litestar:
    """The application; on a stop signal it tells its clients.

    uvicorn, which has set its own signal handler, closes connections a moment later and tells the
    application only when they are closed. `restart` is set during a shutdown for a restart.
    """
    app = create_app(settings, home)

    def answer_signals() -> None:
        loop = asyncio.get_running_loop()
        stop: dict[int, Handler] = {
            number: goodbye(loop, app, signal.getsignal(number)) for number in SIGNALS
        }

        def stop_for_good(number: int, frame: FrameType | None) -> None:
            restart.clear()
            stop[number](number, frame)

        def stop_for_restart(_: int, frame: FrameType | None) -> None:
            restart.set()
            stop[signal.SIGTERM](signal.SIGTERM, frame)

        for number in SIGNALS:
            signal.signal(number, stop_for_good)
        if RESTART is not None:
            signal.signal(RESTART, stop_for_restart)

    app.on_startup.append(answer_signals)
    app.on_startup.append(collect_seldom)
    return app


def collect_seldom() -> None:
    """Collect garbage less often: there are hardly any cycles, and collecting took an eighth of the
    time.

    Objects that exist at startup are frozen, so they are never scanned. A few at a time, because
    collecting blocks everything else.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def goodbye(loop: asyncio.AbstractEventLoop, app: Litestar, then: Any) -> Handler:
    """Tell everyone who is connected, and stop when they have received it, or do not read.

    A second signal stops at once. `then` is uvicorn's own handler; before startup is complete it
    would exit at once, without stopping the application.
    """
    asked = False
    server: Any = getattr(then, "__self__", None)

    def say(number: int, until: float) -> None:
        service = app.state.service
        service.say_goodbye()  # again, to clients that have connected meanwhile
        starting = server is not None and not server.started
        if starting or (service.rooms.have_readers and loop.time() < until):
            loop.call_later(LOOK_AGAIN, say, number, until)
        elif callable(then):
            then(number, None)

    def answer(number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        until = loop.time() + (0 if asked else LAST_WORDS)
        asked = True
        loop.call_soon_threadsafe(say, number, until)

    return answer


def serve(settings: Settings, announce: Announce) -> bool:
    """Serve until a stop signal; `announce` is called when the server is up.

    Returns False if the server did not start, or ended without being asked to. After a restart it
    does not announce again.
    """
    os.environ[VARIABLE] = settings.bots  # for this process and the bot workers
    # Invalid settings are refused here, not by each process.
    bot_names()
    settings.runtime()
    asyncio.run(prepare(settings.database_text()))
    inherited = inherited_listener()
    listener = inherited or listen(settings)
    configure_logging(settings)
    allow_many_connections()
    port = int(listener.getsockname()[1])
    restart = threading.Event()
    with Announcer(settings, port, announce if inherited is None else None):
        if settings.workers == 1:
            asked = serve_alone(settings, listener, restart)
        else:
            asked = serve_with_others(settings, listener)
    if restart.is_set():
        start_again(listener)
    return asked


def allow_many_connections() -> None:
    """Raise the descriptor limit as far as the system allows; the usual limit is 1,024."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """The socket; early connections are answered as soon as the server runs."""
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server(
            (host, port),
            family=family,
            backlog=2048,
            dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
        )
    except OSError as error:
        reason = error.strerror or str(error)
        raise ServerError("serve/address", f"{host} port {port}: {reason}") from error


def how(settings: Settings) -> dict[str, Any]:
    """The configuration for uvicorn."""
    return {
        "loop": "asyncio" if sys.platform == "win32" else "uvloop",
        "http": ImpatientProtocol if settings.workers == 1 else MeetingProtocol,
        "ws": DirectProtocol,
        "ws_max_size": MOST_MESSAGE,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        # Messages are small; compression would use more memory than the rest of a table.
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": words(settings.proxies),
        "timeout_graceful_shutdown": settings.shutdown_seconds,
    }


def serve_alone(settings: Settings, listener: socket.socket, restart: threading.Event) -> bool:
    """Serve in this process. A stop signal ends it cleanly, so that is not a failure.

    Returns False if it did not start, or ended without being asked to; `restart` is set if it was
    asked to restart. The listener stays open; uvicorn closes a copy of it.
    """
    before = [signal.signal(number, lambda *_: None) for number in SIGNALS]
    # Ignored, also after a restart, until the server can handle it.
    ignore_restarts()
    app = polite_app(settings, restart)

    async def feed_watchdog() -> None:
        app.state.watchdog = asyncio.create_task(watchdog.feed())

    app.on_startup.append(feed_watchdog)
    server = uvicorn.Server(uvicorn.Config(app, **how(settings)))
    try:
        server.run([listener.dup()])
    finally:
        ignore_restarts()
        for number, handler in zip(SIGNALS, before, strict=True):
            signal.signal(number, handler)
    # A failed start exits too; and it may be stopped before it was announced.
    return server.started and server.should_exit


def ignore_restarts() -> None:
    if RESTART is not None:
        signal.signal(RESTART, signal.SIG_IGN)


def serve_with_others(settings: Settings, listener: socket.socket) -> bool:
    """Serve in several processes, which are supervised and restarted if they die."""
    os.environ.update(to_environment(settings))
    folder = tempfile.mkdtemp(prefix="nivelo-")
    os.environ[metrics.FOLDER] = folder
    # This process handles no requests, so uvicorn logs no secrets: only workers starting and
    # stopping.
    logging.getLogger("uvicorn.error").setLevel(settings.log_level.upper())
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=settings.workers,
        **how(settings),
    )
    try:
        supervisor = Supervisor(config, [listener], Path(folder))
        supervisor.run()
        return supervisor.was_asked
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Announcer:
    """Polls the server until it answers, and then announces it."""

    def __init__(self, settings: Settings, port: int, announce: Announce | None) -> None:
        self.settings = settings
        self.port = port
        self.announce = announce
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.run, name="announcer", daemon=True)

    def __enter__(self) -> Announcer:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopped.set()
        self.thread.join()

    def run(self) -> None:
        while not self.answers():
            if self.stopped.wait(ASK_SECONDS):
                return
        if self.announce is not None:
            self.announce(addresses(self.settings, self.port))

    def answers(self) -> bool:
        connection = http.client.HTTPConnection(here(self.settings.host), self.port, timeout=1)
        try:
            connection.request("GET", f"{self.settings.base_path()}/health/live")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
