"""The interface of the worker's script: text in, text out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Protocol

from msgspec import json

from nivelo.browser.connections import Connection
from nivelo.browser.host import BrowserHost
from nivelo.browser.requests import answer
from nivelo.browser.storage import Row, Step
from nivelo.server.storage.changes import FailedError, TakenError

TAKEN = "taken"


class Script(Protocol):
    """The functions of the worker's script; everything is JSON."""

    def rows(self, part: str, table: str) -> Awaitable[str]: ...

    def entries(self, table: str, after: int) -> Awaitable[str]: ...

    def write(self, steps: str) -> Awaitable[str]: ...

    def tell(self, connection: int, text: str | None) -> None: ...

    def moved(self, table: str) -> None: ...


class ScriptStorage:
    """The browser's database, accessed through the script."""

    def __init__(self, script: Script) -> None:
        self.script = script

    async def rows(self, part: str, table: str = "") -> list[Row]:
        return json.decode(await self.script.rows(part, table), type=list[Row])

    async def entries(self, table: str, after: int) -> list[Row]:
        return json.decode(await self.script.entries(table, after), type=list[Row])

    async def write(self, steps: list[Step]) -> None:
        outcome = await self.script.write(json.encode(steps).decode())
        if outcome == TAKEN:
            raise TakenError
        if outcome:
            raise FailedError(outcome)


class Worker:
    """The host of this device, and the windows onto its tables."""

    def __init__(self, script: Script) -> None:
        logging.basicConfig(level=logging.WARNING)
        self.script = script
        self.host = BrowserHost(ScriptStorage(script), script.moved)
        self.connections: dict[int, Connection] = {}
        self.host.start()

    async def request(self, method: str, address: str, body: str) -> list[object]:
        """The status and body of the response."""
        answered = await answer(self.host, method, address, body)
        return [answered.status, answered.body.decode()]

    async def open(self, number: int, address: str) -> None:
        def send(text: str | None) -> None:
            if text is None:
                self.connections.pop(number, None)
            self.script.tell(number, text)

        self.connections[number] = Connection(self.host, send)
        await self.connections[number].open(address)

    async def take(self, number: int, text: str) -> None:
        connection = self.connections.get(number)
        if connection is not None:
            await connection.take(text)

    def close(self, number: int) -> None:
        connection = self.connections.pop(number, None)
        if connection is not None:
            connection.close()

    async def heard(self, table: str) -> None:
        """Another window of this device has changed a table."""
        await self.host.heard(table)
