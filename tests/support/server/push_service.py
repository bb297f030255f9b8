"""A push service on this computer: takes messages as those of the browsers do, and reads them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import Vapid02

from nivelo.server.push.base64_text import from_text, to_text
from support.server.people_at_tables import TIMEOUT


class Browser:
    """A device that has subscribed: its address at the service, and its keys."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.url}/to/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, Any]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": to_text(point), "auth": to_text(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, message: Message) -> dict[str, Any]:
        """What only this device can read."""
        assert message.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            message.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        read: dict[str, Any] = json.decode(text)
        return read


class Message:
    """A request as it arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def signed_by(self) -> tuple[str, dict[str, Any]]:
        """The public key and the claims of its signature, which must be right."""
        signature = self.headers["authorization"]
        assert Vapid02.verify(signature)
        parts = dict(part.split("=", 1) for part in signature.removeprefix("vapid ").split(","))
        head, claims, _ = parts["t"].split(".")
        assert json.decode(from_text(head) or b"") == {"typ": "JWT", "alg": "ES256"}
        return parts["k"], json.decode(from_text(claims) or b"")


class PushService:
    """Answers every message with a status, 201 unless others are set, in their order."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.statuses: list[int] = []
        self.arrived = asyncio.Condition()
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(f"HTTP/1.1 {status} Said\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        async with self.arrived:
            self.messages.append(Message(head[0].split()[1], headers, body))
            self.arrived.notify_all()

    async def message(self, number: int) -> Message:
        """The message with this number, counted from 1, as soon as it is there."""
        async with asyncio.timeout(TIMEOUT), self.arrived:
            await self.arrived.wait_for(lambda: len(self.messages) >= number)
        return self.messages[number - 1]

    def to(self, browser: Browser) -> list[Message]:
        path = urlsplit(browser.endpoint).path
        return [message for message in self.messages if message.path == path]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    service.url = f"http://127.0.0.1:{port}"
    async with server:
        yield service
