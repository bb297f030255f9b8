"""Balance: seats, lengths, and one thing changed at a time."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.games import BUILT_IN
from nivelo.lab.output.findings import Findings
from nivelo.lab.running.executors import Alone
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import run
from nivelo.lab.studies.balance import balance_findings, choose_variants, turn_rows
from nivelo.lab.studies.variants import variants

# Many games: interpreted they take long, and come to the same (test_checksums.py).
pytestmark = pytest.mark.slow_pure


def base(name: str, players: int = 3, side: str = "one") -> Plan:
    return make_plan(name, players, side, "none", {}, ["random"], 1)


def names(plan: Plan) -> list[str]:
    return [variant.name for variant in variants(plan)]


def test_everything_that_can_be_set_is_varied_one_at_a_time() -> None:
    assert names(base("level8-101")) == [
        "as it is",
        "mix = master-specials",
        "mix = master-all",
        "side = two",
        "bonus = 1",
        "round_ends = out or all laid out",
        "next_dealer = ender",
        "win = round",
    ]
    assert names(base("niveldoce")) == [
        "as it is",
        "wish_draw = up_to",
        "draw_two_last = draws",
        "bonus = 2",
        "round_ends = out",
        "next_dealer = ender",
        "win = round",
    ]
    assert "keep = none" in names(base("level8-101", side="two"))
    assert "keep = none" in names(base("level8-board"))


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_variant_is_another_game_that_can_be_played(name: str) -> None:
    listed = variants(base(name))
    assert len({variant.plan.fingerprint() for variant in listed}) == len(listed)
    for variant in listed:
        variant.plan.load()


def test_who_plays_both_sides_at_a_table_does_not_vary_them() -> None:
    plan = make_plan("level8-101", 2, ["one", "two"], "none", {}, ["random"], 1)
    assert not any(name.startswith("side") for name in names(plan))


def test_variants_are_chosen_by_key_or_by_name() -> None:
    plan = base("level8-101")
    assert [v.name for v in choose_variants(plan, ["mix"])] == [
        "as it is",
        "mix = master-specials",
        "mix = master-all",
    ]
    assert [v.name for v in choose_variants(plan, ["win = round", "bonus"])] == [
        "as it is",
        "bonus = 1",
        "win = round",
    ]
    assert [v.name for v in choose_variants(plan, [])] == ["as it is"]
    with pytest.raises(NiveloError) as caught:
        choose_variants(plan, ["jokers"])
    assert caught.value.code == "balance/variant"
    assert "'jokers'" in caught.value.text


@pytest.fixture(scope="module")
def findings() -> Findings:
    options: dict[str, str | int] = {"max_turns_per_round": 60}
    plan = make_plan("level8-101", 2, "one", "none", options, ["random"], 1)
    chosen = choose_variants(plan, ["bonus", "win"])
    return balance_findings(chosen, run([v.plan for v in chosen], 60, Alone()))


def test_lengths_and_seats_of_each_variant(findings: Findings) -> None:
    lengths = {row["variant"]: row for row in findings.tables["lengths"]}
    assert list(lengths) == ["as it is", "bonus = 1", "win = round"]
    for row in lengths.values():
        assert row["games"] == row["finished"] == 60
        assert float(row["turns_low"] or 0) < float(row["turns"] or 0)
        assert int(row["turns_median"] or 0) <= int(row["turns_of_nine_in_ten"] or 0)
    for variant in lengths:
        seats = [row for row in findings.tables["seats"] if row["variant"] == variant]
        assert [row["place"] for row in seats] == [1, 2]
        assert sum(int(row["wins"] or 0) for row in seats) == 60
        assert {row["par"] for row in seats} == {0.5}


def test_without_the_bonus_games_take_more_rounds_and_that_is_sure(findings: Findings) -> None:
    effects = {(row["variant"], row["figure"]): row for row in findings.tables["effects"]}
    assert len(effects) == 2 * 3
    rounds = effects["bonus = 1", "rounds"]
    assert float(rounds["difference_low"] or 0) > 0
    assert rounds["difference"] == pytest.approx(
        float(rounds["changed"] or 0) - float(rounds["base"] or 0)
    )


def test_levels_are_told_as_they_were_played(findings: Findings) -> None:
    rows = findings.tables["levels"]
    assert [row["level"] for row in rows] == list(range(1, 9))
    assert all(int(row["laid_out"] or 0) <= int(row["tries"] or 0) for row in rows)


def test_games_are_put_into_classes_of_equal_width() -> None:
    rows = list(turn_rows(Counter({10: 5, 11: 5, 499: 1})))
    assert sum(int(row["games"] or 0) for row in rows) == 11
    widths = {int(row["to"] or 0) - int(row["from"] or 0) for row in rows}
    assert len(widths) == 1
    assert len(rows) <= 24
    rows = list(turn_rows(Counter({3: 99, 500: 1})))
    assert rows[-1]["to"] == 3, "the longest of a hundred games is counted in the last class"
    assert sum(int(row["games"] or 0) for row in rows) == 100
