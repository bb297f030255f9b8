"""Rollouts: playing a determinized position to the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots.greedy.stalling import LONG
from nivelo.bots.rollout.quick import Quick
from nivelo.engine.model.position import KEEPING, OVER
from nivelo.engine.state import State


def play_on(state: State, quick: Quick, last_round: i64) -> None:
    """Play until this round is over, or is very unlikely to end; keeping cards is left out."""
    last_turn = max(2 * LONG, state.turns + LONG)
    while state.decision != OVER and state.round <= last_round:
        if state.round == last_round and (state.decision == KEEPING or state.turns > last_turn):
            return
        quick.act(state)
