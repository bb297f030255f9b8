"""Positions, games and errors survive `copy` and `pickle`, compiled or not."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from nivelo.engine.errors import (
    ExportError,
    GameFileError,
    IllegalMoveError,
    LayoutError,
    NiveloError,
    NotationError,
    OptionError,
)
from nivelo.engine.export.export import digest
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.games import BUILT_IN, load
from support.engine.positions import found_at
from support.engine.random_games import go_the_same_way


@pytest.mark.parametrize("decision", DECISIONS)
def test_positions_can_be_copied(decision: str) -> None:
    state = found_at()[decision]
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin is not state
        assert twin.game is state.game
        assert digest(twin) == digest(state)
        go_the_same_way(twin, state.clone(), Random(2))


@pytest.mark.parametrize("decision", DECISIONS)
def test_positions_can_be_pickled(decision: str) -> None:
    state = found_at()[decision]
    twins = pickle.loads(pickle.dumps([state, state.clone()]))
    assert [digest(twin) for twin in twins] == [digest(state)] * 2
    assert twins[0].game is twins[1].game, "a game is pickled once"
    go_the_same_way(twins[0], state.clone(), Random(3))


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_can_be_pickled(name: str) -> None:
    options = {"wish_draw": "up_to", "draw_two_last": "draws"} if name == "niveldoce" else {}
    mix = "master-all" if name == "level8-101" else "none"
    game = load(name, 5, mix=mix, max_turns_per_round=33, **options)
    twin = pickle.loads(pickle.dumps(game))
    assert all_values(twin.rules) == all_values(game.rules)
    assert all_values(twin) == all_values(game)
    assert twin.deck.text == game.deck.text
    assert [str(move) for move in twin.moves.moves] == [str(move) for move in game.moves.moves]
    assert texts(twin) == texts(game)
    ours, theirs = new_state(game, seed_from_int(1)), new_state(twin, seed_from_int(1))
    go_the_same_way(ours, theirs, Random(1), 200)


def all_values(thing: object) -> dict[str, object]:
    """The attributes of an object that are plain values."""
    values = {key: getattr(thing, key) for key in dir(thing) if not key.startswith("_")}
    return {
        k: v for k, v in values.items() if isinstance(v, (int, str, dict, list)) and k != "levels"
    }


def texts(game: Game) -> list[list[tuple[str, str]]]:
    return [[(level.text, level.source) for level in side] for side in game.levels]


@pytest.mark.parametrize(
    "kind",
    [
        NiveloError,
        IllegalMoveError,
        LayoutError,
        NotationError,
        GameFileError,
        OptionError,
        ExportError,
    ],
)
def test_errors_can_be_pickled(kind: type[NiveloError]) -> None:
    """They come back from worker processes so."""
    error = pickle.loads(pickle.dumps(kind("lay_off/does_not_fit", "R9")))
    assert type(error) is kind
    assert (error.code, error.text) == ("lay_off/does_not_fit", "R9")
    assert str(error) == "lay_off/does_not_fit: R9"
