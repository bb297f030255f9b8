"""What every request needs: the settings, the store, the hub, the limits."""

from __future__ import annotations

import asyncio
import secrets

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from nivelo.server.errors import TooManyError
from nivelo.server.live.bus import Bus, forever
from nivelo.server.live.hub import Hub
from nivelo.server.protocol.setup import check_custom_game
from nivelo.server.security.limits import Buckets
from nivelo.server.settings import Settings
from nivelo.server.storage.database import database_url, migrate, open_engine
from nivelo.server.storage.history import History
from nivelo.server.storage.replay import Replays
from nivelo.server.storage.statistics import Statistics
from nivelo.server.storage.store import Store
from nivelo.server.thinking.bot_workers import BotWorkers
from nivelo.server.thinking.reviews import Reviews

LOOK_ROUND_SECONDS = 2.0


class Service:
    """One server process, from start to stop."""

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, backend: ChannelsBackend
    ) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.bot_workers = BotWorkers(settings.bot_workers)
        self.reviews = Reviews()
        self.engine = open_engine(database_url(settings.database_text()))
        self.store = Store(self.engine)
        self.statistics = Statistics(self.store)
        self.replays = Replays(History(self.store))
        alone = settings.channels_text() == "memory"
        self.bus = None if alone else Bus(channels, backend, self.name)
        self.hub = Hub(self.store, self.bus, self.bot_workers, self.name)
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.new_tables = Buckets(settings.tables_per_hour, settings.tables_per_hour / 3600)
        self.descriptions = Buckets(settings.games_per_minute, settings.games_per_minute / 60)
        self.checking = asyncio.Lock()
        self.connections: dict[str, int] = {}  # of each address
        self.tasks: list[asyncio.Task[None]] = []
        self.writing: asyncio.Task[None] | None = None
        self.ready = False

    async def start(self) -> None:
        await migrate(self.engine)
        self.writing = asyncio.create_task(self.hub.writer.run())
        follower = self.hub.follower
        await follower.look_round()
        await follower.take_over()
        self.tasks.append(asyncio.create_task(forever(follower.look_round, LOOK_ROUND_SECONDS)))
        if self.bus is not None:
            self.tasks.append(asyncio.create_task(forever(self.listen, 1.0)))
        self.ready = True

    async def check_custom_game(self, address: str, description: str) -> None:
        """Refuse a game that no table could play: one after the other, beside the event loop."""
        if not description:
            return
        if not self.descriptions.take(address):
            raise TooManyError("rate/games", "too many games to check, wait a moment")
        async with self.checking:
            await asyncio.to_thread(check_custom_game, description)

    async def listen(self) -> None:
        assert self.bus is not None
        await self.bus.listen(self.hub.follower.heard)

    def say_goodbye(self) -> None:
        """Let all who watch know that the server stops; they may connect again."""
        self.ready = False
        for room in self.hub.rooms.held.values():
            for subscriber in room.subscribers:
                subscriber.close("server/stopping")

    async def stop(self) -> None:
        """Say good-bye, write what waits, and give the tables to other processes."""
        self.say_goodbye()
        for room in self.hub.rooms.held.values():
            if room.next_move is not None:
                room.next_move.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.hub.follower.following is not None:
            await self.hub.follower.following
        await asyncio.gather(*self.hub.scheduler.tasks, return_exceptions=True)
        self.hub.writer.close()
        if self.writing is not None:
            await self.writing
        await self.store.gone(self.name)
        self.bot_workers.close()
        await self.reviews.close()
        await self.engine.dispose()
