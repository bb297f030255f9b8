"""The wish card: instead of taking, exchange it and up to six more cards."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import NOT_ON_WISH, NOT_WITH_WISH, WISH
from nivelo.engine.model.game import WISH_UP_TO
from nivelo.engine.model.moves import CARD, COUNT, DONE, WISH_MOST
from nivelo.engine.model.position import COUNTING, WISHING, Position
from nivelo.engine.model.steps import END_ROUND, KNOCKS, WAIT
from nivelo.engine.rules.specials.direction import wish_direction
from nivelo.engine.rules.specials.swap import draw_for, put_down


def play_wish(p: Position) -> i64:
    """The wish card goes on the discard pile; then more cards may go on top of it."""
    p.done = 0
    put_down(p, p.game.deck.face_with[WISH])
    if p.hands[p.turn].n == 0:
        return wish_done(p)
    p.await_move(WISHING, p.turn)
    return WAIT


def legal_wishing(p: Position, out: Cards) -> None:
    """Any card but a draw-two (N20); a stopper only if something can still go on top of it."""
    deck = p.game.deck
    hand = p.hands[p.turn]
    first = p.game.moves.first[CARD]
    others: i64 = 0  # cards that may lie on top
    i: i64
    for i in range(hand.n):
        if deck.traits[hand.card[i]] & (NOT_ON_WISH | NOT_WITH_WISH) == 0:
            others += 1
    last: i64 = -1
    for i in range(hand.n):
        face = hand.card[i]
        traits = deck.traits[face]
        if face == last or traits & NOT_WITH_WISH:
            continue
        last = face
        if traits & NOT_ON_WISH == 0 or (others > 0 and p.done + 1 < WISH_MOST):
            out.push(first + face)
    if deck.traits[p.pile_of(p.turn).top()] & NOT_ON_WISH == 0:
        out.push(p.game.moves.first[DONE])


def play_wishing(p: Position, kind: i64, card: i64) -> i64:
    if kind == CARD:
        put_down(p, card)
        if p.done < WISH_MOST and p.hands[p.turn].n > 0:
            return WAIT
    return wish_done(p)


def wish_done(p: Position) -> i64:
    """As many are drawn as were put down (N2), or with `wish_draw = "up_to"` fewer."""
    wish_direction(p)
    if p.game.rules.wish_draw == WISH_UP_TO:
        p.await_move(COUNTING, p.turn)
        return WAIT
    return draw_wish(p, p.done)


def legal_counting(p: Position, out: Cards) -> None:
    n: i64
    for n in range(p.done):
        out.push(p.game.moves.first[COUNT] + n)


def draw_wish(p: Position, cards: i64) -> i64:
    """Nothing else may be done in that turn; the top card may be knocked for (N15)."""
    draw_for(p, p.turn, cards)
    return KNOCKS if p.hands[p.turn].n > 0 else END_ROUND
