"""Draw-two: on the pile its player draws two cards, in front of another seat that seat does."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.events import PLAYED
from nivelo.engine.model.game import DRAW_TWO_ENDS
from nivelo.engine.model.moves import NOWHERE
from nivelo.engine.model.position import Position
from nivelo.engine.model.steps import END_ROUND, END_TURN, KNOCKS
from nivelo.engine.rules.piles import put_away
from nivelo.engine.rules.specials.swap import draw_for


def play_draw_two(p: Position, face: i64, target: i64) -> i64:
    """N8, N22: the seat in front of which it is laid draws at once, and it goes under the pile.

    As the last card, laid in front of another seat, it ends the round or, with the option
    `draw_two_last`, its player draws two and continues. On the pile it never ends a round.
    """
    seat = p.turn
    p.give_up(seat, face)
    p.tell(PLAYED, seat, face, target)
    if target == NOWHERE:
        p.pile_of(seat).push(face)
        draw_for(p, seat, 2)
        return KNOCKS if p.hands[seat].n > 0 else END_ROUND
    if p.hands[seat].n == 0 and p.game.rules.draw_two_last == DRAW_TWO_ENDS:
        put_away(p, seat, face)
        p.ender = seat
        return END_ROUND
    # It lies in front of the seat while that seat draws, so renewal leaves it alone (G13).
    draw_for(p, target, 2)
    if p.hands[seat].n == 0:
        draw_for(p, seat, 2)
    put_away(p, seat, face)
    return END_TURN if p.hands[seat].n > 0 else END_ROUND
