"""The fields and actions of the board with which a seat is sure to end the round in this turn."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.exits import (
    Exit,
    exit_by_taking,
    exit_of_complete,
    exit_with,
)
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.moves import (
    AGAIN,
    EXCHANGE,
    FIELD,
    FREE,
    JOKER,
    PLUS_ONE,
    PLUS_TWO,
    Move,
)
from nivelo.engine.view import View


def action_of(view: View, move: Move) -> i64:
    """The action of a field, or one that is chosen."""
    return view.game.track[move.place] if move.kind == FIELD else move.place


def exit_on_board(
    view: View, move: Move, action: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """With this action, to which the move leads."""
    ending: Exit | None
    if action == FREE:
        for chosen in range(FREE):
            if is_within_reach(view, chosen):
                ending = exit_on_board(view, move, chosen, finder, way)
                if ending is not None:
                    return ending
        return None
    if action == EXCHANGE:
        return exit_by_exchange(view, move, finder)
    ending = exit_of_complete(view, hand_of(view.hand), move, finder)
    if ending is not None:
        return ending
    if action == JOKER and view.stock > 0:
        hand = hand_of(view.hand)
        hand.add(view.game.deck.first_joker)
        return exit_with(view, hand, move, finder, way)
    if action == PLUS_ONE or action == PLUS_TWO or action == AGAIN or action == JOKER:
        more: i64 = 1 if action == PLUS_TWO else 0
        for pile in range(len(view.piles)):
            if view.piles[pile]:
                ending = exit_by_taking(view, move, pile, more, finder, way)
                if ending is not None:
                    return ending
    return None


def is_within_reach(view: View, action: i64) -> bool:
    """Has free choice a field of this action without an opponent on it (B8)?"""
    for field in range(view.game.fields):
        if view.game.track[field] == action:
            taken = False
            for q in range(len(view.towers)):
                if q != view.seat and view.towers[q] == field:
                    taken = True
            if not taken:
                return True
    return False


def exit_by_exchange(view: View, move: Move, finder: LayoutFinder) -> Exit | None:
    """A complete level stays complete if it can spare the card that has to be put down."""
    for face in view.hand:
        hand = hand_of(view.hand)
        hand.remove(face)
        ending = exit_of_complete(view, hand, move, finder)
        if ending is not None:
            return ending
    return None
