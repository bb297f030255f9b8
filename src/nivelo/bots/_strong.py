"""The bot `strong`: imagines what the others may hold and tries its moves in thought."""

from __future__ import annotations

from typing import Final, final

from nivelo.bots._candidates import candidates
from nivelo.bots._greedy import GreedyBot
from nivelo.bots._search import Search
from nivelo.engine.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.position import KEEPING, LAYING_OUT
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.view import View

WORK: Final = 200  # judgements per decision
MOST: Final = 6  # discards that are looked at besides the favourite


@final
class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite among equals."""

    def __init__(
        self,
        seed: int,
        work: int = WORK,
        most: int = MOST,
        doubt: int = 50,
        turns: int = 0,
        remembers: bool = True,
    ) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.work = work
        self.most = most
        self.doubt = doubt
        self.turns = turns
        self.remembers = remembers

    def choose(self, view: View) -> Move:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        first = self.greedy.choose(view)
        if view.decision == LAYING_OUT or view.decision == KEEPING:
            return first
        if first.kind == LAY_OUT or first.kind == LAY_OFF:
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = Search(view.game, self.random)
            self.search = search
            search.doubt = self.doubt
            search.turns = self.turns
            search.remembers = self.remembers
        moves = candidates(view, search.mind, first, self.most)
        if len(moves) == 1:
            return first
        return moves[search.best(view, moves, self.work)]
