"""What the actions of the board bring: how many cards that help, in thousandths."""

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
OTHERS_DRAW: Final = 60  # what it costs that another seat gets a card before its layout
NEARLY_OUT: Final = 200  # what it is worth that one gets a card that was nearly out
# What is known of the answer to a question.
HELD: Final = 1  # somebody was seen to take such a card
HELPFUL: Final = 2  # and it would help


def any_of(chance: i64, tries: i64) -> i64:
    """The chance that one of so many tries succeeds."""
    fails: i64 = SURE
    left = tries
    while left > 0:
        fails = fails * (SURE - chance) // SURE
        left -= 1
    return SURE - fails


@final
class BoardChances:
    """What cards that may come are worth to a seat: which help, and how likely they are.

    Whoever has a view or a position tells it of each card and each of the other seats. A question
    is for a value or a colour; both are counted in one row, colours after values.
    """

    def __init__(self, deck: Deck, players: i64) -> None:
        self.deck = deck
        self.others: i64 = players - 1
        self.questions: i64 = deck.values + deck.colours
        self.cards: vec[i64] = numbers(int(self.questions))  # unseen, that would be an answer
        self.good: vec[i64] = numbers(int(self.questions))  # of these, such that help
        self.known: vec[i64] = numbers(int(self.questions))  # HELD, HELPFUL or 0
        self.missing: i64 = 0
        self.spare: i64 = 0
        self.stock: i64 = 0  # jokers in the middle
        self.hidden: i64 = 0  # cards in others' hands that nobody saw
        self.unseen: i64 = 0
        self.helpful: i64 = 0  # of them
        self.others_drawing: i64 = 0  # what it is worth that all others draw a card
        self.drawn: i64 = 0  # a card drawn helps
        self.taken: i64 = 0  # a card from any pile helps

    def begin(self, missing: i64, spare: i64, stock: i64) -> None:
        """Forget all cards; so many are missing to the level, so many it has no use for."""
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
        """So many cards of a face lie in the draw pile or hidden in hands."""
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
        """Another seat holds a hand of which so many cards were seen.

        A card drawn hurts those who have laid out and helps the others.
        """
        self.hidden += hand - seen
        if not laid_out:
            self.others_drawing -= OTHERS_DRAW
        elif hand <= FEW_CARDS:
            self.others_drawing += NEARLY_OUT

    def add_known(self, face: i64, helps: bool) -> None:
        """Another seat was seen to take this card, which is no joker.

        Anyone asked for a colour may choose among many cards; of a value it is likely this one.
        """
        kind = self.deck.kind[face]
        colour = self.deck.values + self.deck.colour[face]
        self.known[kind] = max(self.known[kind], HELPFUL if helps else HELD)
        self.known[colour] = HELD

    def finish(self, top_helps: bool) -> None:
        """All cards have been told; and does one on top of a pile help?"""
        self.drawn = self.helpful * SURE // max(self.unseen, 1)
        self.taken = SURE if top_helps else self.drawn

    def of_draws(self, cards: i64) -> i64:
        """How many of so many cards drawn help; if one is missing, more than one is no use."""
        if self.missing == 1:
            return any_of(self.drawn, cards)
        return self.drawn * cards

    def of_action(self, action: i64) -> i64:
        """How many helping cards an action brings; after the layout, less what it costs."""
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
            # They choose what they open, so it helps half as often.
            return any_of(self.drawn // 2, 3 * self.others)
        if action == FREE:
            return self.of_free_choice()
        return self.taken

    def of_two(self) -> i64:
        """Without a use for it the second card is a burden, and it must be taken."""
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
        """The chance that somebody has such a card, and that the one given helps."""
        held: i64 = SURE
        if self.known[what] == 0:
            held = any_of(SURE * self.hidden // max(self.unseen, 1), self.cards[what])
        helps: i64 = SURE
        if self.known[what] != HELPFUL:
            helps = SURE * self.good[what] // max(self.cards[what], 1)
        return (held * helps + (SURE - held) * self.taken) // SURE
