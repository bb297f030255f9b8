"""The bot `strong`: samples the other hands and plays each move out in every sample."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import is_dead, is_deadlocked, is_stalling
from nivelo.bots.neural.bot import LearnedGame
from nivelo.bots.neural.network_files import network_for
from nivelo.bots.search.candidates import candidates
from nivelo.bots.search.search import Search
from nivelo.engine.model.moves import LAY_OFF, LAY_OUT, Move
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

DEALS: Final = 448
"""The maximum number of sampled deals for the moves of a decision."""
EFFORT: Final = 2_000_000
"""The limit of its work, as counted by `Quick`: up to a third of a second."""
MOST: Final = 8  # discards that are considered besides the favourite


class StrongBot:
    """Searches from the view alone; its favourite is the move of `neural`, or else of `greedy`.

    Exact knowledge needs no search: a way to end the round, dead or not. It may hold back its level
    or a card that others need, but not for ever: in its own simulations it would always let go the
    next time, so that waiting never seems too late. In a stalling round it holds back nothing that
    `greedy` would lay, and it joins the laps in which everyone lets go of any card.
    Building a layout card by card is left to `greedy`.
    """

    def __init__(
        self, seed: int, deals: int = DEALS, effort: int = EFFORT, remembers: bool = True
    ) -> None:
        self.random = QuickRandom(seed)
        self.greedy = GreedyBot(int(self.random.word()))
        self.search: Search | None = None
        self.learned: LearnedGame | None = None  # of the same game
        self.deals = deals
        self.effort = effort
        self.remembers = remembers

    def do_less(self, part: float) -> None:
        """Do only part of the usual work, when there is less time."""
        self.deals = max(1, int(self.deals * part))
        self.effort = int(self.effort * part)

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        first = self.greedy.choose(view)
        if view.decision == LAYING_OUT or is_deadlocked(view):
            return first
        search = self.search
        if search is None or search.game is not view.game:
            search = self.search = Search(view.game, self.random)
            search.remembers = self.remembers
            network = network_for(view.game)
            self.learned = None if network is None else LearnedGame(view.game, network)
        if leaves_no_choice(view, search.scratch, first):
            return first
        favourite = first if self.learned is None else self.learned.better(view, first)
        moves = candidates(view, search.scratch, favourite, MOST)
        if first not in moves:
            moves.append(first)
        return moves[search.best(view, moves, self.deals, self.effort)]


def leaves_no_choice(view: View, scratch: Scratch, first: Move) -> bool:
    """Is `greedy`'s move right, whatever the others hold?

    It is if it ends the round: the seat moves up as far as it can, and the others no further. Only
    in a custom game may moving up be worse, where its last level is almost out of reach.
    """
    if find_exit(view, scratch.finder, scratch.way_out) is not None:
        return True
    if is_stalling(view) and first.kind in (LAY_OUT, LAY_OFF):
        return True
    return is_dead(view, scratch.solver)
