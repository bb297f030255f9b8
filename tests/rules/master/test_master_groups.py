"""Level 8 Master: colour runs and range jokers (docs/rules/master.md, MA-6 to MA-16)."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import NotationError
from nivelo.engine.groups.levels import parse_level
from support.docs.proves import proves
from support.engine.scenario import Scenario

RANGES = {"J1-5": range(1, 6), "J6-10": range(6, 11), "J11-15": range(11, 16)}


def asking(asked: str, hand: str) -> Scenario:
    """Seat 1 holds these cards and one more, and its level asks for this group."""
    return Scenario("level8-master", asks=(asked,)).hand(1, f"{hand} swap").playing(1)


def lay_offs(asked: str, group: str, hand: str) -> set[str]:
    s = Scenario("level8-master").hand(1, f"{hand} swap").group(1, asked, group).playing(1)
    return {move for move in s.legal() if "@" in move}


# Colour runs


@proves("MA-6")
@pytest.mark.parametrize("cards", ["R4 R5 R6", "B13 B14 B15", "P1 P2 P3"])
def test_a_colour_run_is_of_one_colour_and_of_values_that_follow_one_another(cards: str) -> None:
    s = asking("colour run 3", cards)
    assert "lay-out" in s.legal()
    assert s.lay_out_as(cards).group_texts() == [cards]


@proves("MA-6")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("R4 R5 O6", "lay_out/not_one_colour"),
        ("R4 O5 Y6", "lay_out/not_one_colour"),
        ("R4 R5 R7", "lay_out/not_a_run"),
        ("R4 R9 R2", "lay_out/not_a_run"),
    ],
)
def test_another_colour_or_a_gap_is_no_colour_run(cards: str, code: str) -> None:
    s = asking("colour run 3", cards)
    assert s.refuses("lay-out")
    assert s.layout_error(cards) == code


@proves("MA-7")
def test_the_shortest_colour_run_has_two_cards() -> None:
    assert asking("colour run 2", "R4 R5").lay_out_as("R4 R5").group_texts() == ["R4 R5"]
    with pytest.raises(NotationError, match="'colour run 1': the shortest is 2"):
        parse_level(["colour run 1"], Scenario("level8-master").deck)


@proves("MA-8")
@pytest.mark.parametrize("cards", ["R14 R15 R1", "R15 R1 R2"])
def test_a_colour_run_does_not_step_from_15_to_1(cards: str) -> None:
    s = asking("colour run 3", cards)
    assert s.refuses("lay-out")
    assert s.layout_error(cards) == "lay_out/not_a_run"


@proves("MA-8")
def test_nothing_is_laid_off_beyond_15_or_below_1() -> None:
    assert lay_offs("colour run 3", "R13 R14 R15", "R1 R12") == {"R12@1"}
    assert lay_offs("colour run 3", "R1 R2 R3", "R15 R4") == {"R4@1"}
    assert lay_offs("colour run 3", "R13 R14 R15", "J1-5 J11-15") == {"J11-15@1-"}


@proves("MA-9")
def test_a_colour_run_takes_the_next_values_in_its_own_colour_only() -> None:
    hand = "R5 R9 O5 O9 Y9 G5 R4 R10"
    assert lay_offs("colour run 3", "R6 R7 R8", hand) == {"R5@1", "R9@1"}


# Range jokers


@proves("MA-10")
def test_there_are_three_jokers_of_each_range() -> None:
    deck = Scenario("level8-master").deck
    jokers = {text: deck.count[deck.parse(text)] for text in RANGES}
    assert jokers == {"J1-5": 3, "J6-10": 3, "J11-15": 3}


@proves("MA-11")
@pytest.mark.parametrize("joker", RANGES)
@pytest.mark.parametrize("value", range(1, 16))
def test_in_a_set_a_range_joker_stands_for_a_value_in_its_range_only(
    joker: str, value: int
) -> None:
    s = asking("set 3", f"R{value} O{value} {joker}")
    fits = value in RANGES[joker]
    assert ("lay-out" in s.legal()) is fits
    code = "" if fits else "lay_out/joker_range"
    assert s.layout_error(f"R{value} O{value} {joker}={value}") == code


@proves("MA-11")
@pytest.mark.parametrize("joker", RANGES)
@pytest.mark.parametrize("value", range(2, 15))
def test_in_a_run_a_range_joker_stands_for_a_value_in_its_range_only(
    joker: str, value: int
) -> None:
    s = asking("run 3", f"R{value - 1} {joker} O{value + 1}")
    fits = value in RANGES[joker]
    assert ("lay-out" in s.legal()) is fits
    code = "" if fits else "lay_out/joker_range"
    assert s.layout_error(f"R{value - 1} {joker}={value} O{value + 1}") == code


@proves("MA-11", "MA-14")
@pytest.mark.parametrize("joker", RANGES)
@pytest.mark.parametrize("value", range(2, 15))
def test_in_a_colour_run_a_range_joker_stands_for_a_value_in_its_range_only(
    joker: str, value: int
) -> None:
    s = asking("colour run 3", f"R{value - 1} {joker} R{value + 1}")
    fits = value in RANGES[joker]
    assert ("lay-out" in s.legal()) is fits
    code = "" if fits else "lay_out/joker_range"
    assert s.layout_error(f"R{value - 1} {joker}=R{value} R{value + 1}") == code


@proves("MA-12")
@pytest.mark.parametrize("colour", "ROYGBP")
@pytest.mark.parametrize("joker", RANGES)
def test_a_range_joker_stands_for_any_colour(joker: str, colour: str) -> None:
    low = RANGES[joker][0]
    group = f"{colour}{low} {joker}={colour}{low + 1} {colour}{low + 2}"
    s = asking("colour run 3", f"{colour}{low} {joker} {colour}{low + 2}").lay_out_as(group)
    assert s.group_texts() == [group]


@proves("MA-13")
@pytest.mark.parametrize("joker", RANGES)
def test_in_a_colour_group_the_range_does_not_matter(joker: str) -> None:
    for cards in ("R1 R2", "R7 R8", "R13 R15"):
        s = asking("colour 3", f"{cards} {joker}").lay_out_as(f"{cards} {joker}=R")
        assert s.group_texts() == [f"{cards} {joker}=R"]
        s = asking("colour 3", f"{cards} {joker}").play("lay-out", "way1", *cards.split(), joker)
        assert s.group_texts() == [f"{cards} {joker}=R"]
    assert lay_offs("colour 4", "R1 R2 R4 R5", joker) == {f"{joker}@1"}


@proves("MA-14")
def test_in_a_colour_run_a_joker_has_the_colour_of_the_run() -> None:
    s = asking("colour run 3", "R6 J6-10 R8")
    assert s.layout_error("R6 J6-10=R7 R8") == ""
    assert s.layout_error("R6 J6-10=B7 R8") == "lay_out/not_one_colour"
    assert s.lay_out_as("R6 J6-10 R8").group_texts() == ["R6 J6-10=R7 R8"]  # it is clear


@proves("MA-14", "G21")
def test_a_joker_laid_off_on_a_colour_run_takes_its_colour() -> None:
    s = Scenario("level8-master").hand(1, "J1-5 J6-10 R10 B10 R4 B4 swap")
    s.group(1, "colour run 3", "R6 R7 R8").playing(1).play("J6-10@1+", "J1-5@1-")
    assert s.group_texts() == ["J1-5=R5 R6 R7 R8 J6-10=R9"]
    assert {m for m in s.legal() if "@" in m} == {"R4@1", "R10@1"}


@proves("MA-15", "G21", "G1")
def test_a_colour_run_of_jokers_only_needs_its_colour_declared() -> None:
    s = asking("colour run 3", "J1-5 J1-5 J1-5 G5 B5")
    assert s.layout_error("J1-5=1 J1-5=2 J1-5=3") == "lay_out/joker_unclear"
    assert s.layout_error("J1-5=B2 J1-5=G3 J1-5=B4") == "lay_out/not_one_colour"
    s.lay_out_as("J1-5=B2 J1-5=B3 J1-5=B4")
    assert s.group_texts() == ["J1-5=B2 J1-5=B3 J1-5=B4"]
    assert {m for m in s.legal() if "@" in m} == {"B5@1"}  # and binds what is laid off


@proves("MA-15", "MA-11")
def test_a_colour_run_of_jokers_only_stays_in_their_ranges() -> None:
    s = asking("colour run 3", "J1-5 J6-10 J6-10")
    assert s.layout_error("J1-5=B5 J6-10=B6 J6-10=B7") == ""
    assert s.layout_error("J1-5=B4 J6-10=B5 J6-10=B6") == "lay_out/joker_range"


@proves("MA-16", "G21")
@pytest.mark.parametrize(
    ("asked", "group", "joker", "moves"),
    [
        ("run 3", "R6 O7 Y8", "J1-5", {"J1-5@1-"}),
        ("run 3", "R6 O7 Y8", "J6-10", {"J6-10@1+"}),
        ("run 3", "R6 O7 Y8", "J11-15", set()),
        ("run 3", "R8 O9 Y10", "J6-10", {"J6-10@1-"}),
        ("run 3", "R8 O9 Y10", "J11-15", {"J11-15@1+"}),
        ("run 3", "R7 O8 Y9", "J6-10", {"J6-10@1-", "J6-10@1+"}),
        ("run 3", "R1 O2 Y3", "J1-5", {"J1-5@1+"}),
        ("colour run 3", "R6 R7 R8", "J1-5", {"J1-5@1-"}),
        ("colour run 3", "R3 R4 R5", "J6-10", {"J6-10@1+"}),
        ("set 2", "R3 O3", "J6-10", set()),
        ("set 2", "R3 O3", "J1-5", {"J1-5@1"}),
        ("set 2", "R15 O15", "J11-15", {"J11-15@1"}),
    ],
)
def test_the_range_binds_in_lay_offs_too(
    asked: str, group: str, joker: str, moves: set[str]
) -> None:
    assert lay_offs(asked, group, joker) == moves
