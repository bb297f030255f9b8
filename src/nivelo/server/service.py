"""What every request needs: the settings, the store, the hub, the limits."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.exc import SQLAlchemyError

from nivelo.engine.errors import OptionError
from nivelo.server.errors import ServerError, TooManyError
from nivelo.server.live.bus import Bus, forever
from nivelo.server.live.hub import Hub
from nivelo.server.live.quotas import BURST_SECONDS, Quotas
from nivelo.server.protocol.setup import check_custom_game
from nivelo.server.security.address_network import network_of
from nivelo.server.security.connection_counts import Places
from nivelo.server.security.fair_turns import FairTurns
from nivelo.server.security.limits import Buckets, Spacing
from nivelo.server.settings import Settings
from nivelo.server.storage import database
from nivelo.server.storage.custom_games import CustomGames
from nivelo.server.storage.database import database_url, migrate, open_engine
from nivelo.server.storage.history import History
from nivelo.server.storage.statistics import Statistics
from nivelo.server.storage.store import Store
from nivelo.server.thinking.bot_workers import BotWorkers
from nivelo.server.thinking.executor import WorkTimeoutError
from nivelo.server.thinking.odds_worker import Odds, Question, odds_of
from nivelo.server.thinking.process_pool import ProcessPool
from nivelo.server.thinking.replays import Replays
from nivelo.server.thinking.reviews import Reviews

if TYPE_CHECKING:
    from nivelo.server.push.service import PushService

LOOK_ROUND_SECONDS = 2.0
LAST_SECONDS = 3.0  # for each of the last writes to the database
COMMANDS_AT_ONCE = 8  # per iteration of the event loop: about a millisecond
REQUESTS_AT_ONCE = 50  # connections of one address besides its WebSockets
PAGES_AND_FILES = 20  # times as many requests of any kind as those that are counted
PACE_SECONDS = 10  # requests may come in a heap as large as this much of their rate
LONGEST_PACE = 10.0  # seconds: all connections that an address may have are done sooner
NICE = 10  # of reviews: bots and hints go first
COACH_NICE = 5  # a game waits for its bot, a person for the coach
CHECKERS = 2  # processes that check custom games
ODDS_SECONDS = 8.0  # after which its process is killed, even in the middle of a hand
CHECK_SECONDS = 15.0  # for one of them; the interpreted engine needs some

logger = logging.getLogger(__name__)


class Service:
    """One server process, from start to stop."""

    def __init__(
        self,
        settings: Settings,
        channels: ChannelsPlugin,
        backend: ChannelsBackend,
        home: str = "",
    ) -> None:
        self.settings = settings
        self.name = f"{home}.{secrets.token_hex(8)}".removeprefix(".")
        coaches = ProcessPool(1, COACH_NICE)
        self.bot_workers = BotWorkers(ProcessPool(settings.bot_workers), coaches)
        self.reviews = Reviews(ProcessPool(1, NICE))
        self.engine = open_engine(
            database_url(settings.database_text()), seconds=database.COMMAND_SECONDS
        )
        self.store = Store(self.engine)
        self.catalog = self.store
        self.history = History(self.store)
        self.statistics = Statistics(self.store)
        self.replays = Replays(self.history, ProcessPool(1, NICE))
        self.saved_games = CustomGames(self.store)
        alone = settings.channels_text() == "memory"
        self.bus = None if alone else Bus(channels, backend, self.name)
        rate = settings.bot_moves_per_second
        bot_moves = Buckets(rate * BURST_SECONDS, rate)
        self.hub = Hub(self.store, self.bus, self.bot_workers, bot_moves, self.name)
        self.quotas = Quotas(settings)
        self.turns = FairTurns(COMMANDS_AT_ONCE)
        self.rooms = self.hub.rooms
        self.commands = self.hub.commands
        self.presence = self.hub.presence
        self.meter = self.rooms.meter
        rate = PAGES_AND_FILES * settings.requests_per_minute / 60
        self.paces = Spacing(rate, LONGEST_PACE, PACE_SECONDS * rate)
        self.health_paces = Spacing(rate, LONGEST_PACE, PACE_SECONDS * rate)
        self.request_turns = FairTurns(1)
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.new_tables = Buckets(settings.tables_per_hour, settings.tables_per_hour / 3600)
        self.descriptions = Buckets(settings.games_per_minute, settings.games_per_minute / 60)
        self.checkers = ProcessPool(CHECKERS)
        self.sockets = Places(settings.connections_per_address)
        self.connections = Places(settings.connections_per_address + REQUESTS_AT_ONCE)
        self.push: PushService | None = None  # None: push is off
        self.tasks: list[asyncio.Task[None]] = []
        self.writing: asyncio.Task[None] | None = None
        self.ready = False

    async def start(self) -> None:
        await migrate(self.engine)
        await self.open_push()
        self.writing = asyncio.create_task(self.hub.writer.run())
        follower = self.hub.follower
        await follower.look_round()
        self.tasks.append(asyncio.create_task(until_done(follower.take_over)))
        self.tasks.append(asyncio.create_task(forever(follower.look_round, LOOK_ROUND_SECONDS)))
        if self.bus is not None:
            self.tasks.append(asyncio.create_task(forever(self.listen, 1.0)))
        self.ready = True

    async def open_push(self) -> None:
        """Enable push, if its dependencies are installed."""
        if not self.settings.push:
            return
        try:
            from nivelo.server.push.service import open_push_service
        except ImportError as error:
            logger.warning("nobody is called by push messages", extra={"missing": error.name})
            return
        self.push = await open_push_service(self.settings, self.store)
        self.rooms.turn_watcher = self.push.notifier

    async def check_custom_game(self, address: str, description: str) -> None:
        """Refuse a game that no table could play, or that takes too long to check."""
        if not description:
            return
        if not self.descriptions.take(address):
            raise TooManyError("rate/games", "too many games to check, wait a moment")
        try:
            await self.checkers.run(
                check_custom_game, description, seconds=CHECK_SECONDS, who=(network_of(address), "")
            )
        except WorkTimeoutError as error:
            text = "the levels of this game are too hard to be judged in time"
            raise OptionError("game/too_hard", text) from error

    async def count_odds(self, who: str, question: Question) -> Odds:
        """Count odds in a separate process, which is killed if it takes too long."""
        try:
            return await self.checkers.run(
                odds_of, question, seconds=ODDS_SECONDS, who=(network_of(who), "")
            )
        except WorkTimeoutError as error:
            text = "the levels of this game are too hard to count"
            raise ServerError("odds/too_hard", text) from error

    async def listen(self) -> None:
        assert self.bus is not None
        await self.bus.listen(self.hub.follower.heard)

    def say_goodbye(self) -> None:
        """Tell all subscribers that the server is stopping; they may reconnect."""
        self.ready = False
        for room in self.hub.rooms.held.values():
            for subscriber in room.subscribers:
                subscriber.close("server/stopping")

    async def stop(self) -> None:
        """Say goodbye, write what is queued, and release the tables to other processes."""
        self.say_goodbye()
        for room in self.hub.rooms.held.values():
            if room.next_move is not None:
                room.next_move.cancel()
            self.hub.deputies.cancel(room)
        for task in self.tasks:
            task.cancel()
        following = () if self.hub.follower.following is None else (self.hub.follower.following,)
        ending = {*self.tasks, *following, *self.hub.scheduler.tasks, *self.hub.deputies.tasks}
        if ending:
            await asyncio.wait(ending, timeout=self.settings.shutdown_seconds)
        if self.push is not None:
            await self.push.notifier.close()
        self.hub.writer.close()
        if self.writing is not None:
            await within(self.settings.shutdown_seconds, self.writing)
        await within(LAST_SECONDS, self.store.gone(self.name))
        self.bot_workers.close()
        self.checkers.close()
        self.replays.close()
        await self.reviews.close()
        await within(LAST_SECONDS, self.engine.dispose())


async def until_done(work: Callable[[], Awaitable[None]]) -> None:
    """Do something once, retrying while the database is away."""
    while True:
        try:
            return await work()
        except (SQLAlchemyError, OSError):
            logger.exception("%s failed, it is tried again", work.__name__)
        await asyncio.sleep(LOOK_ROUND_SECONDS)


async def within(seconds: float, work: Awaitable[None]) -> None:
    """Do it within a time limit: a missing database must not keep a server running."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except (SQLAlchemyError, OSError):
        logger.warning("the database was away when the server stopped", exc_info=True)
