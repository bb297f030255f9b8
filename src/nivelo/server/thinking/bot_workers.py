"""Where bots think and hints are found: quick ones at once, slow ones in other processes."""

from __future__ import annotations

import hashlib
import logging

from nivelo.bots import BOT_NAMES, OLD_NAMES, Bot, make_bot
from nivelo.bots.dial import do_less
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.export.export import export_state, restore_state
from nivelo.engine.view import view
from nivelo.server.protocol.messages import CoachInfo, HintInfo
from nivelo.server.protocol.setup import BotChoice, cached_game
from nivelo.server.table.match import Match
from nivelo.server.thinking.advice import coach_info, hint_info
from nivelo.server.thinking.executor import Executor, Who, WorkTimeoutError

# In the five games they need less time than it takes to ask another process. A game that
# somebody invented may have hands and levels that take seconds.
QUICK = frozenset({"random", "beginner", "easy", "medium", "hard", "greedy"})
HOUSE_BOT = BotChoice("hard")

logger = logging.getLogger(__name__)

BOT_SECONDS = 10.0  # for a move; what the five games need is half a second
LONG_SECONDS = 120.0  # for anything else

# Hints are thought about first, because somebody waits for them who is about to move.
HINT, COACH = range(2)

NOBODY: Who = ("", "")
GameKey = tuple[str, str, int, tuple[str, ...], str, tuple[tuple[str, str], ...]]


def game_key(match: Match) -> GameKey:
    """What the game of a match was made of, for another process to make it again."""
    settings = dict(match.game.settings)
    seats = int(settings.pop("players"))
    sides = tuple(settings.pop("sides").split())
    mix = settings.pop("mix")
    description = settings.pop("description", "")
    return match.game.name, description, seats, sides, mix, tuple(sorted(settings.items()))


def chosen_bot(bot: BotChoice, seed: int, work: float = 1.0) -> Bot:
    """The bot that was chosen; only the old name `strong` can be told how strong to play.

    On a slow machine a bot that searches may do only a part of its usual `work`.
    """
    made = make_bot(f"strong:{bot.strength}" if bot.name == "strong" else bot.name, seed)
    do_less(made, work)
    return made


def thinks_elsewhere(match: Match, bot: BotChoice) -> bool:
    """Does it need so long that another process is asked?"""
    return bot.name not in QUICK or match.is_custom_game


def think(
    key: GameKey,
    position: dict[str, object],
    seat: int,
    bot: BotChoice,
    seed: int,
    work: float = 1.0,
) -> str:
    """The move of a bot, in a process of its own. The bot itself gets a view only."""
    seen = view(restore_state(cached_game(*key), position), seat)
    move = chosen_bot(bot, seed, work).choose(seen)
    if move not in seen.legal:
        raise IllegalMoveError("move/illegal", f"the bot {bot.name!r} chose {str(move)!r}")
    return move.text


def advise(key: GameKey, position: dict[str, object], seat: int) -> HintInfo:
    """A hint, in a process of its own."""
    return hint_info(view(restore_state(cached_game(*key), position), seat))


def coach(key: GameKey, position: dict[str, object], seat: int, asked: str, seed: int) -> CoachInfo:
    """All figures of the coach, in a process of its own."""
    return coach_info(view(restore_state(cached_game(*key), position), seat), asked, seed)


class BotWorkers:
    """Asks bots for moves and hints, without ever holding up the server.

    No bot waits for the coach if he has a pool of his own.
    """

    def __init__(self, bots: Executor, coaches: Executor | None = None) -> None:
        self.bots = bots
        self.coaches = coaches or bots
        self.work = 1.0  # how much of its usual work a bot may do

    async def choose(
        self, match: Match, seat: int, bot: BotChoice, seq: int, who: Who = NOBODY
    ) -> str:
        """The text of the move that the bot of this seat makes after this entry."""
        digest = hashlib.sha256(match.secret + seq.to_bytes(8, "big")).digest()
        seed = int.from_bytes(digest[:7], "big")
        if not thinks_elsewhere(match, bot):
            return chosen_bot(bot, seed).choose(view(match.state, seat)).text
        question = (game_key(match), export_state(match.state), seat, bot, seed, self.work)
        seen = view(match.state, seat)
        try:
            return await self.bots.run(think, *question, seconds=BOT_SECONDS, who=who)
        except WorkTimeoutError:
            # Somebody invented a game that is too hard for bots: the game continues.
            return chosen_bot(BotChoice("random"), seed).choose(seen).text
        except Exception:
            if bot.name in BOT_NAMES + OLD_NAMES:
                raise
            # Written elsewhere, and perhaps no longer installed: people need not wait for it.
            logger.exception("a bot failed, the house bot moves", extra={"bot": bot.name})
            return await self.choose(match, seat, HOUSE_BOT, seq, who)

    async def hint(self, match: Match, seat: int, who: Who = NOBODY) -> HintInfo:
        """What this seat lacks, and what would help it."""
        if not match.is_custom_game:
            return hint_info(view(match.state, seat))
        key, position = game_key(match), export_state(match.state)
        return await self.coaches.run(
            advise, key, position, seat, seconds=LONG_SECONDS, who=who, rank=HINT
        )

    async def coach(self, match: Match, seat: int, asked: str, who: Who = NOBODY) -> CoachInfo:
        """All figures that this seat may know; that takes a while."""
        key, position = game_key(match), export_state(match.state)
        # The same question gets the same answer.
        seed = int(match.state.decisions)
        question = (key, position, seat, asked, seed)
        return await self.coaches.run(coach, *question, seconds=LONG_SECONDS, who=who, rank=COACH)

    def close(self) -> None:
        self.bots.close()
        self.coaches.close()
