"""The value of board actions: the expected number of helpful cards, in thousandths."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.specials import FEW_CARDS
from nivelo.engine.cards.cards import numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.model.moves import (
    AGAIN,
    ASK_AROUND,
    EVERYONE,
    EXCHANGE,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_TWO,
)

SURE: Final = 1000
ANOTHER_TURN: Final = 800
JOKER_VALUE: Final = SURE + 50
MOST_EXCHANGED: Final = 3
OTHERS_DRAW: Final = 60  # the cost of another seat getting a card before its layout
NEARLY_OUT: Final = 200  # the value of giving a card to a seat that was nearly out
# What is known about the answer to a question.
HELD: Final = 1  # a seat was seen taking such a card
HELPFUL: Final = 2  # and it would help


def any_of(chance: i64, tries: i64) -> i64:
    """The chance that at least one of several tries succeeds."""
    fails: i64 = SURE
    left = tries
    while left > 0:
        fails = fails * (SURE - chance) // SURE
        left -= 1
    return SURE - fails


@final
class BoardChances:
    """The value of cards that may come to a seat: which help, and how likely they are.

    The caller, with a view or a position, adds every card and every other seat. A question is for a
    value or a colour; both are counted in one row, colours after values.
    """

    def __init__(self, deck: Deck, players: i64) -> None:
        self.deck = deck
        self.others: i64 = players - 1
        self.questions: i64 = deck.values + deck.colours
        self.cards: vec[i64] = numbers(int(self.questions))  # unseen cards that would be an answer
        self.good: vec[i64] = numbers(int(self.questions))  # those of them that help
        self.known: vec[i64] = numbers(int(self.questions))  # HELD, HELPFUL or 0
        self.missing: i64 = 0
        self.spare: i64 = 0
        self.stock: i64 = 0  # jokers in the middle
        self.hidden: i64 = 0  # unseen cards in others' hands
        self.unseen: i64 = 0
        self.helpful: i64 = 0  # of them
        self.others_drawing: i64 = 0  # the value of all others drawing a card
        self.drawn: i64 = 0  # a card drawn helps
        self.taken: i64 = 0  # a card from any pile helps

    def begin(self, missing: i64, spare: i64, stock: i64) -> None:
        """Forget all cards; the level lacks this many, and has no use for this many."""
        i: i64
        for i in range(self.questions):
            self.cards[i] = 0
            self.good[i] = 0
            self.known[i] = 0
        self.missing = missing
        self.spare = spare
        self.stock = stock
        self.hidden = 0
        self.unseen = 0
        self.helpful = 0
        self.others_drawing = 0

    def add_unseen(self, face: i64, cards: i64, helps: bool) -> None:
        """This many cards of a face are in the draw pile or hidden in hands."""
        kind = self.deck.kind[face]
        colour = self.deck.values + self.deck.colour[face]
        self.unseen += cards
        self.cards[kind] += cards
        self.cards[colour] += cards
        if helps:
            self.helpful += cards
            self.good[kind] += cards
            self.good[colour] += cards

    def add_other(self, laid_out: bool, hand: i64, seen: i64) -> None:
        """Another seat holds a hand of which this many cards were seen.

        A card drawn hurts seats that have laid out and helps the others.
        """
        self.hidden += hand - seen
        if not laid_out:
            self.others_drawing -= OTHERS_DRAW
        elif hand <= FEW_CARDS:
            self.others_drawing += NEARLY_OUT

    def add_known(self, face: i64, helps: bool) -> None:
        """Another seat was seen taking this card, which is not a joker.

        A seat asked for a colour may choose among many cards; for a value it is probably this one.
        """
        kind = self.deck.kind[face]
        colour = self.deck.values + self.deck.colour[face]
        self.known[kind] = max(self.known[kind], HELPFUL if helps else HELD)
        self.known[colour] = HELD

    def finish(self, top_helps: bool) -> None:
        """All cards have been added; also whether a card on top of a pile helps."""
        self.drawn = self.helpful * SURE // max(self.unseen, 1)
        self.taken = SURE if top_helps else self.drawn

    def of_draws(self, cards: i64) -> i64:
        """How many of several cards drawn help; if one is missing, more than one is no use."""
        if self.missing == 1:
            return any_of(self.drawn, cards)
        return self.drawn * cards

    def of_action(self, action: i64) -> i64:
        """How many helpful cards an action brings; after the layout, minus its cost."""
        if action == PLUS_TWO:
            return self.of_two()
        if action == AGAIN:
            return self.taken + ANOTHER_TURN
        if action == EXCHANGE:
            return self.of_draws(min(self.spare, MOST_EXCHANGED) + 1)
        if action == EVERYONE:
            return self.drawn + self.others_drawing
        if action == JOKER:
            return JOKER_VALUE if self.stock > 0 else self.taken
        if action == ASK_AROUND:
            return self.of_asking()
        if action == OPEN_THREE:
            # They choose the cards to open, so it helps half as often.
            return any_of(self.drawn // 2, 3 * self.others)
        if action == FREE:
            return self.of_free_choice()
        return self.taken

    def of_two(self) -> i64:
        """If it does not help, the second card is a burden, and it must be taken."""
        if self.missing == 1:
            return max(self.taken, self.of_draws(2))
        return self.taken + self.drawn - (SURE if self.missing == 0 else 0)

    def of_free_choice(self) -> i64:
        best: i64 = 0
        action: i64
        for action in range(FREE):
            best = max(best, self.of_action(action))
        return best

    def of_asking(self) -> i64:
        best: i64 = 0
        what: i64
        for what in range(self.questions):
            best = max(best, self.of_asking_for(what))
        return best

    def of_asking_for(self, what: i64) -> i64:
        """The chance that some seat has such a card, and that the one given helps."""
        held: i64 = SURE
        if self.known[what] == 0:
            held = any_of(SURE * self.hidden // max(self.unseen, 1), self.cards[what])
        helps: i64 = SURE
        if self.known[what] != HELPFUL:
            helps = SURE * self.good[what] // max(self.cards[what], 1)
        return (held * helps + (SURE - held) * self.taken) // SURE
