"""Patience with slow requests: who opens connections and does not use them locks out others."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0  # for a request to come in, from its first byte or the connection on
MOST_REQUEST = 192 * 1024  # bytes of its head and its body


class ImpatientProtocol(HttpToolsProtocol):
    """Uvicorn's, which ends connections whose requests take too long or grow too large."""

    alarm: asyncio.TimerHandle | None = None
    received = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.begin()

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

    def handle_websocket_upgrade(self) -> None:
        self.come()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.alarm is not None:
            self.received += len(data)
            if self.received > MOST_REQUEST:
                self.transport.abort()
                return
        super().data_received(data)
