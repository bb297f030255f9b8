"""WebSocket floods: frames that are cheap to send must not take up everyone's time.

Commands are counted where they are carried out. But pings, pongs and fragments are handled earlier,
and a single read of a quarter of a megabyte contains forty thousand of them, or as many empty
messages.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nivelo.server.security.limits import Bucket

PIECE: Final = 1024  # bytes parsed at once
MOST_QUEUED: Final = 64  # messages waiting to be handled; parsing stops there
# Frames that are not whole messages. Browsers send one in twenty seconds; a proxy may fragment
# messages.
FRAMES_AT_ONCE: Final = 500
FRAMES_PER_SECOND: Final = 20.0


class WaryProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which parses input only as fast as it is handled, and ends floods."""

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
        """While messages wait, uvicorn does not read from the network either."""
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
        """Count a frame that is not a whole message; False if there were too many."""
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
