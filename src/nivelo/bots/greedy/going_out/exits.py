"""How a seat could end the round in this turn: a take, a layout, lay-offs and the last discard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.leaving import Leaving, are_all, rest_of
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.groups.groups import Group
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View

MOST_LAYOUTS: Final = 24  # with the fewest jokers, which are tried first


@final
class Exit:
    """A way to end the round in this turn; unused parts are empty.

    First `take` from a pile, then lay out the `layout`, then the `line`: lay-offs in order, and the
    last discard.
    """

    def __init__(
        self, take: Move | None, layout: list[Group], line: list[Move], wins: bool
    ) -> None:
        self.take = take
        self.layout = layout
        self.line = line
        self.wins = wins  # the game, not only the round
        self.takes_two = False  # a second card is to be taken, and is needed


def exit_by_taking(
    view: View, move: Move, pile: i64, more: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """With the top card of this pile, and as many more cards as are still to be taken: 0 or 1.

    A second card is in the way of going out, unless it can go too, but not of a layout that wins.
    """
    hand = hand_of(view.hand)
    hand.add(view.piles[pile][-1])
    if more == 0 or wins_by_layout(view):
        ending = exit_with(view, hand, move, finder, way)
        if ending is not None or more == 0:
            return ending
    other: i64
    for other in range(len(view.piles)):
        cards = view.piles[other]
        depth = 2 if other == pile else 1
        if len(cards) >= depth:
            both = hand.clone()
            both.add(cards[-depth])
            ending = exit_with(view, both, move, finder, way)
            if ending is not None:
                ending.takes_two = True
                return ending
    return None


def exit_of_complete(view: View, hand: Cards, move: Move, finder: LayoutFinder) -> Exit | None:
    """A level that this hand completes and that ends the round, whatever card comes."""
    last = wins_by_layout(view)
    if view.laid_out[view.seat] or not (last or ends_by_layout(view)):
        return None
    level = view.game.level(view.seat, view.levels[view.seat])
    layouts = finder.thrifty_layouts(hand, level, 1, view.spare_needed)
    return Exit(move, layouts[0], [], last) if layouts else None


def exit_with(
    view: View, hand: Cards, take: Move | None, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """The same with the hand after taking its card."""
    seat: i64 = view.seat
    game = view.game
    number: i64 = view.levels[seat]
    wins = number + game.rules.bonus > game.last_level
    if view.laid_out[seat]:
        if way.find(hand, view.groups, seat):
            return Exit(take, [], moves_of(game, way.line), wins)
        return None
    last = wins_by_layout(view)
    level, spare = game.level(seat, number), view.spare_needed
    layouts = finder.thrifty_layouts(hand, level, MOST_LAYOUTS, spare)
    for layout in layouts:
        if last or ends_by_layout(view):
            return Exit(take, layout, [], last)
        if way.find(rest_of(hand, layout), view.groups + layout, seat):
            return Exit(take, layout, moves_of(game, way.line), wins)
    if layouts and not are_all(layouts, MOST_LAYOUTS, hand, game.deck):
        leaving = Leaving(hand, level, view.groups, finder, way)
        if leaving.find(seat):
            return Exit(take, leaving.found, moves_of(game, way.line), wins)
    return None


def wins_by_layout(view: View) -> bool:
    """Is the game won as soon as the seat lays out?"""
    return view.game.rules.win_by_layout and view.levels[view.seat] == view.game.last_level


def ends_by_layout(view: View) -> bool:
    """Would the round end because everyone has laid out?"""
    if not view.game.rules.all_laid_out_ends:
        return False
    for q in range(len(view.laid_out)):
        if q != view.seat and not view.laid_out[q]:
            return False
    return True


def moves_of(game: Game, line: Cards) -> list[Move]:
    moves: list[Move] = []
    for number in line.faces():
        moves.append(game.moves.moves[number])
    return moves
