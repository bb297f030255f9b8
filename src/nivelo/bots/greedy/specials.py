"""The value of playing a special card, and its target.

Values are in unseen cards that help, like the losses of discards: giving up a special card costs
nothing, so any useful effect is a gain.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.stalling import is_deadlocked, is_stalling
from nivelo.engine.cards.specials import (
    DIRECTION,
    DRAW_TWO,
    KEEP,
    KNOCK,
    SWAP,
    TAKE,
    WISH,
)
from nivelo.engine.model.game import DRAW_TWO_DRAWS, Game
from nivelo.engine.model.moves import NOWHERE, Move
from nivelo.engine.view import View

FEW_CARDS: Final = 2  # a seat that has laid out and holds no more may soon be out
FEW_SEATS: Final = 4  # this many can be kept from getting out without a standstill
UNUSED: Final = -20  # a special card thrown away that could have been played
HELD: Final = 150  # the value of holding any special card when a round drags on
FAR: Final = 2  # missing cards from which on a wish is worth keeping


def next_seat(view: View) -> i64:
    n = view.game.players
    return (view.turn + view.direction + n) % n


def last_seat(view: View) -> i64:
    """The last seat in turn order: the next one if the direction were reversed."""
    n = view.game.players
    return (view.turn - view.direction + n) % n


def danger(view: View, seat: i64) -> i64:
    return threat(view.game, view.levels[seat], view.laid_out[seat], view.hand_sizes[seat])


def threat(game: Game, level: i64, laid_out: bool, cards: i64) -> i64:
    """How likely a seat is to move up, 0 to 60 or so; more if it could win.

    A seat that wins by laying out is about as close to winning as one that wins by going out and
    has three cards left.
    """
    if not laid_out:
        wins = game.rules.win_by_layout and level == game.last_level
        return 2 * level + (80 if wins else 0)
    nearly_out = 40 - 2 * min(cards, 20)
    if level + game.rules.bonus > game.last_level:
        nearly_out += max(0, 68 - 8 * cards)
    return 2 * level + nearly_out


def hit_value(view: View, seat: i64) -> i64:
    """Skip, stopper and the like: on the most threatening seat; among equals, the next one."""
    return 20 + danger(view, seat) + (1 if seat == next_seat(view) else 0)


def draw_two_value(view: View, seat: i64) -> i64:
    """Cards help seats that have not laid out, and hurt seats that are nearly out.

    Each brings two more cards into the hands. With many seats that keeps all of them from getting
    out, and the round from ending, so there it is kept as the last card.
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
    """Good if it makes a threatening seat wait."""
    if view.game.players == 2:
        return 1
    return 1 + (danger(view, next_seat(view)) - danger(view, last_seat(view))) // 2


def play_value(view: View, move: Move, spare: i64) -> i64:
    """The value of playing a special card, with this many cards to spare."""
    laid_out = view.laid_out[view.seat]
    special = view.game.deck.special[move.card]
    if special == TAKE:
        return 5 if laid_out else 60
    if special == SWAP:
        return 15 * min(spare, 3)
    for_oneself = move.place == NOWHERE and special != DIRECTION and special != DRAW_TWO
    if for_oneself:
        return 5 if laid_out else 15  # keep, and other cards played for oneself
    hits = move.place != NOWHERE and special != DRAW_TWO
    if is_stalling(view) and not (hits and goes_first(view)):
        return value_when_stalling(view, special)
    if special == DIRECTION:
        return direction_value(view)
    if special == DRAW_TWO:
        return draw_two_value(view, move.place)
    return hit_value(view, move.place)


def value_when_stalling(view: View, special: i64) -> i64:
    """The value of any special card when a round drags on, played or thrown.

    Before the layout they go first: they fill hands that need a level. After it, and when any card
    may go, they go last, and are all equal: a fixed preference, such as two seats reversing the
    direction back and forth, might never end.
    """
    if not goes_first(view):
        return -HELD
    return 0 if special == DIRECTION else 1


def goes_first(view: View) -> bool:
    return not (view.laid_out[view.seat] or is_deadlocked(view))


def emptying_value(view: View, move: Move) -> i64:
    """How much a special card helps to empty the piles of a dead round.

    A take brings the hands one more card, a draw-two two, best for the seat with the most; a keep
    stays in front of its seat. With a common pile, once nothing is left to draw, cards that are not
    put on it keep it empty: the next seat takes nothing and comes closer to going out.
    """
    special = view.game.deck.special[move.card]
    if special == TAKE or special == KEEP:
        return HELD
    if special == DRAW_TWO:
        if move.place == NOWHERE or view.draw_size == 0:
            return -HELD
        return HELD + view.hand_sizes[move.place]
    if not view.game.rules.common_pile or view.draw_size > 0:
        return -HELD
    if special == DIRECTION and view.beside > 0:
        return -HELD
    if len(view.piles[0]) > 0 or move.place == next_seat(view):
        return 0  # as good as any card: a fixed preference may never end
    return HELD


def throw_value(view: View, face: i64, missing: i64) -> i64:
    """What discarding a special without effect is worth."""
    special = view.game.deck.special[face]
    laid_out = view.laid_out[view.seat]
    if is_stalling(view):
        return value_when_stalling(view, special)
    if special == WISH:
        return -40 if missing >= FAR and not laid_out else 3
    if special == KNOCK:
        return 2 if laid_out or view.game.players == 2 else -8
    return UNUSED
