"""The board in a determinized position: which field, which action, what to ask for, what to take.

It judges like the bot `greedy`, using only what the seat to move could know.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.board_chances import SURE, BoardChances
from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.rollout.holding import Holding
from nivelo.bots.rollout.marks import Marks
from nivelo.engine.cards.cards import numbers
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import DONE, FIELD, STEAL
from nivelo.engine.model.position import Position
from nivelo.engine.rules.flow import apply_move, list_legal


@final
class BoardLook:
    """Counts what may come to the seat to move; scratch space for any position of a game."""

    def __init__(self, game: Game, holding: Holding) -> None:
        self.game = game
        self.holding = holding
        self.chances = BoardChances(game.deck, game.players)
        self.helping: vec[i64] = numbers(int(game.deck.coloured))  # 1: a card of this face helps

    def look(self, p: Position) -> BoardChances:
        holding = self.holding
        chances = self.chances
        coloured = self.game.deck.coloured
        holding.look(p, p.turn)
        holding.count_unseen(p)
        self.mark_helping(p)
        chances.begin(holding.missing, holding.spare(), p.stock)
        face: i64
        i: i64
        q: i64
        for q in range(p.game.players):
            if q != p.turn:
                seen = p.known[q]
                chances.add_other(p.laid_out[q] == 1, p.hands[q].n, seen.n)
                for i in range(seen.n):
                    face = seen.card[i]
                    holding.unseen[face] -= 1
                    if face < coloured:
                        chances.add_known(face, self.helping[face] == 1)
        for face in range(coloured):
            chances.add_unseen(face, holding.unseen[face], self.helping[face] == 1)
        top_helps = False
        for pile in p.piles:
            if pile.n > 0 and holding.helps(p, pile.top()):
                top_helps = True
        chances.finish(top_helps)
        return chances

    def mark_helping(self, p: Position) -> None:
        """Mark faces that bring the level closer, or can be laid off if nothing is missing."""
        holding = self.holding
        helping = self.helping
        deck = self.game.deck
        face: i64
        i: i64
        if holding.missing == 0:
            for face in range(deck.coloured):
                helping[face] = 1 if fits_on(deck, p.groups, face) else 0
            return
        for face in range(deck.coloured):
            helping[face] = 0
        holding.count_outs()
        alike: i64 = 1 if holding.level.has_colours else deck.colours
        for i in range(holding.helping.n):
            first = holding.helping.card[i]
            for face in range(first, first + alike):
                helping[face] = 1


def move_or_choose(p: Position, board: BoardLook, marks: Marks) -> None:
    """The best field, or the best action of a free choice."""
    list_legal(p)
    chances = board.look(p)
    moves = p.game.moves
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        action = moves.place[move]
        if moves.kind[move] == FIELD:
            action = p.game.track[action]
        value = chances.of_action(action) * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)


def ask(p: Position, board: BoardLook, marks: Marks) -> None:
    """Ask for the card most likely to help."""
    list_legal(p)
    chances = board.look(p)
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        value = chances.of_asking_for(p.game.moves.place[move]) * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)


def steal(p: Position, holding: Holding, marks: Marks) -> None:
    """An opened card that helps; otherwise none or, if required, the one to be laid off soonest."""
    list_legal(p)
    holding.look(p, p.turn)
    moves = p.game.moves
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        face = moves.card[move]
        value: i64 = SURE // 2
        if moves.kind[move] == DONE:
            if holding.laid_out:
                value = 2 * SURE
        elif moves.kind[move] == STEAL and holding.helps(p, face):
            value = SURE
        else:
            value = nearness(p.game.deck, p.groups, face)
        value = value * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)
