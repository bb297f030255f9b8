"""Worked examples of Level 8 (docs/rules/examples.md, E-1 to E-9), letter by letter."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario


def lay_offs(s: Scenario) -> set[str]:
    return {move for move in s.legal() if "@" in move}


# E-1: lay-offs on the run 4-5-6


def run_456(hand: str) -> Scenario:
    return Scenario().hand(1, f"{hand} B15").group(1, "run 3", "R4 O5 Y6").playing(1)


@proves("E-1")
def test_the_run_4_5_6_takes_7_and_then_8() -> None:
    assert run_456("G7 B8").play("G7@1", "B8@1").group_texts() == ["R4 O5 Y6 G7 B8"]


@proves("E-1")
def test_the_run_4_5_6_takes_3_and_then_2() -> None:
    assert run_456("G3 B2").play("G3@1", "B2@1").group_texts() == ["B2 G3 R4 O5 Y6"]


@proves("E-1")
def test_8_before_7_and_2_before_3_are_refused() -> None:
    s = run_456("G7 B8 G3 B2")
    assert s.refuses("B8@1", "B2@1")
    assert lay_offs(s) == {"G7@1", "G3@1"}


# E-2: four pairs 2-2, 3-3, 6-6, 6-6

PAIRS = ["R2 O2", "R3 O3", "R6 O6", "Y6 G6"]


@proves("E-2")
def test_2_2_3_3_6_6_6_6_are_four_pairs() -> None:
    s = Scenario().level(1, 2).hand(1, f"{' '.join(PAIRS)} B15").playing(1)
    assert "lay-out" in s.legal()
    assert s.lay_out_as(*PAIRS).group_texts() == PAIRS


def four_pairs(hand: str) -> Scenario:
    s = Scenario().level(1, 2).hand(1, f"{hand} B15")
    for pair in PAIRS:
        s.group(1, "set 2", pair)
    return s.playing(1)


@proves("E-2")
@pytest.mark.parametrize("colour", "YGBP")
def test_any_2_3_and_6_may_be_laid_off_on_them(colour: str) -> None:
    s = four_pairs(f"{colour}2 {colour}3 B6")
    assert lay_offs(s) == {f"{colour}2@1", f"{colour}3@2", "B6@3", "B6@4"}
    s.play(f"{colour}2@1", f"{colour}3@2", "B6@4")
    assert s.hand_text(1) == "B15"


@proves("E-2")
def test_no_other_value_fits_the_four_pairs() -> None:
    others = [value for value in range(1, 16) if value not in (2, 3, 6)]
    assert lay_offs(four_pairs(" ".join(f"P{value}" for value in others))) == set()


# E-3: the run 8-9-10-11 with the pairs 3-3 and 9-9


def run_and_pairs(hand: str) -> Scenario:
    s = Scenario().hand(1, f"{hand} B15").group(1, "run 4", "R8 O9 Y10 G11")
    return s.group(1, "set 2", "R3 O3").group(2, "set 2", "R9 Y9").playing(1)


@proves("E-3")
def test_8_9_10_11_takes_7_then_6_and_12_then_13() -> None:
    s = run_and_pairs("P6 P7 P12 P13")
    assert lay_offs(s) == {"P7@1", "P12@1"}
    s.play("P12@1", "P7@1", "P6@1", "P13@1")
    assert s.group_texts()[0] == "P6 P7 R8 O9 Y10 G11 P12 P13"


@proves("E-3")
def test_the_pairs_take_any_3_and_any_9() -> None:
    s = run_and_pairs("Y3 G3 B3 P3 G9 B9 P9")
    assert lay_offs(s) == {"Y3@2", "G3@2", "B3@2", "P3@2", "G9@3", "B9@3", "P9@3"}
    s.play("Y3@2", "G3@2", "B3@2", "P3@2", "G9@3", "B9@3", "P9@3")
    assert s.group_texts()[1:] == ["R3 O3 Y3 G3 B3 P3", "R9 Y9 G9 B9 P9"]


# E-4: level 1 asks for two runs of three


@proves("E-4")
def test_one_run_alone_is_refused() -> None:
    s = Scenario().hand(1, "R4 O5 Y6 G9 G11 B13 B15").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R4 O5 Y6") == "lay_out/groups"


@proves("E-4")
def test_two_runs_are_accepted() -> None:
    s = Scenario().hand(1, "R4 O5 Y6 G9 G10 B11 B15").playing(1)
    assert "lay-out" in s.legal()
    s.lay_out_as("R4 O5 Y6", "G9 G10 B11")
    assert s.group_texts() == ["R4 O5 Y6", "G9 G10 B11"]


@proves("E-4")
def test_a_third_run_is_refused_with_the_layout_and_afterwards() -> None:
    s = Scenario().hand(1, "R4 O5 Y6 G9 G10 B11 R13 O14 Y15 B1").playing(1)
    assert s.layout_error("R4 O5 Y6", "G9 G10 B11", "R13 O14 Y15") == "lay_out/groups"
    s.lay_out_as("R4 O5 Y6", "G9 G10 B11")
    assert s.refuses("lay-out")
    assert s.layout_error("R13 O14 Y15") == "lay_out/already"
    assert lay_offs(s) == set()


# E-5


@proves("E-5")
def test_14_15_1_is_not_a_run() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "R14 O15 Y1 B8").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R14 O15 Y1") == "lay_out/not_a_run"
    s = Scenario().hand(1, "Y1 B8").group(1, "run 3", "R13 O14 Y15").playing(1)
    assert lay_offs(s) == set()


# E-6: colours


@proves("E-6")
@pytest.mark.parametrize("colour", "ROYGBP")
@pytest.mark.parametrize("values", ["7 2 11 15", "12 13 4 8 1", "7 2 9", "12 7 4 8"])
def test_these_cards_of_one_colour_are_a_colour(colour: str, values: str) -> None:
    cards = " ".join(f"{colour}{value}" for value in values.split())
    size = len(values.split())
    s = Scenario(asks=(f"colour {size}",)).hand(1, f"{cards} skip").playing(1)
    assert "lay-out" in s.legal()
    assert s.layout_error(cards) == ""
    # With one card of another colour it is none.
    other = "R" if colour != "R" else "B"
    wrong = f"{cards.rpartition(' ')[0]} {other}{values.split()[-1]}"
    s.hand(1, f"{wrong} skip")
    assert s.refuses("lay-out")
    assert s.layout_error(wrong) == "lay_out/not_one_colour"


@proves("E-6")
def test_any_further_card_of_that_colour_may_be_laid_off() -> None:
    s = Scenario().hand(1, "R1 R3 R8 R14 B7").group(1, "colour 4", "R7 R2 R11 R15").playing(1)
    assert lay_offs(s) == {"R1@1", "R3@1", "R8@1", "R14@1"}


# E-7: skips


@proves("E-7")
def test_a_second_skip_in_front_of_the_same_seat_is_refused() -> None:
    s = Scenario(dealer=3).hand(1, "skip skip R1").hand(2, "skip O1").playing(1).play("skip>3")
    s.playing(2)
    assert s.refuses("skip>3")
    assert "skip>1" in s.legal()


@proves("E-7")
def test_a_skip_as_the_last_card_ends_the_round_and_skips_nobody() -> None:
    s = Scenario(players=2, dealer=1).hand(1, "skip").group(1, "run 3", "R1 R2 R3").playing(1)
    assert s.refuses("skip>2")
    s.play("-skip")
    assert s.state.round == 2
    # Seat 2 deals, seat 1 begins, and then seat 2 has its turn.
    s.hand(1, "R1 R2").play("draw", "-R1")
    assert (s.to_act, s.decision) == (2, "taking")


@proves("E-7")
def test_a_skip_that_comes_to_the_top_renews_the_pile_and_the_tops_stay() -> None:
    s = Scenario(players=2, dealer=2).hand(1, "skip R1 R2 R3").hand(2, "O1 O2").draw_pile("G8 G9")
    s.pile(1, "B1 B2").pile(2, "P1 P2").playing(1).play("skip>2")
    assert s.under_text() == "skip"  # seat 2 slid it under the pile
    s.play("draw", "-G8")
    assert s.under_text() == "skip"
    s.play("draw")  # G9: now the skip is on top
    assert sorted(s.draw_text().split()) == ["B1", "B2", "P1", "skip"]
    assert (s.pile_text(1), s.pile_text(2)) == ("G8", "P2")


# E-8: moving up and winning


@proves("E-8")
def test_out_two_levels_laid_out_one_else_none() -> None:
    s = Scenario().hand(1, "R9").level(1, 2).level(2, 2).level(3, 2)
    s.group(1, "set 2", "R1 O1").group(2, "set 2", "R2 O2").playing(1).play("-R9")
    assert s.levels() == [4, 3, 2]


@proves("E-8")
def test_level_7_on_the_table_and_the_round_ended_wins() -> None:
    s = Scenario().level(1, 7).hand(1, "R1 O1 Y1 G2 G3 G4 G5 G6 B15").playing(1).lay_out()
    assert not s.state.is_over
    s.play("-B15")
    assert (s.state.is_over, s.state.winner) == (True, 0)


@proves("E-8")
def test_level_8_laid_out_wins_with_cards_still_in_hand() -> None:
    s = Scenario().level(1, 8).hand(1, "R1 O1 R2 O2 Y2 R3 O3 Y3 G3 B14 B15").playing(1).lay_out()
    assert (s.state.is_over, s.state.winner) == (True, 0)
    assert s.hand_text(1) == "B14 B15"


# E-9: keeping cards on the two-star side


def ended(level: int, side: str) -> Scenario:
    s = Scenario(players=2, side=side, dealer=1).level(2, level).hand(2, "O1 O2 O3 O4 O5 O6")
    return s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")


@proves("E-9")
def test_at_level_5_up_to_four_cards_are_kept_and_five_refused() -> None:
    s = ended(5, "two")
    s.play("O1", "O2", "O3")
    assert s.decision == "keeping"
    s.play("O4")
    assert (s.state.round, s.decision) == (2, "taking")
    assert s.refuses("O5")
    assert {"O1", "O2", "O3", "O4"} <= set(s.hand_text(2).split())


@proves("E-9")
def test_at_level_4_none_are_kept() -> None:
    assert ended(4, "two").decision == "taking"


@proves("E-9")
@pytest.mark.parametrize("level", range(1, 9))
def test_on_the_one_star_side_none_are_kept_at_any_level(level: int) -> None:
    assert ended(level, "one").decision == "taking"
