"""The direction card: it reverses the direction of play, and the next one reverses it back."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.specials import DIRECTION
from nivelo.engine.events import PLAYED, TURNED_DIRECTION
from nivelo.engine.model.position import Position
from nivelo.engine.model.steps import END_TURN, KNOCKS


def play_direction(p: Position, face: i64, _target: i64) -> i64:
    """The first lies beside the discard pile; with the second both go onto it."""
    p.give_up(p.turn, face)
    p.tell(PLAYED, p.turn, face)
    if p.direction == 1:
        p.beside += 1
        turn_direction(p)
        return END_TURN
    pile = p.pile_of(p.turn)
    while p.beside > 0:
        pile.push(face)
        p.beside -= 1
    pile.push(face)
    turn_direction(p)
    return KNOCKS


def turn_direction(p: Position) -> None:
    p.direction = -p.direction
    p.tell(TURNED_DIRECTION, p.turn, -1, p.direction)


def wish_direction(p: Position) -> None:
    """N18: a direction card on top of a wish reverses once and stays on the pile.

    If that makes play clockwise again, the one beside the pile goes under it.
    """
    pile = p.pile_of(p.turn)
    face = pile.top()
    if p.game.deck.special[face] != DIRECTION:
        return
    turn_direction(p)
    if p.direction == 1:
        while p.beside > 0:
            pile.insert(pile.n - 1, face)
            p.beside -= 1
