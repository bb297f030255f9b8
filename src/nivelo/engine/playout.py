"""Random play inside the engine, as fast as it goes."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.flow import apply_move, list_legal
from nivelo.engine.moves import LAY_OUT
from nivelo.engine.position import KEEPING, OVER
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State


def random_move(state: State, random: QuickRandom) -> i64:
    """The number of a legal move, all alike; but a level that can be laid out is."""
    list_legal(state)
    legal = state.legal
    if legal.card[0] == state.game.moves.first[LAY_OUT]:
        return legal.card[0]
    return legal.card[random.below(legal.n)]


def play_randomly(
    state: State, random: QuickRandom, most: int = 10_000_000, moves: list[int] | None = None
) -> int:
    """Play to the end, or for so many decisions; gives the number of decisions made.

    The numbers of the moves made are added to `moves`.
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


def play_seats_randomly(state: State, randoms: list[QuickRandom], most: int) -> int:
    """Likewise with a generator for each seat; gives the number of rounds that were cut short."""
    cut: i64 = 0
    limit: i64 = most
    while state.decision != OVER and state.decisions < limit:
        turns = state.all_turns
        rounds = state.round
        apply_move(state, random_move(state, randoms[state.to_act]))
        if was_cut_short(state, turns, rounds):
            cut += 1
    return cut


def was_cut_short(state: State, turns: i64, rounds: i64) -> bool:
    """Did the move just made end a round by `max_turns_per_round` (G9)?

    `turns` and `rounds` are `all_turns` and `round` before it. Every new round begins one turn; if
    more were begun when a round ended, the last of them was the one too many, which nobody played.
    """
    started = state.round - rounds
    if state.all_turns - turns <= started:
        return False
    return started > 0 or state.decision == OVER or state.decision == KEEPING
