"""Sending one message to a push service, which delivers it to a device."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import httpcore
from msgspec import Struct

from nivelo.server.clock import wall
from nivelo.server.push.encryption import encrypted
from nivelo.server.push.keys import SigningKey
from nivelo.server.push.network import PublicNetwork
from nivelo.server.storage.push import Subscription
from nivelo.server.thinking.executor import Who
from nivelo.server.thinking.fair_queue import FairPlaces

SECONDS: Final = 10.0  # for a request, from DNS lookup to response
AT_ONCE: Final = 10  # requests
WAITS: Final = (0.0, 30.0, 300.0)  # seconds before each retry
LONGEST_WAIT: Final = 900.0  # that a push service may ask us to wait
GONE: Final = frozenset((404, 410))

logger = logging.getLogger(__name__)


class Letter(Struct, frozen=True):
    """A message and its delivery options."""

    text: bytes
    topic: str  # a pending message is replaced by the next one with the same topic
    seconds: int  # after which it is useless


class Answer(Struct, frozen=True):
    """The HTTP status from a push service, 0 for none, and when to retry."""

    status: int
    wait: float = 0.0

    @property
    def is_taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def may_change(self) -> bool:
        """Is it worth retrying?"""
        return self.status == 0 or self.status == 429 or self.status >= 500


class Sender:
    """Sends messages, a few at a time. Response bodies are not read."""

    def __init__(self, key: SigningKey, loopback: bool = False) -> None:
        self.key = key
        self.waits = WAITS
        self.places = FairPlaces(AT_ONCE)
        self.pool = httpcore.AsyncConnectionPool(
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=PublicNetwork(loopback),
        )

    async def deliver(
        self, subscription: Subscription, letter: Letter, who: Who, is_wanted: Callable[[], bool]
    ) -> Answer:
        """Send it, retrying as long as it is wanted; returns the last answer.

        Anyone may register a push service that never answers: that delays only their own calls.
        """
        answer = Answer(0)
        for wait in self.waits:
            await asyncio.sleep(max(wait, min(answer.wait, LONGEST_WAIT)))
            await self.places.acquire(0, who)
            try:
                if not is_wanted():
                    break
                answer = await self.send(subscription, letter)
            finally:
                self.places.release()
            if not answer.may_change:
                break
        return answer

    async def send(self, subscription: Subscription, letter: Letter) -> Answer:
        headers = {
            **self.key.headers(subscription.endpoint, wall()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(letter.seconds),
            "Topic": letter.topic,
            "Urgency": "normal",
        }
        body = encrypted(letter.text, subscription)
        try:
            async with (
                asyncio.timeout(SECONDS),
                self.pool.stream(
                    "POST", subscription.endpoint, headers=list(headers.items()), content=body
                ) as response,
            ):
                return Answer(response.status, wait_asked_for(response.headers))
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.ProtocolError) as error:
            # Without the endpoint: its URL is as good as a key to the device.
            logger.warning("a push service did not answer", extra={"error": type(error).__name__})
            return Answer(0)

    async def close(self) -> None:
        await self.pool.aclose()


def wait_asked_for(headers: list[tuple[bytes, bytes]]) -> float:
    """The Retry-After of a push service, if it is given in seconds."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit():
            return float(value[:6])
    return 0.0
