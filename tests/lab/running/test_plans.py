"""Plans: who sits where with which cards, and what makes two plans the same."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

from nivelo.lab.running.plans import Plan, make_plan


def plan_of(players: int, bots: list[str], seed: int = 0) -> Plan:
    return make_plan("level8-99", players, "one", "none", {}, bots, seed)


def test_fewer_bots_than_seats_are_repeated_and_move_one_seat_on_from_game_to_game() -> None:
    plan = plan_of(3, ["greedy", "random"])
    assert plan.bots == ("greedy", "random", "greedy")
    assert plan.seated(0) == ["greedy", "random", "greedy"]
    assert plan.seated(1) == ["greedy", "greedy", "random"]
    assert plan.seated(2) == ["random", "greedy", "greedy"]
    assert plan.seated(3) == plan.seated(0)


def test_every_deal_is_played_in_each_different_seating() -> None:
    plan = plan_of(4, ["greedy", "random"])  # two seatings, each of them twice
    deals = [plan.deal_seed(index) for index in range(6)]
    assert deals[0] == deals[1] != deals[2] == deals[3] != deals[4] == deals[5]
    assert plan.seated(0) == plan.seated(2) != plan.seated(1)
    plan = plan_of(3, ["greedy", "random", "random"])
    assert len({plan.deal_seed(index) for index in range(6)}) == 2
    assert {tuple(plan.seated(index)) for index in range(3)} == {
        tuple(plan.seated(index)) for index in range(3, 6)
    }


def test_equal_bots_get_a_new_deal_in_every_game() -> None:
    plan = plan_of(4, ["greedy"])
    assert len({plan.deal_seed(index) for index in range(9)}) == 9


def test_a_bots_chances_differ_from_seat_to_seat_and_from_game_to_game() -> None:
    plan = plan_of(2, ["greedy", "random"])
    seeds = {plan.bot_seed(index, seat) for index in range(5) for seat in range(2)}
    assert len(seeds) == 10


def test_each_bot_is_found_where_it_sits() -> None:
    plan = plan_of(5, ["greedy", "random", "random"])
    for index in range(12):
        for bot in range(5):
            assert plan.bot_at(index, plan.seat_of(index, bot)) == bot


def test_no_round_is_cut_short_unless_the_options_say_so() -> None:
    assert plan_of(2, ["greedy"]).load().rules.max_turns_per_round == 0
    own = make_plan("level8-99", 2, "one", "none", {"max_turns_per_round": 9}, ["greedy"], 0)
    assert own.load().rules.max_turns_per_round == 9


def test_the_fingerprint_tells_plans_apart_but_not_where_a_file_lies(own_game: str) -> None:
    def own(path: str) -> Plan:
        return make_plan(path, 2, "one", "none", {}, ["greedy"], 0)

    elsewhere = Path(own_game).with_name("elsewhere.toml")
    elsewhere.write_text(Path(own_game).read_text(encoding="utf-8"), encoding="utf-8")
    plan = own(own_game)
    assert plan.fingerprint() == own(str(elsewhere)).fingerprint()
    others = [
        replace(plan, seed=1),
        replace(plan, players=3),
        replace(plan, bots=("greedy", "random")),
        replace(plan, rounds=1),
        replace(plan, options={"max_turns_per_round": 9}),
        replace(plan, file=replace(plan.file, bonus=1)),
    ]
    assert len({plan.fingerprint(), *(other.fingerprint() for other in others)}) == 7


def test_a_plan_survives_the_way_to_another_process() -> None:
    plan = plan_of(3, ["greedy", "random"], seed=9)
    assert plan.seatings == 3
    assert pickle.loads(pickle.dumps(plan)) == plan
