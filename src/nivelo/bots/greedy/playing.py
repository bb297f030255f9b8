"""Steps 2 and 3 of a turn: lay out, lay off everything that fits, then discard the least useful
card.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.lay_offs import lay_off_score
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.pick import NOTHING, Pick
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.specials import emptying_value, play_value, throw_value
from nivelo.engine.cards.cards import Cards
from nivelo.engine.model.moves import DISCARD, LAY_OFF, LAY_OUT, PLAY, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View


def lay_off(view: View, random: QuickRandom) -> i64:
    """The best legal lay-off, by its place in the list; NOTHING if there is none."""
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        if legal[i].kind == LAY_OFF:
            pick.offer(i, lay_off_score(view, legal[i]))
    return pick.best


def play(view: View, scratch: Scratch) -> Move:
    legal = view.legal
    if legal[0].kind == LAY_OUT:
        return legal[0]
    if view.laid_out[view.seat]:
        ending = find_exit(view, scratch.finder, scratch.way_out)
        if ending is not None:
            return ending.line[0]
        best = lay_off(view, scratch.random)
        if best != NOTHING:
            return legal[best]
    return discard(view, Outlook(view, scratch), scratch.random)


def discard(view: View, outlook: Outlook, random: QuickRandom) -> Move:
    """Step 3: the most valuable special card, or the card that is worth least."""
    deck = outlook.deck
    worth = outlook.worths()
    spare = spare_cards(outlook)
    legal = view.legal
    pick = Pick(random)
    for i in range(len(legal)):
        move = legal[i]
        if move.kind == PLAY:
            pick.offer(
                i, emptying_value(view, move) if outlook.dead else play_value(view, move, spare)
            )
        elif move.kind != DISCARD:
            pick.offer(i, -10 * STEP)  # skipping the second discard would only keep a card
        elif move.card >= deck.first_special:
            # In a dead round it is a card like any other: otherwise two seats that keep reversing
            # the direction would keep all others from their turns for ever.
            pick.offer(i, 0 if outlook.dead else throw_value(view, move.card, outlook.missing))
        else:
            pick.offer(i, -worth_of(outlook.hand, worth, move.card))
    return legal[pick.best]


def spare_cards(outlook: Outlook) -> i64:
    """How many natural cards could be swapped."""
    naturals: i64 = 0
    i: i64
    for i in range(outlook.hand.n):
        if outlook.hand.card[i] < outlook.deck.coloured:
            naturals += 1
    if outlook.laid_out:
        return naturals
    return min(naturals, outlook.spare())


def worth_of(hand: Cards, worth: vec[i64], face: i64) -> i64:
    i: i64
    for i in range(hand.n):
        if hand.card[i] == face:
            return worth[i]
    return 0
