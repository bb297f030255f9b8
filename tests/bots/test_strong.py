"""The strong bot plays every game, alike in every mode, and minds what it has seen."""

from __future__ import annotations

import pytest

from nivelo.bots import make_bot
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load, read_game
from nivelo.lab.simulate import simulate
from two_modes import in_both_modes, needs_compiled

CHOSEN = """\
import json, nivelo
from nivelo.bots import make_bot
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
chosen = []
for name in BUILT_IN:
    state = new_state(load(name, 3), seed_from_int(2))
    bots = [make_bot(bot, 8) for bot in ("strong:6", "greedy", "strong:2")]
    while state.decisions < 16:
        seat = int(state.to_act)
        move = bots[seat].choose(view(state, seat))
        chosen.append(move.text)
        state.play(move)
print(json.dumps({"mode": nivelo.engine_mode(), "chosen": chosen}))
"""


@pytest.mark.slow_pure
@needs_compiled
def test_it_chooses_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = in_both_modes(CHOSEN)
    assert compiled["chosen"] == interpreted["chosen"]
    assert len(compiled["chosen"]) >= 5 * 16


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_it_plays_to_the_end_with_as_few_and_as_many_as_can_play(name: str) -> None:
    file = read_game(name)
    for players in (file.least_players, file.most_players):
        bots = ["strong:6", *["greedy"] * (players - 1)]
        found = simulate(name, players, file.sides[-1], bots=bots, games=1, seed=2)
        assert found.finished == 1


@pytest.mark.slow_pure
@pytest.mark.parametrize("mix", read_game("level8-101").mixes)
def test_it_plays_the_mixes_too(mix: str) -> None:
    bots = ["strong:6", "greedy"]
    assert simulate("level8-101", 2, "two", mix, bots=bots, games=1, seed=3).finished == 1


def test_a_bot_may_go_on_in_another_game_and_thinks_afresh() -> None:
    bot = make_bot("strong", 1)
    for name in ("level8-master", "niveldoce"):
        state = new_state(load(name, 2), seed_from_int(1))
        move = bot.choose(view(state, int(state.to_act)))
        assert move in state.legal_moves()
