"""A bot chooses by what its seat may know, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.bots import BOT_NAMES, Bot, make_bot
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.secrecy import other_stream, redealt
from support.engine.setups import EVERY_SETUP, Setup

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

ASKED = {"expert": 7}  # it thinks longer: only at every so many decisions
WIDELY = [next(s for s in EVERY_SETUP if s.game == name and s.players == 3) for name in BUILT_IN]


def chosen(state: State, name: str, seed: int) -> str:
    seat = int(state.to_act)
    return make_bot(name, seed).choose(view(state, seat)).text


@pytest.mark.parametrize("setup", WIDELY, ids=str)
@pytest.mark.parametrize("name", BOT_NAMES)
def test_hidden_cards_make_no_difference_to_a_bot(name: str, setup: Setup) -> None:
    random = Random(5)
    state = new_state(setup.load(60), seed_from_int(5))
    players: list[Bot] = [make_bot("greedy", seat) for seat in range(3)]
    while not state.is_over and state.decisions < 250:
        seat = int(state.to_act)
        if state.decisions % ASKED.get(name, 1) == 0:
            other = redealt(other_stream(state, random), seat, random)
            seed = random.randrange(1 << 32)
            assert chosen(state, name, seed) == chosen(other, name, seed)
        state.play(players[seat].choose(view(state, seat)))
    assert state.round > 1 or state.is_over
