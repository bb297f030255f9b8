"""Sums: any part of the work added to any other, in any order, comes to the same."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest

from nivelo.lab.running.chunks import Chunk, play_chunk
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.play import Outcome
from nivelo.lab.running.sums import Sums

GAMES = 12


@pytest.fixture(scope="module")
def plan() -> Plan:
    options: dict[str, str | int] = {"max_turns_per_round": 40}
    return make_plan("level8-101", 3, ["one", "two", "one"], "none", options, ["random"], 2)


@pytest.fixture(scope="module")
def whole(plan: Plan) -> Sums:
    return play_chunk(plan, Chunk(0, 0, GAMES)).sums


@pytest.mark.parametrize("seed", range(4))
def test_chunks_in_any_order_come_to_the_same(plan: Plan, whole: Sums, seed: int) -> None:
    chance = random.Random(seed)
    cuts = sorted({0, GAMES, *chance.sample(range(1, GAMES), 4)})
    chunks = [Chunk(0, first, end) for first, end in pairwise(cuts)]
    chance.shuffle(chunks)
    sums = Sums.none(plan)
    for chunk in chunks:
        sums.add(play_chunk(plan, chunk).sums)
    assert len(sums.orders) == len(chunks)
    sums.join()
    assert sums == whole


def test_sums_survive_json(whole: Sums) -> None:
    assert Sums.from_json(json.loads(json.dumps(whole.to_json()))) == whole


def test_everything_is_counted_once(plan: Plan, whole: Sums) -> None:
    assert whole.games == whole.finished == GAMES
    assert sum(whole.bots) == sum(whole.places) == sum(whole.seats) == GAMES
    assert sum(whole.rounds.values()) == sum(whole.turns.values()) == GAMES
    rounds = sum(number * games for number, games in whole.rounds.items())
    assert sum(whole.round_turns.values()) == rounds
    tries = sum(
        sum(level.laid_out.values()) + sum(level.not_yet.values())
        for level in whole.levels.values()
    )
    assert tries == rounds * plan.players
    assert len(whole.order()) == GAMES * plan.players
    assert whole.order().count("0") == GAMES


def test_levels_of_the_two_sides_are_kept_apart(whole: Sums) -> None:
    first = {side: whole.levels[f"{side} 1"] for side in ("one", "two")}
    tries = {
        side: sum(level.laid_out.values()) + sum(level.not_yet.values())
        for side, level in first.items()
    }
    assert tries["one"] > tries["two"] > 0


def test_wins_are_counted_by_who_began(plan: Plan) -> None:
    sums = Sums.none(plan)
    for winner, first in ((0, 0), (1, 1), (2, 1), (0, 1), (-1, 0)):
        outcome = Outcome(winner, first, (8, 1, 1), 1, 9, 0, 30, 99, (9,), ())
        sums.add_outcome(plan, sums.games, outcome)
    assert sums.places == [2, 1, 1]
    assert sums.seats == [2, 1, 1]
    assert (sums.games, sums.finished) == (5, 4)


def test_sums_over_games_of_turns_and_layouts_are_exact() -> None:
    plan = make_plan("level8-99", 2, "one", "none", {}, ["random"], 0)
    sums = Sums.none(plan)
    noted = [(1, 3, 1, 1, 5, 0), (1, 2, 1, 1, 4, 1)]
    for index, tries in enumerate(noted):
        sums.add_outcome(plan, index, Outcome(-1, 0, (1, 1), 1, 8, 0, 9, 9, (8,), tries))
    level = sums.levels["one 1"]
    assert level.laid_out == {3: 1, 2: 1, 4: 1}
    assert level.not_yet == {5: 1}
    assert level.turns_turns == 8 * 8 + 6 * 6
    assert level.turns_layouts == 8 * 1 + 6 * 2
    assert level.layouts_layouts == 1 + 4
