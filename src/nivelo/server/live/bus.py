"""How notices reach the other processes: over PostgreSQL or Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import asyncpg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import DecodeError, json
from redis.asyncio import Redis
from redis.exceptions import RedisError

from nivelo.server.errors import ServerError
from nivelo.server.live.notice import Notice

CHANNEL = "nivelo"
TRY_AGAIN = 1.0  # seconds
ANSWER_SECONDS = 5.0  # a connection that is silent for this long is lost
MOST_TABLES = 200  # in one notice: PostgreSQL limits them to 8,000 bytes

logger = logging.getLogger(__name__)


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend, with a persistent connection for publishing and repair of both
    connections.

    A notice that cannot be sent is dropped: a process that misses it polls a moment later.
    """

    _speaker: asyncpg.Connection | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await self._connect()
                for channel in channels:
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if self._speaker is not None:
                self._speaker.terminate()
            logger.warning("a notice could not be sent", exc_info=True)

    async def mend(self) -> bool:
        """Listen again if the connection was lost; True if it was."""
        async with self._listener_lock:
            if await answers(self._listener_conn):
                return False
            async with asyncio.timeout(ANSWER_SECONDS):
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)
        logger.warning("the connection for notices was lost, it is there again")
        return True

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        if await answers(self._listener_conn):
            await super().unsubscribe(channels)

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            self._speaker.terminate()
        if not await answers(self._listener_conn):
            return
        await super().on_shutdown()


async def answers(connection: asyncpg.Connection) -> bool:
    """Is the database there? A silent connection is closed, even if the other side has not closed
    it.
    """
    if connection.is_closed():
        return False
    try:
        await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        connection.terminate()
        return False
    return True


class RedisBackend(RedisChannelsPubSubBackend):
    """Litestar's backend, which recovers when Redis was away."""

    lost = False

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError):
            logger.warning("a notice could not be sent", exc_info=True)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError):
                self.lost = True
                logger.warning("the connection for notices was lost, it is tried again")
                await asyncio.sleep(TRY_AGAIN)

    async def on_shutdown(self) -> None:
        """Litestar leaves its publishing connections open."""
        try:
            await super().on_shutdown()
        finally:
            await self._redis.aclose()

    async def mend(self) -> bool:
        """True if notices may have been missed since the last call."""
        lost, self.lost = self.lost, False
        return lost


def backend_for(url: str) -> ChannelsBackend:
    """Channels in memory, over PostgreSQL or over Redis."""
    if url == "memory":
        return MemoryChannelsBackend()
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme in ("postgresql", "postgres"):
        dsn = url.replace("+asyncpg", "", 1)
        return PostgresBackend(
            make_connection=partial(asyncpg.connect, dsn=dsn, timeout=ANSWER_SECONDS)
        )
    if scheme in ("redis", "rediss", "unix"):
        return RedisBackend(redis=Redis.from_url(url))
    raise ServerError("channels/url", f"{scheme!r} is none of memory, postgresql, redis")


class Bus:
    """Sends notices to the other processes and dispatches theirs."""

    def __init__(self, channels: ChannelsPlugin, backend: ChannelsBackend, server: str) -> None:
        self.channels = channels
        self.backend = backend
        self.server = server

    async def mend(self) -> bool:
        """Make sure that notices arrive; True if some may have been missed."""
        if isinstance(self.backend, PostgresBackend | RedisBackend):
            return await self.backend.mend()
        return False

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
    """Repeat something for ever; a failure is logged and does not end the loop."""
    while True:
        try:
            await work()
        except Exception:
            logger.exception("%s failed, it is tried again", getattr(work, "__name__", "work"))
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                return  # it failed because it was cancelled
        await asyncio.sleep(pause)
