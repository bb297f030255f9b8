"""Imagined play: to the start of a later turn, or to the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots._quick import Quick
from nivelo.engine.position import KEEPING, MOVING, OVER, TAKING
from nivelo.engine.state import State


def play_on(state: State, quick: Quick, turn: i64, last_round: i64) -> bool:
    """Play to the start of the first turn after this one; True if the round ended before."""
    begins: i64 = MOVING if state.game.board else TAKING
    while state.decision != OVER and state.round <= last_round:
        if state.decision == KEEPING and state.round == last_round:
            return True
        if state.decision == begins and state.all_turns > turn:
            return False
        quick.act(state)
    return True
