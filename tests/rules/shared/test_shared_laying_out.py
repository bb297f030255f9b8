"""What the five games share: laying out (docs/rules/shared.md, S-16 to S-23)."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError
from nivelo.engine.records.longer_groups import split_longer
from support.docs.proves import proves
from support.engine.scenario import Scenario

TWO_RUNS = "R1 O2 Y3 G7 B8 P9"  # level 1 of Level 8


@proves("S-16")
def test_a_seat_lays_out_in_step_2_of_its_own_turn() -> None:
    s = Scenario(dealer=3).hand(1, f"{TWO_RUNS} B15").hand(2, f"{TWO_RUNS} B15").turn(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == "lay_out/not_now"
    s.play("draw")
    assert "lay-out" in s.legal()
    assert s.to_act == 1  # seat 2 has the same cards and is not asked
    s.play("-B15")
    assert s.to_act == 2
    assert s.refuses("lay-out")


@proves("S-16")
def test_a_seat_lays_out_at_most_once_in_a_round() -> None:
    s = Scenario(dealer=3).hand(1, f"{TWO_RUNS} R4 O5 Y6 R11 O12 Y13 B15").playing(1)
    s.lay_out_as("R1 O2 Y3", "G7 B8 P9")
    assert s.refuses("lay-out")
    with pytest.raises(LayoutError, match="lay_out/already"):
        s.lay_out_as("R4 O5 Y6", "R11 O12 Y13")
    assert len(s.group_texts()) == 2


@proves("S-17")
def test_all_groups_of_the_level_are_laid_out_together() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} B15").playing(1).lay_out_as("R1 O2 Y3", "G7 B8 P9")
    assert s.group_texts() == ["R1 O2 Y3", "G7 B8 P9"]
    assert s.hand_text(1) == "B15"
    assert s.state.laid_out[0] == 1
    assert s.decision == "playing"


@proves("S-17")
def test_a_part_of_the_level_is_refused() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} B15").playing(1)
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == ""
    assert s.layout_error("R1 O2 Y3") == "lay_out/groups"
    assert s.layout_error() == "lay_out/groups"
    assert s.hand_text(1) == "R1 O2 Y3 G7 B8 P9 B15"
    assert "lay-out" not in Scenario().hand(1, "R1 O2 Y3 G7 B8 P11 B15").playing(1).legal()


@proves("S-17")
def test_a_layout_once_begun_goes_on_until_all_its_groups_lie_there() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} B15").playing(1).play("lay-out")
    while s.decision == "laying_out":
        assert s.refuses("-B15", "done")
        assert s.group_texts() == []
        s.play(min(s.legal()))
    assert s.group_texts() == ["R1 O2 Y3", "G7 B8 P9"]


@proves("S-18")
def test_groups_beyond_those_of_the_level_are_refused() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} R11 O12 Y13 B15").playing(1)
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9", "R11 O12 Y13") == "lay_out/groups"
    s.lay_out_as("R1 O2 Y3", "G7 B8 P9")
    # Afterwards too: of the third run nothing can be put down but as a lay-off.
    assert s.legal() == {"-R11", "-O12", "-Y13", "-B15"}


@proves("S-19")
def test_each_group_has_exactly_the_number_of_cards_that_the_level_asks_for() -> None:
    s = Scenario().hand(1, "R1 O2 Y3 R4 G7 B8 P9 B15").playing(1)
    assert s.layout_error("R1 O2", "G7 B8 P9") == "lay_out/too_short"
    for layout in s.state.layouts(50):
        assert [group.placed.n for group in layout] == [3, 3]


def lay_out_longer(s: Scenario, *groups: str) -> Scenario:
    """Lay out groups in one go of which some are longer than the level asks for."""
    claims = [[s.claim(card) for card in group.split()] for group in groups]
    layout = split_longer(s.state, claims)
    s.state.lay_out_checked(layout.groups)
    return s.play(*(move.text for move in layout.lay_offs))


@proves("S-19")
def test_a_longer_group_counts_as_the_layout_followed_by_lay_offs() -> None:
    hand = "R1 O2 Y3 R4 O5 G7 B8 J B15"
    at_once, one_by_one = (Scenario().hand(1, hand).playing(1) for _ in range(2))
    assert at_once.layout_error("R1 O2 Y3 R4 O5", "G7 B8 J=9") == "lay_out/too_long"
    lay_out_longer(at_once, "R1 O2 Y3 R4 O5", "G7 B8 J=9")
    one_by_one.lay_out_as("R1 O2 Y3", "G7 B8 J=9").play("R4@1", "O5@1")
    assert at_once.group_texts() == one_by_one.group_texts() == ["R1 O2 Y3 R4 O5", "G7 B8 J=9"]
    assert at_once.hand_text(1) == one_by_one.hand_text(1) == "B15"
    assert at_once.events() == one_by_one.events()


@proves("S-19", "S-50")
def test_a_longer_group_too_must_leave_a_card_to_discard() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} R4").playing(1)
    with pytest.raises(LayoutError, match="lay_out/last_card"):
        lay_out_longer(s, "R1 O2 Y3 R4", "G7 B8 P9")
    assert s.group_texts() == []


@proves("S-20")
def test_a_card_serves_one_group_only() -> None:
    # 1-2-3 and 3-4-5 with a single three; 6-7-8 is not there either.
    s = Scenario().hand(1, "R1 O2 Y3 G4 B5 P15").playing(1)
    assert "lay-out" not in s.legal()
    assert s.layout_error("R1 O2 Y3", "Y3 G4 B5") == "lay_out/not_in_hand"
    s.hand(1, "R1 O2 Y3 P3 G4 B5 P15")
    assert "lay-out" in s.legal()
    assert s.layout_error("R1 O2 Y3", "P3 G4 B5") == ""
    assert s.layout_error("R1 O2 Y3", "Y3 G4 B5") == "lay_out/not_in_hand"


@proves("S-21")
def test_cards_on_the_table_never_count_towards_a_layout() -> None:
    s = Scenario().hand(1, "R1 O2 Y3 G7 B8 R15").group(2, "run 3", "P9 P10 P11").playing(1)
    assert "lay-out" not in s.legal()
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == "lay_out/not_in_hand"
    s.hand(1, "R1 O2 Y3 G7 B8 P9 R15")
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == ""


@proves("S-22")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("R1 O2 Y3", "G2 B3 P4"),  # they overlap
        ("R1 O2 Y3", "G4 B5 P6"),  # they touch
        ("R1 O2 Y3", "G1 B2 P3"),  # they are equal
        ("R13 O14 Y15", "G1 B2 P3"),
    ],
)
def test_each_group_is_judged_by_itself(first: str, second: str) -> None:
    s = Scenario().hand(1, f"{first} {second} B15").playing(1)
    assert "lay-out" in s.legal()
    s.lay_out_as(first, second)
    assert s.group_texts() == [first, second]


@proves("S-23")
def test_groups_stay_where_they_are_until_the_round_ends() -> None:
    s = Scenario(dealer=3).hand(1, "R4 B15 B14").group(1, "run 3", "O1 O2 O3").playing(1)
    s.play("R4@1")
    # No move names a card of a group: not one to take back, to move or to exchange.
    assert s.legal() == {"-B15", "-B14"}
    s.play("-B15", "draw")
    s.hand(2, "R1 R9").playing(2).play("-R1")
    assert s.group_texts() == ["O1 O2 O3 R4"]
    s.hand(1, "R9").playing(1).play("-R9")
    assert s.state.round == 2
    assert s.group_texts() == []


@proves("S-17")
def test_an_illegal_layout_changes_nothing() -> None:
    s = Scenario().hand(1, f"{TWO_RUNS} B15").playing(1)
    before = (s.hand_text(1), s.legal(), s.state.decisions)
    with pytest.raises(LayoutError):
        s.lay_out_as("R1 O2 Y3", "G7 B8 B15")
    with pytest.raises(IllegalMoveError):
        s.play("way1")
    assert before == (s.hand_text(1), s.legal(), s.state.decisions)
