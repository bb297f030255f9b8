"""Finding out whether a seat can end the round in this turn: all that the bots ask."""

from __future__ import annotations

from nivelo.bots.greedy.going_out.board_exits import action_of, exit_on_board
from nivelo.bots.greedy.going_out.exits import Exit, exit_by_taking, exit_with
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.moves import PILE
from nivelo.engine.model.position import CHOOSING, MOVING, PLAYING, TAKING
from nivelo.engine.view import View


def find_exit(view: View, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """How this seat could end the round in this turn, if it is its turn and it can."""
    if not view.legal or view.turn != view.seat:
        return None
    decision = view.decision
    if decision == PLAYING:
        return exit_with(view, hand_of(view.hand), None, finder, way)
    ending: Exit | None = None
    more = 1 if view.todo > 1 else 0
    for move in view.legal:
        if decision == TAKING and move.kind == PILE:
            ending = exit_by_taking(view, move, move.place, more, finder, way)
        elif decision == MOVING or decision == CHOOSING:
            ending = exit_on_board(view, move, action_of(view, move), finder, way)
        if ending is not None:
            return ending
    return None
