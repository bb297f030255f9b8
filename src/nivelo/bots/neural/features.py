"""What the network is shown: a view and its legal moves as numbers.

Nothing here looks at a position: a view is all that there is. Seats are counted from the one who
looks, and cards by face, so that the same numbers mean the same at tables of any size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nivelo.bots.greedy.going_out.exits import find_exit
from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.greedy.outlook import STEP, Outlook, count_unseen
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.groups.levels import GROUP_KINDS, Level
from nivelo.engine.model.decisions import DECISIONS
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import (
    ACTION,
    ASK,
    CARD,
    COUNT,
    DISCARD,
    FIELD,
    LAY_OFF,
    PILE,
    PLAY,
    STEAL,
    Move,
)
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

Array = NDArray[Any]

LEAVING: Final = (CARD, LAY_OFF, DISCARD, PLAY)  # moves with a card of the hand
COMING: Final = (PILE, STEAL)  # moves that bring a card
NUMBERED: Final = (FIELD, ACTION, ASK, COUNT)  # moves whose place is no seat
SEATS: Final = 3  # whose place it is: one's own, the next seat's, another's
OUTS: Final = 20.0  # so many outs count as one
MOST_LEVELS: Final = 12
RELATIONS: Final = 3  # of two cards: the same value, a near one, the same colour
STACKS: Final = 4  # hand, unseen cards, cards the next seat is known to hold, its pile
SCALARS: Final = 19  # numbers that tell how the game stands
OF_MOVE: Final = 10 + STACKS * RELATIONS  # numbers that tell what a move does


@dataclass
class Seen:
    """One decision: the position in one row, and of each legal move what it is."""

    position: Array  # floats
    kind: Array  # of each move: its kind,
    card: Array  # its card, or one past the last if it has none,
    place: Array  # its place
    numbers: Array  # and what it does, in floats

    def of_moves(self, chosen: Sequence[int]) -> Seen:
        """The same decision with some of its moves only."""
        at = np.array(chosen)
        return Seen(self.position, self.kind[at], self.card[at], self.place[at], self.numbers[at])


class Features:
    """Made for one game, whoever plays it."""

    def __init__(self, game: Game) -> None:
        deck = game.deck
        self.game = game
        self.faces = int(deck.faces)
        self.scratch = Scratch(game, QuickRandom(0))
        value, colour = np.array(list(deck.kind)), np.array(list(deck.colour))
        apart = abs(value[:, None] - value)
        natural = (value[:, None] >= 0) & (value >= 0)
        related = [apart == 0, (apart > 0) & (apart < 3), colour[:, None] == colour]
        both = np.stack(related, axis=-1) & natural[..., None]
        self.related = both.reshape(self.faces, -1).astype(np.float32) / 4
        self.is_joker = np.array([bool(deck.is_joker(face)) for face in range(self.faces)])
        self.levels: dict[tuple[int, int], tuple[Level, Array]] = {}
        self.first_place = {}
        places = SEATS + 1
        for kind in NUMBERED:
            self.first_place[kind] = places
            places += 2 * max((int(m.place) for m in game.moves.moves if m.kind == kind), default=0)
            places += 2
        self.places = places
        self.width = 6 * self.faces + len(DECISIONS) + SCALARS + 2 * self.level_width

    @property
    def level_width(self) -> int:
        return MOST_LEVELS + 2 * len(GROUP_KINDS)

    def see(self, view: View, favourite: Move) -> Seen:
        """Any decision but those of a layout in the making, and what `greedy` would do."""
        stacks = self.stacks(view)
        near = (stacks[:STACKS] @ self.related).reshape(STACKS, self.faces, RELATIONS)
        outlook = Outlook(view, self.scratch)
        position = self.position(view, stacks, outlook)
        return Seen(position, *self.moves(view, favourite, stacks, near, outlook))

    def next_seat(self, view: View) -> int:
        return (view.seat + view.direction) % int(self.game.players)

    def count(self, faces: list[int]) -> Array:
        return np.bincount(faces, minlength=self.faces)

    def stacks(self, view: View) -> Array:
        """Cards by face: hand, unseen, next seat's known and pile, tops, what fits the table."""
        deck, groups = self.game.deck, view.groups
        stacks = np.zeros((6, self.faces), np.float32)
        stacks[0] = self.count(view.hand)
        stacks[1] = list(count_unseen(view))
        after = self.next_seat(view)
        stacks[2] = self.count(view.known[after])
        stacks[3] = self.count(view.piles[after if len(view.piles) > 1 else 0])
        stacks[4] = self.count([pile[-1] for pile in view.piles if pile])
        if groups:
            stacks[5] = [fits_on(deck, groups, face) for face in range(self.faces)]
        stacks[3] /= 2
        return stacks

    def level(self, seat: int, number: int) -> tuple[Level, Array]:
        """A seat's level, and what it asks for in numbers."""
        known = self.levels.get((seat, number))
        if known is None:
            level = self.game.level(seat, number)
            asked = np.zeros(self.level_width, np.float32)
            asked[min(number, MOST_LEVELS) - 1] = 1
            for spec in level.specs:
                asked[MOST_LEVELS + int(spec.kind)] += 0.5
                asked[MOST_LEVELS + len(GROUP_KINDS) + int(spec.kind)] += float(int(spec.size)) / 10
            known = self.levels[seat, number] = level, asked
        return known

    def position(self, view: View, stacks: Array, outlook: Outlook) -> Array:
        seat, after = view.seat, self.next_seat(view)
        others = [q for q in range(len(view.levels)) if q != seat]
        row = np.zeros(self.width, np.float32)
        at = stacks.size
        row[:at] = stacks.ravel()
        row[at + view.decision] = 1
        at += len(DECISIONS)
        row[at : at + SCALARS] = [
            view.laid_out[seat],
            view.laid_out[after],
            any(view.laid_out[q] for q in others),
            len(view.hand) / 10,
            view.hand_sizes[after] / 10,
            view.hand_sizes[after] == 1,
            view.hand_sizes[after] == 2,
            min(view.hand_sizes[q] for q in others) / 10,
            max(view.levels[q] for q in others) / 10,
            (view.levels[seat] - max(view.levels[q] for q in others)) / 4,
            view.draw_size / 50,
            min(view.turns / len(view.levels), 60) / 20,
            view.todo / 3,
            view.done / 3,
            view.dealer == seat,
            int(outlook.missing) / 4,
            outlook.missing == 0,
            outlook.missing == 1,
            int(outlook.spare()) / 5,
        ]
        at += SCALARS
        for q in (seat, after):
            row[at : at + self.level_width] = self.level(q, view.levels[q])[1]
            at += self.level_width
        return row

    def moves(
        self, view: View, favourite: Move, stacks: Array, near: Array, outlook: Outlook
    ) -> tuple[Array, Array, Array, Array]:
        moves = view.legal
        kinds = np.array([int(move.kind) for move in moves])
        cards = np.array([self.card(view, move) for move in moves])
        places = np.array([self.place(view, move) for move in moves])
        numbers = np.zeros((len(moves), OF_MOVE), np.float32)
        way_out = self.way_out(view, outlook)
        outs = -1
        losses: dict[int, float] = {}
        for i, move in enumerate(moves):
            face = int(cards[i])
            row = numbers[i]
            row[0] = move is way_out
            row[9] = move is favourite
            if face == self.faces:
                continue
            row[1] = stacks[5, face]
            row[2] = self.is_joker[face]
            row[3] = stacks[0, face]
            row[10:] = near[:, face].ravel()
            if move.kind in LEAVING and face < self.game.deck.first_special:
                if outs < 0 and not outlook.laid_out:
                    outs = int(outlook.narrow())
                if face not in losses:
                    losses[face] = self.loss(outlook, view, face, outs)
                loss = losses[face]
                row[4] = loss == 1
                row[5] = 0 if loss == 1 else loss
            elif move.kind in COMING:
                row[6] = outlook.helps(face)
                if row[6] and outlook.missing > 0:
                    row[7] = int(outlook.outs_with(face)) / OUTS
            if move.kind == LAY_OFF:
                row[8] = view.groups[int(move.place)].owner == view.seat
        return kinds, cards, places, numbers

    def way_out(self, view: View, outlook: Outlook) -> Move | None:
        """The first move of a way to end the round in this turn, if there is one."""
        if outlook.missing > 1:
            return None
        scratch = self.scratch
        ending = find_exit(view, scratch.finder, scratch.way_out)
        if ending is None:
            return None
        if ending.take is not None:
            return ending.take
        return view.legal[0] if ending.layout else ending.line[0]

    def loss(self, outlook: Outlook, view: View, face: int, outs: int) -> float:
        """What the level loses without a card: 1 if it misses one more, else a part for outs."""
        if outlook.laid_out:
            return int(nearness(self.game.deck, view.groups, face)) / OUTS
        loss = int(outlook.loss_without(face, outs))
        return 1.0 if loss >= STEP else min(loss / OUTS, 0.99)

    def card(self, view: View, move: Move) -> int:
        """The card of a move; of a pile one gets the top."""
        if move.kind == PILE:
            return view.piles[int(move.place)][-1]
        return int(move.card) if move.card >= 0 else self.faces

    def place(self, view: View, move: Move) -> int:
        kind, place = int(move.kind), int(move.place)
        if kind in NUMBERED:
            return self.first_place[kind] + 2 * place + int(move.extra)
        if place < 0 or kind == LAY_OFF or (kind == PILE and len(view.piles) == 1):
            return 0
        return 1 + (0 if place == view.seat else 1 if place == self.next_seat(view) else 2)
