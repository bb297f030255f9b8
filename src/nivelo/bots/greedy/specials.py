"""What playing a special card is worth, and at whom.

Values are in unseen cards that help, as the losses of discards are: a special card costs nothing
to part with, so any sense in playing it is a gain.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.stalling import is_stalling
from nivelo.engine.cards.specials import (
    DIRECTION,
    DRAW_TWO,
    KNOCK,
    SWAP,
    TAKE,
    WISH,
)
from nivelo.engine.model.game import DRAW_TWO_DRAWS
from nivelo.engine.model.moves import NOWHERE, Move
from nivelo.engine.view import View

FEW_CARDS: Final = 2  # a seat that has laid out and holds no more may soon be out
FEW_SEATS: Final = 4  # as many can be kept from getting out without all being stuck
UNUSED: Final = -20  # a special card thrown away that could have been played
HELD: Final = 150  # what holding any special is worth when a round drags on
FAR: Final = 2  # missing cards from which on a wish is worth keeping


def next_seat(view: View) -> i64:
    n = view.game.players
    return (view.turn + view.direction + n) % n


def last_seat(view: View) -> i64:
    """The seat that comes last: the next one if play turned round."""
    n = view.game.players
    return (view.turn - view.direction + n) % n


def danger(view: View, seat: i64) -> i64:
    """How much a seat threatens to move up or to win, 0 to 60 or so."""
    threat: i64 = 2 * view.levels[seat]
    if view.laid_out[seat]:
        threat += 40 - 2 * min(view.hand_sizes[seat], 20)
    return threat


def hit_value(view: View, seat: i64) -> i64:
    """Skip, stopper and the like: whoever threatens most; of equals the next one."""
    return 20 + danger(view, seat) + (1 if seat == next_seat(view) else 0)


def draw_two_value(view: View, seat: i64) -> i64:
    """Cards help who has not laid out, and hurt who is nearly out.

    Every one brings two more cards into the hands. With many seats at the table that keeps all of
    them from getting out, and the round from ending, so there it is held to be the last card.
    """
    laid_out = view.laid_out[view.seat]
    if seat == NOWHERE:
        return 40 if not laid_out and view.draw_size > view.game.players else -60
    nearly_out = view.laid_out[seat] and view.hand_sizes[seat] <= FEW_CARDS
    if nearly_out and view.game.players <= FEW_SEATS:
        return 30 + danger(view, seat)
    if laid_out and view.game.rules.draw_two_last == DRAW_TWO_DRAWS:
        return 1  # kept to the end it would bring two cards
    return -30 - 2 * view.levels[seat]


def direction_value(view: View) -> i64:
    """Good if it keeps a threatening seat waiting."""
    if view.game.players == 2:
        return 1
    return 1 + (danger(view, next_seat(view)) - danger(view, last_seat(view))) // 2


def play_value(view: View, move: Move, spare: i64) -> i64:
    """What playing a special card is worth, with so many cards to spare.

    When a round drags on, cards that only disturb are held, and other cards let go instead.
    """
    laid_out = view.laid_out[view.seat]
    special = view.game.deck.special[move.card]
    if special == TAKE:
        return 5 if laid_out else 60
    if special == SWAP:
        return 15 * min(spare, 3)
    if special == DIRECTION:
        value = direction_value(view)
    elif special == DRAW_TWO:
        value = draw_two_value(view, move.place)
    elif move.place == NOWHERE:
        return 5 if laid_out else 15  # keep, and any other card that is played for oneself
    else:
        value = hit_value(view, move.place)
    return value - HELD if is_stalling(view) else value


def throw_value(view: View, face: i64, missing: i64) -> i64:
    """What discarding a special without effect is worth."""
    special = view.game.deck.special[face]
    laid_out = view.laid_out[view.seat]
    if is_stalling(view):
        return -HELD
    if special == WISH:
        return -40 if missing >= FAR and not laid_out else 3
    if special == KNOCK:
        return 2 if laid_out or view.game.players == 2 else -8
    return UNUSED
