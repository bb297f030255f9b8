"""Positions of games between greedy bots: they lay out and lay off, as people do."""

from __future__ import annotations

from collections.abc import Iterator

from nivelo.bots import make_bot
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import load

TURNS = 60


def greedy_game(name: str, seed: int, players: int = 2) -> Iterator[State]:
    """The game position by position; each is the same object, moved on."""
    state = new_state(load(name, players, max_turns_per_round=TURNS), seed_from_int(seed))
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    while not state.is_over:
        yield state
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))


def greedy_positions(name: str, seed: int, every: int, most: int) -> list[State]:
    """Copies of every so-manieth position, at most so many."""
    states: list[State] = []
    for number, state in enumerate(greedy_game(name, seed)):
        if number % every == 0:
            states.append(state.clone())
        if len(states) == most:
            break
    return states
