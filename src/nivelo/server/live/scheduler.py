"""Bots and clocks: the moves that nobody has to send.

Every process knows the others that run, and by the same rule which of them looks after a table.
Should two believe it for a moment, the key of the entries lets only one of them move.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from nivelo.engine.model.moves import PASS
from nivelo.engine.model.position import KEEPING, KNOCKING, LAYING_OUT, PLAYING, TAKING
from nivelo.server import metrics
from nivelo.server.clock import now
from nivelo.server.errors import StaleError, StorageError
from nivelo.server.live.room import Live
from nivelo.server.protocol.setup import BotChoice
from nivelo.server.table import entries
from nivelo.server.table.decide import entry
from nivelo.server.table.table import PLAYING as BEING_PLAYED
from nivelo.server.table.table import Table
from nivelo.server.thinking.bot_workers import Minds, thinks_elsewhere

if TYPE_CHECKING:
    from nivelo.server.live.hub import Hub

HOUSE_BOT: Final = BotChoice("greedy")  # answers for who is late
TRY_AGAIN: Final = 1.0  # seconds
TRY_LATER: Final = 60.0
MOST_DECISIONS: Final = 200_000  # in one game; long ones have some thousands

# How much of the table's pace a bot takes for each decision; one for all others.
SHARE_OF_PACE: Final = {LAYING_OUT: 0.15, KNOCKING: 0.4, KEEPING: 0.3}

# Decisions in which a bot always has a choice, whatever it holds. In the others how long it thinks
# would tell: it answers when a fixed time is over, in which it can think.
REAL_CHOICES: Final = frozenset({TAKING, PLAYING, LAYING_OUT})
THINKING: Final = 600  # milliseconds

logger = logging.getLogger(__name__)


class Due:
    """A move that the server is to make: for which seat, by whom, and when.

    `span` is how long after the last move that is. A bot may begin to think before: `ahead`.
    """

    def __init__(
        self, seat: int, kind: str, bot: BotChoice | None, since: int, span: int, ahead: int = 0
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.bot = bot  # None: the answer that its person gave beforehand
        self.at = since + span
        self.span = span
        self.ahead = min(ahead, span)

    def wait(self, at: int) -> int:
        """Milliseconds until it is made.

        Never more than its span: what lies further ahead was stamped before a restart, by a clock
        that has been set back since.
        """
        left = self.at - at
        return 0 if left > self.span else max(0, left)

    def wait_to_begin(self, at: int) -> int:
        """Milliseconds until a bot begins to think of it, likewise."""
        left = self.at - at
        return self.span if left > self.span else max(0, left - self.ahead)


def due(table: Table, answers: dict[int, str], watched: bool = True) -> Due | None:
    """The next move that the server makes if nobody else moves before.

    Bots among themselves play only while somebody looks on, and not for ever.
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
        span = int(table.setup.pace * SHARE_OF_PACE.get(int(match.state.decision), 1.0))
        ahead = 0
        if match.state.decision not in REAL_CHOICES and thinks_elsewhere(match, bot):
            ahead = THINKING
        return Due(seat, entries.BOT_MOVE, bot, match.moved_at, max(span, ahead), ahead)
    if seat in answers and match.state.decision == KNOCKING:
        return Due(seat, entries.MOVE, None, 0, 0)
    until = match.deadline(table.setup.timer, table.setup.knock_seconds)
    since = match.window_at if match.state.decision == KNOCKING else match.clock_at
    return Due(seat, entries.TIMED_MOVE, HOUSE_BOT, since, until - since) if until else None


def owner(table_id: str, servers: list[str]) -> str:
    """Which of the processes that run looks after a table: the same answer everywhere."""
    return max(servers, key=lambda name: hashlib.sha256(f"{name} {table_id}".encode()).digest())


class Automation:
    """Makes the moves of bots and of people whose time is up."""

    def __init__(self, hub: Hub, minds: Minds, server: str) -> None:
        self.hub = hub
        self.minds = minds
        self.server = server
        self.servers = [server]
        self.tasks: set[asyncio.Task[None]] = set()

    def is_mine(self, table_id: str) -> bool:
        return len(self.servers) == 1 or owner(table_id, self.servers) == self.server

    def schedule(self, live: Live) -> None:
        """Set the alarm for the next move of the server at this table, if there is one."""
        if live.next_move is not None:
            live.next_move.cancel()
            live.next_move = None
        found = due(live.table, live.answers, live.is_watched)
        if found is None or not (found.bot is None or self.is_mine(live.table.id)):
            return
        self.alarm(live, found.wait_to_begin(now()) / 1000)

    def alarm(self, live: Live, wait: float) -> None:
        if live.next_move is not None:
            live.next_move.cancel()
        loop = asyncio.get_running_loop()
        live.next_move = loop.call_later(wait, self.begin, live)

    def begin(self, live: Live) -> None:
        live.next_move = None
        live.used_at = monotonic()
        task = asyncio.create_task(self.act(live))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def act(self, live: Live) -> None:
        try:
            try:
                await self.make_move(live)
            except StaleError:
                await self.hub.refresh(live)
        except (StorageError, SQLAlchemyError, OSError):
            logger.warning("a move of the server could not be stored, it is tried again")
            self.alarm(live, TRY_AGAIN)
        except Exception:
            # A table that fails must not be asked again and again, nor disturb others.
            logger.exception("the server could not move", extra={"table": live.table.id})
            self.alarm(live, TRY_LATER)

    async def make_move(self, live: Live) -> None:
        async with live.lock:
            await self.hub.renew(live)
            table = live.table
            found = due(table, live.answers, live.is_watched)
            if found is None or found.wait(now()) > found.ahead:
                self.schedule(live)
                return
            position = table.position
            match = table.match
            assert match is not None
            if found.bot is None:
                text = live.answers[found.seat]
            elif match.state.decision == KNOCKING and found.kind == entries.TIMED_MOVE:
                text = match.game.moves.moves[match.game.moves.first[PASS]].text
            else:
                bot, kind = found.bot, found.kind
                thinking = self.minds.choose(match, found.seat, bot, position)
                text = ""
            if text:
                await self.hub.commit(live, entry(table, now(), found.kind, found.seat, text))
                live.answers.pop(found.seat, None)
                return
        # Others may chat or pause while a bot thinks.
        began = perf_counter()
        text = await thinking
        metrics.BOT_SECONDS.labels(bot.name).observe(perf_counter() - began)
        await asyncio.sleep(found.wait(now()) / 1000)
        async with live.lock:
            await self.hub.renew(live)
            table = live.table
            found = due(table, live.answers)
            if found is None or table.position != position:
                return
            # The seat may have been given back meanwhile: then it is its person's move.
            if found.kind == kind and found.bot == bot:
                await self.hub.commit(live, entry(table, now(), found.kind, found.seat, text))
