"""Rulings on the groups of NivelDoce: N6 and N24 to N29."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario


def can_lay_out(level: int, hand: str) -> bool:
    table = Scenario("niveldoce").level(1, level).hand(1, f"{hand} stopper").playing(1)
    return "lay-out" in table.legal()


@proves("N6")
def test_n6_colour_groups_hold_numbers_elements_animals_and_jokers() -> None:
    assert can_lay_out(4, "G1 G2 G3 Gair Gearth Gfish J J")
    for special in ("stopper", "wish", "knock", "direction", "draw-two"):
        assert not can_lay_out(4, f"G1 G2 G3 Gair Gearth Gfish J {special}")


@proves("N24")
def test_n24_jokers_count_up_to_12_points_each_and_take_no_lay_offs() -> None:
    assert can_lay_out(2, "R1 Y2 G3 B4 R5 Y6 G7 J")
    assert can_lay_out(6, "J J Reagle Bfish Rair Bwater")
    assert not can_lay_out(6, "J Reagle Bfish Rair Bwater R11")
    table = Scenario("niveldoce").group(1, "points 24", "J=12 J=12").hand(1, "J R12 R1").playing(1)
    assert table.legal() == {"-J", "-R12", "-R1"}


@proves("N24")
def test_n24_one_colour_binds_the_points_only() -> None:
    assert can_lay_out(2, "R1 Y2 G3 B4 R5 Y6 G7 B12")
    assert not can_lay_out(2, "R1 R2 R3 R4 R5 R6 R7 B8 Y4")


@proves("N25")
def test_n25_a_joker_laid_off_on_pictures_declares_one_that_lies_there() -> None:
    table = (
        Scenario("niveldoce")
        .group(1, "element+animal 1", "Rfire Bphoenix")
        .hand(1, "J R12")
        .playing(1)
    )
    assert table.legal() == {"J=fire@1", "J=phoenix@1", "-J", "-R12"}


@proves("N26")
def test_n26_sets_of_one_level_may_share_a_picture_and_level_6_need_not_match() -> None:
    assert can_lay_out(8, "Rair Yair Gair Bair J J J J J")
    table = Scenario("niveldoce").level(1, 8).hand(1, "Rair Yair Gair Bair J J J J J R1").playing(1)
    table.lay_out_as("Rair Yair Gair Bair", "J=air J=air J=air", "J=air J=air")
    assert table.hand_text(1) == "R1"
    assert can_lay_out(6, "R12 Y12 Reagle Bfish Rfire Bearth")


@proves("N27")
def test_n27_a_run_from_1_to_12_takes_no_joker() -> None:
    run = "R1 Y2 G3 B4 R5 Y6 G7 B8 R9 Y10 G11 J=12"
    table = Scenario("niveldoce").group(1, "run 4", run).hand(1, "J R5").playing(1)
    assert table.legal() == {"-J", "-R5"}


@proves("N28")
def test_n28_2_animals_are_different_ones() -> None:
    assert can_lay_out(6, "R12 Y12 Reagle Bfish Rfire Bearth")
    assert not can_lay_out(6, "R12 Y12 Rfish Bfish Rfire Bearth")


@proves("N29")
def test_n29_level_2_asks_for_12_points_not_for_12_cards() -> None:
    assert can_lay_out(2, "R1 Y2 G3 B4 R5 Y6 G7 G12")


@proves("N29")
def test_n29_level_9_asks_for_two_elements_each_with_its_matching_animal() -> None:
    run = "R1 Y2 G3 B4 R5 Y6"
    assert can_lay_out(9, f"{run} Rair Bwater Yeagle Gfish")
    assert not can_lay_out(9, f"{run} Rair Bwater Yeagle Geagle")
    table = Scenario("niveldoce").level(1, 9).hand(1, f"{run} Rair Bwater Yeagle Geagle knock")
    with pytest.raises(LayoutError, match="lay_out/not_matching"):
        table.playing(1).lay_out_as(run, "Rair Bwater Yeagle Geagle")


@proves("N29")
def test_n29_level_11_asks_for_four_numbers_two_of_one_element_two_of_one_animal() -> None:
    assert can_lay_out(11, "R5 Y5 G5 B5 Rair Bair Rfish Bfish")
    assert not can_lay_out(11, "R5 Y5 G5 B5 Rair Bfire Rfish Bsnake")
