"""One game of a plan: the same inside the engine and outside, and what is noted of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import ROUND_ENDED, Event
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_seats_randomly
from nivelo.engine.sampling.round_stats import RoundStats
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.play import Outcome, outcome_of, play_bots, play_game

USUAL = Outcome(0, 1, (8, 1), 2, 20, 1, 60, 500, (12, 8), (1, 5, 1, 1, 6, 0, 2, 4, 1, 1, 4, 0))


def begun(name: str, players: int, turns: int, log: list[Event] | None = None) -> State:
    game = load(name, players, max_turns_per_round=turns)
    return new_state(game, seed_from_int(4), log=log)


@pytest.mark.parametrize("name", BUILT_IN)
def test_random_bots_play_the_same_inside_the_engine_and_outside(name: str) -> None:
    inside, outside = begun(name, 3, 40), begun(name, 3, 40)
    ours, theirs = RoundStats(inside), RoundStats(outside)
    play_seats_randomly(inside, [QuickRandom(seed) for seed in (7, 8, 9)], ours, 1200)
    play_bots(outside, ["random"] * 3, [7, 8, 9], theirs, 1200)
    assert outcome_of(inside, 0, ours) == outcome_of(outside, 0, theirs)
    assert outcome_of(inside, 0, ours).rounds > 2


@pytest.mark.parametrize("name", ["level8-99", "level8-master", "level8-board"])
def test_rounds_that_are_cut_short_are_counted(name: str) -> None:
    # In these games a round that nobody ended was cut short; on the board all may keep cards then.
    log: list[Event] = []
    state = begun(name, 2, 12, log)
    stats = RoundStats(state)
    play_seats_randomly(state, [QuickRandom(1), QuickRandom(2)], stats, 3000)
    ended = [event.seat for event in log if event.what == ROUND_ENDED]
    outcome = outcome_of(state, 0, stats)
    assert outcome.cut_rounds == ended.count(-1) > 1
    assert outcome.turns == sum(event.what in ("turn", "stopped") for event in log)


def test_no_round_counts_as_cut_short_without_a_limit() -> None:
    log: list[Event] = []
    state = begun("level8-99", 2, 0, log)
    stats = RoundStats(state)
    play_bots(state, ["greedy", "greedy"], [1, 2], stats, 10_000)
    assert stats.cut == 0
    assert sum(event.what == ROUND_ENDED for event in log) > 2


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_that_does_not_end_is_an_error_and_not_a_figure(bot: str) -> None:
    plan = make_plan("level8-99", 2, "one", "none", {}, [bot], 1)
    with pytest.raises(NiveloError, match="does not seem to end") as failed:
        play_game(plan, plan.load(), 7, most=40)
    assert failed.value.code == "simulate/endless"


def test_a_plan_of_one_round_is_broken_off_after_it() -> None:
    for bot in ("random", "greedy"):
        plan = make_plan("level8-99", 3, "one", "none", {}, [bot], 1, rounds=1)
        outcome = play_game(plan, plan.load(), 0)
        assert len(outcome.round_turns) == 1
        assert outcome.winner == -1


def test_who_began_sat_left_of_the_first_dealer() -> None:
    plan = make_plan("level8-99", 3, "one", "none", {}, ["random"], 1, rounds=1)
    game = plan.load()
    firsts = set()
    for index in range(12):
        state = new_state(game, plan.deal_seed(index))
        assert play_game(plan, game, index).first == state.turn
        firsts.add(int(state.turn))
    assert firsts == {0, 1, 2}


def test_the_digest_depends_on_every_figure_and_on_the_number_of_the_game() -> None:
    digests = {USUAL.digest(0), USUAL.digest(1)}
    for name, figure in vars(USUAL).items():
        changed = figure + 1 if isinstance(figure, int) else (*figure[:-1], figure[-1] + 1)
        figures: dict[str, Any] = {name: changed}
        digests.add(replace(USUAL, **figures).digest(0))
    assert len(digests) == len(vars(USUAL)) + 2


def test_tries_come_seat_by_seat_and_round_by_round() -> None:
    assert [tuple(one) for one in USUAL.tries()] == [
        (0, 1, 5, True),
        (1, 1, 6, False),
        (0, 2, 4, True),
        (1, 1, 4, False),
    ]


@pytest.mark.parametrize(
    ("winner", "levels", "places"),
    [
        (2, (5, 8, 8, 7), [3, 1, 0, 2]),  # both are at level 8, but one of them laid it out
        (0, (9, 3, 3, 4), [0, 2, 2, 1]),
        (-1, (4, 4, 2), [0, 0, 2]),
    ],
)
def test_the_winner_is_first_and_the_others_are_ranked_by_level(
    winner: int, levels: tuple[int, ...], places: list[int]
) -> None:
    assert Outcome(winner, 0, levels, 1, 1, 0, 1, 1, (), ()).places() == places
