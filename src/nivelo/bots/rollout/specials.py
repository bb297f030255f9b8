"""What playing a special card is worth in an imagined round; as `greedy` sees it, in short."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.specials import threat
from nivelo.engine.cards.deck import DRAW_TWO, KEEP, KNOCK, SKIP, STOPPER, SWAP, TAKE, WISH
from nivelo.engine.model.moves import NOWHERE
from nivelo.engine.model.position import Position

UNUSED: Final = -20
FEW_CARDS: Final = 2
FEW_SEATS: Final = 4


def seat_danger(p: Position, seat: i64) -> i64:
    return threat(p.game, p.level[seat], p.laid_out[seat] == 1, p.hands[seat].n)


def play_value(p: Position, face: i64, target: i64) -> i64:
    """What playing a special card at this seat is worth to the seat whose turn it is."""
    special = p.game.deck.special[face]
    laid_out = p.laid_out[p.seat] == 1
    following = p.neighbour(p.seat, p.direction)
    if special == TAKE:
        return 5 if laid_out else 60
    if special == SWAP:
        return 30
    if special == KEEP:
        return 5 if laid_out else 15
    if special == SKIP or special == STOPPER:
        return 20 + seat_danger(p, target) + (1 if target == following else 0)
    if special == DRAW_TWO:
        if target == NOWHERE:
            return 40 if not laid_out and p.draw_pile.n > p.game.players else -60
        nearly_out = p.laid_out[target] == 1 and p.hands[target].n <= FEW_CARDS
        if nearly_out and p.game.players <= FEW_SEATS:
            return 30 + seat_danger(p, target)
        return -30 - 2 * p.level[target]
    if p.game.players == 2:
        return 1
    before = p.neighbour(p.seat, -p.direction)
    return 1 + (seat_danger(p, following) - seat_danger(p, before)) // 2


def throw_value(p: Position, face: i64) -> i64:
    """What discarding a special without effect is worth."""
    special = p.game.deck.special[face]
    laid_out = p.laid_out[p.seat] == 1
    if special == WISH:
        return 3 if laid_out else -40
    if special == KNOCK:
        return 2 if laid_out or p.game.players == 2 else -8
    return UNUSED
