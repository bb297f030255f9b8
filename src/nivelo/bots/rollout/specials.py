"""The value of playing a special card in a rollout: like `greedy`'s, simplified."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.specials import threat
from nivelo.engine.cards.specials import DIRECTION, DRAW_TWO, KNOCK, SWAP, TAKE, WISH
from nivelo.engine.model.moves import NOWHERE
from nivelo.engine.model.position import Position

UNUSED: Final = -20
FEW_CARDS: Final = 2
FEW_SEATS: Final = 4


def seat_danger(p: Position, seat: i64) -> i64:
    return threat(p.game, p.level[seat], p.laid_out[seat] == 1, p.hands[seat].n)


def play_value(p: Position, face: i64, target: i64) -> i64:
    """The value to the current player of playing a special card on this seat."""
    special = p.game.deck.special[face]
    laid_out = p.laid_out[p.turn] == 1
    following = p.neighbour(p.turn, p.direction)
    if special == TAKE:
        return 5 if laid_out else 60
    if special == SWAP:
        return 30
    if special == DRAW_TWO:
        if target == NOWHERE:
            return 40 if not laid_out and p.draw_pile.n > p.game.players else -60
        nearly_out = p.laid_out[target] == 1 and p.hands[target].n <= FEW_CARDS
        if nearly_out and p.game.players <= FEW_SEATS:
            return 30 + seat_danger(p, target)
        return -30 - 2 * p.level[target]
    if special == DIRECTION:
        if p.game.players == 2:
            return 1
        before = p.neighbour(p.turn, -p.direction)
        return 1 + (seat_danger(p, following) - seat_danger(p, before)) // 2
    if target == NOWHERE:
        return 5 if laid_out else 15  # keep, and other cards played for oneself
    # Skip, stopper and the like: on the most threatening seat; among equals, the next one.
    return 20 + seat_danger(p, target) + (1 if target == following else 0)


def throw_value(p: Position, face: i64) -> i64:
    """What discarding a special without effect is worth."""
    special = p.game.deck.special[face]
    laid_out = p.laid_out[p.turn] == 1
    if special == WISH:
        return 3 if laid_out else -40
    if special == KNOCK:
        return 2 if laid_out or p.game.players == 2 else -8
    return UNUSED
