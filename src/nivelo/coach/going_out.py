"""Going out: lay-offs that end the round, all cards but one, in an order that works."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.going_out.exits import Exit
from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.coach.endings import ending_with, fresh_scratch
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.moves import Move
from nivelo.engine.model.position import ASKING, CHOOSING, MOVING, STEALING
from nivelo.engine.view import View


@dataclass(frozen=True)
class GoingOut:
    """A way to end the round in this turn that is known to its end; unused parts are empty.

    First `take` from a pile, then lay out the `layout`, then the `moves`: lay-offs in order, and
    the last discard. `wins` says that this wins the game.
    """

    take: str
    layout: list[Group]
    moves: list[str]
    wins: bool


def going_out(view: View, first: Move | None = None) -> GoingOut | None:
    """How this seat could end the round in this turn, if it is its turn and it can.

    The way begins with the move `first`, if there is such a way: that is the one to show beside it.
    """
    scratch = fresh_scratch(view)
    ending = None if first is None else ending_with(view, first, scratch)
    if ending is None or cannot_be_shown(ending, view):
        ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is None or cannot_be_shown(ending, view):
        return None
    take = "" if ending.take is None else ending.take.text
    return GoingOut(take, ending.layout, [move.text for move in ending.line], ending.wins)


def cannot_be_shown(ending: Exit, view: View) -> bool:
    """Does it begin on the board, or depend on a card that is still to come?"""
    return view.decision in (MOVING, CHOOSING, ASKING, STEALING) or not ending.is_known()
