"""A connection to a table that reconnects by itself: its state and its commands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nivelo.client.errors import ClosedError, RefusedError

FIRST_WAIT = 0.1  # seconds before reconnecting; doubled each time
LONGEST_WAIT = 5.0
TOO_FAST_WAIT = 0.3


class Seat:
    """A seat at a table, or a spectator. `now` is the merged state from all messages.

    Iterate over it to receive every change; `await seat.do("move", …)` acts. If the connection
    breaks it reconnects, and nothing is missed.
    """

    def __init__(self, path: str, cookie: str) -> None:
        self.path = path
        self.headers = {"cookie": f"nivelo={cookie}"} if cookie else {}
        self.socket: ClientConnection | None = None
        self.now: dict[str, Any] = {}
        self.last_id = 0

    async def __aenter__(self) -> Seat:
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def connect(self) -> None:
        """Connect, retrying if needed, until the server sends its hello."""
        await self.close()
        wait = FIRST_WAIT
        since = self.now.get("seq", -1)
        while True:
            try:
                self.socket = await connect(
                    f"{self.path}?since={since}",
                    additional_headers=self.headers,
                    compression=None,
                    proxy=None,
                )
                hello = json.decode(await self.socket.recv())
                break
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
        if hello["type"] == "error":
            await self.close()
            raise RefusedError(hello["code"], hello["text"])
        self.now = hello

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """Every message, after it has been merged into `now`; the current state comes first."""
        yield self.now
        while True:
            yield await self.receive()

    async def receive(self) -> dict[str, Any]:
        """The next message. Reconnects if the connection is lost."""
        assert self.socket is not None
        try:
            message: dict[str, Any] = json.decode(await self.socket.recv())
        except ConnectionClosed:
            await self.connect()
            return self.now
        if message["type"] == "bye" and not message["again"]:
            raise ClosedError(message["code"], "the server has closed the connection")
        if message["type"] in ("update", "presence"):
            self.merge(message)
        return message

    def merge(self, message: dict[str, Any]) -> None:
        """Missing fields have not changed; `events` are those of the last update only."""
        fields = {"events": [], **message} if message["type"] == "update" else dict(message)
        del fields["type"]
        line = fields.pop("said", None)
        if line is not None:
            self.now["said"].append(line)
        self.now.update(fields)

    async def send(self, kind: str, **fields: object) -> int:
        """Send a command without waiting; returns the id that its answer will have."""
        assert self.socket is not None
        self.last_id += 1
        await self.socket.send(json.encode({"type": kind, "id": self.last_id, **fields}).decode())
        return self.last_id

    async def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command and wait for its answer; messages in between are merged into `now`.

        If it was refused for being too fast, it is sent again a moment later.
        """
        lost = RefusedError("connection/lost", f"it is not known whether {kind!r} was done")
        while True:
            try:
                number = await self.send(kind, **fields)
            except ConnectionClosed as error:
                await self.connect()
                raise lost from error
            answer = await self.answer(number)
            if answer["type"] == "hello":
                raise lost
            if answer["type"] != "error":
                return answer
            if answer["code"] != "rate/messages":
                raise RefusedError(answer["code"], answer["text"])
            await asyncio.sleep(TOO_FAST_WAIT)

    async def answer(self, number: int) -> dict[str, Any]:
        """The answer to a command, or the hello of a new connection."""
        while True:
            message = await self.receive()
            if message["type"] == "hello" or message.get("id") == number:
                return message

    @property
    def is_my_turn(self) -> bool:
        """Is this seat to act?"""
        return bool(self.now.get("own") and self.now["own"]["legal"])

    async def move(self, text: str) -> dict[str, Any]:
        """Make a move in the last position received."""
        return await self.do("move", at=self.now["position"], move=text)
