"""The special card *swap* and the board's *exchange*: put cards down, draw others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import PLAYED, PUT_DOWN
from nivelo.engine.model.moves import CARD, DONE
from nivelo.engine.model.position import EXCHANGING, SWAPPING, Position
from nivelo.engine.model.steps import END_ROUND, END_TURN, PLAY_ON, WAIT
from nivelo.engine.rules.piles import draw, put_away
from nivelo.engine.rules.specials.open_three import legal_card_picks

MOST: Final = 3


def play_swap(p: Position, face: i64, _target: i64) -> i64:
    """Master: the card is slid face up under the draw pile; up to three cards are swapped."""
    p.give_up(p.turn, face)
    put_away(p, p.turn, face)
    p.tell(PLAYED, p.turn, face)
    return begin_swap(p, SWAPPING)


def begin_swap(p: Position, decision: i64) -> i64:
    p.done = 0
    p.await_move(decision, p.turn)
    return WAIT


def legal_swapping(p: Position, out: Cards) -> None:
    """Up to three cards; an exchange has at least one, a swap may have none."""
    legal_card_picks(p, out)
    if p.decision == SWAPPING or p.done > 0:
        out.push(p.game.moves.first[DONE])


def put_down(p: Position, face: i64) -> None:
    """Put a card on the seat's discard pile, seen by all, to draw for it later."""
    p.give_up(p.turn, face)
    p.pile_of(p.turn).push(face)
    p.done += 1
    p.tell(PUT_DOWN, p.turn, face)


def play_swapping(p: Position, kind: i64, card: i64) -> i64:
    """Draw as many as were put down; in an exchange one more."""
    if kind == CARD:
        put_down(p, card)
        if p.done < MOST and p.hands[p.turn].n > 0:
            return WAIT
    exchange = p.decision == EXCHANGING
    draw_for(p, p.turn, p.done + 1 if exchange else p.done)
    if p.hands[p.turn].n == 0:
        return END_ROUND
    return PLAY_ON if exchange else END_TURN


def draw_for(p: Position, seat: i64, cards: i64) -> None:
    """Draw this many cards, one by one (G12); missing cards are dropped (G4)."""
    for _ in range(cards):
        if not draw(p, seat):
            return
