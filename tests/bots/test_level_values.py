"""What levels are worth: fitted for the five games, guessed for others."""

from __future__ import annotations

from math import exp, log

import pytest

from nivelo.bots.level_values import LevelValues, fitted, level_values
from nivelo.bots.search.prospects import SURE, Prospects
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load, read_game

SEATS = range(2, 7)


def at_levels(name: str, levels: list[int]) -> State:
    state = new_state(load(name, len(levels)), seed_from_int(1))
    for seat, level in enumerate(levels):
        state.level[seat] = level
    return state


def chances(state: State) -> list[float]:
    prospects = Prospects(state.game)
    return [prospects.chance(state, seat) / SURE for seat in range(int(state.game.players))]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_side_has_values_for_two_to_six_seats_that_rise_with_the_level(name: str) -> None:
    file = read_game(name)
    for side in file.sides:
        for players in SEATS:
            values = level_values(name, [side] * players)
            assert values is not None
            assert len(values.levels) == len(file.levels[side])
            assert values.levels == sorted(values.levels)
            assert len(values.order) == players


@pytest.mark.parametrize(
    ("name", "levels", "least", "most"),
    [
        ("level8-101", [8, 7], 0.76, 0.88),  # 0.69 before they were fitted, where 0.83 happened
        ("niveldoce", [12, 11], 0.94, 1.0),  # 0.87, where 0.994 happened
        ("level8-99", [1, 1], 0.45, 0.55),
        ("level8-101", [4, 4, 4, 4], 0.2, 0.3),
    ],
)
def test_chances_are_as_games_show(name: str, levels: list[int], least: float, most: float) -> None:
    assert least < chances(at_levels(name, levels))[0] < most


@pytest.mark.parametrize("name", BUILT_IN)
def test_chances_of_all_seats_add_up_to_one_and_agree_with_the_file(name: str) -> None:
    levels = [3, 5, 2]
    state = at_levels(name, levels)
    ours = chances(state)
    assert sum(ours) == pytest.approx(1, abs=0.001)
    first = (int(state.dealer) + 1) % 3
    values = level_values(name, ["one"] * 3)
    assert values is not None
    rotated = values.chances([levels[(first + i) % 3] for i in range(3)])
    assert [ours[(first + i) % 3] for i in range(3)] == pytest.approx(rotated, abs=0.001)


def test_a_game_that_somebody_invented_is_judged_by_a_guess() -> None:
    assert level_values("my-game", ["one", "one"]) is None
    assert set(fitted()) == set(BUILT_IN)


def test_more_seats_than_were_fitted_are_judged_by_a_guess() -> None:
    ours = chances(at_levels("niveldoce", [12, 1, 1, 1, 1, 1, 1, 1]))
    assert ours[0] > 0.5 > ours[1]


def test_a_lead_counts_for_more_when_the_others_are_further() -> None:
    """With all others far behind, they pass easy levels while the leader works at a hard one."""
    values = LevelValues([0.0, 1.0, 2.0, 3.0], [0.0, 0.0, 0.0], 1.0)
    first = values.chances([2, 1, 1])
    last = values.chances([4, 3, 3])
    assert log(first[0] / first[1]) == pytest.approx(1)
    assert log(last[0] / last[1]) == pytest.approx(3 * exp(4 / 6) - 2 * exp(5 / 6))


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_does_at_every_table_of_three_or_more(name: str) -> None:
    for side in read_game(name).sides:
        for players in SEATS[1:]:
            values = level_values(name, [side] * players)
            assert values is not None
            assert values.growth > 0
