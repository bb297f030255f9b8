"""The knock card: to ask, out of turn, for the card that was just discarded.

After every card put on the common pile each seat that could knock is asked, whether it holds a
knock card or not: the seat to act must not reveal who holds one.
"""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import KNOCK
from nivelo.engine.events import KNOCK_GRANTED, KNOCK_REFUSED, KNOCKED, TOOK
from nivelo.engine.model.moves import KNOCK_CARD, LEAVE, PASS, PILE
from nivelo.engine.model.position import ANSWERING, KNOCKING, NOBODY, Position
from nivelo.engine.model.steps import END_TURN, WAIT
from nivelo.engine.rules.specials.skip import stop_card


def next_player(p: Position) -> i64:
    """The seat that plays next: the next one without a stopper in front (N16)."""
    seat = p.neighbour(p.turn, p.direction)
    while seat != p.turn and stop_card(p, seat) >= 0:
        seat = p.neighbour(seat, p.direction)
    return seat


def open_knocks(p: Position) -> i64:
    """A card was put on the pile: ask those who may knock, nearest after the next (N4, N15)."""
    if p.game.deck.face_with[KNOCK] < 0 or p.game.players < 3:
        return END_TURN
    return ask_knocker(p, p.neighbour(next_player(p), p.direction))


def ask_knocker(p: Position, first: i64) -> i64:
    following = next_player(p)
    if following == p.turn:
        return END_TURN
    seat = first
    while seat != following:
        if seat != p.turn and stop_card(p, seat) < 0:
            p.await_move(KNOCKING, seat)
            return WAIT
        seat = p.neighbour(seat, p.direction)
    return END_TURN


def legal_knocking(p: Position, out: Cards) -> None:
    if p.hands[p.to_act].has(p.game.deck.face_with[KNOCK]):
        out.push(p.game.moves.first[KNOCK_CARD])
    out.push(p.game.moves.first[PASS])


def play_knocking(p: Position, kind: i64) -> i64:
    if kind == PASS:
        return ask_knocker(p, p.neighbour(p.to_act, p.direction))
    face = p.game.deck.face_with[KNOCK]
    p.knocker = p.to_act
    p.give_up(p.knocker, face)
    p.thrown = 1
    p.tell(KNOCKED, p.knocker, face)
    p.await_move(ANSWERING, next_player(p))
    return WAIT


def legal_answering(p: Position, out: Cards) -> None:
    out.push(p.game.moves.first[PILE])
    out.push(p.game.moves.first[LEAVE])


def play_answering(p: Position, kind: i64) -> i64:
    """If refused, the next seat takes the top card as its step 1 and the knock card goes back.

    If granted, the seat that knocked takes it, and the knock card stays on top of the pile.
    """
    pile = p.piles[0]
    knock = p.game.deck.face_with[KNOCK]
    p.thrown = 0
    top = pile.pop()
    if kind == LEAVE:
        p.receive(p.knocker, top, True)
        pile.push(knock)
        p.tell(KNOCK_GRANTED, p.knocker, top)
    else:
        p.receive(p.to_act, top, True)
        p.receive(p.knocker, knock, True)
        p.tell(TOOK, p.to_act, top, 0)
        p.tell(KNOCK_REFUSED, p.knocker, knock)
        p.took_top = True
    p.knocker = NOBODY
    return END_TURN
