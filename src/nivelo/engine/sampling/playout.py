"""Random play inside the engine, as fast as possible."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.model.moves import LAY_OUT
from nivelo.engine.model.position import OVER
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.sampling.round_stats import RoundStats
from nivelo.engine.state import State


def random_move(state: State, random: QuickRandom) -> i64:
    """A uniformly random legal move; but a level that can be laid out always is."""
    list_legal(state)
    legal = state.legal
    if legal.card[0] == state.game.moves.first[LAY_OUT]:
        return legal.card[0]
    return legal.card[random.below(legal.n)]


def play_randomly(
    state: State, random: QuickRandom, most: int = 10_000_000, moves: list[int] | None = None
) -> int:
    """Play to the end, or for this many decisions; returns the number of decisions made.

    The numbers of the moves made are appended to `moves`.
    """
    made: i64 = 0
    limit: i64 = most
    while state.decision != OVER and made < limit:
        move = random_move(state, random)
        if moves is not None:
            moves.append(move)
        apply_move(state, move)
        made += 1
    return made


def play_seats_randomly(
    state: State, randoms: list[QuickRandom], stats: RoundStats, most: int, rounds: int = 0
) -> None:
    """The same with a generator for each seat; `stats` sees every move.

    Ends after this many decisions, or after this many rounds if `rounds` is not 0.
    """
    limit: i64 = most
    last: i64 = rounds
    while state.decision != OVER and state.decisions < limit and (last == 0 or state.round <= last):
        stats.before(state)
        apply_move(state, random_move(state, randoms[state.to_act]))
        stats.after(state)
