"""A rate for requests of any kind: an address that floods the server slows down only itself.

`auth` limits requests to the API, but pages, files and refusals take time too.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from nivelo.server.metrics import count_error
from nivelo.server.security.address_network import network_of
from nivelo.server.service import LONGEST_PACE, Service

LOCAL: Final = "local"
REFUSED: Final = 1013  # the close code of a WebSocket, which arrives as a refused handshake
HEADS: Final = [(b"content-type", b"application/json"), (b"connection", b"close")]
TOO_MANY: Final = b'{"code":"rate/requests","text":"too many requests, wait a minute"}'


def pace_requests(app: Litestar, handler: ASGIApp, headers: dict[str, str], base: str) -> ASGIApp:
    """The application with a rate limit for each address, and fair turns between addresses.

    Health checks have a rate of their own: a monitor may share its address with a crowd.
    """
    heads = [(name.encode(), value.encode()) for name, value in headers.items()] + HEADS
    health = f"{base}/health/"

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        service: Service = app.state.service
        address = scope["client"][0] if scope["client"] else LOCAL
        paces = service.health_paces if scope["path"].startswith(health) else service.paces
        wait = paces.wait(address)
        if scope["type"] == ScopeType.WEBSOCKET:
            # A handshake is refused, not delayed: its connection is not counted yet.
            if wait:
                await send({"type": "websocket.close", "code": REFUSED, "reason": None})
            else:
                await handler(scope, receive, send)
        elif wait >= LONGEST_PACE:
            count_error("rate/requests")
            await send({"type": "http.response.start", "status": 429, "headers": heads})
            await send({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
        else:
            if wait:
                await asyncio.sleep(wait)
            await service.request_turns.take(network_of(address))
            await handler(scope, receive, send)

    return answer
