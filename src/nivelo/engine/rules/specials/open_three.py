"""The special card *take* and the board's *open three*: others show cards, one is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import OPENED, PLAYED, STOLE
from nivelo.engine.model.moves import CARD, DONE, STEAL
from nivelo.engine.model.position import OPENING, STEALING, Position
from nivelo.engine.model.steps import END_ROUND, END_TURN, PLAY_ON, WAIT
from nivelo.engine.rules.piles import draw, put_away

OPEN: Final = 3


def play_take(p: Position, face: i64, _target: i64) -> i64:
    """Master: the card is slid face up under the draw pile; one card may be taken."""
    p.give_up(p.turn, face)
    put_away(p, p.turn, face)
    p.tell(PLAYED, p.turn, face)
    return begin_opening(p, False)


def begin_opening(p: Position, must_steal: bool) -> i64:
    p.must_steal = must_steal
    return next_opener(p, p.neighbour(p.turn, 1))


def next_opener(p: Position, seat: i64) -> i64:
    """One hand after another, clockwise; then the choice (M4)."""
    opener = seat
    while opener != p.turn and p.hands[opener].n == 0:
        opener = p.neighbour(opener, 1)
    if opener == p.turn:
        p.await_move(STEALING, p.turn)
        return WAIT
    p.todo = min(OPEN, p.hands[opener].n)
    p.await_move(OPENING, opener)
    return WAIT


def legal_card_picks(p: Position, out: Cards) -> None:
    """Each face in the hand of the seat to act."""
    out.push_each(p.hands[p.to_act], p.game.moves.first[CARD], p.game.deck.faces)


def play_opening(p: Position, card: i64) -> i64:
    opener = p.to_act
    p.give_up(opener, card)
    p.unshare()
    p.opened[opener].add(card)
    p.tell(OPENED, opener, card)
    p.todo -= 1
    if p.todo > 0:
        return WAIT
    return next_opener(p, p.neighbour(opener, 1))


def legal_stealing(p: Position, out: Cards) -> None:
    q: i64
    i: i64
    for q in range(p.game.players):
        opened = p.opened[q]
        last: i64 = -1
        for i in range(opened.n):
            face = opened.card[i]
            if face != last:
                last = face
                out.push(p.game.moves.steal(q, face))
    if not p.must_steal or out.n == 0:
        out.push(p.game.moves.first[DONE])


def play_stealing(p: Position, kind: i64, card: i64, place: i64) -> i64:
    """The robbed seat draws a card for it; all others take theirs back."""
    p.unshare()
    if kind == STEAL:
        p.opened[place].remove(card)
        p.receive(p.turn, card, True)
        p.tell(STOLE, p.turn, card, place)
    q: i64
    for q in range(p.game.players):
        opened = p.opened[q]
        while opened.n > 0:
            p.receive(q, opened.pop(), True)
    if kind == STEAL:
        draw(p, place)
        if p.hands[place].n == 0:
            return END_ROUND
    return PLAY_ON if p.must_steal else END_TURN
