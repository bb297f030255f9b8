"""The moves with which a seat is sure to end the round, or win the game, in this turn."""

from __future__ import annotations

from nivelo.bots.greedy.going_out.exits import Exit, moves_of, wins_by_layout
from nivelo.bots.greedy.going_out.finding import exit_after, find_exit
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, place
from nivelo.engine.groups.levels import COLOUR_RUN, RUN, SET
from nivelo.engine.model.game import DRAW_TWO_DRAWS
from nivelo.engine.model.moves import (
    DISCARD,
    FIRST_PICTURE,
    HIGH_END,
    LAY_OFF,
    LAY_OUT,
    LOW_END,
    NOWHERE,
    PLAY,
    Move,
)
from nivelo.engine.model.position import PLAYING, SECOND_DISCARD
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View


def fresh_scratch(view: View) -> Scratch:
    return Scratch(view.game, QuickRandom(0))


def winning_moves(view: View) -> list[Move]:
    """The moves after which this seat is sure to win the game in this turn."""
    if not view.legal or not may_win(view):
        return []
    scratch = fresh_scratch(view)
    endings = [(move, ending_with(view, move, scratch)) for move in view.legal]
    return [move for move, ending in endings if ending is not None and ending.wins]


def may_win(view: View) -> bool:
    """Is this seat so far up that it could win in this turn?"""
    level = view.levels[view.seat]
    return bool(wins_by_layout(view) or level + view.game.rules.bonus > view.game.last_level)


def ending_with(view: View, move: Move, scratch: Scratch) -> Exit | None:
    """A way to end the round in this turn that begins with this move and depends on no luck."""
    if view.decision in (PLAYING, SECOND_DISCARD):
        return ending_by_playing(view, move, scratch)
    return exit_after(view, move, scratch.finder, scratch.way_out)


def ending_by_playing(view: View, move: Move, scratch: Scratch) -> Exit | None:
    if move.kind == LAY_OUT:
        return find_exit(view, scratch.finder, scratch.way_out)
    rest = hand_of(view.hand)
    line = [move]
    if move.kind == LAY_OFF:
        rest.remove(move.card)
        groups = list(view.groups)
        groups[int(move.place)] = lengthened(groups[int(move.place)], view.game.deck, move)
        if not scratch.way_out.find(rest, groups, view.seat):
            return None
        line += moves_of(view.game, scratch.way_out.line)
    elif move.kind == DISCARD:
        rest.remove(move.card)
        if rest.n > 1 or (rest.n == 1 and not may_discard_two(view)):
            return None
        first = int(view.game.moves.first[DISCARD])
        line += [view.game.moves.moves[first + face] for face in rest.faces()]
    elif move.kind != PLAY or rest.n > 1 or not ends_as_last(view, move):
        return None
    return Exit(None, [], line, wins_by_going_out(view))


def wins_by_going_out(view: View) -> bool:
    level = view.levels[view.seat] + view.game.rules.bonus
    return bool(view.laid_out[view.seat] and level > view.game.last_level)


def may_discard_two(view: View) -> bool:
    """Ruling B11: where all groups are full, whoever has laid out may discard two cards."""
    if view.decision != PLAYING or not view.game.rules.full_groups:
        return False
    deck = view.game.deck
    return bool(view.laid_out[view.seat]) and all(group.is_full(deck) for group in view.groups)


def ends_as_last(view: View, move: Move) -> bool:
    """Only a draw-two is played as the last card; on the pile it would bring two cards (N8)."""
    ends = view.game.rules.draw_two_last != DRAW_TWO_DRAWS
    return bool(move.place != NOWHERE and ends)


def lengthened(group: Group, deck: Deck, move: Move) -> Group:
    """The group with the card that this move lays off."""
    in_run = group.kind in (RUN, COLOUR_RUN)
    if move.card < deck.coloured:
        kind = deck.kind[move.card]
        placed = place(move.card, kind, deck.colour[move.card])
        return group.with_card(placed, bool(in_run and kind < group.low))
    kind = group.low if group.kind == SET else -1
    if move.extra == LOW_END:
        kind = group.low - 1
    elif move.extra == HIGH_END:
        kind = group.high + 1
    elif move.extra >= FIRST_PICTURE:
        kind = deck.values + move.extra - FIRST_PICTURE
    return group.with_card(place(move.card, kind, group.colour), bool(move.extra == LOW_END))
