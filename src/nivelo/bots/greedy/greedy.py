"""The bot `greedy`: brings its level closer with every card, then empties its hand.

It looks one card ahead, with exact counts of missing cards, and makes no plans: a solid, fast
baseline that plays all the games.
"""

from __future__ import annotations

from typing import final

from nivelo.bots.greedy.board import ask, move_or_choose
from nivelo.bots.greedy.keep import keep
from nivelo.bots.greedy.layout import best_layout, next_of_layout
from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.playing import discard, play
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.spare import part_with
from nivelo.bots.greedy.stalling import is_stalling
from nivelo.bots.greedy.taking import answer, knock, steal, take
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.moves import Move
from nivelo.engine.model.position import (
    ANSWERING,
    ASKING,
    CHOOSING,
    COUNTING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    PLAYING,
    SECOND_DISCARD,
    STEALING,
    TAKING,
)
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View


@final
class GreedyBot:
    """Chooses from the view alone; ties are broken at random."""

    def __init__(self, seed: int) -> None:
        self.random = QuickRandom(seed)
        self.scratch: Scratch | None = None
        self.hand: list[int] = []
        self.layout: list[Group] = []  # what it lays out from that hand

    def choose(self, view: View) -> Move:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        scratch = self.scratch
        if scratch is None or scratch.game is not view.game:
            scratch = Scratch(view.game, self.random)
            self.scratch = scratch
        decision = view.decision
        if is_stalling(view):
            # A bot that is recreated for every move would make the same choice again and again.
            self.random.stir(view.turns)
        if decision == PLAYING:
            return play(view, scratch)
        if decision == LAYING_OUT:
            return self.lay_out(view, scratch)
        if decision == COUNTING:
            # Many new cards while looking for a level, but few when getting rid of them.
            return legal[0] if view.laid_out[view.seat] else legal[len(legal) - 1]
        return self.weigh(view, Outlook(view, scratch), scratch)

    def lay_out(self, view: View, scratch: Scratch) -> Move:
        """The next step of the layout, which is found once and then remembered."""
        begins = not view.draft and view.draft_anchor < 0
        if begins or self.hand != view.hand:
            self.hand = view.hand
            self.layout = best_layout(view, scratch.finder, scratch.way_out)
        return next_of_layout(view, self.layout)

    def weigh(self, view: View, outlook: Outlook, scratch: Scratch) -> Move:
        """The decisions that always need the outlook."""
        decision = view.decision
        if decision == TAKING:
            return take(view, outlook, scratch, self.random)
        if decision == STEALING:
            return steal(view, outlook, scratch, self.random)
        if decision == KNOCKING:
            return knock(view, outlook)
        if decision == ANSWERING:
            return answer(view, outlook, scratch)
        if decision == MOVING or decision == CHOOSING:
            return move_or_choose(view, outlook, scratch, self.random)
        if decision == ASKING:
            return ask(view, outlook, scratch, self.random)
        if decision == KEEPING:
            return keep(view, outlook)
        if decision == SECOND_DISCARD:
            return discard(view, outlook, self.random)
        return part_with(view, outlook, self.random)
