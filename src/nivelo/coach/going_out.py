"""Going out: lay-offs that end the round, all cards but one, in an order that works."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.going_out.exits import find_exit
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.groups.groups import Group
from nivelo.engine.random.quick_random import QuickRandom
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


def going_out(view: View) -> GoingOut | None:
    """How this seat could end the round in this turn, if it is its turn and it can.

    The bots search for it in the same way, and play it.
    """
    scratch = Scratch(view.game, QuickRandom(0))
    ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is None:
        return None
    take = "" if ending.take is None else ending.take.text
    return GoingOut(take, ending.layout, [move.text for move in ending.line], ending.wins)
