"""The bot `strong`: imagines what the others may hold and tries its moves in thought."""

from __future__ import annotations

from typing import Final

from nivelo.bots._candidates import candidates
from nivelo.bots._greedy import GreedyBot
from nivelo.bots._search import Search
from nivelo.engine.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.position import KEEPING, LAYING_OUT, TAKING
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.view import View

WORK: Final = 150
"""Positions that are judged for a decision."""
MOST: Final = 6  # discards that are looked at besides the favourite
LEFT_TO_GREEDY: Final = frozenset({LAYING_OUT, KEEPING})
HABIT: Final = 30
"""By how many ten-thousandths the chance must be better to leave the favourite, which is nearly
always good: the judge errs too."""
HABITS: Final = {TAKING: 100}


class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite."""

    def __init__(self, seed: int, work: int = WORK, remembers: bool = True) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.work = work
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
        return moves[search.best(view, moves, self.work, HABITS.get(view.decision, HABIT))]
