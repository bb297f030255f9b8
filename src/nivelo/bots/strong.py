"""The bot `strong`: samples what the others may hold and plays each move out in every sample."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.stalling import is_stalling
from nivelo.bots.search.candidates import candidates
from nivelo.bots.search.search import Search
from nivelo.engine.model.moves import Move
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

DEALS: Final = 288
"""Sampled deals in which the moves of a decision are tried, at most."""
EFFORT: Final = 500_000
"""Where it stops trying, as `Quick` counts its work: a tenth of a second, or several."""
MOST: Final = 8  # cards to part with that are looked at besides the favourite


class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite.

    It may hold back its level or a card that others need, but not for ever: in thought it would let
    go next time, so that it seems never too late. When a round drags on it plays as `greedy` does.
    So it does when a layout is made, card by card.
    """

    def __init__(
        self, seed: int, deals: int = DEALS, effort: int = EFFORT, remembers: bool = True
    ) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.deals = deals
        self.effort = effort
        self.remembers = remembers

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        first = self.greedy.choose(view)
        if view.decision == LAYING_OUT or is_stalling(view):
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = self.search = Search(view.game, self.random)
            search.remembers = self.remembers
        moves = candidates(view, search.scratch, first, MOST)
        return moves[search.best(view, moves, self.deals, self.effort)]
