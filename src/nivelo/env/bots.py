"""Bots in seats of an environment, and copying them in mid-game."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.neural.bot import LearnedGame
from nivelo.bots.random import RandomBot
from nivelo.bots.registry import make_bot
from nivelo.bots.search.search import Search
from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.random.quick_random import QuickRandom

Bots = str | Sequence[str | None] | None
"""One bot name for all seats but the first, or one per seat, with None for the learner's."""


def bots_by_seat(game: Game, bots: Bots) -> list[str] | None:
    """A name for each seat, empty for the learner's; None if there are no bots at all."""
    players = int(game.players)
    if bots is None:
        return None
    names = [None] + [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players:
        raise OptionError("env/bots", f"{len(names)} names {names!r} are not one for each seat")
    if all(names):
        raise OptionError("env/bots", f"bots={names!r} leave no seat to the learner")
    for name in names:
        if name is not None:
            make_bot(name)  # raises if there is no such bot
    return [name or "" for name in names] if any(names) else None


def make_random(words: tuple[int, int, int, int]) -> QuickRandom:
    random = QuickRandom(0)
    random.a, random.b, random.c, random.counter = words
    return random


def random_words(random: QuickRandom) -> tuple[int, int, int, int]:
    return int(random.a), int(random.b), int(random.c), int(random.counter)


def make_random_bot(random: QuickRandom) -> RandomBot:
    bot = RandomBot(0)
    bot.random = random
    return bot


def make_greedy_bot(random: QuickRandom) -> GreedyBot:
    """A layout in progress is found again from the hand."""
    bot = GreedyBot(0)
    bot.random = random
    return bot


def nothing() -> None:
    """Stands in for scratch space, which its owner recreates."""


def register_copies() -> None:
    """Let `pickle` and `copy`, which do not know compiled classes, copy bots."""
    copyreg.pickle(QuickRandom, lambda random: (make_random, (random_words(random),)))
    copyreg.pickle(RandomBot, lambda bot: (make_random_bot, (bot.random,)))
    copyreg.pickle(GreedyBot, lambda bot: (make_greedy_bot, (bot.random,)))
    copyreg.pickle(Scratch, lambda _: (nothing, ()))  # type: ignore[arg-type, return-value]
    copyreg.pickle(Search, lambda _: (nothing, ()))  # type: ignore[arg-type, return-value]
    copyreg.pickle(LearnedGame, lambda _: (nothing, ()))  # type: ignore[arg-type, return-value]


register_copies()
