"""The board: which field, which action, what to ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.board_chances import BoardChances
from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.pick import Pick
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import smallest_hand
from nivelo.engine.model.moves import ASK_AROUND, FIELD, FREE, OPEN_THREE, PLUS_TWO, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

MOST_TAKEN: Final = 2  # cards in one turn


def chances_of(view: View, outlook: Outlook) -> BoardChances:
    """What this seat can expect from cards that may come."""
    deck = outlook.deck
    helping = outlook.helping()
    chances = BoardChances(deck, view.game.players)
    spare = outlook.hand.n if outlook.laid_out else outlook.spare()
    chances.begin(outlook.missing, spare, view.stock)
    face: i64
    for face in range(deck.coloured):
        chances.add_unseen(face, outlook.unseen[face], helping[face] == 1)
    for q in range(len(view.hand_sizes)):
        if q != view.seat:
            chances.add_other(view.laid_out[q], view.hand_sizes[q], len(view.known[q]))
            for known in view.known[q]:
                if known < deck.coloured:
                    chances.add_known(known, helping[known] == 1)
    top_helps = False
    for pile in view.piles:
        if len(pile) > 0 and helping[pile[-1]] == 1:
            top_helps = True
    chances.finish(top_helps)
    return chances


def ending_value(view: View, action: i64) -> i64:
    """How much an action helps to end a dead round.

    One hand must become empty, so the smallest takes as few as possible, the others as many.
    """
    cards: i64 = 1
    if action == PLUS_TWO or action == ASK_AROUND:
        cards = 2
    elif action == OPEN_THREE:
        cards = 0  # a seat that has laid out refuses them
    if smallest_hand(view) != view.seat:
        return 2 if action == FREE else cards
    return 0 if action == FREE else -cards


def move_or_choose(view: View, outlook: Outlook, scratch: Scratch, random: QuickRandom) -> Move:
    """The field, or the action of a free choice, that ends the round, or else the best one."""
    if outlook.missing <= MOST_TAKEN:
        ending = find_exit(view, scratch.finder, scratch.way_out)
        if ending is not None and ending.take is not None:
            return ending.take
    chances = chances_of(view, outlook)
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        action = legal[i].place
        if legal[i].kind == FIELD:
            action = view.game.track[action]
        pick.offer(i, ending_value(view, action) if outlook.dead else chances.of_action(action))
    return legal[pick.best]


def ask(view: View, outlook: Outlook, scratch: Scratch, random: QuickRandom) -> Move:
    """Ask for a card that ends the round, or else for the one most likely to help.

    The direction is random.
    """
    if outlook.missing <= 1:
        ending = find_exit(view, scratch.finder, scratch.way_out)
        if ending is not None and ending.take is not None:
            return ending.take
    chances = chances_of(view, outlook)
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        pick.offer(i, chances.of_asking_for(legal[i].place))
    return legal[pick.best]
