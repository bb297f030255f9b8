"""A seat's outlook: what it lacks, what would help, and the value of its cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.greedy.reach import Reach
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import gives_up, is_alone, is_dead, is_out_of_reach, is_stalling
from nivelo.engine.cards.cards import Cards, cards_of, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.groups.levels import Level
from nivelo.engine.groups.solver import Solver
from nivelo.engine.view import View

# The value of cards, in unseen cards that help.
STEP: Final = 1000  # one missing card less
JOKER: Final = 500  # a joker, even if the level does not need it yet
ON_TABLE: Final = 5  # before the layout, a card that fits on the table: it would help others too


def count_unseen(view: View) -> vec[i64]:
    """How many cards of each face the seat has not seen: in the draw pile or hidden in hands."""
    deck = view.game.deck
    unseen = deck.count[:]
    take_off(unseen, view.hand)
    take_off(unseen, view.kept)
    take_off(unseen, view.under)
    for pile in view.piles:
        take_off(unseen, pile)
    for q in range(len(view.known)):
        take_off(unseen, view.front[q])
        take_off(unseen, view.opened[q])
        if q != view.seat:
            take_off(unseen, view.known[q])
    i: i64
    for group in view.groups:
        for i in range(group.placed.n):
            unseen[face_at(group.placed.card[i])] -= 1
    if view.game.rules.jokers_apart:
        for i in range(deck.first_joker, deck.first_special):
            unseen[i] = 0  # they lie in the middle, not in the draw pile
    return unseen


def take_off(unseen: vec[i64], faces: list[int]) -> None:
    for face in faces:
        unseen[face] -= 1


@final
class Outlook:
    """A seat's hand compared with its level or, once it has laid out, with the table.

    An *out* is an unseen card that brings the hand closer to the level. If colours do not matter,
    one face of each kind stands for all of them.
    """

    def __init__(self, view: View, scratch: Scratch) -> None:
        self.deck: Deck = view.game.deck
        self.groups: list[Group] = view.groups
        self.solver: Solver = scratch.solver
        self.reach: Reach = scratch.reach
        self.level: Level = view.game.level(view.seat, view.levels[view.seat])
        self.laid_out: bool = view.laid_out[view.seat]
        self.stalling: bool = is_stalling(view)
        self.out_of_reach: bool = is_out_of_reach(view, view.seat, scratch.solver)
        self.dead: bool = is_dead(view, scratch.solver)
        self.hand: Cards = cards_of(view.hand)
        for face in view.opened[view.seat]:
            self.hand.add(face)  # one of those it shows is lost at most
        self.missing: i64 = 0
        self.gives_up: bool = False
        self.unseen: vec[i64] = count_unseen(view)
        self.coming: Cards = no_cards(32)  # faces that may come and could be outs
        self.cards_of_it: Cards = no_cards(32)  # unseen cards that each of them stands for
        if not self.laid_out:
            self.missing = self.solver.missing(self.hand, self.level)
            self.list_coming()
        if gives_up(view.turns, view.game.players, self.missing):
            self.gives_up = self.laid_out or not is_alone(view, view.seat, scratch.solver)

    def step(self, face: i64) -> i64:
        """How many faces, from this one on, are equivalent for the level."""
        if self.level.has_colours or face >= self.deck.coloured:
            return 1
        return self.deck.colours

    def list_coming(self) -> None:
        face: i64 = 0
        i: i64
        while face < self.deck.first_special:
            step = self.step(face)
            cards: i64 = 0
            for i in range(face, face + step):
                cards += self.unseen[i]
            if cards > 0:
                self.coming.push(face)
                self.cards_of_it.push(cards)
            face += step

    def spare(self) -> i64:
        """How many cards the level does not need."""
        return self.hand.n - (self.level.slots - self.missing)

    def brings_closer(self, face: i64) -> bool:
        """Would the hand lack fewer cards with this one?"""
        self.hand.push(face)
        closer = self.solver.fewest(self.hand, self.level, self.missing) < self.missing
        self.hand.pop()
        return closer

    def helps(self, face: i64) -> bool:
        """Does this card bring the level closer or, if nothing is missing, can it be laid off?"""
        if face >= self.deck.first_special:
            return False
        if self.missing > 0:
            return self.brings_closer(face)
        if fits_on(self.deck, self.groups, face):
            return True
        return not self.laid_out and self.deck.is_joker(face)

    def helping(self) -> vec[i64]:
        """1 for each face that helps, else 0."""
        flags = numbers(int(self.deck.faces))
        self.reach.look(self.hand, self.level, self.missing)
        face: i64 = 0
        i: i64
        while face < self.deck.first_special:
            step: i64 = self.step(face) if self.missing > 0 else 1
            if (self.missing == 0 or self.reach.has(face)) and self.helps(face):
                for i in range(face, face + step):
                    flags[i] = 1
            face += step
        return flags

    def outs(self) -> i64:
        outs: i64 = 0
        self.reach.look(self.hand, self.level, self.missing)
        i: i64
        for i in range(self.coming.n):
            face = self.coming.card[i]
            if self.reach.has(face) and self.brings_closer(face):
                outs += self.cards_of_it.card[i]
        return outs

    def outs_with(self, face: i64) -> i64:
        """How many outs there would be after this card, which brings the hand closer."""
        self.hand.push(face)
        self.missing -= 1
        outs = self.outs()
        self.missing += 1
        self.hand.pop()
        return outs

    def narrow(self) -> i64:
        """The outs; from now on only these are considered.

        That is enough as long as cards are removed without increasing the missing cards: a card
        that helps afterwards also helped before.
        """
        outs: i64 = 0
        n: i64 = 0
        self.reach.look(self.hand, self.level, self.missing)
        i: i64
        for i in range(self.coming.n):
            face = self.coming.card[i]
            if self.reach.has(face) and self.brings_closer(face):
                self.coming.card[n] = face
                self.cards_of_it.card[n] = self.cards_of_it.card[i]
                outs += self.cards_of_it.card[n]
                n += 1
        self.coming.n = n
        self.cards_of_it.n = n
        return outs

    def worths(self) -> vec[i64]:
        """The value of each card to the seat, by its place in the hand; zero for specials."""
        worth = numbers(int(self.hand.n))
        outs = self.narrow()
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            if i > 0 and self.hand.card[i - 1] == face:
                worth[i] = worth[i - 1]
            elif face < self.deck.first_special:
                worth[i] = self.worth(face, outs)
        return worth

    def worth(self, face: i64, outs: i64) -> i64:
        """The value of a card, given the number of outs of the whole hand."""
        if self.out_of_reach:
            return -ON_TABLE if fits_on(self.deck, self.groups, face) else 0
        if self.gives_up or self.dead:
            return 0
        joker: i64 = JOKER if face >= self.deck.coloured else 0
        if self.laid_out:
            return joker + nearness(self.deck, self.groups, face)
        worth = joker + self.loss_without(face, outs)
        if not self.stalling and fits_on(self.deck, self.groups, face):
            worth += ON_TABLE
        return worth

    def loss_without(self, face: i64, outs: i64) -> i64:
        """The loss of the level without one card: one more missing, or fewer outs."""
        whole = self.hand
        self.hand = whole.clone()
        self.hand.remove(face)
        loss: i64 = STEP
        if self.solver.fewest(self.hand, self.level, self.missing + 1) == self.missing:
            loss = 0 if self.stalling else outs - self.outs()
        self.hand = whole
        return loss
