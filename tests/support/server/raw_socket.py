"""A WebSocket without manners: sends any text or bytes, and reads what comes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.server.people_at_tables import TIMEOUT

ANSWERS = ("ack", "noted", "checked", "hinted", "error", "pong", "bye")


class RawSocket:
    """Every message is kept; answers are those that belong to something that was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        return message

    async def answer(self) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in ANSWERS:
                return message

    async def ask(self, message: str | bytes) -> dict[str, Any]:
        await self.connection.send(message)
        return await self.answer()

    async def closed(self) -> int:
        """Read until the server closes; gives the code."""
        with suppress(ConnectionClosed):
            while True:
                await self.receive()
        code = self.connection.close_code
        assert code is not None
        return code


@asynccontextmanager
async def raw_socket(
    url: str, table: str, cookie: str = "", query: str = "", **headers: str
) -> AsyncIterator[RawSocket]:
    """A connection to a table, after its first message."""
    sent = {"cookie": f"nivelo={cookie}", **headers} if cookie else headers
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
    async with connect(path, additional_headers=sent, proxy=None, max_size=None) as connection:
        socket = RawSocket(connection)
        await socket.receive()
        yield socket
