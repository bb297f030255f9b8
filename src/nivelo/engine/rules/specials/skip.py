"""Skip and stopper: laid in front of another seat, it costs that seat its next turn."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import STOPS
from nivelo.engine.events import PLAYED, STOPPED
from nivelo.engine.model.position import Position
from nivelo.engine.model.steps import END_TURN
from nivelo.engine.rules.piles import put_away


def stop_card(p: Position, seat: i64) -> i64:
    """The skip or stopper in front of a seat, or -1."""
    front = p.front[seat]
    i: i64
    for i in range(front.n):
        if p.game.deck.traits[front.card[i]] & STOPS:
            return front.card[i]
    return -1


def legal_targets(p: Position, out: Cards, face: i64) -> None:
    """Any other seat; for a skip or stopper, one that has none in front yet (N1)."""
    one_each = p.game.deck.traits[face] & STOPS != 0
    first = p.game.moves.play_at[face]
    q: i64
    for q in range(p.game.players):
        if q != p.turn and not (one_each and stop_card(p, q) >= 0):
            out.push(first + q)


def play_skip(p: Position, face: i64, target: i64) -> i64:
    p.give_up(p.turn, face)
    p.unshare()
    p.front[target].push(face)
    p.tell(PLAYED, p.turn, face, target)
    return END_TURN


def sits_out(p: Position) -> bool:
    """Does the seat's turn consist only of putting its skip or stopper away?

    A skip is slid face up under the draw pile, a stopper goes under the discard pile.
    """
    if p.front[p.turn].n == 0:
        return False
    face = stop_card(p, p.turn)
    if face < 0:
        return False
    p.unshare()
    p.front[p.turn].remove(face)
    put_away(p, p.turn, face)
    p.tell(STOPPED, p.turn, face)
    return True
