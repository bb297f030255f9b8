"""Thinking in the worker itself, between its messages: a page has no other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from nivelo.server.protocol.setup import BotChoice
from nivelo.server.table.match import Match
from nivelo.server.thinking.bot_workers import NOBODY, BotWorkers
from nivelo.server.thinking.executor import Who

HALF_A_SECOND: Final = 0.5
FIRST_WORK: Final = 0.03  # of `strong`'s work on a server: the speed of the device is not known yet
LEAST_WORK: Final = 0.006
MORE: Final = 1.25  # when there was time to spare

QUIET: Final = 0.1  # seconds without any work that someone is waiting for

T = TypeVar("T")


class Activity:
    """When something that someone was waiting for was last done here."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = -QUIET

    def note(self) -> None:
        self.last = self.clock()

    async def pause(self) -> None:
        """Wait until it is quiet: a move takes many steps, and background work comes last."""
        while (left := self.last + QUIET - self.clock()) > 0:
            await asyncio.sleep(left)


class SamePlace:
    """Runs one piece of work after another, in this thread."""

    async def run(
        self,
        work: Callable[..., T],
        *arguments: object,
        seconds: float,
        rank: int = 0,
        who: Who = ("", ""),
    ) -> T:
        await asyncio.sleep(0)  # incoming messages go first
        return work(*arguments)

    def close(self) -> None:
        """There is nothing to end."""


class QuickBots(BotWorkers):
    """Bots that do only as much work as this device can in half a second."""

    def __init__(self, activity: Activity) -> None:
        super().__init__(SamePlace())
        self.activity = activity
        self.work = FIRST_WORK

    async def choose(
        self, match: Match, seat: int, bot: BotChoice, seq: int, who: Who = NOBODY
    ) -> str:
        began = time.perf_counter()
        move = await super().choose(match, seat, bot, seq, who)
        self.learn(time.perf_counter() - began)
        self.activity.note()
        return move

    def learn(self, seconds: float) -> None:
        """Adjust the work for the next move to how long this one took."""
        if seconds > HALF_A_SECOND:
            self.work = max(LEAST_WORK, self.work * HALF_A_SECOND / seconds / MORE)
        elif HALF_A_SECOND / 4 < seconds < HALF_A_SECOND / 2:
            self.work = min(1.0, self.work * MORE)
