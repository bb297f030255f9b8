"""The host of the tables in a page's worker: a server's rooms over the browser's storage."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from nivelo.browser.catalog import BrowserCatalog
from nivelo.browser.past_games import PastCounts, PastGames
from nivelo.browser.reviews import QuickReviews
from nivelo.browser.saved_games import BrowserGames
from nivelo.browser.storage import Storage
from nivelo.browser.thinking import Activity, QuickBots
from nivelo.server.live.command_handler import CommandHandler
from nivelo.server.live.presence import PresenceTracker
from nivelo.server.live.rooms import Rooms
from nivelo.server.meter import Meter
from nivelo.server.protocol.setup import check_custom_game
from nivelo.server.storage.changes import Change
from nivelo.server.storage.writer import Writer
from nivelo.server.table.decide import seat_at
from nivelo.server.table.people import Person
from nivelo.server.thinking.odds_worker import Odds, Question, odds_of
from nivelo.server.thinking.replays import Replays

FOR_EVER = float("inf")  # seconds: here nothing is given up


class BrowserHost:
    """One worker, from its start to the end of its page.

    `moved` is called with tables that have new entries: the device may show one in two windows.
    """

    def __init__(self, storage: Storage, moved: Callable[[str], None]) -> None:
        name = secrets.token_hex(8)
        self.moved = moved
        self.meter = Meter()
        self.catalog = BrowserCatalog(storage)
        self.history = PastGames(storage)
        self.statistics = PastCounts(storage)
        self.saved_games = BrowserGames(storage)
        self.activity = Activity()
        self.bots = QuickBots(self.activity)
        self.reviews = QuickReviews(self.bots.bots, self.activity)
        self.replays = Replays(self.history, self.bots.bots)
        self.writer = Writer(self.catalog, self.stored, self.meter)
        self.rooms = Rooms(self.catalog, self.writer, self.bots, name, self.meter)
        self.rooms.one_device = True
        self.commands = CommandHandler(self.rooms, self.bots)
        self.presence = PresenceTracker(self.rooms.scheduler, None, None, name)
        self.quotas = None  # nobody else is here
        self.writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.writing = asyncio.create_task(self.writer.run())

    async def stop(self) -> None:
        """Write what is queued, and release the tables."""
        for room in self.rooms.held.values():
            if room.next_move is not None:
                room.next_move.cancel()
        self.writer.close()
        if self.writing is not None:
            await self.writing
        await self.reviews.close()

    def stored(self, batch: list[Change]) -> None:
        self.activity.note()
        for table_id in {change.table_id for change in batch}:
            self.moved(table_id)

    async def person_at(self, table_id: str, seat: int) -> Person | None:
        """Who sits there: everyone at a table of this device plays on it."""
        if seat < 0:
            return None
        room = await self.rooms.get(table_id)
        number = seat_at(room.table, seat).person
        return await self.catalog.find(number)

    async def heard(self, table_id: str) -> None:
        """Another window has changed a table."""
        room = self.rooms.held.get(table_id)
        if room is not None:
            await self.rooms.refresh(room)

    async def check_custom_game(self, who: str, description: str) -> None:
        if description:
            await self.bots.bots.run(check_custom_game, description, seconds=FOR_EVER)

    async def count_odds(self, who: str, question: Question) -> Odds:
        return await self.bots.bots.run(odds_of, question, seconds=FOR_EVER)
