"""Where bots think and hints are found: quick ones at once, slow ones in other processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from nivelo.bots import BOT_NAMES, Bot, make_bot
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.export.export import export_state, restore_state
from nivelo.engine.view import view
from nivelo.server.protocol.messages import CoachInfo, HintInfo
from nivelo.server.protocol.setup import BotChoice, cached_game
from nivelo.server.table.match import Match
from nivelo.server.thinking.advice import coach_info, hint_info

# In the five games they need less time than it takes to ask another process. A game that
# somebody invented may have hands and levels that take seconds.
QUICK = frozenset({"random", "greedy"})
HOUSE_BOT = BotChoice("greedy")

logger = logging.getLogger(__name__)

T = TypeVar("T")
GameKey = tuple[str, str, int, tuple[str, ...], str, tuple[tuple[str, str], ...]]


def game_key(match: Match) -> GameKey:
    """What the game of a match was made of, for another process to make it again."""
    settings = dict(match.game.settings)
    seats = int(settings.pop("players"))
    sides = tuple(settings.pop("sides").split())
    mix = settings.pop("mix")
    description = settings.pop("description", "")
    return match.game.name, description, seats, sides, mix, tuple(sorted(settings.items()))


def mind_of(bot: BotChoice, seed: int) -> Bot:
    """The bot that was chosen; only `strong` can be told how strong to play."""
    return make_bot(f"strong:{bot.strength}" if bot.name == "strong" else bot.name, seed)


def think(key: GameKey, position: dict[str, object], seat: int, bot: BotChoice, seed: int) -> str:
    """The move of a bot, in a process of its own. The bot itself gets a view only."""
    seen = view(restore_state(cached_game(*key), position), seat)
    move = mind_of(bot, seed).choose(seen)
    if move not in seen.legal:
        raise IllegalMoveError("move/illegal", f"the bot {bot.name!r} chose {str(move)!r}")
    return move.text


def advise(key: GameKey, position: dict[str, object], seat: int) -> HintInfo:
    """A hint, in a process of its own."""
    return hint_info(view(restore_state(cached_game(*key), position), seat))


def coach(key: GameKey, position: dict[str, object], seat: int, asked: str, seed: int) -> CoachInfo:
    """All figures of the coach, in a process of its own."""
    return coach_info(view(restore_state(cached_game(*key), position), seat), asked, seed)


def be_nice(by: int) -> None:
    """Let other processes go first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(by)


class Minds:
    """Asks bots for moves and hints, without ever holding up the server.

    Its processes let others go first if they are told to be nice.
    """

    def __init__(self, processes: int = 1, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, bot: BotChoice, position: int) -> str:
        """The text of the move that the bot of this seat makes in this position."""
        digest = hashlib.sha256(match.secret + position.to_bytes(8, "big")).digest()
        seed = int.from_bytes(digest[:7], "big")
        if bot.name in QUICK and not match.is_own_game:
            return mind_of(bot, seed).choose(view(match.state, seat)).text
        key, position_now = game_key(match), export_state(match.state)
        try:
            return await self.ask(think, key, position_now, seat, bot, seed)
        except Exception:
            if bot.name in BOT_NAMES:
                raise
            # Written elsewhere, and perhaps no longer installed: people need not wait for it.
            logger.exception("a bot failed, the house bot moves", extra={"bot": bot.name})
            return await self.ask(think, key, position_now, seat, HOUSE_BOT, seed)

    async def hint(self, match: Match, seat: int) -> HintInfo:
        """What this seat lacks, and what would help it."""
        if not match.is_own_game:
            return hint_info(view(match.state, seat))
        return await self.ask(advise, game_key(match), export_state(match.state), seat)

    async def coach(self, match: Match, seat: int, asked: str) -> CoachInfo:
        """All that can be told to this seat; that takes a while."""
        key, position = game_key(match), export_state(match.state)
        # Who asks twice is told the same.
        seed = int(match.state.decisions)
        return await self.ask(coach, key, position, seat, asked, seed)

    async def ask(self, work: Callable[..., T], *question: object) -> T:
        try:
            return await self.ask_once(work, *question)
        except BrokenProcessPool:
            # Somebody ended the process, or it ran out of memory: a new one thinks again.
            self.pool = None
            return await self.ask_once(work, *question)

    async def ask_once(self, work: Callable[..., T], *question: object) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes, context, initializer=be_nice, initargs=(self.nice,)
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, partial(work, *question))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
