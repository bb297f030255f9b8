"""The strong bot plays every game, alike in every mode, and minds what it has seen."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from nivelo.bots import make_bot
from nivelo.bots.neural.bot import LearnedGame
from nivelo.bots.neural.network_files import network_for
from nivelo.bots.search.search import Tally
from nivelo.bots.strong import StrongBot
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load, read_game
from support.engine.two_modes import in_both_modes, needs_compiled

CHOSEN = """\
import json, nivelo
from nivelo.bots import make_bot
from nivelo.bots.strong import StrongBot
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
chosen = []
for name in BUILT_IN:
    state = new_state(load(name, 3), seed_from_int(2))
    bots = [StrongBot(8, 8), make_bot("greedy", 8), make_bot("strong:2", 8)]
    while state.decisions < 8:
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
    assert len(compiled["chosen"]) >= 5 * 8


@pytest.mark.parametrize("name", ["level8-101", "level8-master"])
def test_its_favourite_is_what_the_network_would_do(name: str) -> None:
    game = load(name, 2)
    network = network_for(game)
    assert network is not None
    learned = LearnedGame(game, network)
    departed = 0
    for number in range(6):
        state = new_state(game, seed_from_int(number))
        for _ in range(200):
            if state.is_over:
                break
            seen = view(state, int(state.to_act))
            move = favourite = StrongBot(1).greedy.choose(seen)
            if len(seen.legal) > 1:
                favourite = learned.better(seen, move)
            if favourite != move:
                # After one deal it does not leave its favourite.
                assert StrongBot(1, deals=1).choose(seen) == favourite
                departed += 1
            state.play(move)
    assert departed > 5


@pytest.mark.parametrize("name", ["niveldoce", "examples/tens.toml"])
def test_where_no_network_knows_better_its_favourite_is_that_of_greedy(name: str) -> None:
    state = new_state(load(Path(name) if name.endswith(".toml") else name, 2), seed_from_int(1))
    for _ in range(100):
        if state.is_over:
            break
        seen = view(state, int(state.to_act))
        move = StrongBot(1).greedy.choose(seen)
        assert StrongBot(1, deals=1).choose(seen) == move
        state.play(move)


def play(game: Game, most: int) -> State:
    """One that thinks a little against greedy bots, to the end or for so many decisions."""
    state = new_state(game, seed_from_int(2))
    others = [make_bot("greedy", seat) for seat in range(1, int(game.players))]
    bots = [StrongBot(2, deals=8), *others]
    while not state.is_over and state.decisions < most:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    return state


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_it_plays_to_the_end(name: str) -> None:
    file = read_game(name)
    assert play(load(name, file.least_players, file.sides[-1]), 100_000).is_over


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_it_plays_with_as_many_as_can_play(name: str) -> None:
    file = read_game(name)
    assert play(load(name, file.most_players, file.sides[0]), 150).decisions >= 150


@pytest.mark.slow_pure
@pytest.mark.parametrize("mix", read_game("level8-101").mixes)
def test_it_plays_the_mixes_too(mix: str) -> None:
    assert play(load("level8-101", 2, "two", mix), 100_000).is_over


def lead(numbers: list[int]) -> Tally:
    tally = Tally(1)
    for number in numbers:
        tally.add(0, number)
    return tally


@pytest.mark.parametrize(
    ("numbers", "errors"),
    [([1, 3] * 8, 8), ([-1, -3] * 8, 8), ([5, -5] * 8, 0), ([9, -7] * 32, 1)],
)
def test_a_lead_counts_by_its_standard_errors(numbers: list[int], errors: int) -> None:
    tally = lead(numbers)
    assert tally.is_beyond_luck(0, len(numbers), 4 * errors**2)
    assert not tally.is_beyond_luck(0, len(numbers), 4 * errors**2 + 1)


def test_a_bot_may_go_on_in_another_game_and_thinks_afresh() -> None:
    bot = make_bot("strong", 1)
    for name in ("level8-master", "niveldoce"):
        state = new_state(load(name, 2), seed_from_int(1))
        move = bot.choose(view(state, int(state.to_act)))
        assert move in state.legal_moves()


@pytest.mark.slow_pure
def test_it_beats_greedy_though_it_thinks_little() -> None:
    """Twelve deals from both seats, always the same; docs/bots.md has what many games say.

    Once it has won more than half of them, the others cannot change that.
    """
    game = load("level8-101", 2)
    won = 0
    for seed, seat in product(range(12), range(2)):
        state = new_state(game, seed_from_int(seed))
        bots = {seat: StrongBot(seed, deals=48), 1 - seat: make_bot("greedy", seed)}
        while not state.is_over:
            to_act = int(state.to_act)
            state.play(bots[to_act].choose(view(state, to_act)))
        won += state.winner == seat
        if won > 12:
            return
    raise AssertionError(f"it won only {won} of 24 games")
