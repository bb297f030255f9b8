"""The bot `strong`: imagines what the others may hold and tries its moves in thought."""

from __future__ import annotations

from typing import Final

from nivelo.bots._candidates import candidates
from nivelo.bots._greedy import GreedyBot
from nivelo.bots._search import Search
from nivelo.engine.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.position import COUNTING, KEEPING, LAYING_OUT, TAKING
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.view import View

DEALS: Final = 24
"""Imagined deals in which the moves of a decision are tried."""
MANY_SEATS: Final = 5  # from here on thinking takes long, so it makes do with fewer deals
PLAYED: Final = 3  # with two seats one in so many deals is played to the end of the round
MOST: Final = 6  # discards that are looked at besides the favourite
# How much better a chance must be to leave the favourite: that is a good move, and minds err.
HABIT: Final = 0.003  # with two seats
STRONG_HABIT: Final = 0.005  # with more: more can happen, and less is known
LEFT_TO_GREEDY: Final = frozenset({TAKING, LAYING_OUT, COUNTING, KEEPING})
"""Decisions left to habit: taking by search was measured to be worse, the others were not tried."""


class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite."""

    def __init__(self, seed: int, deals: int = DEALS, remembers: bool = True) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.deals = deals
        self.remembers = remembers

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        first = self.greedy.choose(view)
        if view.decision in LEFT_TO_GREEDY or first.kind in (LAY_OUT, LAY_OFF):
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = self.search = Search(view.game, self.random)
            search.remembers = self.remembers
        moves = candidates(view, search.mind, first, MOST)
        if len(moves) == 1:
            return first
        deals = self.deals
        if view.game.players >= MANY_SEATS:
            deals = max(1, 3 * deals // int(view.game.players))
        search.try_all(view, moves, deals, to_be_played(view, deals))
        best = max(range(len(moves)), key=search.chance)
        habit = HABIT if view.game.players == 2 else STRONG_HABIT
        return moves[best] if search.chance(best) > search.chance(0) + habit else first


def to_be_played(view: View, deals: int) -> int:
    """How many of the deals to play to the end of the round; with more seats luck drowns it."""
    return deals // PLAYED if view.game.players == 2 else 0
