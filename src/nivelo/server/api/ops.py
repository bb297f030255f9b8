"""For operators: liveness, readiness, metrics."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from nivelo.server import metrics
from nivelo.server.api.auth import service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import wall
from nivelo.server.errors import ForbiddenError, StorageError
from nivelo.server.security.connection_counts import is_among
from nivelo.server.security.origins import address_of
from nivelo.server.service import Service

DATABASE_SECONDS = 3.0  # a database that does not answer for this long is unavailable
FRESH = {"cache-control": "no-store"}


class Health(Struct, frozen=True):
    """The health of the server."""

    status: str


@get("/live", operation_id="isLive", summary="Does the server run?")
async def is_live() -> Health:
    return Health("live")


@get("/ready", operation_id="isReady", summary="Can people play? The database is asked")
async def is_ready(request: AnyRequest) -> Health:
    service = service_of(request)
    if not service.ready:
        raise StorageError("server/stopping", "the server is starting or stopping")
    writer = service.hub.writer
    if writer.oldest_wait() > DATABASE_SECONDS:
        raise StorageError("server/storage", "the database does not store")
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await service.store.is_there()
            if writer.failing:
                await service.store.seen(service.name, wall(), 0)
                writer.failing = False
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise StorageError("server/storage", "the database does not answer") from error
    return Health("ready")


@get("/metrics", include_in_schema=False)
async def get_metrics(request: AnyRequest) -> Response[bytes]:
    """Numbers for Prometheus."""
    service = service_of(request)
    if not is_among(address_of(request), service.settings.metrics):
        raise ForbiddenError("metrics/address", "your address may not read this: --metrics")
    set_gauges(service)
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST, headers=FRESH)


def set_gauges(service: Service) -> None:
    metrics.CONNECTIONS.set(sum(service.sockets.counts.values()))
    metrics.TABLES.set(len(service.hub.rooms.held))


async def share_gauges(service: Service) -> None:
    """Share gauges with the other processes: the one that is asked for metrics adds them up."""
    set_gauges(service)


health = Router(
    "/health", route_handlers=[is_live, is_ready], tags=["operation"], response_headers=FRESH
)
