"""Floods over WebSockets: what costs the sender next to nothing must not cost everyone else's time.

Commands are counted where they are done. But pings, answers to pings and parts of messages are
dealt with before that, and a quarter of a megabyte, which the system hands over in one piece, holds
forty thousand of them, or as many empty messages.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nivelo.server.security.limits import Bucket

PIECE: Final = 1024  # bytes that are looked at in one go
MOST_QUEUED: Final = 64  # messages that wait to be done; what came after them is not looked at yet
# Frames that are no whole message. Browsers send one in twenty seconds; a proxy may split messages.
FRAMES_AT_ONCE: Final = 500
FRAMES_PER_SECOND: Final = 20.0


class WaryProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, which looks at what comes only as fast as it is done, and ends floods."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unread = bytearray()
        self.frames_left = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def data_received(self, data: bytes) -> None:
        if not self.unread and len(data) <= PIECE:
            super().data_received(data)
            return
        self.unread += data
        self.look_at_unread()

    def look_at_unread(self) -> None:
        """While messages wait, uvicorn reads nothing more from the network either."""
        while self.unread and self.queue.qsize() < MOST_QUEUED and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and self.queue.empty():
            self.look_at_unread()
        return message

    def may_send_frame(self) -> bool:
        """Count a frame that is no whole message; False if there were too many."""
        if self.transport.is_closing():
            return False
        if self.frames_left.take():
            return True
        self.transport.abort()
        return False

    def handle_text(self, event: Any) -> None:
        if event.fin or self.may_send_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if event.fin or self.may_send_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if self.may_send_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_send_frame():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self.may_send_frame():
            super().handle_pong(event)
