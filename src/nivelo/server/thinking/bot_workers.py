"""Where bots and hints run: fast ones at once, slow ones in other processes."""

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

# In the five games they take less time than a call to another process. A custom game may have hands
# and levels that take seconds.
QUICK = frozenset({"random", "beginner", "easy", "medium", "hard", "greedy"})
HOUSE_BOT = BotChoice("hard")

logger = logging.getLogger(__name__)

BOT_SECONDS = 10.0  # for a move; the five games need half a second
LONG_SECONDS = 120.0  # for anything else

# Hints come first, because they are for a person who is about to move.
HINT, COACH = range(2)

NOBODY: Who = ("", "")
GameKey = tuple[str, str, int, tuple[str, ...], str, tuple[tuple[str, str], ...]]


def game_key(match: Match) -> GameKey:
    """What the game of a match was made from, for making it again in another process."""
    settings = dict(match.game.settings)
    seats = int(settings.pop("players"))
    sides = tuple(settings.pop("sides").split())
    mix = settings.pop("mix")
    description = settings.pop("description", "")
    return match.game.name, description, seats, sides, mix, tuple(sorted(settings.items()))


def chosen_bot(bot: BotChoice, seed: int, work: float = 1.0) -> Bot:
    """The chosen bot; only the old name `strong` takes a strength.

    On a slow machine a searching bot may do only part of its usual `work`.
    """
    made = make_bot(f"strong:{bot.strength}" if bot.name == "strong" else bot.name, seed)
    do_less(made, work)
    return made


def thinks_elsewhere(match: Match, bot: BotChoice) -> bool:
    """Is it so slow that it runs in another process?"""
    return bot.name not in QUICK or match.is_custom_game


def think(
    key: GameKey,
    position: dict[str, object],
    seat: int,
    bot: BotChoice,
    seed: int,
    work: float = 1.0,
) -> str:
    """A bot's move, computed in its own process. The bot itself gets only a view."""
    seen = view(restore_state(cached_game(*key), position), seat)
    move = chosen_bot(bot, seed, work).choose(seen)
    if move not in seen.legal:
        raise IllegalMoveError("move/illegal", f"the bot {bot.name!r} chose {str(move)!r}")
    return move.text


def advise(key: GameKey, position: dict[str, object], seat: int) -> HintInfo:
    """A hint, computed in its own process."""
    return hint_info(view(restore_state(cached_game(*key), position), seat))


def coach(key: GameKey, position: dict[str, object], seat: int, asked: str, seed: int) -> CoachInfo:
    """All figures of the coach, computed in its own process."""
    return coach_info(view(restore_state(cached_game(*key), position), seat), asked, seed)


class BotWorkers:
    """Runs bots and hints without ever blocking the server.

    With a separate pool for the coach, no bot waits for it.
    """

    def __init__(self, bots: Executor, coaches: Executor | None = None) -> None:
        self.bots = bots
        self.coaches = coaches or bots
        self.work = 1.0  # fraction of its usual work that a bot may do

    async def choose(
        self, match: Match, seat: int, bot: BotChoice, seq: int, who: Who = NOBODY
    ) -> str:
        """The text of the move of this seat's bot after this entry."""
        digest = hashlib.sha256(match.secret + seq.to_bytes(8, "big")).digest()
        seed = int.from_bytes(digest[:7], "big")
        if not thinks_elsewhere(match, bot):
            return chosen_bot(bot, seed).choose(view(match.state, seat)).text
        question = (game_key(match), export_state(match.state), seat, bot, seed, self.work)
        seen = view(match.state, seat)
        try:
            return await self.bots.run(think, *question, seconds=BOT_SECONDS, who=who)
        except WorkTimeoutError:
            # A custom game that is too hard for bots: the game continues.
            return chosen_bot(BotChoice("random"), seed).choose(seen).text
        except Exception:
            if bot.name in BOT_NAMES + OLD_NAMES:
                raise
            # A third-party bot, perhaps no longer installed: people need not wait for it.
            logger.exception("a bot failed, the house bot moves", extra={"bot": bot.name})
            return await self.choose(match, seat, HOUSE_BOT, seq, who)

    async def hint(self, match: Match, seat: int, who: Who = NOBODY) -> HintInfo:
        """What this seat lacks, and what would help."""
        if not match.is_custom_game:
            return hint_info(view(match.state, seat))
        key, position = game_key(match), export_state(match.state)
        return await self.coaches.run(
            advise, key, position, seat, seconds=LONG_SECONDS, who=who, rank=HINT
        )

    async def coach(self, match: Match, seat: int, asked: str, who: Who = NOBODY) -> CoachInfo:
        """All figures this seat may know; this is slow."""
        key, position = game_key(match), export_state(match.state)
        # The same request gets the same answer.
        seed = int(match.state.decisions)
        question = (key, position, seat, asked, seed)
        return await self.coaches.run(coach, *question, seconds=LONG_SECONDS, who=who, rank=COACH)

    def close(self) -> None:
        self.bots.close()
        self.coaches.close()
