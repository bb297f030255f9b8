"""The value of levels: the chance to win the game after a round."""

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
UNIT: Final = 256  # of strengths
DEEPEST: Final = 16 * UNIT  # a seat this far below has no chance
SCALE: Final = 1_000_000_000
BEYOND: Final = 1  # levels past the last one: a round that was cut off may lead there


def weights_below() -> vec[i64]:
    """The weight of a seat, by how far its strength is below the highest."""
    below = numbers(DEEPEST + 1)
    for depth in range(DEEPEST):
        below[depth] = int(SCALE * exp(-depth / UNIT))
    return below


BELOW: Final = weights_below()


@final
class Prospects:
    """The chance of a seat to win, given the levels of all seats: each has its own weight.

    The logarithm of the weight is the strength of the level, scaled up with the levels of the
    others, plus a little for the place in the order of play. It is fitted to many games; for a
    custom game it is guessed. In integers, so that every machine gets the same result.
    """

    def __init__(self, game: Game) -> None:
        players = int(game.players)
        sides = game.settings["sides"].split()
        # A game with a description is a custom game, whatever its name.
        fitted = None if "description" in game.settings else level_values(game.name, sides)
        values = fitted or guessed(game)
        highest = int(game.last_level) + BEYOND
        self.levels: i64 = highest + 1
        self.order: vec[i64] = numbers(players)
        for place in range(players):
            self.order[place] = round(UNIT * values.order[place])
        self.height: vec[i64] = numbers(((players - 1) * highest + 1) * int(self.levels))
        for others in range(players - 1, (players - 1) * highest + 1):
            stretch = values.stretch(others, players)
            for level in range(1, highest + 1):
                at = others * int(self.levels) + level
                self.height[at] = round(UNIT * height_of(values, level) * stretch)
        self.below: vec[i64] = BELOW
        self.reached: vec[i64] = numbers(players)  # level of each seat
        self.heights: vec[i64] = numbers(players)

    def chance(self, state: State, seat: i64) -> i64:
        """The chance of a seat to win after a round, out of SURE.

        A round that was cut off counts as if nobody had ended it (G9).
        """
        if state.decision == OVER:
            return SURE if state.winner == seat else 0
        players = state.game.players
        together: i64 = 0
        q: i64
        for q in range(players):
            level = state.level[q]
            if state.decision != KEEPING:
                level += state.laid_out[q]
            self.reached[q] = level
            together += level
        highest: i64 = 0
        for q in range(players):
            place = (q + players - state.dealer - 1) % players
            level = self.reached[q]
            height = self.height[(together - level) * self.levels + level] + self.order[place]
            self.heights[q] = height
            if q == 0 or height > highest:
                highest = height
        total: i64 = 0
        for q in range(players):
            total += self.weight(highest - self.heights[q])
        return SURE * self.weight(highest - self.heights[seat]) // total

    def weight(self, depth: i64) -> i64:
        return self.below[depth] if depth < DEEPEST else 0


def height_of(values: LevelValues, level: int) -> float:
    """Past the last level it keeps rising at the final rate."""
    last = len(values.levels)
    if level <= last:
        return values.levels[level - 1]
    return values.levels[last - 1] + (level - last) * (values.levels[-1] - values.levels[-2])


def guessed(game: Game) -> LevelValues:
    """Strengths for a game without a fit.

    They grow with the level, and faster towards the end, as in the five games: being a level ahead
    is worth little at the start and much at the last but one. With more seats more can happen, and
    it counts less.
    """
    last = int(game.last_level)
    steady = 0.3 if game.rules.bonus > 1 else 0.9
    final_push = 1.0 if game.rules.bonus > 1 else 2.0
    share = sqrt(2 / int(game.players))
    heights = [0.0]
    for level in range(1, max(2, last)):
        heights.append(heights[-1] + share * (steady + final_push / (last + 1 - level)))
    return LevelValues(heights, [0.0] * int(game.players))
