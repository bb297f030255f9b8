"""NivelDoce: runs to twelve, sets of pictures, elements, animals, colours, and jokers in them."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario


def at_level(level: int, hand: str) -> Scenario:
    """A seat at this level that has taken its card."""
    return Scenario("niveldoce").level(1, level).hand(1, hand).playing(1)


def can_lay_out(level: int, hand: str) -> bool:
    """Is the level in this hand, with two cards more that are of no use for it?"""
    return "lay-out" in at_level(level, f"{hand} knock knock").legal()


@proves("ND-11", "S-25")
@pytest.mark.parametrize(
    ("run", "holds"),
    [
        ("R1 Y2 G3 B4", True),
        ("R9 Y10 G11 B12", True),
        ("R10 Y11 G12 B1", False),
        ("R11 Y12 G1 B2", False),
        ("R12 Y1 G2 B3", False),
    ],
)
def test_runs_go_from_1_to_12_and_do_not_join_12_and_1(run: str, holds: bool) -> None:
    assert can_lay_out(1, f"{run} Rearth Bsnake") is holds


@proves("ND-11")
def test_a_joker_in_a_run_never_stands_beyond_1_or_12() -> None:
    low = at_level(1, "R1 Y2 G3 J Rearth Bsnake knock")
    assert low.ways_to_lay_out() == {("R1 Y2 G3 J=4", "Rearth Bsnake")}
    high = at_level(1, "R10 Y11 G12 J Rearth Bsnake knock")
    assert high.ways_to_lay_out() == {("J=9 R10 Y11 G12", "Rearth Bsnake")}


@proves("ND-11")
def test_pictures_are_no_part_of_a_run() -> None:
    assert not can_lay_out(1, "R10 Y11 G12 Bair Rearth Bsnake")


@proves("ND-15")
@pytest.mark.parametrize("four", ["R5 Y5 G5 B5", "Rair Yair Gair Bair", "Rfish Yfish Gfish Bfish"])
@pytest.mark.parametrize("pair", ["R9 Y9", "Rfire Yfire", "Reagle Yeagle"])
def test_a_set_may_be_of_a_value_of_an_element_or_of_an_animal(four: str, pair: str) -> None:
    three = "R11 Y11 G11"
    table = at_level(8, f"{four} {three} {pair} knock")
    assert table.ways_to_lay_out() == {(four, three, pair)}


@proves("ND-15")
@pytest.mark.parametrize("mixed", ["Rair Beagle", "R5 Bair", "Rfire Bearth", "R5 Y6"])
def test_a_set_is_not_mixed(mixed: str) -> None:
    assert not can_lay_out(8, f"R5 Y5 G5 B5 R7 Y7 G7 {mixed}")


@proves("ND-16", "N26", "S-28")
def test_two_sets_of_one_level_may_show_the_same_value() -> None:
    hand = "R1 Y2 G3 B4 R7 Y7 G7 B7 J knock"
    sevens = {way for way in at_level(12, hand).ways_to_lay_out() if "7" in way[2]}
    assert ("R1 Y2 G3 B4", "R7 Y7 G7", "B7 J=7") in sevens
    table = at_level(12, hand).lay_out_as("R1 Y2 G3 B4", "R7 Y7 G7", "B7 J=7")
    assert table.hand_text(1) == "knock"


@proves("ND-16", "N26")
def test_two_sets_of_one_level_may_show_the_same_picture() -> None:
    hand = "R1 Y2 G3 B4 Rair Yair Gair Bair J knock"
    assert ("R1 Y2 G3 B4", "Rair Yair Gair", "Bair J=air") in at_level(12, hand).ways_to_lay_out()


@proves("ND-17", "N29")
def test_level_11_asks_for_four_numbers_a_pair_of_an_element_and_a_pair_of_an_animal() -> None:
    hand = "R5 Y5 G5 B5 Rair Bair Rfish Bfish knock"
    assert at_level(11, hand).ways_to_lay_out() == {("R5 Y5 G5 B5", "Rair Bair", "Rfish Bfish")}
    for refused in (
        ("Rair Yair Gair Bair", "Rfire Bfire", "Rfish Bfish"),
        ("R5 Y5 G5 B5", "R7 B7", "Rfish Bfish"),
        ("R5 Y5 G5 B5", "Rair Bair", "R7 B7"),
        ("R5 Y5 G5 B5", "Rsnake Bsnake", "Rfish Bfish"),
        ("R5 Y5 G5 B5", "Rair Bair", "Rfire Bfire"),
    ):
        table = at_level(11, f"{' '.join(refused)} knock")
        assert "lay-out" not in table.legal()
        with pytest.raises(LayoutError):
            table.lay_out_as(*refused)


@proves("ND-17")
def test_the_animals_of_level_11_need_not_match_its_elements() -> None:
    assert can_lay_out(11, "R5 Y5 G5 B5 Rair Bair Rsnake Bsnake")
    assert can_lay_out(11, "R5 Y5 G5 B5 Rair Bair Reagle Beagle")


@proves("ND-18")
def test_2_elements_show_different_pictures() -> None:
    assert can_lay_out(5, "R1 Y2 G3 B4 R5 R9 Y9 Rair Rearth")
    assert not can_lay_out(5, "R1 Y2 G3 B4 R5 R9 Y9 Rair Bair")


@proves("ND-18", "ND-24")
def test_a_joker_among_2_elements_is_another_element() -> None:
    table = at_level(5, "R1 Y2 G3 B4 R5 R9 Y9 Rair J knock")
    run, pair = "R1 Y2 G3 B4 R5", "R9 Y9"
    assert table.ways_to_lay_out() == {
        (run, pair, "Rair J=fire"),
        (run, pair, "Rair J=water"),
        (run, pair, "Rair J=earth"),
    }
    for refused in ("air", "eagle", "5"):
        table = at_level(5, "R1 Y2 G3 B4 R5 R9 Y9 Rair J knock")
        with pytest.raises(LayoutError):
            table.lay_out_as(run, pair, f"Rair J={refused}")


@proves("ND-19", "N28")
def test_2_animals_show_different_pictures() -> None:
    four = "R9 Y9 G9 B9"
    assert can_lay_out(3, f"R3 Y4 G5 {four} Reagle Rsnake")
    assert not can_lay_out(3, f"R3 Y4 G5 {four} Reagle Beagle")
    with pytest.raises(LayoutError):
        at_level(3, f"R3 Y4 G5 {four} Reagle Beagle knock").lay_out_as(
            "R3 Y4 G5", four, "Reagle Beagle"
        )


@proves("ND-20", "N26")
@pytest.mark.parametrize("elements", ["Rair Bwater", "Rair Bfire", "Rfire Bearth"])
def test_in_level_6_the_animals_need_not_match_the_elements(elements: str) -> None:
    assert can_lay_out(6, f"R12 Y12 Reagle Bfish {elements}")


@proves("ND-21", "ND-2")
@pytest.mark.parametrize(
    "pair", ["air eagle", "fire phoenix", "water fish", "earth snake"], ids=str.split
)
def test_an_element_lies_with_its_matching_animal_in_any_colours(pair: str) -> None:
    element, animal = pair.split()
    for first in "RYGB":
        for second in "RYGB":
            assert can_lay_out(1, f"R3 Y4 G5 B6 {first}{element} {second}{animal}")


@proves("ND-22")
def test_two_pairs_of_one_level_need_two_different_elements() -> None:
    run = "R1 Y2 G3 B4 R5 Y6"
    assert can_lay_out(9, f"{run} Rair Reagle Bfire Bphoenix")
    assert not can_lay_out(9, f"{run} Rair Reagle Bair Beagle")
    with pytest.raises(LayoutError):
        at_level(9, f"{run} Rair Reagle Bair Beagle knock").lay_out_as(
            run, "Rair Reagle Bair Beagle"
        )


@proves("ND-22", "ND-24")
def test_jokers_make_up_the_second_pair_of_another_element() -> None:
    run = "R1 Y2 G3 B4 R5 Y6"
    hand = f"{run} Rair Reagle J J knock"
    pictures = {way[1] for way in at_level(9, hand).ways_to_lay_out() if way[0] == run}
    assert pictures == {
        "Rair J=fire Reagle J=phoenix",
        "Rair J=water Reagle J=fish",
        "Rair J=earth Reagle J=snake",
    }


@proves("ND-23", "N6")
def test_a_colour_group_holds_numbers_elements_animals_and_jokers() -> None:
    table = at_level(4, "R1 R2 R12 Rair Rfire Reagle Rsnake J knock")
    table.lay_out_as("R1 R2 R12 Rair Rfire Reagle Rsnake J=R")
    assert "J=R" in table.group_texts()[0].split()


@proves("ND-23", "N6", "S-30")
@pytest.mark.parametrize("special", ["stopper", "wish", "knock", "direction", "draw-two"])
def test_no_special_is_part_of_a_colour_group(special: str) -> None:
    table = at_level(4, f"R1 R2 R12 Rair Rfire Reagle Rsnake {special} knock")
    assert "lay-out" not in table.legal()
    with pytest.raises(LayoutError):
        table.lay_out_as(f"R1 R2 R12 Rair Rfire Reagle Rsnake {special}")


@proves("ND-23", "N6", "G1")
def test_eight_jokers_are_a_colour_group_of_any_colour() -> None:
    layouts = at_level(4, "J J J J J J J J knock").ways_to_lay_out()
    assert layouts == {(" ".join([f"J={colour}"] * 8),) for colour in "RYGB"}


@proves("ND-24", "S-42")
def test_what_a_joker_stands_for_lies_open() -> None:
    table = at_level(3, "R3 J G5 R9 Y9 G9 J Reagle J knock")
    table.lay_out_as("R3 J=4 G5", "R9 Y9 G9 J=9", "Reagle J=snake")
    assert table.group_texts() == ["R3 J=4 G5", "R9 Y9 G9 J=9", "Reagle J=snake"]


@proves("ND-24")
def test_a_joker_cannot_be_declared_as_what_does_not_fit() -> None:
    for refused in (
        ("R3 J=5 G5", "R9 Y9 G9 J=9", "Reagle J=snake"),
        ("R3 J=4 G5", "R9 Y9 G9 J=8", "Reagle J=snake"),
        ("R3 J=4 G5", "R9 Y9 G9 J=9", "Reagle J=eagle"),
        ("R3 J=4 G5", "R9 Y9 G9 J=9", "Reagle J=air"),
    ):
        table = at_level(3, "R3 J G5 R9 Y9 G9 J Reagle J knock")
        with pytest.raises(LayoutError):
            table.lay_out_as(*refused)


@proves("ND-24", "G1", "S-41")
def test_a_level_may_be_laid_out_with_jokers_only() -> None:
    table = at_level(1, "J J J J J J knock")
    layouts = table.ways_to_lay_out()
    runs = {way[0] for way in layouts}
    pairs = {way[1] for way in layouts}
    assert runs == {" ".join(f"J={low + i}" for i in range(4)) for low in range(1, 10)}
    assert pairs == {
        "J=air J=eagle",
        "J=fire J=phoenix",
        "J=water J=fish",
        "J=earth J=snake",
    }
    assert len(layouts) == 9 * 4
