"""The worked examples of the board game: Ellen, Frank and Gerald, and the rest of them."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError
from nivelo.engine.groups.layout_check import Claim
from support.docs.proves import proves
from support.engine.scenario import Scenario

# Frank's group of red cards, which the rulebook only pictures.
RED = "R1 R6 R9 R12 R14"


def ellen(hand: str) -> Scenario:
    return Scenario("level8-board").level(1, 2).hand(1, hand).playing(1)


def claims(table: Scenario, *groups: str) -> list[list[Claim]]:
    """Groups of cards as a person sends them."""
    return [[Claim(table.deck.parse(card)) for card in group.split()] for group in groups]


@proves("E-15", "S-17")
def test_ellen_lays_out_two_pairs_and_a_triple() -> None:
    table = ellen("R4 B4 R11 G11 R8 O8 Y8 R5 B5 P1")
    table.state.lay_out(claims(table, "R4 B4", "R11 G11", "R8 O8 Y8"))
    assert [set(text.split()) for text in table.group_texts()] == [
        {"R4", "B4"},
        {"R11", "G11"},
        {"R8", "O8", "Y8"},
    ]
    assert table.hand_text(1) == "P1 R5 B5"


@proves("E-15", "S-17")
def test_ellen_lays_out_card_by_card() -> None:
    table = ellen("R4 B4 R11 G11 R8 O8 Y8 R5 B5 P1").play("lay-out")
    table.play("way4", "R4", "B4", "way11", "R11", "G11", "way8", "R8", "O8", "Y8")
    assert table.group_texts() == ["R4 B4", "R11 G11", "R8 O8 Y8"]
    assert table.decision == "playing"


@proves("E-15", "S-17")
def test_ellen_cannot_lay_out_without_the_third_8() -> None:
    table = ellen("R4 B4 R11 G11 R8 O8 R5 B5 P1 P2")
    assert "lay-out" not in table.legal()
    with pytest.raises(LayoutError):
        table.state.lay_out(claims(table, "R4 B4", "R11 G11", "R8 O8"))
    assert table.group_texts() == []


@proves("E-15", "S-18")
def test_ellen_cannot_lay_out_the_fives_as_a_third_pair() -> None:
    table = ellen("R4 B4 R11 G11 R8 O8 Y8 R5 B5 P1")
    with pytest.raises(LayoutError):
        table.state.lay_out(claims(table, "R4 B4", "R11 G11", "R8 O8 Y8", "R5 B5"))
    assert table.group_texts() == []
    table.play("lay-out", "way4", "R4", "B4", "way11", "R11", "G11", "way8", "R8", "O8", "Y8")
    assert table.legal() == {"-R5", "-B5", "-P1"}, "nor afterwards"


def frank_and_gerald(hand: str, seat: int = 1) -> Scenario:
    """Frank is seat 1 and has level 5 on the table, Gerald is seat 2 and has level 6."""
    table = Scenario("level8-board", players=2).level(1, 5).level(2, 6)
    table.group(1, "set 3", "O8 Y8 G8").group(1, "colour 5", RED)
    table.group(2, "run 9", "R3 B4 G5 O6 Y7 P8 B9 G10 O11")
    return table.hand(seat, hand).playing(seat)


@proves("E-16", "S-33")
@pytest.mark.parametrize("seat", [1, 2])
def test_frank_and_gerald_both_lay_off_eights_and_red_cards(seat: int) -> None:
    table = frank_and_gerald("R8 B8 R2 R15 P14", seat).play("B8@1", "R8@1", "R2@2", "R15@2")
    assert table.group_texts()[0] == "O8 Y8 G8 B8 R8"
    assert table.group_texts()[1] == f"{RED} R2 R15"


@proves("E-16")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_red_8_fits_the_eights_and_the_colour(seat: int) -> None:
    assert {"R8@1", "R8@2"} <= frank_and_gerald("R8 P14", seat).legal()


@proves("E-16", "S-36")
@pytest.mark.parametrize("seat", [1, 2])
def test_both_lay_off_2_then_1_and_12_then_13(seat: int) -> None:
    table = frank_and_gerald("O2 B1 Y12 B13 P14", seat)
    assert table.legal() == {"O2@3", "Y12@3", "-O2", "-B1", "-Y12", "-B13", "-P14"}
    table.play("O2@3", "B1@3", "Y12@3", "B13@3")
    assert table.group_texts()[2] == "B1 O2 R3 B4 G5 O6 Y7 P8 B9 G10 O11 Y12 B13"


@proves("E-16", "S-18", "S-35")
@pytest.mark.parametrize("group", ["O4 Y4 P4", "O5 P6 B7"])
def test_neither_a_new_triple_nor_a_new_run_is_laid_out(group: str) -> None:
    table = frank_and_gerald(f"{group} P14")
    assert table.legal() == {f"-{card}" for card in [*group.split(), "P14"]}
    with pytest.raises(LayoutError) as caught:
        table.state.lay_out(claims(table, group))
    assert caught.value.code == "lay_out/already"


@proves("E-16", "S-32")
def test_frank_lays_off_in_the_very_turn_of_his_layout() -> None:
    table = Scenario("level8-board", players=2).level(1, 5).level(2, 6)
    table.group(2, "run 9", "R3 B4 G5 O6 Y7 P8 B9 G10 O11")
    table.hand(1, f"O8 Y8 G8 {RED} B8 R2 O2 Y12 P14").playing(1)
    with pytest.raises(IllegalMoveError):
        table.play("O2@1")
    table.play("lay-out", "way8", "O8", "Y8", "G8", "way1", *RED.split())
    table.play("B8@2", "R2@3", "O2@1", "Y12@1", "-P14")
    assert table.events_of("round_ended") == [(1, "", -1)]


@proves("E-17", "S-28")
def test_two_pairs_and_a_triple_may_share_a_value() -> None:
    table = ellen("R5 B5 R3 O3 Y3 G3 B3 P14")
    assert "lay-out" in table.legal()
    table.play("lay-out", "way5", "R5", "B5", "way3", "R3", "O3", "way3", "Y3", "G3", "B3")
    assert table.group_texts() == ["R5 B5", "R3 O3", "Y3 G3 B3"]


@proves("E-17", "S-28")
def test_two_pairs_and_a_triple_of_one_value_sent_as_a_whole() -> None:
    table = ellen("R5 B5 R3 O3 Y3 G3 B3 P14")
    table.state.lay_out(claims(table, "R5 B5", "R3 O3", "Y3 G3 B3"))
    assert table.state.laid_out[0] == 1
    assert table.hand_text(1) == "P14"


@proves("E-18")
@pytest.mark.parametrize("cards", ["R11 O11 Y11 G11 B11 P11", "R11 O11 J=11 G11 J=11 P11"])
def test_six_elevens_with_or_without_jokers_take_another(cards: str) -> None:
    table = Scenario("level8-board").group(2, "set 3", cards).group(1, "set 3", "R5 O5 Y5")
    assert "J@1" in table.hand(1, "J P14").playing(1).legal()


@proves("E-18")
@pytest.mark.parametrize("second", ["O2", "J=2"])
def test_a_run_from_1_to_15_with_or_without_jokers_takes_another(second: str) -> None:
    run = f"R1 {second} Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 Y15"
    table = Scenario("level8-board").group(2, "run 9", run).group(1, "set 3", "R5 O5 Y5")
    assert "J@1" in table.hand(1, "J P14").playing(1).legal()


@proves("E-19", "BO-31")
def test_a_joker_field_with_no_joker_left_takes_from_any_pile() -> None:
    table = Scenario("level8-board").jokers_in_middle(0).pile(1, "R1").pile(2, "R2").pile(3, "")
    assert table.lands_on(1, 8).legal() == {"draw", "pile1", "pile2"}


@proves("E-20", "BO-24")
def test_the_round_ended_on_again_gives_no_other_turn() -> None:
    table = Scenario("level8-board", players=2).hand(1, "R8").group(1, "set 3", "O8 Y8 G8")
    table.pile(2, "B8").lands_on(1, 10).play("pile2", "B8@1", "-R8")
    while table.decision == "keeping":
        table.play("done")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("E-21")
def test_a_roll_of_three_and_three_past_two_opponents() -> None:
    table = Scenario("level8-board").tower(1, 4).tower(2, 5).tower(3, 9).rolls(1, 3, 3)
    assert table.legal() == {"field8", "field12"}, "6, 7, 8; then 10, 11, 12"
