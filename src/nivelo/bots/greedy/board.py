"""The board: which field, which action, what to ask for. Chances are counted in thousandths."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.pick import Pick
from nivelo.bots.greedy.specials import FEW_CARDS
from nivelo.bots.greedy.stalling import smallest_hand
from nivelo.engine.model.moves import (
    AGAIN,
    ASK_AROUND,
    EVERYONE,
    EXCHANGE,
    FIELD,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_TWO,
    Move,
)
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

SURE: Final = 1000
ANOTHER_TURN: Final = 800


def any_of(chance: i64, tries: i64) -> i64:
    """The chance that one of so many tries succeeds."""
    fails: i64 = SURE
    left = tries
    while left > 0:
        fails = fails * (SURE - chance) // SURE
        left -= 1
    return SURE - fails


@final
class Chances:
    """What the cards that may come are worth to the seat: which help, and how likely they are."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        self.helping: vec[i64] = outlook.helping()
        self.hidden: i64 = 0  # cards in others' hands that the seat does not know
        self.unseen: i64 = 0
        good: i64 = 0
        face: i64
        for face in range(outlook.deck.coloured):
            self.unseen += outlook.unseen[face]
            good += outlook.unseen[face] * self.helping[face]
        for q in range(len(view.hand_sizes)):
            if q != view.seat:
                self.hidden += view.hand_sizes[q] - len(view.known[q])
        self.drawn: i64 = good * SURE // max(self.unseen, 1)  # a card drawn helps
        self.taken: i64 = self.drawn  # a card from any pile helps
        for pile in view.piles:
            if len(pile) > 0 and self.helping[pile[-1]] == 1:
                self.taken = SURE

    def of_draws(self, cards: i64) -> i64:
        """How many of so many cards drawn help; if one is missing, more than one is no use."""
        if self.outlook.missing == 1:
            return any_of(self.drawn, cards)
        return self.drawn * cards

    def of_action(self, action: i64) -> i64:
        """How many helping cards an action brings; after the layout, less what it costs."""
        view = self.view
        others: i64 = view.game.players - 1
        if action == PLUS_TWO:
            if self.outlook.missing == 1:
                return max(self.taken, self.of_draws(2))
            # Without a use for it the second card is a burden, and it must be taken.
            return self.taken + self.drawn - (SURE if self.outlook.missing == 0 else 0)
        if action == AGAIN:
            return self.taken + ANOTHER_TURN
        if action == EXCHANGE:
            return self.of_exchange()
        if action == EVERYONE:
            return self.drawn + self.of_others_drawing()
        if action == JOKER:
            return SURE + 50 if view.stock > 0 else self.taken
        if action == ASK_AROUND:
            return self.of_asking()
        if action == OPEN_THREE:
            # They choose what they open, so it helps half as often.
            return any_of(self.drawn // 2, 3 * others)
        if action == FREE:
            return self.of_free_choice()
        return self.taken

    def of_exchange(self) -> i64:
        outlook = self.outlook
        spare = outlook.hand.n if outlook.laid_out else outlook.spare()
        return self.of_draws(min(spare, 3) + 1)

    def of_others_drawing(self) -> i64:
        """Cards hurt those who have laid out and help the others."""
        balance: i64 = 0
        for q in range(len(self.view.laid_out)):
            if q != self.view.seat:
                if not self.view.laid_out[q]:
                    balance -= 60
                elif self.view.hand_sizes[q] <= FEW_CARDS:
                    balance += 200
        return balance

    def of_free_choice(self) -> i64:
        best: i64 = 0
        action: i64
        for action in range(FREE):
            best = max(best, self.of_action(action))
        return best

    def of_asking(self) -> i64:
        best: i64 = 0
        what: i64
        deck = self.outlook.deck
        for what in range(deck.values + deck.colours):
            best = max(best, self.of_asking_for(what))
        return best

    def of_asking_for(self, what: i64) -> i64:
        """The chance that somebody has such a card, and that the one given helps."""
        deck = self.outlook.deck
        cards: i64 = 0
        good: i64 = 0
        face: i64
        if what < deck.values:
            for face in range(what * deck.colours, (what + 1) * deck.colours):
                cards += self.outlook.unseen[face]
                good += self.outlook.unseen[face] * self.helping[face]
        else:
            face = what - deck.values
            while face < deck.coloured:
                cards += self.outlook.unseen[face]
                good += self.outlook.unseen[face] * self.helping[face]
                face += deck.colours
        held: i64 = any_of(SURE * self.hidden // max(self.unseen, 1), cards)
        helps: i64 = SURE * good // max(cards, 1)
        for q in range(len(self.view.known)):
            if q != self.view.seat:
                for known in self.view.known[q]:
                    if known < deck.coloured and self.answers(known, what):
                        held = SURE
                        if what < deck.values:
                            helps = max(helps, SURE * self.helping[known])
        return (held * helps + (SURE - held) * self.taken) // SURE

    def answers(self, face: i64, what: i64) -> bool:
        deck = self.outlook.deck
        if what < deck.values:
            return deck.kind[face] == what
        return deck.colour[face] == what - deck.values


def ending_value(view: View, action: i64) -> i64:
    """What an action does to end a round that is dead.

    One hand must become empty, so the smallest takes as little as it can, the others as much.
    """
    cards: i64 = 1
    if action == PLUS_TWO or action == ASK_AROUND:
        cards = 2
    elif action == OPEN_THREE:
        cards = 0  # whoever has laid out refuses them
    if smallest_hand(view) != view.seat:
        return 2 if action == FREE else cards
    return 0 if action == FREE else -cards


def move_or_choose(view: View, outlook: Outlook, random: QuickRandom) -> Move:
    """The field, or the action of a free choice, that brings most."""
    chances = Chances(view, outlook)
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        action = legal[i].place
        if legal[i].kind == FIELD:
            action = view.game.track[action]
        pick.offer(i, ending_value(view, action) if outlook.dead else chances.of_action(action))
    return legal[pick.best]


def ask(view: View, outlook: Outlook, random: QuickRandom) -> Move:
    """What most likely brings a card that helps; the direction is left to chance."""
    chances = Chances(view, outlook)
    pick = Pick(random)
    legal = view.legal
    for i in range(len(legal)):
        pick.offer(i, chances.of_asking_for(legal[i].place))
    return legal[pick.best]
