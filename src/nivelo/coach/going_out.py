"""Going out: lay-offs that end the round, all cards but one, in an order that works."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.going_out.exits import Exit
from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.scratch import Scratch
from nivelo.coach.endings import ending_with, fresh_scratch
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.moves import DRAW, Move
from nivelo.engine.model.position import (
    ANSWERING,
    CHOOSING,
    MOVING,
    SECOND_DISCARD,
    TAKING,
)
from nivelo.engine.view import View


@dataclass(frozen=True)
class GoingOut:
    """A way to end the round in this turn; unused parts are empty.

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
    firsts = [] if first is None else [first]
    ending = first_way(view, firsts, scratch)
    if ending is None:
        ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is None:
        ending = first_way(view, unusual_firsts(view), scratch)
    if ending is None or is_not_told(ending, view):
        return None
    take = "" if ending.take is None else ending.take.text
    return GoingOut(take, ending.layout, [move.text for move in ending.line], ending.wins)


def is_not_told(ending: Exit, view: View) -> bool:
    """Does it take a field, or cards that are not known or more than one, before anything else?"""
    begins = view.decision in (MOVING, CHOOSING) or ending.takes_two
    return begins or not (ending.layout or ending.line)


def first_way(view: View, firsts: list[Move], scratch: Scratch) -> Exit | None:
    """A way out that begins with one of these moves; moves on the board only lead to a card."""
    if view.decision in (MOVING, CHOOSING):
        return None
    endings = (ending_with(view, move, scratch) for move in firsts)
    return next((ending for ending in endings if ending is not None), None)


def unusual_firsts(view: View) -> list[Move]:
    """The moves with which a way out may begin that the bots need not search for."""
    if view.decision == TAKING:
        return [move for move in view.legal if move.kind == DRAW]
    return view.legal if view.decision in (ANSWERING, SECOND_DISCARD) else []
