"""Simulation: what is counted, and that it is the same however it is played."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.play import Outcome
from nivelo.lab.running.sums import Sums
from nivelo.lab.studies.simulate import Simulation, simulate, simulation_of


def result(simulation: Simulation) -> dict[str, object]:
    """All that must not depend on how and how fast it was played."""
    timing = ("seconds", "decisions_per_second", "compiled")
    return {name: value for name, value in vars(simulation).items() if name not in timing}


def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    words: dict[str, Any] = {"players": 3, "bots": ["greedy", "random"], "games": 4, "seed": 5}
    alone = simulate("level8-99", jobs=1, **words)
    assert result(simulate("level8-99", jobs=2, **words)) == result(alone)
    assert alone.finished == alone.games == 4


def test_a_simulation_is_the_same_again_and_another_with_another_seed() -> None:
    words: dict[str, Any] = {"bots": ["random"], "games": 2}
    first = simulate("level8-101", seed=1, **words)
    assert result(simulate("level8-101", seed=1, **words)) == result(first)
    assert simulate("level8-101", seed=2, **words).checksum != first.checksum


def test_the_first_games_do_not_depend_on_how_many_follow() -> None:
    done: list[int] = []
    short = simulate("level8-99", bots=["random"], games=2, seed=3)
    longer = simulate("level8-99", bots=["random"], games=3, seed=3, progress=done.append)
    assert short.decisions < longer.decisions
    assert short.checksum != longer.checksum
    assert sum(done) == 3


def test_a_win_counts_for_the_bot_in_the_seat_and_for_the_seat() -> None:
    plan = make_plan("level8-99", 2, "one", "none", {}, ["greedy", "random"], 0)
    sums = Sums.none(plan)
    for index, winner in enumerate((0, 0, 0, -1)):
        outcome = Outcome(winner, 0, (8, 1), 2, 20, 1, 60, 500, (11, 9), ())
        sums.add_outcome(plan, index, outcome)
    totals = simulation_of(plan, sums, 2.0)
    assert totals.wins == {"greedy": 2, "random": 1}  # in the second game they have changed seats
    assert totals.seat_wins == (3, 0)
    assert (totals.games, totals.finished, totals.rounds, totals.cut_rounds) == (4, 3, 8, 4)
    assert (totals.rounds_mean, totals.turns_mean, totals.decisions) == (2, 20, 240)
    assert totals.decisions_per_second == 120


def test_a_short_limit_cuts_rounds() -> None:
    simulation = simulate("level8-99", options={"max_turns_per_round": 9}, bots=["random"], games=1)
    assert simulation.cut_rounds > 0
    assert simulation.turns_mean <= 9 * simulation.rounds_mean


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"bots": ["clever"]}, "bot/unknown"),
        ({"bots": []}, "simulate/bots"),
        ({"bots": ["random"] * 3}, "simulate/bots"),
        ({"games": 0}, "simulate/number"),
        ({"jobs": -1}, "simulate/number"),
        ({"players": 7}, "game/players"),
        ({"side": "three"}, "game/side"),
        ({"mix": "all"}, "game/mix"),
        ({"options": {"wish_draw": "exact"}}, "game/option"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_code(words: dict[str, Any], code: str) -> None:
    with pytest.raises(NiveloError) as caught:
        simulate("level8-99", **words)
    assert caught.value.code == code
