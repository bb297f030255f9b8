"""What the five games share: laying off (docs/rules/shared.md, S-31 to S-39)."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario


def table() -> Scenario:
    """Seats 1 and 2 have laid out: 4-5-6 and 1-2-3, four pairs."""
    s = Scenario(players=4, dealer=4)
    s.group(1, "run 3", "R4 O5 Y6").group(1, "run 3", "R1 O2 Y3")
    s.group(2, "set 2", "R2 G2").group(2, "set 2", "R3 G3")
    s.group(2, "set 2", "R6 G6").group(2, "set 2", "O6 B6")
    return s


@proves("S-31")
def test_a_seat_lays_off_only_when_its_own_level_lies_on_the_table() -> None:
    s = table().hand(3, "G7 B2 B15").playing(3)
    assert s.legal() == {"-G7", "-B2", "-B15"}
    assert s.refuses("G7@1", "B2@3")
    s.hand(1, "G7 B2 B15").playing(1)
    assert {"G7@1", "B2@3"} <= s.legal()


@proves("S-32", "G11")
def test_laying_off_begins_in_the_very_turn_of_the_layout() -> None:
    s = Scenario(dealer=3).hand(1, "R1 O2 Y3 G7 B8 P9 R4 B15 B14").playing(1)
    assert s.refuses("R4@1")  # the layout comes first
    s.lay_out().play("R4@1")
    assert s.group_texts()[0] == "R1 O2 Y3 R4"


@proves("S-32")
def test_laying_off_goes_on_in_all_later_turns_of_the_round() -> None:
    s = table().hand(1, "G7 G8 B15 B14 B13").playing(1).play("G7@1", "-B15")
    s.hand(1, "G8 B14 B13").playing(1).play("G8@1", "-B14")
    assert s.group_texts()[0] == "R4 O5 Y6 G7 G8"


@proves("S-32")
def test_nothing_is_laid_off_before_the_take() -> None:
    s = table().hand(1, "G7 B15").turn(1)
    assert s.refuses("G7@1")
    s.play("draw")
    assert "G7@1" in s.legal()


@proves("S-33")
def test_every_group_on_the_table_may_be_laid_off_on() -> None:
    s = table().hand(1, "G7 B2 B15").playing(1)
    assert {"G7@1", "B2@3"} <= s.legal()  # the own ones and those of others
    s = table().hand(2, "G7 B2 B15").playing(2)
    assert {"G7@1", "B2@3"} <= s.legal()
    s.play("G7@1")
    assert s.group_texts()[0] == "R4 O5 Y6 G7"
    assert s.state.groups[0].owner == 0  # it stays seat 1's group


@proves("S-34", "G11")
def test_any_number_of_cards_may_be_laid_off_in_one_turn_in_any_order() -> None:
    s = table().hand(1, "G7 G8 P2 B6 P3 B15").playing(1)
    s.play("P3@4", "G7@1", "P2@3", "G8@1", "B6@6")
    assert s.group_texts() == [
        "R4 O5 Y6 G7 G8",
        "R1 O2 Y3",
        "R2 G2 P2",
        "R3 G3 P3",
        "R6 G6",
        "O6 B6 B6",
    ]
    assert s.hand_text(1) == "B15"


@proves("S-34")
def test_each_card_must_fit_the_group_as_it_lies_at_that_moment() -> None:
    s = table().hand(1, "G7 G8 B15").playing(1)
    assert s.refuses("G8@1")
    s.play("G7@1")
    assert "G8@1" in s.legal()
    s.play("G8@1")
    # And what fitted before does not fit any more.
    s.hand(1, "P7 B15 B14")
    assert s.refuses("P7@1")


@proves("S-35", "S-18")
def test_a_card_laid_off_never_begins_a_new_group() -> None:
    s = table().hand(1, "R9 O9 Y9 R11 O12 Y13").playing(1)
    assert s.legal() == {"-R9", "-O9", "-Y9", "-R11", "-O12", "-Y13"}
    assert s.refuses("R9@7", "lay-out")


@proves("S-36")
def test_a_run_takes_the_values_next_to_its_ends_again_and_again() -> None:
    s = Scenario().hand(1, "P3 P2 P1 G7 G8 G9 B15").group(1, "run 3", "R4 O5 Y6").playing(1)
    assert {m for m in s.legal() if "@" in m} == {"P3@1", "G7@1"}
    s.play("P3@1", "G7@1", "G8@1", "P2@1", "P1@1", "G9@1")
    assert s.group_texts() == ["P1 P2 P3 R4 O5 Y6 G7 G8 G9"]


@proves("S-36")
def test_a_run_takes_no_value_that_it_has_and_none_beyond_a_gap() -> None:
    s = Scenario().hand(1, "P2 P4 P5 P6 G8 B15").group(1, "run 3", "R4 O5 Y6").playing(1)
    assert not {m for m in s.legal() if "@" in m}


@proves("S-37", "G2")
def test_a_run_takes_nothing_below_1_and_nothing_above_the_highest_value() -> None:
    low = Scenario().hand(1, "P15 P4 B9").group(1, "run 3", "R1 O2 Y3").playing(1)
    assert {m for m in low.legal() if "@" in m} == {"P4@1"}
    high = Scenario().hand(1, "P1 P12 B9").group(1, "run 3", "R13 O14 Y15").playing(1)
    assert {m for m in high.legal() if "@" in m} == {"P12@1"}


@proves("S-37", "ND-11")
def test_in_niveldoce_a_run_that_ends_with_12_takes_nothing_above() -> None:
    s = Scenario("niveldoce").group(1, "run 4", "R9 B10 G11 Y12")
    s.hand(1, "R1 R8 Rair Bair Reagle Rsnake B3").playing(1)
    assert {m for m in s.legal() if "@" in m} == {"R8@1"}


@proves("S-38", "G2")
def test_a_set_takes_cards_of_its_value_without_limit() -> None:
    s = Scenario(mix="master-all").group(1, "set 2", "R4 R4")
    s.hand(1, "O4 O4 Y4 Y4 G4 G4 B4 B4 P4 P4 J J J J5 B9".replace("J5", "J1-5")).playing(1)
    for card in ["O4", "O4", "Y4", "Y4", "G4", "G4", "B4", "B4", "P4", "P4", "J", "J", "J", "J1-5"]:
        s.play(f"{card}@1")
    assert s.state.groups[0].placed.n == 16
    assert s.hand_text(1) == "B9"


@proves("S-38")
def test_a_set_takes_no_other_value() -> None:
    s = Scenario().hand(1, "R3 R5 O15 O1 B9").group(1, "set 3", "R4 O4 Y4").playing(1)
    assert not {m for m in s.legal() if "@" in m}


@proves("S-39", "G2")
def test_a_colour_takes_cards_of_its_colour_without_limit() -> None:
    s = Scenario(mix="master-all").group(1, "colour 4", "R1 R2 R3 R4")
    more = "R1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 J J J6-10"
    s.hand(1, f"{more} B9").playing(1)
    for card in more.split():
        s.play(f"{card}@1")
    assert s.state.groups[0].placed.n == 23


@proves("S-39")
def test_a_colour_takes_no_other_colour() -> None:
    s = Scenario().hand(1, "O1 Y2 G3 B4 P5 R15").group(1, "colour 4", "R1 R2 R3 R4").playing(1)
    assert {m for m in s.legal() if "@" in m} == {"R15@1"}


@proves("S-36", "S-38", "S-39")
@pytest.mark.parametrize(
    ("asked", "cards", "card", "after"),
    [
        ("run 3", "R4 O5 Y6", "P3", "P3 R4 O5 Y6"),
        ("run 3", "R4 O5 Y6", "P7", "R4 O5 Y6 P7"),
        ("set 2", "R4 O4", "P4", "R4 O4 P4"),
        ("colour 4", "R9 R2 R7 R1", "R4", "R9 R2 R7 R1 R4"),
    ],
)
def test_a_card_laid_off_lies_where_it_belongs(
    asked: str, cards: str, card: str, after: str
) -> None:
    s = Scenario().hand(1, f"{card} B15").group(2, asked, cards).group(1, "set 2", "G11 B11")
    s.playing(1).play(f"{card}@1")
    assert s.group_texts()[0] == after
    assert s.hand_text(1) == "B15"
