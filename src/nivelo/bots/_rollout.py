"""Imagined play: some turns ahead, or to the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots._quick import Quick
from nivelo.engine.position import KEEPING, MOVING, OVER, TAKING
from nivelo.engine.state import State


def play_on(state: State, quick: Quick, turns: i64) -> bool:
    """Play so many turns on, to the start of the next; True if the round ended before.

    While cards are being kept the turns of the next round count.
    """
    ends = state.round
    last = state.all_turns + turns
    if state.decision == KEEPING:
        ends += 1
    begins: i64 = MOVING if state.game.board else TAKING
    while state.decision != OVER and state.round <= ends:
        if state.decision == KEEPING and state.round == ends:
            return True
        if state.decision == begins and state.all_turns > last:
            return False
        quick.act(state)
    return True
