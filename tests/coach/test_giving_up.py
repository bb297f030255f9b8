"""Cards that are given up, for good or for others: the level can do without them best."""

from __future__ import annotations

import pytest

from nivelo.coach.opinions import legal_move
from nivelo.coach.reasons import reason_for
from nivelo.engine.view import view
from support.engine.scenario import Scenario

EXCHANGE_FIELD = 3


def why(table: Scenario, move: str) -> str:
    seen = view(table.state, int(table.state.to_act))
    reason = reason_for(seen, legal_move(seen, move))
    return "" if reason is None else reason.code


def test_of_two_cards_that_may_be_needed_the_one_goes_that_fewer_cards_can_follow() -> None:
    # Two runs of three are asked for: the 8 can be in more runs than the 15.
    table = Scenario().hand(1, "R1 R2 B8 G15").playing(1)
    assert (why(table, "-G15"), why(table, "-B8")) == ("least-useful", "")


def test_special_cards_are_not_cards_for_the_level() -> None:
    table = Scenario().hand(1, "R1 R2 B8 G15 skip").playing(1)
    assert (why(table, "-G15"), why(table, "-B8")) == ("least-useful", "")
    assert why(table, "-skip") == "not-needed"


def test_a_joker_is_least_useful_only_among_jokers() -> None:
    table = Scenario().hand(1, "R1 R2 J G15").playing(1)
    assert why(table, "-J") == ""
    assert why(table.hand(1, "J J").playing(1), "-J") == ""


@pytest.mark.parametrize(
    ("hand", "reason"),
    [("R3 O3 Y3 G3 R7 R11 P14", "rest-useful"), ("R3 O3 Y3 G3 R7 R11 Y12 P14", "")],
)
def test_whoever_exchanges_keeps_what_the_level_can_use(hand: str, reason: str) -> None:
    table = Scenario("level8-board", 2).level(1, 8).hand(1, hand).lands_on(1, EXCHANGE_FIELD)
    assert why(table, "P14") == "not-needed"
    assert why(table.play("P14"), "done") == reason


def test_special_cards_are_set_aside_where_the_rest_is_of_use() -> None:
    table = Scenario("level8-master").level(1, 3).hand(1, "R3 B3 swap keep").playing(1)
    table.play("swap!")
    assert (why(table, "done"), why(table, "keep")) == ("rest-special", "not-needed")


def test_what_can_be_given_up_without_loss_is_not_called_useful() -> None:
    table = Scenario("level8-master", asks=("run 7",)).hand(1, "R3 B3 R4 swap").playing(1)
    assert why(table.play("swap!"), "done") == ""
