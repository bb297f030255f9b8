"""The bot `strong`: imagines what the others may hold and plays its moves out in thought."""

from __future__ import annotations

from typing import final

from nivelo.bots._candidates import candidates
from nivelo.bots._greedy import GreedyBot
from nivelo.bots._search import Search
from nivelo.engine.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.position import LAYING_OUT
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.view import View


@final
class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite among equals."""

    def __init__(
        self,
        seed: int,
        work: int = 4000,
        doubt: int = 100,
        sureness: int = 900,
        most: int = 5,
        tries: int = 4,
        laps: int = 12,
    ) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.work = work
        self.doubt = doubt
        self.sureness = sureness
        self.most = most
        self.tries = tries
        self.laps = laps

    def choose(self, view: View) -> Move:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        first = self.greedy.choose(view)
        if view.decision == LAYING_OUT or first.kind == LAY_OUT or first.kind == LAY_OFF:
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = Search(view.game, self.random)
            self.search = search
            search.doubt = self.doubt
            search.sureness = self.sureness
            search.tries = self.tries
            search.turns = self.laps * view.game.players // 12
        moves = candidates(view, search.mind, first, self.most)
        if len(moves) == 1:
            return first
        return moves[search.best(view, moves, self.work)]
