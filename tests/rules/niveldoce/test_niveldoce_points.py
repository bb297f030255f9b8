"""NivelDoce, points: exact sums, of one colour where the level says so, and jokers in them."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN_7 = "R1 Y2 G3 B4 R5 Y6 G7"
PICTURES = ("Reagle Bfish", "Rfire Bearth")


def at_level(level: int, hand: str) -> Scenario:
    """A seat at this level that has taken its card."""
    return Scenario("niveldoce").level(1, level).hand(1, hand).playing(1)


def can_lay_out(level: int, hand: str) -> bool:
    """Is the level in this hand, with two cards more that are of no use for it?"""
    return "lay-out" in at_level(level, f"{hand} knock knock").legal()


@proves("ND-12")
@pytest.mark.parametrize("points", ["R12", "R11 R1", "R8 R4", "R6 R4 R2", "R1 R2 R3 R6"])
def test_points_are_one_or_more_numbers_that_add_up_exactly(points: str) -> None:
    run = "Y1 Y2 Y3 Y4 Y5 Y6 Y7"
    assert can_lay_out(2, f"{run} {points}")
    table = at_level(2, f"{run} {points} knock").lay_out_as(run, points)
    assert set(table.group_texts()[1].split()) == set(points.split())


@proves("ND-12")
@pytest.mark.parametrize("points", ["R11", "R8 R3", "R9 R4", "R10 R11"])
def test_points_that_do_not_add_up_exactly_are_refused(points: str) -> None:
    run = "Y1 Y2 Y3 Y4 Y5 Y6 Y7"
    table = at_level(2, f"{run} {points} knock knock")
    with pytest.raises(LayoutError):
        table.lay_out_as(run, points)
    assert "lay-out" not in table.legal()


@proves("ND-12")
@pytest.mark.parametrize("points", ["R12 Y12", "R12 Y8 G4", "R9 Y7 G5 B3", "R12 R11 R1"])
def test_24_points_may_be_of_any_colours(points: str) -> None:
    assert can_lay_out(6, f"{points} Reagle Bfish Rfire Bearth")


@proves("ND-12")
def test_pictures_count_no_points() -> None:
    assert not can_lay_out(6, "R12 Y11 Reagle Bfish Rfire Bearth Gsnake Gair")


@proves("ND-12")
def test_a_card_too_many_in_the_points_is_refused() -> None:
    table = at_level(6, "R12 Y12 G1 Reagle Bfish Rfire Bearth knock")
    with pytest.raises(LayoutError):
        table.lay_out_as("R12 Y12 G1", *PICTURES)
    table.lay_out_as("R12 Y12", *PICTURES)
    assert table.hand_text(1) == "G1 knock"


@proves("ND-13", "N24")
def test_the_points_of_level_2_are_of_one_colour() -> None:
    assert can_lay_out(2, f"{RUN_7} G8 G4")
    assert not can_lay_out(2, f"{RUN_7} G8 Y4")
    with pytest.raises(LayoutError):
        at_level(2, f"{RUN_7} G8 Y4 knock").lay_out_as(RUN_7, "G8 Y4")


@proves("ND-13", "N24")
def test_the_run_beside_the_points_may_have_any_colours() -> None:
    table = at_level(2, f"{RUN_7} B8 B3 B1 knock").lay_out_as(RUN_7, "B8 B3 B1")
    assert table.group_texts()[0] == RUN_7


@proves("ND-13", "ND-12")
def test_the_right_copy_of_a_value_is_left_for_the_points() -> None:
    # Both fours fit the run, but only the red one makes twelve with the red eight.
    table = at_level(2, "R1 Y2 G3 B4 R4 Y5 Y6 G7 R8 knock")
    assert table.ways_to_lay_out() == {("R1 Y2 G3 B4 Y5 Y6 G7", "R8 R4")}


@proves("ND-14", "N24")
def test_one_joker_alone_may_be_12_points() -> None:
    assert at_level(2, f"{RUN_7} J knock").ways_to_lay_out() >= {(RUN_7, "J=12")}
    table = at_level(2, f"{RUN_7} J knock").lay_out_as(RUN_7, "J=12")
    assert table.hand_text(1) == "knock"


@proves("ND-14", "N24")
def test_two_jokers_may_be_24_points() -> None:
    assert can_lay_out(6, "J J Reagle Bfish Rfire Bearth")
    table = at_level(6, "J J Reagle Bfish Rfire Bearth knock")
    table.lay_out_as("J=12 J=12", *PICTURES)
    assert table.group_texts()[0] == "J=12 J=12"


@proves("ND-14", "N24")
def test_one_joker_is_never_more_than_12_points() -> None:
    assert not can_lay_out(6, "J R11 Reagle Bfish Rfire Bearth")
    assert can_lay_out(6, "J R12 Reagle Bfish Rfire Bearth")


@proves("ND-14", "N24")
@pytest.mark.parametrize("value", range(1, 12))
def test_a_joker_counts_as_many_points_as_are_needed(value: int) -> None:
    table = at_level(6, f"R12 Y{value} J Reagle Bfish Rfire Bearth knock")
    table.lay_out_as(f"R12 Y{value} J={12 - value}", *PICTURES)
    assert table.group_texts()[0].split()[-1] == f"J={12 - value}"


@proves("ND-14", "N24")
def test_a_joker_that_counts_no_points_is_refused() -> None:
    table = at_level(6, "R12 Y12 J Reagle Bfish Rfire Bearth knock")
    with pytest.raises(LayoutError):
        table.lay_out_as("R12 Y12 J", *PICTURES)


@proves("ND-14", "N24")
def test_more_jokers_than_needed_may_be_declared_as_points() -> None:
    table = at_level(6, "R10 J J Reagle Bfish Rfire Bearth knock")
    table.lay_out_as("R10 J=3 J=11", *PICTURES)
    assert sorted(table.group_texts()[0].split()) == ["J=11", "J=3", "R10"]


@proves("ND-14")
def test_points_declared_for_jokers_must_add_up() -> None:
    table = at_level(6, "R10 J J Reagle Bfish Rfire Bearth knock")
    with pytest.raises(LayoutError):
        table.lay_out_as("R10 J=3 J=10", *PICTURES)
