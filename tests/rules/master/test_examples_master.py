"""Worked examples of Level 8 Master (docs/rules/examples.md, E-10 to E-14), letter by letter."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario


def lay_offs(s: Scenario) -> set[str]:
    return {move for move in s.legal() if "@" in move}


# E-10: colour runs


@proves("E-10")
@pytest.mark.parametrize("colour", "ROYGBP")
@pytest.mark.parametrize("values", ["4 5", "10 11 12"])
def test_4_5_and_10_11_12_in_one_colour_are_colour_runs(colour: str, values: str) -> None:
    cards = " ".join(f"{colour}{value}" for value in values.split())
    s = Scenario("level8-master", asks=(f"colour run {len(values.split())}",))
    s.hand(1, f"{cards} keep").playing(1)
    assert "lay-out" in s.legal()
    assert s.lay_out_as(cards).group_texts() == [cards]


# E-11: lay-offs on the red colour run 6-7-8


def red_678(hand: str) -> Scenario:
    s = Scenario("level8-master").hand(1, f"{hand} keep")
    return s.group(1, "colour run 3", "R6 R7 R8").playing(1)


@proves("E-11")
def test_red_6_7_8_takes_a_red_9_and_then_a_red_10() -> None:
    s = red_678("R9 R10")
    assert lay_offs(s) == {"R9@1"}
    assert s.play("R9@1", "R10@1").group_texts() == ["R6 R7 R8 R9 R10"]


@proves("E-11")
def test_red_6_7_8_takes_a_red_5_and_then_a_red_4() -> None:
    s = red_678("R5 R4")
    assert lay_offs(s) == {"R5@1"}
    assert s.play("R5@1", "R4@1").group_texts() == ["R4 R5 R6 R7 R8"]


@proves("E-11")
@pytest.mark.parametrize("colour", "OYGBP")
def test_a_9_or_a_5_of_another_colour_is_refused(colour: str) -> None:
    s = red_678(f"{colour}9 {colour}5")
    assert s.refuses(f"{colour}9@1", f"{colour}5@1")


# E-12: the red colour run 4-J-J-7


@proves("E-12")
def test_red_4_j_j_7_holds_with_a_1_5_and_a_6_10_joker() -> None:
    s = Scenario("level8-master", asks=("colour run 4",)).hand(1, "R4 J1-5 J6-10 R7 keep")
    assert "lay-out" in s.playing(1).legal()
    s.lay_out_as("R4 J1-5=R5 J6-10=R6 R7")
    assert s.group_texts() == ["R4 J1-5=R5 J6-10=R6 R7"]


@proves("E-12")
def test_red_4_j_j_7_does_not_hold_with_two_1_5_jokers() -> None:
    s = Scenario("level8-master", asks=("colour run 4",)).hand(1, "R4 J1-5 J1-5 R7 keep")
    assert s.playing(1).refuses("lay-out")
    assert s.layout_error("R4 J1-5=R5 J1-5=R6 R7") == "lay_out/joker_range"
    assert s.layout_error("R4 J1-5 J1-5 R7") == "lay_out/joker_range"


@proves("E-12")
def test_nor_with_the_two_jokers_the_other_way_round() -> None:
    s = Scenario("level8-master", asks=("colour run 4",)).hand(1, "R4 J1-5 J6-10 R7 keep")
    assert s.playing(1).layout_error("R4 J6-10=R5 J1-5=R6 R7") == "lay_out/joker_range"


# E-13: level 7 not laid out, two keep cards


@proves("E-13")
def test_level_7_with_two_keep_cards_keeps_up_to_ten_cards() -> None:
    hand = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11"
    s = Scenario("level8-master", 2, dealer=1).level(2, 7).hand(2, hand).front(2, "keep keep")
    s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")
    for card in hand.split()[:10]:
        assert (s.to_act, s.decision) == (2, "keeping")
        s.play(card)
    assert s.state.round == 2  # 4 + 3 + 3 and no eleventh
    assert s.hand_text(2) == "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10"


# E-14: specials, and four pairs at level 1


@proves("E-14")
def test_a_seat_with_two_cards_opens_two_for_a_take_card() -> None:
    s = Scenario("level8-master", 2, dealer=2).hand(1, "take R1").hand(2, "O1 O2").playing(1)
    s.play("take!", "O2", "O1")
    assert (s.to_act, s.decision) == (1, "stealing")
    assert s.legal() == {"O1<2", "O2<2", "done"}


@proves("E-14")
@pytest.mark.parametrize("special", ["take", "swap", "keep"])
def test_a_special_as_the_last_card_ends_the_round_without_effect(special: str) -> None:
    s = Scenario("level8-master", 2, dealer=1).hand(1, special).group(1, "set 2", "R1 O1")
    s.playing(1)
    assert s.legal() == {f"-{special}"}
    s.play(f"-{special}")
    assert (s.state.round, s.decision) == (2, "taking")
    assert s.levels() == [3, 1]


@proves("E-14")
def test_two_of_the_four_pairs_alone_are_refused() -> None:
    s = Scenario("level8-master").hand(1, "R1 O1 R3 O3 R5 O6 R7 O8 B15").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R1 O1", "R3 O3") == "lay_out/groups"


@proves("E-14")
def test_a_fifth_pair_is_refused() -> None:
    s = Scenario("level8-master").hand(1, "R1 O1 R3 O3 R5 O5 R7 O7 R9 O9 B15").playing(1)
    four = ("R1 O1", "R3 O3", "R5 O5", "R7 O7")
    assert s.layout_error(*four, "R9 O9") == "lay_out/groups"
    s.lay_out_as(*four)
    assert lay_offs(s) == set()
    assert s.refuses("R9@1", "lay-out")
