"""Slow requests, and heaps of them: whoever holds connections, or the loop, locks out others."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nivelo.server.security.connection_counts import Places, is_among

REQUEST_SECONDS = 20.0  # for a request to come in, from its first byte or the connection on
FIRST_REQUEST_SECONDS = 0.5  # when the server stops, for what is on its way already
MOST_REQUEST = 192 * 1024  # bytes of its head and its body
PIECE = 1024  # bytes that are looked at in one go
MOST_HEADERS = 200  # of a request; browsers send some twenty
MOST_AHEAD = 8  # requests before the first is answered; browsers and proxies send none


def places_for(address: str, config: Config) -> Places | None:
    """Where a connection is counted; nowhere if a proxy hands on those of many.

    What a proxy hands on is counted by request and by WebSocket.
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
    """Uvicorn's, which ends connections whose requests are too slow, too large or too many."""

    alarm: asyncio.TimerHandle | None = None
    received = 0
    places: Places | None = None  # where this connection is counted
    address = ""
    is_stopping = False  # a first request is still answered
    has_upgraded = False  # what comes is no longer read here

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.headers = []  # uvicorn has none before a request begins, and it may with empty lines
        if not self.has_place():
            transport.abort()
            return
        self.begin()

    def has_place(self) -> bool:
        """Count the connection, before anything is read of it."""
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
        """A whole request is here, or the connection is gone."""
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
        """The server stops. Whoever was let in and has not asked yet is about to: wait for it."""
        request: Any = self.cycle
        if request is None and not self.is_stopping:
            self.is_stopping = True
            self.loop.call_later(FIRST_REQUEST_SECONDS, self.shutdown)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        self.has_upgraded = True
        if has_body(self.headers):
            # The handshake would wait for it for ever, where nobody counts the connection.
            self.send_400_response("A WebSocket begins without a body.")
            return
        self.come()
        self.leave()  # from here on it is counted as a WebSocket
        if self.is_stopping:
            self.transport.close()  # it would hold up the end, and have to connect again at once
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
