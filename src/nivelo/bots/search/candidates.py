"""Which moves are worth searching."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.outlook import JOKER, Outlook
from nivelo.bots.greedy.playing import worth_of
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.model.moves import CARD, DISCARD, Move
from nivelo.engine.model.position import (
    EXCHANGING,
    GIVING,
    OPENING,
    PLAYING,
    SECOND_DISCARD,
    SWAPPING,
    WISHING,
)
from nivelo.engine.view import View

PARTING: Final = (PLAYING, SECOND_DISCARD, EXCHANGING, GIVING, OPENING, SWAPPING, WISHING)


def candidates(view: View, scratch: Scratch, first: Move, most: int) -> list[Move]:
    """The favourite, then the others that may be better."""
    if view.decision in PARTING:
        return parting(view, scratch, first, most)
    moves = [first]
    for move in view.legal:
        if move is not first:
            moves.append(move)
    return moves


def parting(view: View, scratch: Scratch, first: Move, most: int) -> list[Move]:
    """Cards that the level does not need, the least useful first; and any special card."""
    outlook = Outlook(view, scratch)
    worth = outlook.worths()
    moves = [first]
    plain: list[tuple[int, int]] = []
    for i in range(len(view.legal)):
        move = view.legal[i]
        if move is first:
            continue
        if (move.kind != DISCARD and move.kind != CARD) or move.card >= outlook.deck.first_special:
            moves.append(move)
        else:
            value = worth_of(outlook.hand, worth, move.card)
            if value < JOKER:
                plain.append((int(value), i))
    plain.sort()
    for _value, i in plain[:most]:
        moves.append(view.legal[i])
    return moves
