"""Deals hands of a game and counts which levels they contain.

This runs in its own process because on some custom levels the solver takes minutes: a process can
be killed, and meanwhile no table waits.
"""

from __future__ import annotations

import time

from msgspec import Struct

from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands
from nivelo.games import load
from nivelo.lab.figures.intervals import wilson
from nivelo.server.protocol.setup import Setup, file_of


class Question(Struct, frozen=True):
    """Which game, and after how many hands or seconds to stop."""

    game: str
    description: str  # of a custom game; else empty
    mix: str
    hands: int
    seconds: float


class LevelOdds(Struct, frozen=True):
    """A level: the number of hands that contained it, and the bounds of that share (95 %)."""

    groups: list[str]
    complete: int
    low: float
    high: float
    missing: float  # how many cards a hand lacked, on average


class Odds(Struct, frozen=True):
    """The number of hands dealt, and the results for the levels of each side."""

    hands: int
    sides: dict[str, list[LevelOdds]]


def odds_of(question: Question) -> Odds:
    """Deal until there are enough hands or time is up, but at least one.

    All sides use the same hands.
    """
    file = file_of(Setup(game=question.game, description=question.description))
    games = {side: load(file, file.least_players, side, question.mix) for side in file.sides}
    levels = [level for game in games.values() for level in game.levels[0]]
    first = games[file.sides[0]]
    dealt = FreshHands(first, levels, Stream(seed_from_text("odds of levels")))
    complete = [0] * len(levels)
    missing = [0] * len(levels)
    until = time.monotonic() + question.seconds
    hands = 0
    while hands < question.hands and (hands == 0 or time.monotonic() < until):
        dealt.deal()
        hands += 1
        for i, level in enumerate(levels):
            lacks = int(first.solver.missing(dealt.hand, level))
            missing[i] += lacks
            complete[i] += lacks == 0
    odds = []
    for i, level in enumerate(levels):
        share = wilson(complete[i], hands)
        groups = [spec.text for spec in level.specs]
        odds.append(LevelOdds(groups, complete[i], share.low, share.high, missing[i] / hands))
    each = len(odds) // len(file.sides)
    sides = {side: odds[i * each : (i + 1) * each] for i, side in enumerate(file.sides)}
    return Odds(hands, sides)
