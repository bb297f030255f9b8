"""Finding out whether a seat can end the round in this turn: all that the bots ask."""

from __future__ import annotations

from nivelo.bots.greedy.going_out.board_exits import action_of, exit_by_asking, exit_on_board
from nivelo.bots.greedy.going_out.exits import (
    Exit,
    exit_by_taking,
    exit_of_complete,
    exit_with,
    exit_with_any,
)
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.moves import (
    ACTION,
    ASK,
    DISCARD,
    DONE,
    DRAW,
    FIELD,
    LEAVE,
    PILE,
    STEAL,
    Move,
)
from nivelo.engine.model.position import ANSWERING, PLAYING, SECOND_DISCARD, TAKING
from nivelo.engine.view import View


def find_exit(view: View, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """How this seat could end the round in this turn, if it is its turn, or comes, and it can.

    A way that is known to its end comes before one that depends on the card that is taken.
    """
    decision = view.decision
    if not view.legal or (view.turn != view.seat and decision != ANSWERING):
        return None
    if decision == PLAYING:
        return exit_with(view, hand_of(view.hand), None, finder, way)
    if decision == SECOND_DISCARD:
        return exit_by_second_discard(view)
    found: Exit | None = None
    for move in view.legal:
        ending = exit_after(view, move, finder, way)
        if ending is not None and ending.is_known():
            return ending
        if found is None:
            found = ending
    return found


def exit_after(view: View, move: Move, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """A way that begins with this move, by which a card comes, and depends on no luck."""
    kind = move.kind
    if kind == PILE:
        more = 1 if view.decision == TAKING and view.todo > 1 else 0
        return exit_by_taking(view, move, move.place, more, finder, way)
    if kind == DRAW:
        ending = exit_of_complete(view, hand_of(view.hand), move, finder)
        if ending is None and view.todo <= 1:
            return exit_with_any(view, move, -1, finder, way)
        return ending
    if kind == LEAVE:
        return exit_of_complete(view, hand_of(view.hand), move, finder)
    if kind == FIELD or kind == ACTION:
        return exit_on_board(view, move, action_of(view, move), finder, way)
    if kind == ASK:
        return exit_by_asking(view, move, move.place, finder, way)
    if kind == STEAL and view.legal[len(view.legal) - 1].kind != DONE:
        # Otherwise it is the turn of a special card, which ends with it.
        hand = hand_of(view.hand)
        hand.add(move.card)
        return exit_with(view, hand, move, finder, way)
    return None


def exit_by_second_discard(view: View) -> Exit | None:
    """The last card, where two may be discarded (B11)."""
    for move in view.legal:
        if move.kind == DISCARD and len(view.hand) == 1:
            wins = view.levels[view.seat] + view.game.rules.bonus > view.game.last_level
            return Exit(None, [], [move], wins)
    return None
