"""Simulation: what is counted, and that it is the same however it is played."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import ROUND_ENDED, Event
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.playout import play_seats_randomly
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load
from nivelo.lab.simulate import (
    MAX_TURNS_PER_ROUND,
    Outcome,
    Plan,
    Simulation,
    Tally,
    make_plan,
    outcome_of,
    play_bots,
    simulate,
)


def result(found: Simulation) -> dict[str, object]:
    """All that must not depend on how and how fast it was played."""
    timing = ("seconds", "decisions_per_second", "compiled")
    return {name: value for name, value in vars(found).items() if name not in timing}


def begun(name: str, players: int, turns: int, log: list[Event] | None = None) -> State:
    game = load(name, players, max_turns_per_round=turns)
    return new_state(game, seed_from_int(4), log=log)


@pytest.mark.parametrize("name", BUILT_IN)
def test_random_bots_play_the_same_inside_the_engine_and_outside(name: str) -> None:
    inside, outside = begun(name, 3, 40), begun(name, 3, 40)
    randoms = [QuickRandom(seed) for seed in (7, 8, 9)]
    ours = outcome_of(inside, play_seats_randomly(inside, randoms, 1200))
    theirs = outcome_of(outside, play_bots(outside, ["random"] * 3, [7, 8, 9], 1200))
    assert ours == theirs
    assert ours.rounds > 2


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
    told: list[int] = []
    short = simulate("level8-99", bots=["random"], games=2, seed=3)
    longer = simulate("level8-99", bots=["random"], games=3, seed=3, progress=told.append)
    assert short.decisions < longer.decisions
    assert short.checksum != longer.checksum
    assert sum(told) == 3


def plan_of(players: int, bots: list[str]) -> Plan:
    return make_plan("level8-99", players, "one", "none", {}, bots, 0)


def test_fewer_bots_than_seats_are_repeated_and_move_one_seat_on_from_game_to_game() -> None:
    plan = plan_of(3, ["greedy", "random"])
    assert plan.bots == ("greedy", "random", "greedy")
    assert plan.seated(0) == ["greedy", "random", "greedy"]
    assert plan.seated(1) == ["greedy", "greedy", "random"]
    assert plan.seated(2) == ["random", "greedy", "greedy"]
    assert plan.seated(3) == plan.seated(0)


def test_a_win_counts_for_the_bot_in_the_seat_and_for_the_seat() -> None:
    tally = Tally(plan_of(2, ["greedy", "random"]))
    for winner in (0, 0, 0, -1):
        tally.add(Outcome(winner, (8, 1), 2, 20, 1, 60, 500))
    found = tally.simulation(2.0)
    assert found.wins == {"greedy": 2, "random": 1}  # in the second game they have changed seats
    assert found.seat_wins == (3, 0)
    assert (found.games, found.finished, found.rounds, found.cut_rounds) == (4, 3, 8, 4)
    assert (found.rounds_mean, found.turns_mean, found.decisions) == (2, 20, 240)
    assert found.decisions_per_second == 120


def test_the_checksum_depends_on_every_figure_of_every_game_and_on_their_order() -> None:
    usual = Outcome(0, (8, 1), 2, 20, 1, 60, 500)
    others = [
        Outcome(1, (8, 1), 2, 20, 1, 60, 500),
        Outcome(0, (8, 2), 2, 20, 1, 60, 500),
        Outcome(0, (8, 1), 3, 20, 1, 60, 500),
        Outcome(0, (8, 1), 2, 21, 1, 60, 500),
        Outcome(0, (8, 1), 2, 20, 1, 61, 500),
        Outcome(0, (8, 1), 2, 20, 1, 60, 501),
    ]
    plan = plan_of(2, ["greedy"])
    checksums = set()
    for pair in [(usual, other) for other in others] + [(others[0], usual), (usual, usual)]:
        tally = Tally(plan)
        for outcome in pair:
            tally.add(outcome)
        checksums.add(tally.simulation(1.0).checksum)
    assert len(checksums) == len(others) + 2


@pytest.mark.parametrize("name", ["level8-99", "level8-master", "level8-board"])
def test_rounds_that_are_cut_short_are_counted(name: str) -> None:
    # In these games a round that nobody ended was cut short; on the board all may keep cards then.
    log: list[Event] = []
    state = begun(name, 2, 12, log)
    cut = play_seats_randomly(state, [QuickRandom(1), QuickRandom(2)], 3000)
    ended = [event.seat for event in log if event.what == ROUND_ENDED]
    assert cut == ended.count(-1) > 1
    assert outcome_of(state, cut).turns == sum(event.what in ("turn", "stopped") for event in log)


def test_no_round_counts_as_cut_short_without_a_limit() -> None:
    log: list[Event] = []
    state = begun("level8-99", 2, 0, log)
    assert play_bots(state, ["greedy", "greedy"], [1, 2], 10_000) == 0
    assert sum(event.what == ROUND_ENDED for event in log) > 2


def test_rounds_are_limited_unless_the_options_say_otherwise() -> None:
    plan = plan_of(2, ["greedy"])
    assert plan.load().rules.max_turns_per_round == MAX_TURNS_PER_ROUND
    found = simulate("level8-99", options={"max_turns_per_round": 9}, bots=["random"], games=1)
    assert found.cut_rounds > 0
    assert found.turns_mean <= 9 * found.rounds_mean


def test_a_game_that_does_not_end_is_given_up() -> None:
    state = begun("level8-99", 2, 40)
    cut = play_bots(state, ["random", "random"], [1, 2], 100)
    assert (outcome_of(state, cut).decisions, outcome_of(state, cut).winner) == (100, -1)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"bots": ["clever"]}, "bot/unknown"),
        ({"bots": []}, "simulate/bots"),
        ({"bots": ["random"] * 3}, "simulate/bots"),
        ({"games": 0}, "simulate/number"),
        ({"jobs": 0}, "simulate/number"),
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
