"""The draw pile, the discard piles, and taking cards from them."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import SLIDES_UNDER, WISH
from nivelo.engine.events import DREW, NOTHING_TO_TAKE, RENEWED, TOOK
from nivelo.engine.model.moves import DRAW, PASS, PILE, WISH_CARD
from nivelo.engine.model.position import TAKING, Position
from nivelo.engine.model.steps import PLAY_ON, TAKE_CARD, WAIT


def renew(p: Position) -> None:
    """Make a new draw pile of all discards but the tops, and of the cards face up under it.

    On the board, jokers go back to the middle instead (B6). Nothing else is touched (G13); if
    there is nothing to shuffle, the pile stays empty (G4).
    """
    draw_pile = p.draw_pile
    stock = p.stock
    jokers_apart = p.game.rules.jokers_apart
    i: i64
    for pile in p.piles:
        if pile.n > 1:
            for i in range(pile.n - 1):
                face = pile.card[i]
                if jokers_apart and p.game.deck.is_joker(face):
                    p.stock += 1
                else:
                    draw_pile.push(face)
            top = pile.top()
            pile.n = 0
            pile.push(top)
    under = p.under
    while under.n > 0:
        draw_pile.push(under.pop())
    if draw_pile.n > 0:
        p.shuffle_draw_pile()
    if draw_pile.n > 0 or p.stock > stock:
        p.tell(RENEWED, -1, -1, draw_pile.n)


def put_away(p: Position, seat: i64, face: i64) -> None:
    """A played special goes face up under the draw pile, or else under the discard pile."""
    if p.game.deck.traits[face] & SLIDES_UNDER:
        p.under.push(face)
    else:
        p.pile_of(seat).push_under(face)


def draw(p: Position, seat: i64) -> bool:
    """A seat draws one card; the pile is renewed when it is used up (G5, G12).

    False if there is no card: a draw owed by an effect is dropped (G4).
    """
    draw_pile = p.draw_pile
    if draw_pile.n == 0:
        renew(p)
        if draw_pile.n == 0:
            return False
    face = p.draw_top(seat)
    p.receive(seat, face, False)
    p.tell_secret(DREW, seat, face)
    if draw_pile.n == 0:
        renew(p)
    return True


def take_top(p: Position, seat: i64, pile: i64) -> None:
    """A seat takes the top card of a discard pile, seen by all."""
    face = p.piles[pile].pop()
    p.receive(seat, face, True)
    p.tell(TOOK, seat, face, pile)


def something_to_take(p: Position) -> bool:
    if p.draw_pile.n > 0:
        return True
    return any(pile.n > 0 for pile in p.piles)


def may_wish(p: Position) -> bool:
    """A wish card takes the place of step 1 (not on a board, where step 1 is the dice)."""
    wish = p.game.deck.face_with[WISH]
    return wish >= 0 and not p.game.board and p.hands[p.turn].has(wish)


def await_take(p: Position) -> i64:
    """Step 1; skipped when there is nothing at all to take (G4).

    In games with wishes every seat is asked, so as not to reveal who holds one.
    """
    if p.draw_pile.n == 0:
        # A skip may just have been slid under it, which then is its top (G12).
        renew(p)
    wishes = p.game.deck.face_with[WISH] >= 0 and not p.game.board
    if not wishes and not something_to_take(p):
        p.tell(NOTHING_TO_TAKE, p.turn)
        return PLAY_ON
    p.await_move(TAKING, p.turn)
    return WAIT


def legal_taking(p: Position, out: Cards) -> None:
    first = p.game.moves.first
    if p.draw_pile.n > 0:
        out.push(first[DRAW])
    i: i64
    for i in range(len(p.piles)):
        if p.piles[i].n > 0:
            out.push(first[PILE] + i)
    if out.n == 0:
        out.push(first[PASS])
    if p.game.deck.face_with[WISH] >= 0 and may_wish(p):
        out.push(first[WISH_CARD])


def play_taking(p: Position, kind: i64, place: i64) -> i64:
    if kind == PASS:
        p.tell(NOTHING_TO_TAKE, p.turn)
        return PLAY_ON
    if kind == DRAW:
        draw(p, p.turn)
    else:
        take_top(p, p.turn, place)
    p.todo -= 1
    return TAKE_CARD if p.todo > 0 else PLAY_ON
