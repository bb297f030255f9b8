"""Any position of a game is found again, from near it rather than from the deal."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.engine.export.export import export_state
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.keyframes import LEAST_SPACING, MOST_KEPT, Keyframes
from nivelo.engine.records.notation import play_text
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load


def played(name: str, most: int) -> tuple[State, list[str], list[object]]:
    """A random game: its first position, its moves, and its positions."""
    random = Random(name)
    first = new_state(load(name, 3), seed_from_int(5))
    state = first.clone()
    moves: list[str] = []
    positions: list[object] = [export_state(state)]
    while not state.is_over and len(moves) < most:
        moves.append(random.choice(state.legal_moves()).text)
        play_text(state, moves[-1])
        positions.append(export_state(state))
    return first, moves, positions


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_position_is_the_one_that_was_played(name: str) -> None:
    first, moves, positions = played(name, 4 * LEAST_SPACING)
    game = Keyframes(first, moves)
    numbers = list(range(len(moves) + 1))
    Random(1).shuffle(numbers)
    for number in numbers:
        assert export_state(game.after(number)) == positions[number]
    assert export_state(first) == positions[0]


def test_what_is_played_on_does_not_change_what_is_kept() -> None:
    first, moves, positions = played("level8-101", 2 * LEAST_SPACING)
    game = Keyframes(first, moves)
    for number in (0, LEAST_SPACING):
        state = game.after(number)
        play_text(state, moves[number])
        assert export_state(game.after(number)) == positions[number]


def test_positions_are_kept_at_even_distances_and_not_without_end() -> None:
    first, moves, _ = played("level8-101", 4 * LEAST_SPACING)
    game = Keyframes(first, moves)
    game.after(len(moves))
    assert sorted(game.kept) == list(range(0, len(moves) + 1, LEAST_SPACING))
    long = Keyframes(first, ["draw"] * 200_000)
    assert 200_000 // long.spacing < MOST_KEPT
