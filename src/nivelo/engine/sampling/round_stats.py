"""Follows a game move by move: the length of its rounds, and when levels are laid out."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import numbers
from nivelo.engine.model.position import KEEPING, OVER, Position


@final
class RoundStats:
    """Called before and after every move of one game, it records the outcome of each round.

    `round_turns` are the turns played in each round. `tries` has three numbers for each seat in
    each round: its level, its own turns until the level was laid out or the round was over, and 1
    if it was laid out. `cut` counts rounds that `max_turns_per_round` ended.
    """

    def __init__(self, p: Position) -> None:
        players = int(p.game.players)
        self.round_turns: list[int] = []
        self.tries: list[int] = []
        self.cut: i64 = 0
        self.begun: i64 = p.all_turns  # turns begun before the move, by anyone
        self.round: i64 = p.round  # the round before the move
        self.played: i64 = 0  # turns in the rounds that are over
        self.counted: i64 = 0  # the last turn counted as one of its seat's own
        self.turn: i64 = p.turn  # whose turn it was before the move
        self.over: bool = False
        self.level: vec[i64] = p.level[:]
        self.turns: vec[i64] = numbers(players)  # own turns in this round, before laying out
        self.laid_out: vec[i64] = numbers(players)

    def before(self, p: Position) -> None:
        self.begun = p.all_turns
        self.round = p.round
        seat = p.turn
        self.turn = seat
        # A turn counts from its first decision: a seat that sits out decides nothing. A seat that
        # keeps cards after a round was cut short decides in a turn that nobody played.
        if p.to_act == seat and p.all_turns != self.counted and p.decision != KEEPING:
            self.counted = p.all_turns
            if self.laid_out[seat] == 0:
                self.turns[seat] += 1

    def after(self, p: Position) -> None:
        if was_cut_short(p, self.begun, self.round):
            self.cut += 1
        if p.round != self.round or (p.decision == OVER and not self.over):
            self.end_round(p)
            return
        # Nobody lays out in another seat's turn.
        self.laid_out[self.turn] = p.laid_out[self.turn]

    def end_round(self, p: Position) -> None:
        """Record the finished round; the next may have begun, with an empty table."""
        self.over = p.decision == OVER
        played = p.all_turns - (p.round - self.round) - self.cut
        self.round_turns.append(int(played - self.played))
        self.played = played
        q: i64
        for q in range(p.game.players):
            out = self.laid_out[q] == 1 or p.level[q] > self.level[q]
            if self.over and p.laid_out[q] == 1:
                out = True
            self.tries.append(int(self.level[q]))
            self.tries.append(int(self.turns[q]))
            self.tries.append(1 if out else 0)
            self.level[q] = p.level[q]
            self.turns[q] = 0
            self.laid_out[q] = 0


def was_cut_short(p: Position, turns: i64, rounds: i64) -> bool:
    """Did the last move end a round by `max_turns_per_round` (G9)?

    `turns` and `rounds` are `all_turns` and `round` before it. Every new round begins one turn; if
    more were begun when a round ended, the last of them exceeded the limit and nobody played it.
    """
    started = p.round - rounds
    if p.all_turns - turns <= started:
        return False
    return started > 0 or p.decision == OVER or p.decision == KEEPING
