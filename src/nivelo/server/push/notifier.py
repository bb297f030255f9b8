"""Notifying people of their turns at tables with long turns, once per turn."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import Final

from msgspec import Struct, json

from nivelo.engine.model.position import KNOCKING
from nivelo.server.clock import now
from nivelo.server.live.bot_pacing import is_looking
from nivelo.server.live.room import Room
from nivelo.server.push.base64_text import to_text
from nivelo.server.push.sender import GONE, Letter, Sender
from nivelo.server.push.words import game_title, known_language, turn_words
from nivelo.server.security.limits import Buckets
from nivelo.server.storage.push import PushStore, Subscription
from nivelo.server.table.table import Table

SLOW: Final = 3600  # seconds per turn: with that much time people may do something else
QUIET_SECONDS: Final = 5.0  # a device that is reconnecting is not notified
PER_HOUR: Final = 60  # messages per person
MOST_WAITING: Final = 1000
MOST_OF_NETWORK: Final = 100  # of those: tables that are played from one network
TOPIC_BYTES: Final = 16
LEAST_SECONDS: Final = 60
MOST_SECONDS: Final = 7 * 24 * 3600

logger = logging.getLogger(__name__)


class Turn(Struct, frozen=True):
    """The person to act at a table, and the turn and game it is for."""

    table_id: str
    person: int
    game: int
    number: int


def turn_of(table: Table) -> Turn | None:
    """The turn that someone could be notified of now."""
    match = table.match
    if table.setup.timer < SLOW or match is None or not table.awaited:
        return None
    if match.state.decision == KNOCKING:
        return None  # nobody could come in time
    return Turn(table.id, table.awaited, table.number, int(match.state.all_turns))


class Notifier:
    """Notifies the person to act, if they are not looking, on all their subscribed devices."""

    def __init__(self, store: PushStore, sender: Sender) -> None:
        self.store = store
        self.sender = sender
        self.quiet_seconds = QUIET_SECONDS
        self.per_person = Buckets(PER_HOUR, PER_HOUR / 3600)
        self.called: dict[str, Turn] = {}  # the last turn of each table
        self.tasks: set[asyncio.Task[None]] = set()
        self.calling: Counter[str] = Counter()  # how many of them for each network

    def look(self, room: Room) -> None:
        """Called when something has happened at a table: is someone to act there?"""
        turn = turn_of(room.table)
        if turn is None or self.called.get(turn.table_id) == turn:
            return
        network = room.network
        if len(self.tasks) >= MOST_WAITING or self.calling[network] >= MOST_OF_NETWORK:
            logger.warning("too many people are to be called at once")
            return
        if len(self.called) >= MOST_WAITING:
            self.called.clear()  # the database remembers it, too
        self.called[turn.table_id] = turn
        task = asyncio.create_task(self.call(room, turn))
        self.tasks.add(task)
        self.calling[network] += 1
        task.add_done_callback(lambda done: self.called_all(done, network))

    def called_all(self, task: asyncio.Task[None], network: str) -> None:
        self.tasks.discard(task)
        self.calling -= Counter((network,))  # and counts of zero are removed

    async def call(self, room: Room, turn: Turn) -> None:
        try:
            await asyncio.sleep(self.quiet_seconds)
            if not is_due(room, turn):
                return
            subscriptions = await self.store.of_person(turn.person)
            if not subscriptions or not self.per_person.take_from(str(turn.person)):
                return
            if not await self.store.claim(turn.table_id, turn.person, turn.game, turn.number):
                return  # another process does it
            await asyncio.gather(*(self.send(room, turn, each) for each in subscriptions))
        except Exception:
            # A lost message must not affect the table.
            logger.exception("somebody could not be called")

    async def send(self, room: Room, turn: Turn, subscription: Subscription) -> None:
        message = letter(room.table, turn, subscription)
        answer = await self.sender.deliver(
            subscription, message, (room.network, turn.table_id), lambda: is_due(room, turn)
        )
        if answer.status in GONE:
            await self.store.gone(subscription)
        elif not answer.is_taken:
            logger.warning("a push message was not taken", extra={"status": answer.status})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)
        await self.sender.close()


def is_due(room: Room, turn: Turn) -> bool:
    """Is it still the same turn, and is its person not looking at the table?"""
    if turn_of(room.table) != turn:
        return False
    return not is_looking(room, turn.person)


def letter(table: Table, turn: Turn, subscription: Subscription) -> Letter:
    """Which table, and that it is their turn; never cards."""
    match = table.match
    assert match is not None
    language = known_language(subscription.language)
    others = [seat.name for seat in table.seats if seat.name and seat.person != turn.person]
    game = match.game.title
    if not table.setup.description:
        game = game_title(language, table.setup.game)
    title, body = turn_words(language, game, others)
    message = {
        "type": "turn",
        "table": table.id,
        "title": title,
        "body": body,
        "language": language,
    }
    left = (table.deadline_in(match) - now()) // 1000
    return Letter(
        text=json.encode(message),
        # The push service must not learn the table's link.
        topic=to_text(hashlib.sha256(table.id.encode()).digest()[:TOPIC_BYTES]),
        seconds=min(max(left, LEAST_SECONDS), MOST_SECONDS),
    )
