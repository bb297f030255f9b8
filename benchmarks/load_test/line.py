"""A WebSocket client as small as it can be, so that what is measured is the server.

It speaks to our own server on the same machine only: no compression, no fragments, no TLS. The
mask of what it sends is zero, which the protocol allows and which saves the work of masking.
"""

from __future__ import annotations

import asyncio
from struct import pack, unpack_from
from typing import cast

TEXT, CLOSE, PING = 1, 8, 9
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"

ASK = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bml2ZWxvIGxvYWQgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One connection. A subclass says in `received` what is done with a message."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.ask = ASK.format(host=host, path=path, cookie=cookie).encode()
        self.buffer = bytearray()
        self.is_open = False
        self.lost = False
        self.refusal = ""  # what the server said instead of letting it in
        self.transport: asyncio.Transport | None = None

    def received(self, message: bytes) -> None:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.ask)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.refusal = bytes(buffer[:end]).decode(errors="replace")
                self.close()
                return
            self.is_open = True
            del buffer[: end + 4]
        at = self.take_frames(buffer)
        del buffer[:at]

    def take_frames(self, buffer: bytearray) -> int:
        """Hand on every whole frame; returns where the first incomplete one begins."""
        at, have = 0, len(buffer)
        while have - at >= 2:
            kind, size = buffer[at] & 0x0F, buffer[at + 1]
            start = at + 2
            if size == 126:
                if have - at < 4:
                    break
                size, start = (buffer[at + 2] << 8) | buffer[at + 3], at + 4
            elif size == 127:
                if have - at < 10:
                    break
                size, start = unpack_from(">Q", buffer, at + 2)[0], at + 10
            if have - start < size:
                break
            at = start + size
            self.take(kind, bytes(buffer[start:at]))
        return at

    def take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.received(message)
        elif kind == PING:
            self.send(message, 10)
        elif kind == CLOSE:
            self.close()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        assert self.transport is not None
        size = len(message)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = pack(">BBH", FINAL | kind, MASKED | 126, size)
        self.transport.write(head + NO_MASK + message)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
