"""Giving up the cards that are worth least: opened, given, swapped, exchanged, put on a wish."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.outlook import JOKER, Outlook
from nivelo.bots.greedy.pick import Pick
from nivelo.bots.greedy.playing import worth_of
from nivelo.engine.cards.specials import DIRECTION
from nivelo.engine.model.moves import CARD, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

SPECIAL: Final = JOKER  # special cards are kept, to be played


def part_with(view: View, outlook: Outlook, random: QuickRandom) -> Move:
    """The card that is worth least; none if that is allowed and all are needed."""
    deck = outlook.deck
    worth = outlook.worths()
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        move = legal[i]
        if move.kind != CARD:
            pick.offer(i, 1 - JOKER)
        elif move.card < deck.first_special:
            pick.offer(i, -worth_of(outlook.hand, worth, move.card))
        elif outlook.laid_out:
            # First, so that something can go on top of a stopper.
            pick.offer(i, 1)
        elif deck.special[move.card] == DIRECTION:
            pick.offer(i, 0)
        else:
            pick.offer(i, -SPECIAL)
    return legal[pick.best]
