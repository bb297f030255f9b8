"""The ASGI application: routes, errors, headers, start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

import nivelo
from nivelo.engine.errors import NiveloError
from nivelo.server.api.games import games
from nivelo.server.api.pages import pages
from nivelo.server.api.people import people
from nivelo.server.api.socket import socket
from nivelo.server.api.tables import tables
from nivelo.server.api.who import check_request
from nivelo.server.connection import AnyRequest
from nivelo.server.errors import ServerError
from nivelo.server.notices import CHANNEL, backend_for
from nivelo.server.security import HEADERS
from nivelo.server.service import Service
from nivelo.server.settings import Settings

MOST_BODY = 64 * 1024

logger = logging.getLogger(__name__)


class Problem(Struct, frozen=True):
    """Why a request was not done. The code is stable, the text is English."""

    code: str
    text: str


def ours(_: AnyRequest, error: NiveloError) -> Response[Problem]:
    status = error.status if isinstance(error, ServerError) else 400
    return Response(Problem(error.code, error.text), status_code=status)


def framework(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    code = {404: "request/unknown", 405: "request/method", 413: "request/too_large"}
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(str(each.get("message", "")) for each in error.extra) or text
    found = Problem(code.get(error.status_code, "request/invalid"), text)
    return Response(found, status_code=error.status_code, headers=error.headers)


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("server/error", "that is our mistake; it is logged"), status_code=500)


async def before(request: AnyRequest) -> None:
    check_request(request)


def create_app(settings: Settings) -> Litestar:
    """The application for these settings; nothing is opened before it starts."""
    channels = ChannelsPlugin(backend_for(settings.channels_text()), channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, channels)
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    api = Router("/api", route_handlers=[people, games, tables, socket], before_request=before)
    return Litestar(
        [api, *pages()],
        lifespan=[lifespan],
        plugins=[channels],
        exception_handlers={
            NiveloError: ours,
            HTTPException: framework,
            Exception: unexpected,
        },
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        path=settings.base_path(),
        openapi_config=OpenAPIConfig(
            title="Nivelo",
            version=nivelo.__version__,
            path="/api/docs",
            root_schema_site="elements",
        ),
    )
