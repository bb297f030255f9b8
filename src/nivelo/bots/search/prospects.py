"""What levels are worth: the chance to win the game with a round behind one."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.level_values import LevelValues, level_values
from nivelo.engine.cards.cards import numbers
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import KEEPING, OVER
from nivelo.engine.state import State

SURE: Final = 10_000  # a chance of one
SCALE: Final = 10_000_000
BEYOND: Final = 1  # levels past the last one: a round that was broken off may lead there


@final
class Prospects:
    """The chance of a seat to win, by the levels of all seats: each counts by its own weight.

    The logarithm of the weight is the height of the level, plus a little for the place in the order
    of play. Both are fitted to many games; for a game that somebody invented they are guessed.
    """

    def __init__(self, game: Game) -> None:
        players = int(game.players)
        sides = game.settings["sides"].split()
        # A description means that somebody wrote the game, whatever it is called.
        fitted = None if "description" in game.settings else level_values(game.name, sides)
        values = fitted or guessed(game)
        self.levels: i64 = int(game.last_level) + BEYOND + 1
        self.weight: vec[i64] = numbers(players * int(self.levels))
        middle = values.levels[len(values.levels) // 2]
        for place in range(players):
            for level in range(1, int(self.levels)):
                height = height_of(values, level) + values.order[place] - middle
                self.weight[place * int(self.levels) + level] = int(SCALE * exp(height)) + 1

    def chance(self, state: State, seat: i64) -> i64:
        """The chance of a seat to win, out of SURE, when a round is over.

        A round that was broken off counts as if nobody had ended it (G9).
        """
        if state.decision == OVER:
            return SURE if state.winner == seat else 0
        total: i64 = 0
        own: i64 = 0
        players = state.game.players
        q: i64
        for q in range(players):
            level = state.level[q]
            if state.decision != KEEPING:
                level += state.laid_out[q]
            place = (q + players - state.dealer - 1) % players
            weight = self.weight[place * self.levels + level]
            total += weight
            if q == seat:
                own = weight
        return SURE * own // total


def height_of(values: LevelValues, level: int) -> float:
    """Past the last level it goes on rising as it did at last."""
    last = len(values.levels)
    if level <= last:
        return values.levels[level - 1]
    return values.levels[last - 1] + (level - last) * (values.levels[-1] - values.levels[-2])


def guessed(game: Game) -> LevelValues:
    """Heights for a game that was not fitted.

    They grow with the level, and faster towards the end, as they do in the five games: a level
    ahead is worth little at the start and much at the last but one. With more seats at the table
    more can happen, and it counts less.
    """
    last = int(game.last_level)
    steady = 0.3 if game.rules.bonus > 1 else 0.9
    final_push = 1.0 if game.rules.bonus > 1 else 2.0
    share = sqrt(2 / int(game.players))
    heights = [0.0]
    for level in range(1, max(2, last)):
        heights.append(heights[-1] + share * (steady + final_push / (last + 1 - level)))
    return LevelValues(heights, [0.0] * int(game.players))
