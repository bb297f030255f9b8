"""The board's *ask*: who has a card of this value or colour?"""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.events import ASKED, GAVE, HAD_NONE
from nivelo.engine.model.moves import ASK, CARD
from nivelo.engine.model.position import ASKING, GIVING, Position
from nivelo.engine.model.steps import END_ROUND, PLAY_ON, TAKE_CARD, WAIT
from nivelo.engine.rules.piles import draw


def await_ask(p: Position) -> i64:
    p.await_move(ASKING, p.turn)
    return WAIT


def legal_asking(p: Position, out: Cards) -> None:
    """A value or a colour, to the left or to the right; between two it is the same."""
    first = p.game.moves.first[ASK]
    i: i64
    for i in range(p.game.deck.values + p.game.deck.colours):
        out.push(first + 2 * i)
        if p.game.players > 2:
            out.push(first + 2 * i + 1)


def answers(deck: Deck, face: i64, asked: i64) -> bool:
    """Has the card the value or colour that is asked for? Jokers have none."""
    if face >= deck.coloured:
        return False
    if asked < deck.values:
        return deck.kind[face] == asked
    return deck.colour[face] == asked - deck.values


def play_asking(p: Position, what: i64, direction: i64) -> i64:
    """One question for the whole lap (B12); the first seat with such a card gives one."""
    p.asked = what
    p.tell(ASKED, p.turn, -1, what)
    step: i64 = 1 if direction == 0 else -1
    seat = p.neighbour(p.turn, step)
    i: i64
    while seat != p.turn:
        hand = p.hands[seat]
        for i in range(hand.n):
            if answers(p.game.deck, hand.card[i], p.asked):
                p.await_move(GIVING, seat)
                return WAIT
        p.tell(HAD_NONE, seat, -1, what)
        seat = p.neighbour(seat, step)
    p.todo = 1
    return TAKE_CARD


def legal_giving(p: Position, out: Cards) -> None:
    """The giver chooses among the cards that match (B3)."""
    first = p.game.moves.first[CARD]
    hand = p.hands[p.to_act]
    last: i64 = -1
    i: i64
    for i in range(hand.n):
        face = hand.card[i]
        if face != last and answers(p.game.deck, face, p.asked):
            out.push(first + face)
        last = face


def play_giving(p: Position, card: i64) -> i64:
    giver = p.to_act
    p.give_up(giver, card)
    p.receive(p.turn, card, True)
    p.tell(GAVE, giver, card, p.turn)
    draw(p, giver)
    return PLAY_ON if p.hands[giver].n > 0 else END_ROUND
