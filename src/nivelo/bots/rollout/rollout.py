"""Rollouts: play of a determinized position to the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.bots.greedy.stalling import LONG
from nivelo.bots.rollout.quick import Quick
from nivelo.engine.model.position import KEEPING, OVER
from nivelo.engine.state import State


def play_on(state: State, quick: Quick, last_round: i64) -> None:
    """Play until this round is over, or would hardly ever be; what to keep is left open."""
    while state.decision != OVER and state.round <= last_round:
        if state.round == last_round and (state.decision == KEEPING or state.turns > 2 * LONG):
            return
        quick.act(state)
