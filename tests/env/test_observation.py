"""Observations: all columns right, nothing that the seat may not know, nothing left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import ObservedGame
from nivelo.games import BUILT_IN, load, read_game_text
from support.engine.custom_game import example
from support.engine.secrecy import other_stream, redealt
from support.engine.setups import EVERY_SETUP, Setup
from support.env.expected_observation import expected

WIDELY = [next(s for s in EVERY_SETUP if s.game == name and s.players == 3) for name in BUILT_IN]
DECISIONS = 600


def random_positions(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """A random game, shown at every so many decisions."""
    state = new_state(setup.load(12 * setup.players), seed_from_int(seed))
    random = QuickRandom(seed)
    while not state.is_over and state.decisions < DECISIONS:
        yield state
        play_randomly(state, random, every)
    yield state


@pytest.mark.slow_pure
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_an_observation_is_the_view_in_columns(setup: Setup) -> None:
    table = ObservedGame(setup.load(12 * setup.players))
    cells, mask = window(table.cells), window(table.mask)
    for state in random_positions(setup, 3, 13):
        table.begin(state)
        for seat in range(setup.players):
            seen = view(state, seat)
            table.look(seat)
            differences = np.flatnonzero(cells != expected(seen))
            assert not differences.size, f"seat {seat}: columns {differences} are wrong"
            assert mask.nonzero()[0].tolist() == sorted(int(move.id) for move in seen.legal)


@pytest.mark.parametrize("setup", WIDELY, ids=str)
def test_hidden_cards_and_the_future_make_no_difference(setup: Setup) -> None:
    random = Random(7)
    table = ObservedGame(setup.load(12 * setup.players))
    cells, mask = window(table.cells), window(table.mask)
    for state in random_positions(setup, 5, 11):
        for seat in range(setup.players):
            seen = []
            for position in (state, redealt(other_stream(state, random), seat, random)):
                table.begin(position)
                table.look(seat)
                seen.append((cells.tolist(), mask.tolist()))
            assert seen[0] == seen[1]


@pytest.mark.parametrize("setup", WIDELY, ids=str)
def test_the_own_hand_and_level_do_make_a_difference(setup: Setup) -> None:
    table = ObservedGame(setup.load(60))
    seen = set()
    for seed in range(5):
        table.begin(new_state(setup.load(60), seed_from_int(seed)))
        table.look(1)
        seen.add(bytes(window(table.cells)))
    assert len(seen) == 5


def test_a_game_of_ones_own_is_observed_too() -> None:
    game = load(read_game_text(example(), "lantern.toml"), 3, ["one", "two", "one"], "long")
    table = ObservedGame(game)
    state = new_state(game, seed_from_int(1))
    random = QuickRandom(1)
    while not state.is_over and state.decisions < 400:
        table.begin(state)
        for seat in range(3):
            table.look(seat)
            assert (window(table.cells) == expected(view(state, seat))).all()
        play_randomly(state, random, 3)
    assert state.round > 1


def test_columns_can_be_chosen() -> None:
    game = load("niveldoce", 3)
    names = ["hand", "tops", "knocker", "table"]
    everything, some = ColumnNames(game), ColumnNames(game, names)
    assert set(some) == set(names)
    assert some.width == sum(int(np.prod(everything.shape(name))) for name in names)
    full, small = ObservedGame(game), ObservedGame(game, wanted=names)
    state = new_state(game, seed_from_int(4))
    random = QuickRandom(4)
    for _ in range(100):
        play_randomly(state, random, 2)
        for table in (full, small):
            table.begin(state)
            table.look(1)
        parts = some.split(window(small.cells))
        for name, part in everything.split(window(full.cells)).items():
            if name in names:
                assert (parts[name] == part).all()


@pytest.mark.parametrize("name", ["hands", "dice"])
def test_columns_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match=rf"env/column: niveldoce has no columns '{name}', only"):
        ColumnNames(load("niveldoce"), ["hand", name])
    with pytest.raises(OptionError, match=rf"env/column: .*'{name}'"):
        ColumnNames(load("niveldoce"))[name]


def test_the_docs_name_every_column() -> None:
    docs = Path(__file__).resolve().parents[2] / "docs" / "env.md"
    named = re.findall(r"^\| `(\w+)` \|", docs.read_text(encoding="utf-8"), re.MULTILINE)
    games = [setup.load(60) for setup in EVERY_SETUP if setup.players == 3]
    assert set(named) == {name for game in games for name in ColumnNames(game)}
    assert len(named) == len(set(named))
