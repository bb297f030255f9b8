"""The network's input: a view and some of its moves as integers.

Everything comes from the view, never from a position. Seats are numbered relative to the observer,
so that inputs mean the same at tables of any size. Cards are described by their relation to the
seat, to the next one and to the table, not by face: labels are noisy, and a network that saw every
card would memorize them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.going_out.leaving import rest_of
from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.greedy.layout import best_layout, rest_laid_off
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.cards.cards import hand_of, numbers
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    GROUP_KINDS,
    PAIRS,
    RUN,
    SET,
)
from nivelo.engine.model.decisions import PLAYING
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import CARD, DISCARD, LAY_OFF, LAY_OUT, PLAY, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

ONE: Final = 1024  # the value of 1
PLACES: Final = 4  # owner of a place: nobody, this seat, the next seat, another
OUTS: Final = 20  # outs that count as one
MOST_LEVELS: Final = 12
MOST_ROUNDS: Final = 60  # number of distinct turns
RELATIONS: Final = 3  # relations of two cards: the same value, a near one, the same colour
STACKS: Final = 5  # hand, unseen, known in the next hand, the next pile and its own
WANTED: Final = 3  # of these, those that show what the next seat wants
SCALARS: Final = 24  # numbers for the state of the game
KINDS: Final = len(GROUP_KINDS)
LEVEL_WIDTH: Final = MOST_LEVELS + 2 * KINDS  # numbers for the groups of a level
WIDTH: Final = SCALARS + 2 * LEVEL_WIDTH
# Numbers for the effect of a move, and then for the relations of its card to others.
OF_CARD: Final = 12
OF_MOVE: Final = OF_CARD + (STACKS + WANTED) * RELATIONS


@final
class Seen:
    """One decision: the position in one row, and a row for each move to be compared."""

    def __init__(self, moves: int) -> None:
        self.position: vec[i64] = numbers(WIDTH)
        self.kind: vec[i64] = numbers(moves)
        self.card: vec[i64] = numbers(moves)  # its special card; past the last one: none
        self.place: vec[i64] = numbers(moves)
        self.numbers: vec[i64] = numbers(moves * OF_MOVE)  # the effects, one move after another


@final
class Features:
    """For one game and any seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deck = game.deck
        self.scratch = Scratch(game, QuickRandom(0))
        self.specials: i64 = game.deck.faces - game.deck.first_special
        self.stacks: vec[i64] = numbers(STACKS * int(game.deck.faces))  # cards by face
        self.wanted: vec[i64] = numbers(RELATIONS)  # 1 if it counts for the next seat's level
        self.after: i64 = 0  # the next seat

    def see(self, view: View, moves: list[Move]) -> Seen:
        """Moves of a seat in its turn; the first is `greedy`'s."""
        seen = Seen(len(moves))
        outlook = Outlook(view, self.scratch)
        self.after = (view.seat + view.direction) % self.game.players
        self.count_stacks(view, outlook)
        self.note_position(view, outlook, seen.position)
        self.note_wanted(view)
        self.note_moves(view, moves, outlook, seen)
        return seen

    def count_stacks(self, view: View, outlook: Outlook) -> None:
        faces = self.deck.faces
        i: i64
        for i in range(STACKS * faces):
            self.stacks[i] = 0
        for i in range(faces):
            self.stacks[faces + i] = outlook.unseen[i]
        self.count(0, view.hand)
        self.count(2, view.known[self.after])
        if len(view.piles) > 1:
            self.count(3, view.piles[self.after])
            self.count(4, view.piles[view.seat])  # cards left in the next hand
        else:
            self.count(3, view.piles[0])

    def count(self, stack: i64, cards: list[int]) -> None:
        for face in cards:
            self.stacks[stack * self.deck.faces + face] += 1

    def note_position(self, view: View, outlook: Outlook, row: vec[i64]) -> None:
        seat = view.seat
        after = int(self.after)
        seats = len(view.levels)
        others = [q for q in range(seats) if q != seat]
        highest = max([view.levels[q] for q in others])
        smallest = min([view.hand_sizes[q] for q in others])
        scalars = [
            flag(view.decision == PLAYING),
            flag(view.laid_out[seat]),
            flag(view.laid_out[after]),
            flag(len([q for q in others if view.laid_out[q]]) > 0),
            ONE * len(view.hand) // 10,
            ONE * view.hand_sizes[after] // 10,
            flag(view.hand_sizes[after] == 1),
            flag(view.hand_sizes[after] == 2),
            ONE * smallest // 10,
            ONE * highest // 10,
            ONE * (view.levels[seat] - highest) // 4,
            ONE * view.draw_size // 50,
            ONE * min(view.turns, MOST_ROUNDS * seats) // (20 * seats),
            ONE * view.todo // 3,
            ONE * view.done // 3,
            flag(view.dealer == seat),
            ONE * int(outlook.missing) // 4,
            flag(outlook.missing == 0),
            flag(outlook.missing == 1),
            ONE * int(outlook.spare()) // 5,
            self.fitting(view, outlook),
        ]
        for i in range(len(scalars)):
            row[i] = scalars[i]
        self.note_layout(view, row, len(scalars))
        self.note_level(row, SCALARS, seat, view.levels[seat])
        self.note_level(row, SCALARS + LEVEL_WIDTH, after, view.levels[after])

    def fitting(self, view: View, outlook: Outlook) -> int:
        """The share of unseen cards that could be laid off."""
        fitting: i64 = 0
        unseen: i64 = 0
        face: i64
        for face in range(self.deck.faces):
            n = outlook.unseen[face]
            unseen += n
            if n > 0 and fits_on(self.deck, view.groups, face):
                fitting += n
        return int(ONE * fitting // max(1, unseen))

    def note_layout(self, view: View, row: vec[i64], at: i64) -> None:
        """May the seat lay out? How many cards remain then, and after laying off all that fits."""
        if view.legal[0].kind != LAY_OUT:
            return
        layout = best_layout(view, self.scratch.finder, self.scratch.way_out)
        rest = rest_of(hand_of(view.hand), layout)
        row[at] = ONE
        row[at + 1] = ONE * rest.n // 5
        row[at + 2] = ONE * (rest.n - rest_laid_off(self.deck, view, layout, rest)) // 5

    def note_level(self, row: vec[i64], at: i64, seat: i64, number: i64) -> None:
        """The number of a level, and the kinds and sizes of its groups."""
        row[at + min(number, MOST_LEVELS) - 1] = ONE
        for spec in self.game.level(seat, number).specs:
            kind = at + MOST_LEVELS + spec.kind
            row[kind] += ONE // 2
            row[kind + KINDS] += ONE * spec.size // 10

    def note_wanted(self, view: View) -> None:
        """Which relations count for the next seat's level: values, near values, colours."""
        i: i64
        for i in range(RELATIONS):
            self.wanted[i] = 0
        after = int(self.after)
        if view.laid_out[after]:
            return
        for spec in self.game.level(self.after, view.levels[after]).specs:
            if spec.kind == SET or spec.kind == PAIRS:
                self.wanted[0] = 1
            if spec.kind == RUN or spec.kind == COLOUR_RUN:
                self.wanted[1] = 1
            if spec.kind == COLOUR or spec.kind == COLOUR_RUN:
                self.wanted[2] = 1

    def note_moves(self, view: View, moves: list[Move], outlook: Outlook, seen: Seen) -> None:
        deck = self.deck
        exit_move = self.first_of_exit(view, outlook)
        outs: i64 = -1
        for i in range(len(moves)):
            move = moves[i]
            face = move.card
            seen.kind[i] = move.kind
            seen.card[i] = self.specials
            if face >= deck.first_special:
                seen.card[i] = face - deck.first_special
            seen.place[i] = self.place(view, move)
            at = i * OF_MOVE
            seen.numbers[at] = flag(move is exit_move)
            seen.numbers[at + 7] = flag(i == 0)
            if face >= 0:
                self.note_card(view, seen.numbers, at, face)
                if is_parting(move) and face < deck.first_special:
                    if outs < 0 and not outlook.laid_out:
                        outs = outlook.narrow()
                    loss = self.loss(outlook, view, face, outs)
                    seen.numbers[at + 4] = ONE if loss == ONE else 0
                    seen.numbers[at + 5] = 0 if loss == ONE else loss
                if move.kind == LAY_OFF:
                    seen.numbers[at + 6] = flag(view.groups[int(move.place)].owner == view.seat)

    def note_card(self, view: View, row: vec[i64], at: i64, face: i64) -> None:
        """The relation of a card to the table, to the next seat, and to other cards."""
        after = int(self.after)
        faces = self.deck.faces
        row[at + 2] = flag(self.deck.is_joker(face))
        row[at + 3] = ONE * self.stacks[face]
        if fits_on(self.deck, view.groups, face):
            row[at + 1] = ONE
            if view.laid_out[after]:
                row[at + 8] = ONE
                row[at + 9] = flag(view.hand_sizes[after] == 1)
                row[at + 10] = flag(view.hand_sizes[after] == 2)
        if face >= self.deck.coloured:
            return
        kind = self.deck.kind[face]
        colour = self.deck.colour[face]
        row[at + 11] = ONE * kind // 10
        other: i64
        stack: i64
        for other in range(self.deck.coloured):
            apart = self.deck.kind[other] - kind
            for stack in range(STACKS):
                weight = ONE // 4 * self.stacks[stack * faces + other]
                if weight == 0:
                    continue
                if stack > 2:
                    weight //= 2
                near = at + OF_CARD + stack * RELATIONS
                if apart == 0:
                    row[near] += weight
                elif -3 < apart < 3:
                    row[near + 1] += weight
                if self.deck.colour[other] == colour:
                    row[near + 2] += weight
        first = at + OF_CARD + (STACKS - WANTED) * RELATIONS
        i: i64
        for i in range(WANTED * RELATIONS):
            row[first + WANTED * RELATIONS + i] = row[first + i] * self.wanted[i % RELATIONS]

    def first_of_exit(self, view: View, outlook: Outlook) -> Move | None:
        """The first move of a way to end the round in this turn, if there is one."""
        if outlook.missing > 1:
            return None
        ending = find_exit(view, self.scratch.finder, self.scratch.way_out)
        if ending is None or not ending.is_known():
            return None
        return view.legal[0] if ending.layout else ending.line[0]

    def loss(self, outlook: Outlook, view: View, face: i64, outs: i64) -> i64:
        """The loss of the level without a card: ONE if one more is missing, else a fraction for
        outs.
        """
        if outlook.laid_out:
            return ONE * nearness(self.deck, view.groups, face) // OUTS
        loss = outlook.loss_without(face, outs)
        if loss >= STEP:
            return ONE
        return min(ONE * loss // OUTS, ONE - 1)

    def place(self, view: View, move: Move) -> i64:
        if move.place < 0 or move.kind == LAY_OFF:
            return 0
        if move.place == view.seat:
            return 1
        return 2 if move.place == self.after else 3


def flag(is_so: bool) -> int:
    return ONE if is_so else 0


def is_parting(move: Move) -> bool:
    """Does the move give up a card of the hand?"""
    kind = move.kind
    return kind == CARD or kind == LAY_OFF or kind == DISCARD or kind == PLAY
