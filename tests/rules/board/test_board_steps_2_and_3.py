"""The board game, steps 2 and 3: laying out, laying off, discarding, and the draw pile."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import view
from support.docs.proves import proves
from support.engine.scenario import Scenario


@proves("BO-46")
def test_the_level_is_laid_out_whole_after_the_action() -> None:
    table = Scenario("level8-board").hand(1, "R4 B4 G4 R7 B8 O9 P13").playing(1).lay_out()
    assert sorted(table.group_texts()) == ["R4 G4 B4", "R7 B8 O9"]
    assert table.hand_text(1) == "P13"


@proves("BO-46")
def test_nothing_is_laid_out_or_laid_off_before_the_action_is_done() -> None:
    table = Scenario("level8-board").hand(1, "R4 B4 G4 R7 B8 O9 P13").group(2, "set 3", "R5 O5 Y5")
    for move in ("lay-out", "R4@1", "-P13"):
        with pytest.raises(IllegalMoveError):
            table.rolls(1, 1, 2).play(move)


@proves("BO-46", "BO-57")
def test_a_seat_may_go_out_in_the_very_turn_of_its_layout() -> None:
    table = Scenario("level8-board").hand(1, "R4 B4 G4 R7 B8 O9 P4 P13").playing(1).lay_out()
    table.play("P4@1", "-P13")
    assert table.events_of("round_ended") == [(1, "", -1)]
    assert table.levels() == [3, 1, 1]


@proves("BO-46", "S-50")
def test_the_last_card_is_discarded_not_laid_off() -> None:
    table = Scenario("level8-board").hand(1, "R4").group(1, "set 3", "G4 O4 Y4").playing(1)
    assert table.legal() == {"-R4"}


@proves("BO-46")
def test_a_layout_that_would_take_the_whole_hand_is_not_offered() -> None:
    table = Scenario("level8-board").hand(1, "R4 B4 G4 R7 B8 O9").playing(1)
    assert "lay-out" not in table.legal()


@proves("BO-46", "S-31", "S-33")
def test_lay_offs_go_on_all_groups_once_the_own_level_lies_on_the_table() -> None:
    table = Scenario("level8-board").group(2, "run 3", "R7 B8 O9").hand(1, "P10 J G5").playing(1)
    assert table.legal() == {"-P10", "-J", "-G5"}, "no level of its own yet"
    table.group(1, "set 3", "R5 O5 Y5").playing(1)
    assert table.legal() == {"-P10", "-J", "-G5", "P10@1", "J@1-", "J@1+", "J@2", "G5@2"}


@proves("BO-47")
def test_a_number_card_or_a_joker_is_discarded_on_the_own_pile() -> None:
    for card in ("R4", "J"):
        table = Scenario("level8-board").hand(1, "R4 J").pile(1, "G2").playing(1)
        assert table.legal() == {"-R4", "-J"}
        table.play(f"-{card}")
        assert table.pile_text(1) == f"G2 {card}"
        assert table.to_act == 2


@proves("BO-47")
def test_one_card_must_be_discarded_and_no_more() -> None:
    table = Scenario("level8-board").hand(1, "R4 J B9").playing(1)
    with pytest.raises(IllegalMoveError):
        table.play("done")
    table.play("-R4")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("BO-47")
def test_there_are_no_special_cards() -> None:
    deck = Scenario("level8-board").deck
    assert deck.first_special == deck.faces


@proves("BO-48", "B5", "L-22", "L-23")
def test_a_used_up_draw_pile_is_renewed_from_all_piles_but_their_tops() -> None:
    table = Scenario("level8-board").hand(1, "R4").draw_pile("O10")
    table.pile(1, "R1 R2 R3").pile(2, "B3").pile(3, "G8 G9").lands_on(1, 2).play("draw")
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["R3", "B3", "G9"]
    assert sorted(table.deck.hand_text(table.state.draw_pile.faces()).split()) == ["G8", "R1", "R2"]
    assert table.events_of("renewed") == [(0, "", 3)]


@proves("BO-49", "B6")
def test_jokers_collected_for_a_renewal_go_back_to_the_middle() -> None:
    table = Scenario("level8-board").hand(1, "R4").draw_pile("O10").jokers_in_middle(1)
    table.pile(1, "J R2 J").pile(2, "J J B3").pile(3, "G9").lands_on(1, 2).play("draw")
    assert table.state.stock == 4, "three jokers were collected, the one on top stays"
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["J", "B3", "G9"]
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "R2"


@proves("BO-49", "B6")
def test_a_renewal_that_collects_jokers_only_leaves_no_draw_pile() -> None:
    table = Scenario("level8-board").hand(1, "R4").draw_pile("O10").jokers_in_middle(0)
    table.pile(1, "J R2").pile(2, "J J").pile(3, "").lands_on(1, 2).play("draw")
    assert (table.state.stock, table.state.draw_pile.n) == (2, 0)
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["R2", "J", ""]
    assert table.events_of("renewed") == [(0, "", 0)], (
        "everyone is told that the piles were collected"
    )
    table.play("-O10")
    assert table.events_of("renewed")[1:] == [(0, "", 1)], "R2 was covered and is the new draw pile"


@proves("BO-49", "B6", "BO-30")
def test_a_joker_that_came_back_can_be_taken_from_the_middle() -> None:
    table = Scenario("level8-board").hand(1, "R4").hand(2, "B4").draw_pile("O10")
    table.jokers_in_middle(0).pile(1, "J R2").pile(2, "G1").pile(3, "G2")
    table.tower(2, 7).lands_on(1, 2).play("draw", "-R4").dice(1, 2).play("field8")
    assert table.hand_text(2) == "B4 J"
    assert table.state.stock == 0


@proves("BO-50", "B7", "G6")
def test_a_joker_on_top_of_a_discard_pile_may_be_taken() -> None:
    table = Scenario("level8-board").hand(1, "R4").pile(2, "B3 J").lands_on(1, 2).play("pile2")
    assert table.hand_text(1) == "R4 J"
    assert table.pile_text(2) == "B3"
    assert view(table.state, 2).known[0] == [table.deck.parse("J")]


@proves("BO-50", "B7")
def test_the_own_discarded_joker_may_be_taken_back() -> None:
    table = Scenario("level8-board").hand(1, "R4").pile(1, "J").lands_on(1, 2).play("pile1")
    assert table.hand_text(1) == "R4 J"
