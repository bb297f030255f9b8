"""What processes tell one another: which tables have moved on, and who is connected where.

A notice holds no card and no word: whoever gets one reads the entries from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import DecodeError, Struct, json

from nivelo.server.errors import ServerError

CHANNEL = "nivelo"
MOST_TABLES = 200  # in one notice: PostgreSQL carries 8,000 bytes

logger = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """From a process to all others."""

    sender: str
    moved: dict[str, int] = {}  # tables and their last entry
    table: str = ""  # where presence changed
    people: list[int] = []  # who is connected there to the sender


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's, with one lasting connection to publish, which mends itself."""

    _speaker: object | None = None

    async def publish(self, data: bytes, channels: object) -> None:
        if self._speaker is None or self._speaker.is_closed():  # type: ignore[attr-defined]
            self._speaker = await self._connect()
        for channel in channels:  # type: ignore[attr-defined]
            await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())  # type: ignore[attr-defined]

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()  # type: ignore[attr-defined]
        await super().on_shutdown()


def backend_for(url: str) -> ChannelsBackend:
    """Channels in memory, over PostgreSQL or over Redis."""
    if url == "memory":
        return MemoryChannelsBackend()
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme in ("postgresql", "postgres"):
        return PostgresBackend(url.replace("+asyncpg", "", 1))
    if scheme in ("redis", "rediss", "unix"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    raise ServerError("channels/url", f"{scheme!r} is none of memory, postgresql, redis")


class Notices:
    """Sends notices to the other processes and hands theirs on."""

    def __init__(self, channels: ChannelsPlugin, server: str) -> None:
        self.channels = channels
        self.server = server

    def publish(self, notice: Notice) -> None:
        self.channels.publish(json.encode(notice), CHANNEL)

    def moved(self, tables: dict[str, int]) -> None:
        items = list(tables.items())
        for start in range(0, len(items), MOST_TABLES):
            self.publish(Notice(self.server, moved=dict(items[start : start + MOST_TABLES])))

    async def listen(self, handle: Callable[[Notice], Awaitable[None]]) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    notice = json.decode(data, type=Notice)
                except DecodeError:
                    logger.warning("a notice that cannot be read", extra={"size": len(data)})
                    continue
                if notice.sender != self.server:
                    await handle(notice)


async def forever(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something again and again; a failure is logged and does not end it."""
    while True:
        try:
            await work()
        except Exception:
            logger.exception("%s failed, it is tried again", getattr(work, "__name__", "work"))
        await asyncio.sleep(pause)
