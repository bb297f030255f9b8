"""Bots and clocks: moves that the server makes by itself.

Every process knows which others are running, and all use the same rule to find the owner of a
table. If two briefly believe they own it, the key of the entries lets only one of them move.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from nivelo.engine.model.moves import PASS
from nivelo.engine.model.position import KEEPING, KNOCKING, LAYING_OUT, PLAYING, TAKING
from nivelo.server.clock import now
from nivelo.server.errors import OverloadedError, StaleError, StorageError
from nivelo.server.live.bot_pacing import pace_share, waits_until
from nivelo.server.live.room import Room
from nivelo.server.protocol.setup import BotChoice
from nivelo.server.security.limits import Buckets
from nivelo.server.table import entries
from nivelo.server.table.decide import entry
from nivelo.server.table.statuses import PLAYING as BEING_PLAYED
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import HOUSE_BOT, BotWorkers, thinks_elsewhere

if TYPE_CHECKING:
    from nivelo.server.live.rooms import Rooms

TRY_AGAIN: Final = 1.0  # seconds
TRY_LATER: Final = 60.0
THROTTLED: Final = 0.1  # until throttled bots are tried again
MOST_DECISIONS: Final = 200_000  # in one game; long ones have some thousands

# The fraction of the table's pace that a bot takes for each decision; the default covers the
# others.
SHARE_OF_PACE: Final = {LAYING_OUT: 0.15, KNOCKING: 0.4, KEEPING: 0.3}

# Decisions in which a bot always has a choice, whatever its hand. In the others its thinking time
# would reveal something, so it answers after a fixed time, which is enough to think.
REAL_CHOICES: Final = frozenset({TAKING, PLAYING, LAYING_OUT})
THINKING: Final = 600  # milliseconds

logger = logging.getLogger(__name__)


class ScheduledMove:
    """A move that the server is to make: for which seat, by whom, and when.

    `span` is its delay after the last move. A bot may begin to think earlier: `ahead`.
    """

    def __init__(
        self, seat: int, kind: str, bot: BotChoice | None, since: int, span: int, ahead: int = 0
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.bot = bot  # None: the answer that its person gave in advance
        self.due_at = since + span
        self.span = span
        self.ahead = min(ahead, span)

    def wait(self, at: int) -> int:
        """Milliseconds until it is made.

        Never more than its span: a time further ahead was set before a restart, by a clock that has
        been set back since.
        """
        left = self.due_at - at
        return 0 if left > self.span else max(0, left)

    def wait_to_begin(self, at: int) -> int:
        """Milliseconds until a bot begins to think about it, likewise."""
        left = self.due_at - at
        return self.span if left > self.span else max(0, left - self.ahead)


def next_scheduled_move(
    table: Table,
    answers: dict[int, str],
    watched: bool = True,
    pace: float = 1.0,
    not_before: int = 0,
) -> ScheduledMove | None:
    """The next move that the server makes if nobody else moves first.

    Games of bots run only while someone is watching, and not for ever. Bots take a fraction of the
    table's `pace`, and wait while people look at the end of a round.
    """
    match = table.match
    if table.status != BEING_PLAYED or match is None or match.state.is_over:
        return None
    if not any(seat.person for seat in table.seats) or match.state.decisions > MOST_DECISIONS:
        return None
    if not watched and all(seat.bot for seat in table.seats):
        return None
    seat = int(match.state.to_act)
    bot = table.seats[seat].bot
    if bot is not None:
        share = SHARE_OF_PACE.get(int(match.state.decision), 1.0)
        span = max(int(table.setup.pace * pace * share), not_before - match.moved_at)
        ahead = 0
        if match.state.decision not in REAL_CHOICES and thinks_elsewhere(match, bot):
            ahead = THINKING
        return ScheduledMove(seat, entries.BOT_MOVE, bot, match.moved_at, max(span, ahead), ahead)
    if table.seats[seat].person in answers and match.state.decision == KNOCKING:
        return ScheduledMove(seat, entries.MOVE, None, 0, 0)
    until = table.deadline_in(match)
    if not until:
        return None
    since = match.window_at if match.state.decision == KNOCKING else match.clock_at
    return ScheduledMove(seat, entries.TIMED_MOVE, HOUSE_BOT, since, until - since)


def scheduled_at(room: Room) -> ScheduledMove | None:
    """The same for a room, where bots wait for the people who sit there."""
    match = room.table.match
    pace, not_before = 1.0, 0
    if match is not None and not match.state.is_over:
        if room.table.seats[int(match.state.to_act)].bot is not None:
            pace, not_before = pace_share(room), waits_until(room)
    return next_scheduled_move(room.table, room.answers, room.is_watched, pace, not_before)


def owner(table_id: str, servers: list[str]) -> str:
    """Which of the running processes owns a table: the same answer in every process.

    The part of a name before the dot is the process's home: a replacement owns the same tables.
    """

    def weight(name: str) -> tuple[bytes, str]:
        home = name.partition(".")[0]
        return hashlib.sha256(f"{home} {table_id}".encode()).digest(), name

    return max(servers, key=weight)


class Scheduler:
    """Makes the moves of bots and of people whose time is up."""

    def __init__(
        self,
        rooms: Rooms,
        bot_workers: BotWorkers,
        server: str,
        bot_moves: Buckets | None = None,
    ) -> None:
        self.rooms = rooms
        self.bot_workers = bot_workers
        self.bot_moves = bot_moves
        self.server = server
        self.servers = [server]
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def is_alone(self) -> bool:
        """Is this the only process?"""
        return len(self.servers) == 1

    def is_mine(self, table_id: str) -> bool:
        return self.is_alone or owner(table_id, self.servers) == self.server

    def schedule(self, room: Room) -> None:
        """Set the timer for the server's next move at this table, if there is one."""
        if room.next_move is not None:
            room.next_move.cancel()
            room.next_move = None
        if room.stale:
            # The last entry may or may not have been stored: check soon, whoever owns the table.
            self.alarm(room, TRY_AGAIN)
            return
        scheduled = scheduled_at(room)
        if scheduled is None or not (scheduled.bot is None or self.is_mine(room.table.id)):
            return
        self.alarm(room, scheduled.wait_to_begin(now()) / 1000)

    def alarm(self, room: Room, wait: float) -> None:
        if room.next_move is not None:
            room.next_move.cancel()
        loop = asyncio.get_running_loop()
        room.next_move = loop.call_later(wait, self.begin, room)

    def begin(self, room: Room) -> None:
        room.next_move = None
        room.used_at = monotonic()
        task = asyncio.create_task(self.act(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def act(self, room: Room) -> None:
        try:
            try:
                await self.make_move(room)
            except StaleError:
                await self.rooms.refresh(room)
        except (StorageError, OverloadedError):
            self.try_again(room)
        except self.rooms.store.failures:
            self.try_again(room)
        except Exception:
            # A failing table must not be retried constantly, nor affect others.
            logger.exception("the server could not move", extra={"table": room.table.id})
            self.alarm(room, TRY_LATER)

    def try_again(self, room: Room) -> None:
        logger.warning("a move of the server could not be made or stored, it is tried again")
        self.alarm(room, TRY_AGAIN)

    async def make_move(self, room: Room) -> None:
        async with room.lock:
            if room.stale:
                await self.rooms.renew(room)  # which schedules the next move
                return
            table = room.table
            scheduled = scheduled_at(room)
            if scheduled is None or scheduled.wait(now()) > scheduled.ahead:
                self.schedule(room)
                return
            if scheduled.kind == entries.BOT_MOVE and not self.may_move(room):
                self.alarm(room, THROTTLED)
                return
            seq = table.decision_seq
            match = table.match
            assert match is not None
            person = table.seats[scheduled.seat].person
            if scheduled.bot is None:
                text = room.answers[person]
            elif match.state.decision == KNOCKING and scheduled.kind == entries.TIMED_MOVE:
                text = match.game.moves.moves[match.game.moves.first[PASS]].text
            else:
                bot, kind = scheduled.bot, scheduled.kind
                who = (room.network, table.id)
                thinking = self.bot_workers.choose(match, scheduled.seat, bot, seq, who)
                text = ""
            if text:
                await self.commit(room, scheduled, text)
                room.answers.pop(person, None)
                return
        # Others may chat or pause while a bot thinks.
        began = perf_counter()
        text = await thinking
        self.rooms.meter.bot_thought(bot.name, perf_counter() - began)
        await asyncio.sleep(scheduled.wait(now()) / 1000)
        async with room.lock:
            await self.rooms.renew(room)
            table = room.table
            scheduled = next_scheduled_move(table, room.answers)
            if scheduled is None or table.decision_seq != seq:
                return
            # The seat may have been given back meanwhile: then its person moves.
            if scheduled.kind == kind and scheduled.bot == bot:
                await self.commit(room, scheduled, text)

    def may_move(self, room: Room) -> bool:
        """Throttle bots: many tables of one address without a pause would starve the others."""
        if self.bot_moves is None or not room.network:
            return True
        return self.bot_moves.take_from(room.network)

    async def commit(self, room: Room, scheduled: ScheduledMove, text: str) -> None:
        made = entry(room.table, now(), scheduled.kind, scheduled.seat, text)
        await self.rooms.commit(room, made)
