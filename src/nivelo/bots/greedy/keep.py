"""Keeping cards for the next round: those that together leave the fewest missing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.outlook import Outlook
from nivelo.engine.cards.cards import Cards
from nivelo.engine.model.moves import CARD, Move
from nivelo.engine.view import View

NEEDED: Final = 1000  # without it one more card is missing


def keep(view: View, outlook: Outlook) -> Move:
    """The next card to keep, or stop.

    Cards are dropped hypothetically, the least needed first, until the rest may all be kept and
    each is needed. Cards already kept count as well, so that every step arrives at the same result.
    """
    hand = outlook.hand
    loose = hand.clone()
    for face in view.kept:
        hand.add(face)
    outlook.missing = outlook.solver.missing(hand, outlook.level)
    while loose.n > 0:
        least = least_needed(outlook, loose)
        need = need_of(outlook, least)
        if loose.n <= view.todo and need >= NEEDED:
            break
        loose.remove(least)
        hand.remove(least)
        outlook.missing = outlook.solver.missing(hand, outlook.level)
    for move in view.legal:
        if loose.n == 0 and move.kind != CARD:
            return move
        if loose.n > 0 and move.card == loose.card[0]:
            return move
    return view.legal[0]


def least_needed(outlook: Outlook, loose: Cards) -> i64:
    least: i64 = -1
    lowest: i64 = 0
    i: i64
    for i in range(loose.n):
        if i > 0 and loose.card[i - 1] == loose.card[i]:
            continue
        need = need_of(outlook, loose.card[i])
        if least < 0 or need < lowest:
            least = loose.card[i]
            lowest = need
    return least


def need_of(outlook: Outlook, face: i64) -> i64:
    """Is the card needed for the level; is it a joker; how many related cards are there?"""
    deck = outlook.deck
    if face >= deck.first_special:
        return -1
    need: i64 = 0
    hand = outlook.hand
    hand.remove(face)
    if outlook.solver.fewest(hand, outlook.level, outlook.missing + 1) > outlook.missing:
        need = NEEDED
    hand.add(face)
    if face >= deck.coloured:
        return need + NEEDED
    i: i64
    for i in range(hand.n):
        other = hand.card[i]
        if other >= deck.coloured:
            continue
        apart = deck.kind[other] - deck.kind[face]
        if apart == 0:
            need += 3
        elif -2 <= apart <= 2:
            need += 1
        if outlook.level.has_colours and deck.colour[other] == deck.colour[face]:
            need += 1
    return need
