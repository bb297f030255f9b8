"""WebSocket messages written straight to the connection.

An update is encoded once. Through ASGI each copy would be decoded to text, encoded and framed
again, pass two wrappers of Litestar and wake a task: a third of the cost of a move. So uvicorn's
protocol offers the application a shortcut, as an ASGI extension.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Any, Final

from nivelo.server.security.address_network import network_of
from nivelo.server.security.fair_turns import FairTurns
from nivelo.server.security.frame_floods import WaryProtocol

EXTENSION: Final = "nivelo.text"  # in the scope's extensions; its "write" takes encoded text
FLUSHES: Final = "flushes"  # in the state that uvicorn passes to its protocols
FLUSHES_AT_ONCE: Final = 32  # per iteration of the event loop: half a millisecond

WHOLE_TEXT: Final = 0x81  # text in one frame, not compressed
SHORT, MIDDLE = 126, 1 << 16  # bytes from which a length takes two more bytes, and eight

Write = Callable[[bytes], bool]


def framed(text: bytes) -> bytes:
    """A text as the server sends it (RFC 6455, section 5.2)."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < MIDDLE:
        return pack("!BBH", WHOLE_TEXT, 126, size) + text
    return pack("!BBQ", WHOLE_TEXT, 127, size) + text


def writer_of(scope: Any) -> Write | None:
    """The shortcut to a connection, if our server offers one."""
    offered = scope.get("extensions", {}).get(EXTENSION)
    return None if offered is None else offered["write"]


class DirectProtocol(WaryProtocol):
    """Uvicorn's protocol, whose application may write messages directly.

    Everything written in one iteration of the event loop, such as an update and its
    acknowledgement, is sent together, because the system call is the larger part of the cost. If
    there is much of it, the addresses take turns.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unsent: list[bytes] = []
        if FLUSHES not in self.app_state:
            self.app_state[FLUSHES] = FairTurns(FLUSHES_AT_ONCE)
        self.flushes: FairTurns = self.app_state[FLUSHES]
        self.network: str | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        # A refused handshake has no scope; compressed messages need uvicorn's path.
        if self.response.status_code == 101 and not self.conn.extensions:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """Write a message; False if the other side is gone, or has not read earlier messages."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if not self.unsent:
            if self.network is None:  # by now the client behind a proxy is known
                self.network = network_of(self.scope["client"][0] if self.scope["client"] else "")
            self.flushes.add(self.network, self.flush)
        self.unsent.append(framed(text))
        return True

    def flush(self) -> None:
        frames, self.unsent = self.unsent, []
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if frames and is_open and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        self.flush()  # earlier messages go first
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()
