"""What to believe about hands that one cannot see: those who had turns have better ones."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots._holding import Holding
from nivelo.engine.position import Position
from nivelo.engine.quick_random import QuickRandom


def improve(p: Position, seat: i64, turns: i64, holding: Holding, random: QuickRandom) -> None:
    """Let a seat exchange cards of an imagined hand, as if it had had so many turns.

    Each time a card of the draw pile is looked at; if it brings the level closer it comes to the
    hand for one that is not needed. Cards that were seen going to the hand stay. The level is
    never complete: it would have been laid out.
    """
    pile = p.draw_pile
    hand = p.hands[seat]
    i: i64
    for _ in range(turns):
        if pile.n == 0 or hand.n == 0:
            return
        holding.look(p, seat)
        if holding.missing <= 1:
            return
        at = random.below(pile.n)
        face = pile.card[at]
        if face >= p.game.deck.first_special or not holding.closer(face):
            continue
        first = random.below(hand.n)
        for i in range(hand.n):
            j = (first + i) % hand.n
            if can_spare(p, seat, j, holding):
                pile.card[at] = hand.card[j]
                hand.remove(hand.card[j])
                hand.add(face)
                break


def can_spare(p: Position, seat: i64, i: i64, holding: Holding) -> bool:
    """Is the i-th card a natural one that the level does not need and nobody has seen?"""
    face = holding.hand.card[i]
    if face >= p.game.deck.coloured or p.known[seat].has(face):
        return False
    memory = holding.memory
    rest = memory.without(holding.hand, holding.level, holding.key, i, holding.missing)
    return rest == holding.missing
