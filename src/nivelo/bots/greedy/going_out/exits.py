"""How a seat could end the round in this turn: a take, a layout, lay-offs and the last discard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import PILE, Move
from nivelo.engine.model.position import PLAYING, TAKING
from nivelo.engine.view import View

MOST_LAYOUTS: Final = 24


def rest_of(hand: Cards, layout: list[Group]) -> Cards:
    """A hand without the cards of a layout."""
    rest = hand.clone()
    i: i64
    for group in layout:
        for i in range(group.placed.n):
            rest.remove(face_at(group.placed.card[i]))
    return rest


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


def find_exit(view: View, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """How this seat could end the round in this turn, if it is its turn and it can."""
    if not view.legal or view.turn != view.seat:
        return None
    if view.decision == PLAYING:
        return exit_with(view, hand_of(view.hand), None, finder, way)
    # A second card is in the way of going out, but not of a layout that wins.
    if view.decision == TAKING and (view.todo <= 1 or wins_by_layout(view)):
        for move in view.legal:
            if move.kind == PILE:
                hand = hand_of(view.hand)
                hand.add(view.piles[move.place][-1])
                ending = exit_with(view, hand, move, finder, way)
                if ending is not None:
                    return ending
    return None


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
    for layout in finder.thrifty_layouts(hand, level, MOST_LAYOUTS, spare):
        if last or ends_by_layout(view):
            return Exit(take, layout, [], last)
        if way.find(rest_of(hand, layout), view.groups + layout, seat):
            return Exit(take, layout, moves_of(game, way.line), wins)
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
