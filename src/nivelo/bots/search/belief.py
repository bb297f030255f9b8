"""Inferring hands that are not visible.

Players improve their hands in their turns. Cards they did not take would not have helped their
level, cards they knock for would, and a player who has laid out holds only cards that could not be
laid off.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.lay_offs import fits_on
from nivelo.bots.rollout.holding import Holding
from nivelo.engine.model.position import ANSWERING, Position
from nivelo.engine.random.quick_random import QuickRandom

REDEALS: Final = 3  # sampled hands, until one is consistent with the cards not taken
WANTED: Final = 12  # sampled hands, until one can use the card that was knocked for
LOOKS: Final = 4  # replacement cards tried for one that would have been laid off


def believe(p: Position, seat: i64, holding: Holding, random: QuickRandom) -> None:
    """Give all other seats hands that better match their actions."""
    n = p.game.players
    q: i64
    for q in range(n):
        if q == seat:
            continue
        if p.laid_out[q] == 1:
            hold_the_rest(p, q, random)
            continue
        improve(p, q, p.turns // n, holding, random)
        if p.decision == ANSWERING and q == p.knocker:
            want_the_top(p, q, holding, random)
            continue
        for _ in range(REDEALS):
            if not would_have_taken(p, q, holding):
                break
            redeal(p, q, random)
            improve(p, q, p.turns // n, holding, random)


def want_the_top(p: Position, seat: i64, holding: Holding, random: QuickRandom) -> None:
    """A seat that knocks can use the card: give it such a hand, if one turns up."""
    top = p.piles[0].top()
    for _ in range(WANTED):
        holding.look(p, seat)
        if holding.closer(top):
            return
        redeal(p, seat, random)
        improve(p, seat, p.turns // p.game.players, holding, random)


def improve(p: Position, seat: i64, turns: i64, holding: Holding, random: QuickRandom) -> None:
    """Let a seat improve a sampled hand, as if it had had this many turns.

    Each turn looks at a card of the draw pile; if it brings the level closer it replaces one that
    is not needed. Cards that were seen going to the hand stay. The level is never complete: it
    would have been laid out.
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
                exchange(p, seat, hand.card[j], at)
                break


def can_spare(p: Position, seat: i64, i: i64, holding: Holding) -> bool:
    """Is the i-th card a natural one that the level does not need and nobody has seen?"""
    face = holding.hand.card[i]
    if face >= p.game.deck.coloured or p.known[seat].has(face):
        return False
    memory = holding.memory
    rest = memory.without(holding.hand, holding.level, holding.key, i, holding.missing)
    return rest == holding.missing


def exchange(p: Position, seat: i64, face: i64, at: i64) -> None:
    """Exchange a card of a sampled hand for the one at this place of the draw pile."""
    hand = p.hands[seat]
    p.draw_pile.own()
    coming = p.draw_pile.card[at]
    p.draw_pile.card[at] = face
    hand.remove(face)
    hand.add(coming)


def redeal(p: Position, seat: i64, random: QuickRandom) -> None:
    """A new hand for a seat; cards seen going there stay."""
    faces = p.hands[seat].faces()
    known = p.known[seat].clone()
    for face in faces:
        if known.remove(face) or p.draw_pile.n == 0 or face >= p.game.deck.coloured:
            continue
        exchange(p, seat, face, random.below(p.draw_pile.n))


def would_have_taken(p: Position, q: i64, holding: Holding) -> bool:
    """Could a seat's sampled hand have used a card that it did not take in its last turn?

    Cards on top of the piles then are still there, or under later ones. With a common pile, only
    the last seat to discard is checked, and only if nobody saw it take a card.
    """
    n = p.game.players
    if p.turns <= n:
        return False
    ago = turns_ago(p, q, n)
    if p.game.rules.common_pile and (ago > 1 or p.known[q].n > 0):
        return False
    holding.look(p, q)
    if holding.missing == 0:
        return False
    if p.game.rules.common_pile:
        left = p.piles[0]
        return left.n > 1 and holding.helpful(left.card[left.n - 2])
    j: i64
    for j in range(n):
        pile = p.piles[j]
        since: i64 = 0
        if turns_ago(p, j, n) <= ago:
            since = 1
        if pile.n > since:
            if holding.helpful(pile.card[pile.n - 1 - since]):
                return True
    return False


def turns_ago(p: Position, q: i64, n: i64) -> i64:
    """How many turns ago a seat had its last turn; a whole lap for the seat whose turn it is."""
    return ((p.turn - q) * p.direction % n + n - 1) % n + 1


def hold_the_rest(p: Position, seat: i64, random: QuickRandom) -> None:
    """A seat that has laid out has laid off what fitted: give it only other cards."""
    deck = p.game.deck
    pile = p.draw_pile
    for face in p.hands[seat].faces():
        if face >= deck.first_special or p.known[seat].has(face):
            continue
        if not fits_on(deck, p.groups, face):
            continue
        for _ in range(LOOKS):
            if pile.n == 0:
                return
            at = random.below(pile.n)
            coming = pile.card[at]
            if not fits_on(deck, p.groups, coming):
                exchange(p, seat, face, at)
                break
