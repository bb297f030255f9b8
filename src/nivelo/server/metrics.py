"""Metrics for Prometheus. Numbers only: no names, no cards, no addresses.

With several processes each writes its numbers to a file in a shared folder, and the one that is
asked adds them up.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
)
from prometheus_client.exposition import generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from nivelo.server.meter import Meter
from nivelo.server.table import entries

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where processes share their numbers
SHARED_EVERY: Final = 2.0  # seconds: maximum age of the other processes' gauges

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW: Final = (0.001, 0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

disable_created_metrics()  # type: ignore[no-untyped-call]

REQUESTS: Final = Counter(
    "nivelo_http_requests", "HTTP requests answered", ["method", "path", "status"]
)
REQUEST_SECONDS: Final = Histogram(
    "nivelo_http_request_seconds", "Time for an HTTP request", ["method", "path"], buckets=QUICK
)
CONNECTIONS: Final = Gauge(
    "nivelo_connections", "WebSockets that are open", multiprocess_mode="livesum"
)
TABLES: Final = Gauge("nivelo_tables", "Tables in memory", multiprocess_mode="livesum")
MOVES: Final = Counter("nivelo_moves", "Moves that were stored", ["by"])
MOVE_SECONDS: Final = Histogram(
    "nivelo_move_seconds",
    "Time from a person's move being read to its being stored and told",
    buckets=QUICK,
)
COMMIT_SECONDS: Final = Histogram(
    "nivelo_commit_seconds", "Time for a commit of entries", buckets=QUICK
)
COMMIT_ENTRIES: Final = Histogram(
    "nivelo_commit_entries", "Entries that shared a commit", buckets=SIZES
)
BOT_SECONDS: Final = Histogram(
    "nivelo_bot_seconds", "Time that a bot thought about a move", ["bot"], buckets=SLOW
)
ERRORS: Final = Counter("nivelo_errors", "Refusals and failures", ["code"])

# Looked up once: resolving a label costs more than counting.
MOVES_BY: Final = {
    entries.MOVE: MOVES.labels("person"),
    entries.BOT_MOVE: MOVES.labels("bot"),
    entries.TIMED_MOVE: MOVES.labels("clock"),
    entries.CALLED_OFF: MOVES.labels("host"),
}

logger = logging.getLogger(__name__)


def count_error(code: str) -> None:
    ERRORS.labels(code).inc()


class ServerMeter(Meter):
    """Counts play at tables, for Prometheus."""

    def moved(self, kind: str) -> None:
        MOVES_BY[kind].inc()

    def move_took(self, seconds: float) -> None:
        MOVE_SECONDS.observe(seconds)

    def bot_thought(self, bot: str, seconds: float) -> None:
        BOT_SECONDS.labels(bot).observe(seconds)

    def committed(self, entries: int, seconds: float) -> None:
        COMMIT_ENTRIES.observe(entries)
        COMMIT_SECONDS.observe(seconds)

    def refused(self, code: str) -> None:
        count_error(code)


def are_shared() -> bool:
    """Do several processes add up their numbers?"""
    return FOLDER in os.environ


def text() -> bytes:
    """All numbers in Prometheus format."""
    if not are_shared():
        return generate_latest(REGISTRY)
    forget_dead(Path(os.environ[FOLDER]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """A killed process no longer has connections or tables."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            continue  # it is alive, and belongs to someone else


class RequestMeter(ASGIMiddleware):
    """Counts and times HTTP requests by route, without tables or names."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watch)
        finally:
            seconds = perf_counter() - began
            method, path = str(scope.get("method")), scope["path_template"]
            REQUESTS.labels(method, path, str(status)).inc()
            REQUEST_SECONDS.labels(method, path).observe(seconds)
            logger.debug(
                "request",
                extra={
                    "method": method,
                    "path": path,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 1),
                },
            )
