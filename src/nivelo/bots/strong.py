"""The bot `strong`: imagines what the others may hold and plays its moves out in thought."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.going_out import find_exit
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.scratch import Mind
from nivelo.bots.greedy.stalling import drags_on, is_dead, is_hopeless
from nivelo.bots.search.candidates import candidates
from nivelo.bots.search.search import Search
from nivelo.engine.model.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

DEALS: Final = 288
"""Imagined deals in which the moves of a decision are tried, at most."""
EFFORT: Final = 500_000
"""Where it stops trying, as `Quick` counts its work: a tenth of a second, or several."""
MOST: Final = 8  # cards to part with that are looked at besides the favourite


class StrongBot:
    """Searches by the view alone; what `greedy` would do is its favourite.

    What is exact is played without a thought: a win, and the way to the end of a dead round. It may
    hold back its level or a card that others need, but not for ever: in thought it would let go the
    next time, so that it seems never too late. When a round drags on it holds nothing back that
    `greedy` would put on the table, and in the laps in which all let go of any card it does so too.
    How a layout is made card by card is left to `greedy`.
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
        if view.decision == LAYING_OUT or is_hopeless(view):
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = self.search = Search(view.game, self.random)
            search.remembers = self.remembers
        if leaves_no_choice(view, search.mind, first):
            return first
        moves = candidates(view, search.mind, first, MOST)
        return moves[search.best(view, moves, self.deals, self.effort)]


def leaves_no_choice(view: View, mind: Mind, first: Move) -> bool:
    """Is what `greedy` would do right, whatever the others hold?"""
    found = find_exit(view, mind.finder, mind.way_out)
    if found is not None and found.wins:
        return True
    if drags_on(view) and first.kind in (LAY_OUT, LAY_OFF):
        return True
    return is_dead(view, mind.solver)
