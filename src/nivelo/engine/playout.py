"""Random play inside the engine, as fast as it goes."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.flow import apply_move, list_legal
from nivelo.engine.moves import LAY_OUT
from nivelo.engine.position import OVER
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State


def random_move(state: State, random: QuickRandom) -> i64:
    """The number of a legal move, all alike; but a level that can be laid out is."""
    list_legal(state)
    legal = state.legal
    if legal.card[0] == state.game.moves.first[LAY_OUT]:
        return legal.card[0]
    return legal.card[random.below(legal.n)]


def play_randomly(state: State, random: QuickRandom, most: int = 10_000_000) -> int:
    """Play to the end, or for so many decisions; gives the number of decisions made."""
    made: i64 = 0
    limit: i64 = most
    while state.decision != OVER and made < limit:
        apply_move(state, random_move(state, random))
        made += 1
    return made
