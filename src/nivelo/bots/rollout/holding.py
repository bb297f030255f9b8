"""The hand of a seat in a determinized position, compared with its level or the table.

Answers the same questions as `Outlook` does for a view, but for positions, and faster.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.greedy.reach import Reach
from nivelo.bots.greedy.stalling import lets_go
from nivelo.bots.rollout.hand_memory import HandMemory
from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import face_at
from nivelo.engine.groups.levels import Level
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import Position

NEEDED: Final = 1000  # the value of a card without which one more is missing
JOKER: Final = 500  # a joker, even if it is not needed yet
ON_TABLE: Final = 5  # a card that could be laid off


@final
class Holding:
    """The hand of the seat that was looked at last."""

    def __init__(self, game: Game, memory: HandMemory) -> None:
        self.game = game
        self.deck: Deck = game.deck
        self.memory = memory
        self.reach = Reach(game.deck)
        self.hand: Cards = no_cards()
        self.level: Level = game.levels[0][0]
        self.laid_out: bool = False
        self.key: i64 = 0
        self.missing: i64 = 0
        self.helping: Cards = no_cards(32)  # faces that may come and bring the level closer
        self.outs: Cards = no_cards(32)  # how many cards each of them stands for
        self.unseen: vec[i64] = numbers(int(game.deck.faces))

    def look(self, p: Position, seat: i64) -> None:
        self.hand = p.hands[seat]
        self.laid_out = p.laid_out[seat] == 1
        self.missing = 0
        if not self.laid_out:
            self.level = self.game.level(seat, p.level[seat])
            self.key = self.memory.key(self.hand, self.level, seat, p.level[seat])
            self.missing = self.memory.missing(self.hand, self.level, self.key)

    def spare(self) -> i64:
        """How many cards the level does not need; all, once it is laid out."""
        if self.laid_out:
            return self.hand.n
        return self.hand.n - (self.level.slots - self.missing)

    def closer(self, face: i64) -> bool:
        """Would fewer cards be missing with this one?"""
        if self.missing == 0:
            return False
        less = self.memory.with_card(self.hand, self.level, self.key, face, self.missing)
        return less < self.missing

    def helpful(self, face: i64) -> bool:
        """Is it not a special, and would fewer cards be missing with it?"""
        return face < self.deck.first_special and self.closer(face)

    def helps(self, p: Position, face: i64) -> bool:
        """Does the card bring the level closer or, if nothing is missing, can it be laid off?"""
        if face >= self.deck.first_special:
            return False
        if self.missing > 0:
            return self.closer(face)
        return fits_on(self.deck, p.groups, face) or (
            not self.laid_out and self.deck.is_joker(face)
        )

    def weigh(self, p: Position) -> i64:
        """List the cards that would help; returns how many of them the seat cannot see."""
        self.helping.n = 0
        self.outs.n = 0
        if self.missing == 0 or lets_go(p.turns):
            return 0
        self.count_unseen(p)
        return self.count_outs()

    def count_outs(self) -> i64:
        """List the unseen cards that bring the level closer, after `count_unseen`."""
        self.helping.n = 0
        self.outs.n = 0
        self.reach.look(self.hand, self.level, self.missing)
        step: i64 = 1
        if not self.level.has_colours:
            step = self.deck.colours
        outs: i64 = 0
        face: i64 = 0
        i: i64
        while face < self.deck.coloured:
            if self.reach.has(face):
                cards: i64 = 0
                for i in range(face, face + step):
                    cards += self.unseen[i]
                if cards > 0 and self.closer(face):
                    self.helping.push(face)
                    self.outs.push(cards)
                    outs += cards
            face += step
        return outs

    def count_unseen(self, p: Position) -> i64:
        """All cards but its own, those in the piles and those on the table; returns how many."""
        unseen = self.unseen
        count = self.deck.count
        i: i64
        for i in range(self.deck.faces):
            unseen[i] = count[i]
        for i in range(self.hand.n):
            unseen[self.hand.card[i]] -= 1
        for pile in p.piles:
            for i in range(pile.n):
                unseen[pile.card[i]] -= 1
        for group in p.groups:
            for i in range(group.placed.n):
                unseen[face_at(group.placed.card[i])] -= 1
        total: i64 = 0
        for i in range(self.deck.coloured):
            total += unseen[i]
        return total

    def worth(self, p: Position, face: i64, enough: i64) -> i64:
        """The value of a card of the hand, after `weigh`; not for specials.

        It stops counting at `enough`: any number from there on means "too much".
        """
        joker: i64 = 0
        if face >= self.deck.coloured:
            joker = JOKER
        if self.laid_out:
            return joker + nearness(self.deck, p.groups, face)
        hand = self.hand
        i: i64 = 0
        while hand.card[i] != face:
            i += 1
        worth = joker
        if not lets_go(p.turns) and fits_on(self.deck, p.groups, face):
            worth += ON_TABLE
        if worth >= enough:
            return worth
        if self.memory.without(hand, self.level, self.key, i, self.missing) > self.missing:
            return joker + NEEDED
        return worth + self.outs_lost(i, enough - worth)

    def outs_lost(self, i: i64, enough: i64) -> i64:
        """How many outs are lost without the i-th card, which is not needed."""
        hand = self.hand
        face = hand.card[i]
        last = hand.n - 1
        # The order does not matter to the solver: temporarily put the last card in its place.
        hand.own()
        hand.card[i] = hand.card[last]
        hand.n = last
        rest = self.key - self.memory.key_of(face, self.level)
        lost: i64 = 0
        j: i64
        for j in range(self.helping.n):
            coming = self.helping.card[j]
            if self.memory.with_card(hand, self.level, rest, coming, self.missing) == self.missing:
                lost += self.outs.card[j]
                if lost >= enough:
                    break
        hand.n = last + 1
        hand.card[last] = hand.card[i]
        hand.card[i] = face
        return lost
