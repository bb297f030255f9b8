"""The ASGI application: routes, errors, headers, startup and shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

import nivelo
from nivelo.engine.errors import NiveloError
from nivelo.server import metrics
from nivelo.server.api.auth import check_request
from nivelo.server.api.custom_games import custom_games
from nivelo.server.api.descriptions import get_description, parse_text
from nivelo.server.api.games import games
from nivelo.server.api.head import answer_head
from nivelo.server.api.history import history
from nivelo.server.api.host_names import refuse_bad_hosts
from nivelo.server.api.odds import get_odds
from nivelo.server.api.openapi import ApiJson, ApiPage
from nivelo.server.api.ops import get_metrics, health, share_gauges
from nivelo.server.api.pacing import pace_requests
from nivelo.server.api.pages import pages
from nivelo.server.api.people import people
from nivelo.server.api.push import push
from nivelo.server.api.requests import AnyRequest, StrictRequest
from nivelo.server.api.socket import socket
from nivelo.server.api.statistics import statistics
from nivelo.server.api.tables import tables
from nivelo.server.errors import ServerError
from nivelo.server.live.bus import CHANNEL, backend_for, forever
from nivelo.server.security.origins import HEADERS
from nivelo.server.service import Service
from nivelo.server.settings import Settings

MOST_BODY = 64 * 1024

GZIP_LEVEL = 4  # compressing blocks the event loop; 9 takes three times as long

BROKEN_OFF = "client disconnected prematurely"  # the framework's text for these

logger = logging.getLogger(__name__)


class Problem(Struct, frozen=True):
    """Why a request failed. The code is stable, the text is English."""

    code: str
    text: str


def refusal(
    code: str, text: str, status: int, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    """Error responses do not get the app's headers automatically."""
    metrics.count_error(code)
    return Response(Problem(code, text), status_code=status, headers={**HEADERS, **(headers or {})})


def ours(_: AnyRequest, error: NiveloError) -> Response[Problem]:
    status = error.status if isinstance(error, ServerError) else 400
    return refusal(error.code, error.text, status)


def framework(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework, in our format."""
    if error.detail == BROKEN_OFF:
        return refusal("request/invalid", "the body did not come whole", 400)
    if error.status_code >= 500:
        return unexpected(request, error)
    code = {404: "request/unknown", 405: "request/method", 413: "request/too_large"}
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(str(each.get("message", "")) for each in error.extra) or text
    known = code.get(error.status_code, "request/invalid")
    return refusal(known, text, error.status_code, error.headers)


def storage(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database is away; it may come back."""
    logger.error("the database failed", exc_info=error, extra={"path": request.url.path})
    return refusal("server/storage", "the database does not answer, try again", 503)


def too_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    return refusal("request/invalid", "it is nested too deeply", 400)


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return refusal("server/error", "that is our mistake; it is logged", 500)


async def before(request: AnyRequest) -> None:
    check_request(request)


def about(service: Service) -> dict[str, object]:
    """What a log line begins with."""
    return {
        "version": nivelo.__version__,
        "engine": nivelo.engine_mode(),
        "database": service.engine.dialect.name,
        "path": service.settings.base_path() or "/",
    }


def create_app(settings: Settings, home: str = "") -> Litestar:
    """The application for these settings; nothing is opened before it starts.

    `home` identifies a process of the server, and is inherited by its replacement.
    """
    backend = backend_for(settings.channels_text())
    channels = ChannelsPlugin(backend, channels=[CHANNEL])

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, channels, backend, home)
        app.state.service = service
        await service.start()
        if metrics.are_shared():
            share = partial(share_gauges, service)
            service.tasks.append(asyncio.create_task(forever(share, metrics.SHARED_EVERY)))
        logger.info("the server runs", extra=about(service))
        try:
            yield
        finally:
            await service.stop()
            logger.info("the server has stopped")

    api = Router(
        "/api",
        route_handlers=[
            people,
            games,
            get_odds,
            get_description,
            parse_text,
            custom_games,
            tables,
            socket,
            history,
            statistics,
            push,
        ],
        before_request=before,
    )
    app = Litestar(
        [api, health, get_metrics, *pages()],
        # In this order: bots may move, and other processes be notified, while the service starts.
        lifespan=[channels, lifespan],
        exception_handlers={
            NiveloError: ours,
            HTTPException: framework,
            RecursionError: too_deep,
            SQLAlchemyError: storage,
            OSError: storage,
            Exception: unexpected,
        },
        middleware=[metrics.RequestMeter()],
        logging_config=None,  # `configure_logging` does it, for the whole process
        request_class=StrictRequest,
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        # The app's files are already compressed.
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=1000,
            gzip_compress_level=GZIP_LEVEL,
            exclude=["/web/", "/runtime/", "/api/docs"],
        ),
        path=settings.base_path(),
        openapi_config=OpenAPIConfig(
            title="Nivelo",
            version=nivelo.__version__,
            path="/api/docs",
            use_handler_docstrings=True,
            # Litestar's pages load scripts from other sites, which our policy forbids.
            render_plugins=[ApiPage(), ApiJson()],
        ),
    )
    # Outside the router: the route depends on the method.
    answers = answer_head(refuse_bad_hosts(app.asgi_handler, HEADERS))
    app.asgi_handler = pace_requests(app, answers, HEADERS, settings.base_path())
    app.state.runtime = settings.runtime()
    return app
