"""How a seat could end the round in this turn: a take, a layout, lay-offs and the last discard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.leaving import Leaving, are_all, rest_of
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import Move
from nivelo.engine.rules.ask import answers
from nivelo.engine.view import View

MOST_LAYOUTS: Final = 24  # with the fewest jokers, which are tried first


@final
class Exit:
    """A way to end the round in this turn; unused parts are empty.

    First `take`, a card, a field or an action, then lay out the `layout`, then the `line`: lay-offs
    in order, and the last discard. Both are empty if they depend on the card that comes, which may
    be any. With `takes_two` a second card is to be taken, and is needed.
    """

    def __init__(
        self, take: Move | None, layout: list[Group], line: list[Move], wins: bool
    ) -> None:
        self.take = take
        self.layout = layout
        self.line = line
        self.wins = wins  # the game, not only the round
        self.takes_two = False

    def is_known(self) -> bool:
        """Is it known which cards are laid out, laid off and discarded?"""
        return not self.takes_two and (len(self.layout) > 0 or len(self.line) > 0)


def exit_by_taking(
    view: View, move: Move, pile: i64, more: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """With the top card of this pile, and as many more cards as are still to be taken: 0 or 1.

    A second card is in the way of going out, unless it can go too, but not of a layout that ends
    the round.
    """
    hand = hand_of(view.hand)
    hand.add(view.piles[pile][-1])
    if more == 0 or wins_by_layout(view) or ends_by_layout(view):
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
    if view.laid_out[view.seat] or not (wins_by_layout(view) or ends_by_layout(view)):
        return None
    number: i64 = view.levels[view.seat]
    level = view.game.level(view.seat, number)
    layouts = finder.thrifty_layouts(hand, level, 1, view.spare_needed)
    return Exit(move, layouts[0], [], number == view.game.last_level) if layouts else None


def exit_with_any(
    view: View, move: Move, wanted: i64, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """With whatever card this move brings, of a value or colour that was asked for if there is one.

    Jokers do not answer a question.
    """
    deck = view.game.deck
    hand = hand_of(view.hand)
    count = deck.count[:]
    i: i64
    for i in range(hand.n):
        count[hand.card[i]] -= 1
    for group in view.groups:
        for i in range(group.placed.n):
            count[face_at(group.placed.card[i])] -= 1
    wins = True
    face: i64
    for face in range(deck.faces):
        if count[face] > 0 and (wanted < 0 or answers(deck, face, wanted)):
            more = hand.clone()
            more.add(face)
            ending = exit_with(view, more, None, finder, way)
            if ending is None:
                return None
            wins = wins and ending.wins
    return Exit(move, [], [], wins)


def exit_with(
    view: View, hand: Cards, take: Move | None, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """With this hand, which has the card that this take brought."""
    seat: i64 = view.seat
    game = view.game
    number: i64 = view.levels[seat]
    wins = number + game.rules.bonus > game.last_level
    if view.laid_out[seat]:
        if way.find(hand, view.groups, seat):
            return Exit(take, [], moves_of(game, way.line), wins)
        return None
    ends = wins_by_layout(view) or ends_by_layout(view)
    level, spare = game.level(seat, number), view.spare_needed
    layouts = finder.thrifty_layouts(hand, level, MOST_LAYOUTS, spare)
    for layout in layouts:
        if ends:
            return Exit(take, layout, [], number == game.last_level)
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
