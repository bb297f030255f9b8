"""Plays seeded games and prints what came out, for tests/engine/test_both_modes.py.

One line of JSON: which engine was loaded, and for each game a digest of all that happened in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import nivelo
from nivelo.engine.export.export import digest
from nivelo.engine.groups.groups import group_text
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.laying_out import level_of
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.env.core.observed_game import ObservedGame
from support.engine.setups import EVERY_SETUP, Setup

DECISIONS = 500


def happenings(setup: Setup, number: int) -> Iterator[str]:
    """A game in words: legal moves, events, views, observations, answers of the solver."""
    state = new_state(setup.load(20 * setup.players), seed_from_int(number))
    state.log = []
    table = ObservedGame(state.game)
    random = QuickRandom(number)
    while not state.is_over and state.decisions < DECISIONS:
        yield str(state.legal_ids())
        if state.decision_name == "playing" and state.decisions % 7 == 0:
            yield from answers(state)
        if state.decisions % 50 == 0:
            yield digest(state)
            yield json.dumps(view(state, int(state.to_act)).fields())
            table.begin(state)
            table.look(state.to_act)
            yield bytes(memoryview(table.cells)).hex()
        play_randomly(state, random, 1)
    yield digest(state)
    yield str(state.log)


def answers(state: State) -> Iterator[str]:
    """What the solver says of the hands."""
    solver = state.game.solver
    for q, hand in enumerate(state.hands):
        yield str(solver.missing(hand, level_of(state, q)))
    if state.decisions % 49 == 0:
        yield str(solver.helps(state.hands[state.turn], level_of(state, state.turn)))
    for groups in state.layouts(3):
        yield "; ".join(group_text(group, state.game.deck) for group in groups)


def main() -> None:
    checksums = {}
    for number, setup in enumerate(EVERY_SETUP):
        text = "\n".join(happenings(setup, number))
        checksums[str(setup)] = hashlib.sha256(text.encode()).hexdigest()
    print(json.dumps({"mode": nivelo.engine_mode(), "games": checksums}))


if __name__ == "__main__":
    main()
