"""Levels that the solver is quick with: the only ones at a server's tables."""

from __future__ import annotations

from nivelo.engine.errors import OptionError
from nivelo.engine.groups.levels import Level
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands

HANDS = 10
MOST_STEPS = 2000  # on average; the hardest level of the five games takes some twenty
MOST_IN_ALL = 100_000  # for all levels and hands


def check_effort(game: Game) -> None:
    """Refuse a game that would make all tables wait whenever a hand is held against a level.

    Counted in steps of the solver and with the same hands each time, so that a game is refused
    everywhere or nowhere.
    """
    in_all = 0
    for level in {level.text: level for levels in game.levels for level in levels}.values():
        steps = steps_of(game, level)
        in_all += steps
        if steps > HANDS * MOST_STEPS or in_all > MOST_IN_ALL:
            raise OptionError(
                "game/too_hard",
                f"a level of {level.text} can be met in too many ways to be judged quickly; "
                "ask for fewer groups, or use a smaller deck",
            )


def steps_of(game: Game, level: Level) -> int:
    """The steps for some hands together, or a few more than are allowed."""
    fresh = FreshHands(game, [level], Stream(seed_from_text("effort")))
    steps = 0
    for _ in range(HANDS):
        fresh.deal()
        steps += int(game.solver.effort(fresh.hand, level, HANDS * MOST_STEPS + 1 - steps))
    return steps
