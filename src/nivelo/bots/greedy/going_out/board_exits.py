"""The fields and actions of the board with which a seat is sure to end the round in this turn."""

from __future__ import annotations

from mypy_extensions import i64

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
    ASK_AROUND,
    EVERYONE,
    EXCHANGE,
    FIELD,
    FREE,
    JOKER,
    OPEN_THREE,
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
    """By a move that brings this action."""
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
    if action == EVERYONE or action == OPEN_THREE:
        return exit_with_any(view, move, -1, finder, way)
    if action == ASK_AROUND:
        return exit_by_some_question(view, move, finder, way)
    return exit_by_some_take(view, move, 1 if action == PLUS_TWO else 0, finder, way)


def exit_by_some_take(
    view: View, move: Move, more: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """By a card of a pile, and as many more cards; or by any card, if only one is taken."""
    found: Exit | None = None
    for pile in range(len(view.piles)):
        if view.piles[pile]:
            ending = exit_by_taking(view, move, pile, more, finder, way)
            if ending is not None and not ending.takes_two:
                return ending
            if found is None:
                found = ending
    if found is None and more == 0:
        return exit_with_any(view, move, -1, finder, way)
    return found


def exit_by_some_question(view: View, move: Move, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """By asking for a value or a colour that also lies on a pile."""
    deck = view.game.deck
    for pile in view.piles:
        if pile and pile[-1] < deck.coloured:
            ending = exit_by_asking(view, move, deck.kind[pile[-1]], finder, way)
            if ending is None:
                of_colour = deck.values + deck.colour[pile[-1]]
                ending = exit_by_asking(view, move, of_colour, finder, way)
            if ending is not None:
                return ending
    return exit_with_any(view, move, -1, finder, way)


def exit_by_asking(
    view: View, move: Move, asked: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """Whoever has such a card gives one; if nobody has, a card is taken as usual."""
    if exit_by_some_take(view, move, 0, finder, way) is None:
        return None
    return exit_with_any(view, move, asked, finder, way)


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
