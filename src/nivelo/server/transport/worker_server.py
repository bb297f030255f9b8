"""One process of several: uvicorn's server, which also serves connections handed over to it."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from typing import Any, Final

import uvicorn

from nivelo.server.security.slow_clients import ImpatientProtocol
from nivelo.server.transport.handover import Handover, Receiver

LIVE: Final = re.compile(rb"/tables/([A-Za-z0-9_-]+)/live(?:\?|$)")
HANDOVER: Final = "handover"  # in the state that uvicorn passes to its protocols

logger = logging.getLogger(__name__)


class MeetingProtocol(ImpatientProtocol):
    """Brings the people of a table together in one process."""

    was_passed_on = False  # then it stays here, whatever the other processes think

    def handle_websocket_upgrade(self) -> None:
        if self.was_passed_on or not self.pass_on():
            super().handle_websocket_upgrade()

    def pass_on(self) -> bool:
        handover: Handover | None = self.app_state.get(HANDOVER)
        table = LIVE.search(self.url)
        if handover is None or table is None:
            return False
        self.transport.pause_reading()
        descriptor: int = self.transport.get_extra_info("socket").fileno()
        if handover.give(table[1].decode(), descriptor, self.head()):
            self.transport.abort()  # the connection itself stays open elsewhere
            return True
        self.transport.resume_reading()
        return False

    def head(self) -> bytes:
        """The request as received."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])


class WorkerServer(uvicorn.Server):
    """Uvicorn's server, with a second entrance."""

    receiver: Receiver | None = None

    def __init__(self, config: uvicorn.Config, handover: Handover) -> None:
        super().__init__(config)
        self.handover = handover
        self.taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        try:
            self.receiver = Receiver(self.handover, self.take)
        except OSError as error:  # the folder's name is too long, for example
            logger.warning("connections are served where they come in", exc_info=error)
            return
        self.lifespan.state[HANDOVER] = self.handover

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.receiver is not None:
            self.receiver.close()
        await super().shutdown(sockets)

    def take(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self.serve_connection(connection, head))
        self.taking.add(task)
        task.add_done_callback(self.taking.discard)

    async def serve_connection(self, connection: socket.socket, head: bytes) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.connect_accepted_socket(self.new_protocol, connection)
        except OSError:
            connection.close()  # its client has gone meanwhile
            return
        if not transport.is_closing():  # its address may have too many
            protocol.data_received(head)

    def new_protocol(self) -> MeetingProtocol:
        """As uvicorn creates one for each accepted connection."""
        config: Any = self.config
        protocol: MeetingProtocol = config.http_protocol_class(
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        protocol.was_passed_on = True
        return protocol
