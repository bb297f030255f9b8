"""Slow requests, and too many of them: clients must not hold connections or block the loop."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nivelo.server.security.connection_counts import Places, is_among

REQUEST_SECONDS = 20.0  # for a request to arrive, from its first byte or the connection on
FIRST_REQUEST_SECONDS = 0.5  # on shutdown, for requests already on their way
MOST_REQUEST = 192 * 1024  # bytes, headers and body
PIECE = 1024  # bytes parsed at once
MOST_HEADERS = 200  # of a request; browsers send some twenty
MOST_AHEAD = 8  # requests before the first is answered; browsers and proxies send none


def places_for(address: str, config: Config) -> Places | None:
    """Where a connection is counted; nowhere if it comes from a proxy.

    Proxied traffic is counted by request and by WebSocket.
    """
    app: Any = config.loaded_app
    while not isinstance(app, Litestar):
        app = app.app
    service = app.state.get("service")
    if service is None or is_among(address, service.settings.proxies):
        return None
    places: Places = service.connections
    return places


def has_body(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in headers
    )


class ImpatientProtocol(HttpToolsProtocol):
    """Uvicorn's protocol, which closes connections whose requests are too slow, large or many."""

    alarm: asyncio.TimerHandle | None = None
    received = 0
    places: Places | None = None  # where this connection is counted
    address = ""
    is_stopping = False  # a first request is still answered
    has_upgraded = False  # further input is not read here

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.headers = []  # uvicorn has none before a request begins, and it may with empty lines
        if not self.has_place():
            transport.abort()
            return
        self.begin()

    def has_place(self) -> bool:
        """Count the connection before reading from it."""
        self.address = self.client[0] if self.client else ""
        places = places_for(self.address, self.config)
        if places is None:
            return True
        if not places.enter(self.address):
            return False
        self.places = places
        return True

    def leave(self) -> None:
        if self.places is not None:
            self.places.leave(self.address)
            self.places = None

    def begin(self) -> None:
        self.received = 0
        self.alarm = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def come(self) -> None:
        """A request is complete, or the connection is gone."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.alarm is None:
            self.begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.come()

    def shutdown(self) -> None:
        """On shutdown: an accepted connection without a request is about to send one, so wait for
        it.
        """
        request: Any = self.cycle
        if request is None and not self.is_stopping:
            self.is_stopping = True
            self.loop.call_later(FIRST_REQUEST_SECONDS, self.shutdown)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        self.has_upgraded = True
        if has_body(self.headers):
            # The handshake would wait for it for ever if nobody counts the connection.
            self.send_400_response("A WebSocket begins without a body.")
            return
        self.come()
        self.leave()  # from here on it is counted as a WebSocket
        if self.is_stopping:
            self.transport.close()  # it would delay the shutdown, and have to reconnect at once
        else:
            super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.come()
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.alarm is not None:
                self.received += len(piece)
            if self.received > MOST_REQUEST or len(self.pipeline) > MOST_AHEAD:
                self.transport.abort()
                return
            super().data_received(piece)
            if self.has_upgraded or self.transport.is_closing():
                return
            if len(self.headers) > MOST_HEADERS:
                self.transport.abort()
                return
