"""What the five games share: jokers (docs/rules/shared.md, S-40 to S-45)."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario


@proves("S-40")
@pytest.mark.parametrize("value", range(1, 16))
def test_a_joker_stands_for_any_value(value: int) -> None:
    s = Scenario(asks=("set 3",)).hand(1, f"R{value} O{value} J B15").playing(1)
    s.lay_out_as(f"R{value} O{value} J={value}")
    assert s.group_texts() == [f"R{value} O{value} J={value}"]


@proves("S-40")
@pytest.mark.parametrize("colour", "ROYGBP")
def test_a_joker_stands_for_any_colour(colour: str) -> None:
    cards = f"{colour}1 {colour}9"
    s = Scenario(asks=("colour 3",)).hand(1, f"{cards} J B15").playing(1)
    s.lay_out_as(f"{cards} J={colour}")
    assert s.group_texts() == [f"{cards} J={colour}"]


@proves("S-40")
@pytest.mark.parametrize("group", ["J=4 O5 Y6", "R4 J=5 Y6", "R4 O5 J=6"])
def test_a_joker_lies_anywhere_in_a_run(group: str) -> None:
    cards = " ".join(card.partition("=")[0] for card in group.split())
    s = Scenario(asks=("run 3",)).hand(1, f"{cards} B15").playing(1).lay_out_as(group)
    assert s.group_texts() == [group]


@proves("S-41")
@pytest.mark.parametrize(
    ("asked", "group"),
    [
        ("run 4", "R4 J=5 J=6 Y7"),
        ("run 4", "J=1 J=2 J=3 Y4"),
        ("set 4", "R9 J=9 J=9 J=9"),
        ("colour 4", "R9 J=R J=R J=R"),
    ],
)
def test_a_group_may_hold_several_jokers(asked: str, group: str) -> None:
    cards = " ".join(card.partition("=")[0] for card in group.split())
    s = Scenario(asks=(asked,)).hand(1, f"{cards} B15").playing(1).lay_out_as(group)
    assert s.group_texts() == [group]


@proves("S-41", "G1")
@pytest.mark.parametrize(
    ("asked", "group"),
    [("run 3", "J=8 J=9 J=10"), ("set 3", "J=8 J=8 J=8"), ("colour 3", "J=B J=B J=B")],
)
def test_a_group_may_consist_of_jokers_only_if_each_is_declared(asked: str, group: str) -> None:
    s = Scenario(asks=(asked,)).hand(1, "J J J B15").playing(1)
    assert "lay-out" in s.legal()
    assert s.layout_error("J J J") == "lay_out/joker_unclear"
    s.lay_out_as(group)
    assert s.group_texts() == [group]


@proves("G1")
def test_a_run_of_jokers_only_is_laid_off_on_as_it_was_declared() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "J J J R7 R11 B1 B15").playing(1)
    s.lay_out_as("J=8 J=9 J=10")
    assert {m for m in s.legal() if "@" in m} == {"R7@1", "R11@1"}


@proves("S-41", "G1")
def test_the_same_layout_of_jokers_only_is_made_card_by_card() -> None:
    s = Scenario(asks=("set 2",)).hand(1, "J J B15 P9").playing(1).play("lay-out")
    assert len(s.legal()) == 15  # which value?
    s.play("way7", "J", "J")
    assert s.group_texts() == ["J=7 J=7"]


@proves("S-42")
def test_what_a_joker_stands_for_is_open_to_all_and_binds_lay_offs() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "J R5 R6 R7 R3 B15").playing(1)
    s.lay_out_as("J=4 R5 R6")
    assert s.group_texts() == ["J=4 R5 R6"]
    assert {m for m in s.legal() if "@" in m} == {"R3@1", "R7@1"}

    s = Scenario(asks=("run 3",)).hand(1, "J R5 R6 R7 R8 R4 B15").playing(1)
    s.lay_out_as("R5 R6 J=7")
    assert {m for m in s.legal() if "@" in m} == {"R4@1", "R8@1"}


@proves("S-42")
def test_a_joker_must_stand_for_what_its_place_asks() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "J R5 R6 B15").playing(1)
    assert s.layout_error("J=4 R5 R6") == ""
    assert s.layout_error("R5 R6 J=8") == "lay_out/not_a_run"
    s = Scenario(asks=("set 3",)).hand(1, "J R5 O5 B15").playing(1)
    assert s.layout_error("R5 O5 J=6") == "lay_out/not_a_set"
    s = Scenario(asks=("colour 3",)).hand(1, "J R5 R6 B15").playing(1)
    assert s.layout_error("R5 R6 J=B") == "lay_out/not_one_colour"


@proves("S-42")
def test_a_joker_laid_off_stands_for_what_the_group_lacks_there() -> None:
    s = Scenario().hand(1, "J J J J B15")
    s.group(1, "run 3", "R4 O5 Y6").group(2, "set 2", "R9 O9").group(2, "colour 4", "R1 R2 R7 R5")
    s.playing(1).play("J@1+", "J@1-", "J@2", "J@3")
    assert s.group_texts() == ["J=3 R4 O5 Y6 J=7", "R9 O9 J=9", "R1 R2 R7 R5 J=R"]


@proves("S-43")
def test_no_seat_can_exchange_a_joker_on_the_table() -> None:
    s = (
        Scenario()
        .hand(1, "P5 G8 B15")
        .group(1, "run 3", "R4 J=5 Y6")
        .group(2, "set 3", "R8 J=8 O8")
    )
    s.playing(1)
    # The five is nowhere to be put; the eight only joins the set and frees no joker.
    assert s.legal() == {"G8@2", "-P5", "-G8", "-B15"}
    s.play("G8@2")
    assert s.group_texts() == ["R4 J=5 Y6", "R8 J=8 O8 G8"]


@proves("S-43")
def test_a_joker_keeps_its_meaning_when_the_group_grows() -> None:
    s = Scenario().hand(1, "P3 P7 B15").group(1, "run 3", "R4 J=5 Y6").playing(1)
    s.play("P3@1", "P7@1")
    assert s.group_texts() == ["P3 R4 J=5 Y6 P7"]
    s = Scenario().hand(1, "P8 B15").group(1, "run 3", "R5 Y6 J=7").playing(1).play("P8@1")
    assert s.group_texts() == ["R5 Y6 J=7 P8"]


@proves("S-44")
def test_a_joker_never_stands_for_a_skip() -> None:
    s = Scenario().hand(1, "J R1").playing(1)
    assert s.legal() == {"-J", "-R1"}
    assert s.refuses("skip>2", "skip>3")


@proves("S-44")
@pytest.mark.parametrize("special", ["take!", "swap!", "keep!"])
def test_a_joker_never_stands_for_a_special_of_master(special: str) -> None:
    s = Scenario("level8-master").hand(1, "J1-5 R1").playing(1)
    assert s.refuses(special)


@proves("S-45", "G3")
def test_a_joker_laid_off_on_a_run_goes_to_the_end_that_the_seat_names() -> None:
    for move, after in [("J@1-", "J=3 R4 O5 Y6"), ("J@1+", "R4 O5 Y6 J=7")]:
        s = Scenario().hand(1, "J B15").group(1, "run 3", "R4 O5 Y6").playing(1)
        assert s.legal() == {"J@1-", "J@1+", "-J", "-B15"}
        s.play(move)
        assert s.group_texts() == [after]


@proves("S-45", "G3")
def test_if_only_one_end_of_a_run_is_free_a_joker_goes_there() -> None:
    low = Scenario().hand(1, "J B15").group(1, "run 3", "R1 O2 Y3").playing(1)
    assert low.legal() == {"J@1+", "-J", "-B15"}
    high = Scenario().hand(1, "J B15").group(1, "run 3", "R13 O14 Y15").playing(1)
    assert high.legal() == {"J@1-", "-J", "-B15"}


@proves("G3")
@pytest.mark.parametrize("game", ["level8-99", "level8-101"])
def test_a_full_run_takes_no_joker_in_level_8(game: str) -> None:
    whole = " ".join(f"R{value}" for value in range(1, 16))
    s = Scenario(game).hand(1, "J B15").group(1, "run 7", whole).playing(1)
    assert s.legal() == {"-J", "-B15"}


@proves("G3")
def test_a_full_run_takes_a_joker_in_the_board_game() -> None:
    whole = " ".join(f"R{value}" for value in range(1, 16))
    s = Scenario("level8-board").hand(1, "J B15").group(1, "run 7", whole).playing(1)
    assert "J@1" in s.legal()
