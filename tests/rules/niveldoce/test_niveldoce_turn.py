"""NivelDoce: the steps of a turn, what may be discarded, and the renewal of the draw pile."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario


@proves("ND-6", "S-9")
def test_step_1_takes_the_top_of_the_draw_pile_or_of_the_discard_pile() -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, "G1 G2").draw_pile("B1 B2").take(1)
    assert table.legal() == {"draw", "pile"}
    assert table.play("draw").hand_text(1) == "B1 R5 R6"


@proves("ND-6", "S-10", "S-11")
def test_taking_the_top_of_the_discard_pile_uncovers_the_card_below() -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, "G1 G2").take(1).play("pile")
    assert table.hand_text(1) == "G2 R5 R6"
    assert table.pile_text(1) == "G1"


@proves("ND-6", "ND-48")
def test_a_seat_with_a_wish_card_may_play_it_instead_of_taking() -> None:
    table = Scenario("niveldoce").hand(1, "R5 wish").take(1)
    assert table.legal() == {"draw", "pile", "wish!"}


@proves("ND-6")
@pytest.mark.parametrize("other", ["stopper", "draw-two", "direction", "knock", "J"])
def test_no_other_special_is_played_in_step_1(other: str) -> None:
    table = Scenario("niveldoce").hand(1, f"R5 {other}").take(1)
    assert table.legal() == {"draw", "pile"}


@proves("ND-6", "S-8", "S-9")
def test_nothing_is_laid_out_or_discarded_before_a_card_was_taken() -> None:
    table = Scenario("niveldoce").hand(1, "R3 Y4 G5 B6 Rearth Bsnake R1").take(1)
    assert "lay-out" not in table.legal()
    with pytest.raises(LayoutError, match="lay_out/not_now"):
        table.lay_out_as("R3 Y4 G5 B6", "Rearth Bsnake")
    with pytest.raises(IllegalMoveError):
        table.play("-R1")


@proves("ND-6")
@pytest.mark.parametrize("top", ["J", "wish", "knock", "draw-two", "direction", "stopper"])
def test_a_joker_or_special_on_top_of_the_pile_may_be_taken(top: str) -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, f"G1 {top}").take(1).play("pile")
    assert table.hand_text(1) == f"R5 R6 {top}"
    assert table.pile_text(1) == "G1"


@proves("ND-7")
def test_step_3_discards_any_plain_card_on_the_discard_pile() -> None:
    table = Scenario("niveldoce").hand(1, "R5 Bair Yfish").pile(1, "G1").playing(1)
    assert table.legal() == {"-R5", "-Bair", "-Yfish"}
    table.play("-Bair")
    assert table.pile_text(1) == "G1 Bair"
    assert table.hand_text(1) == "R5 Yfish"


@proves("ND-7", "N14")
def test_stopper_draw_two_and_direction_are_played_each_in_its_own_way() -> None:
    table = Scenario("niveldoce").hand(1, "R5 stopper draw-two direction").playing(1)
    assert table.legal() == {
        "-R5",
        "stopper>2",
        "stopper>3",
        "draw-two!",
        "draw-two>2",
        "draw-two>3",
        "direction!",
    }


@proves("ND-7")
def test_the_turn_is_over_after_one_discard() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 R6 R7").hand(2, "B5 B6").playing(1)
    table.play("-R5")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-8", "N14")
@pytest.mark.parametrize("card", ["wish", "knock", "J"])
def test_wish_knock_and_joker_are_discarded_without_effect(card: str) -> None:
    table = Scenario("niveldoce", players=2).hand(1, f"R5 {card}").hand(2, "B5").pile(1, "G1")
    table.playing(1).play(f"-{card}")
    assert table.pile_text(1) == f"G1 {card}"
    assert table.hand_text(1) == "R5"
    assert (table.to_act, table.decision) == (2, "taking")
    assert table.state.direction == 1


@proves("ND-8", "N14", "ND-68")
@pytest.mark.parametrize("card", ["wish", "knock", "J"])
def test_wish_knock_and_joker_end_the_round_as_a_last_card(card: str) -> None:
    table = Scenario("niveldoce").hand(1, card).group(1, "run 4", "R3 Y4 G5 B6").playing(1)
    assert table.legal() == {f"-{card}"}
    table.play(f"-{card}")
    assert table.state.round == 2
    assert table.levels() == [2, 1, 1]


@proves("ND-9", "N7", "G5", "S-46")
def test_when_the_last_card_is_drawn_the_discards_but_the_top_become_the_draw_pile() -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, "G1 stopper J G4").draw_pile("B1")
    table.take(1).play("draw")
    assert table.pile_text(1) == "G4"
    drawn = sorted(table.deck.hand_text(table.state.draw_pile.faces()).split())
    assert drawn == ["G1", "J", "stopper"]


@proves("ND-9", "N7")
def test_the_renewed_draw_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(30):
        table = Scenario("niveldoce", seed=seed).hand(1, "R5").pile(1, "G1 G2 G3 G4")
        table.draw_pile("B1").take(1).play("draw")
        orders.add(table.deck.hand_text(table.state.draw_pile.faces()))
    assert len(orders) == 6


@proves("ND-9", "G13", "S-47")
def test_renewal_leaves_stoppers_groups_and_the_direction_card_where_they_are() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 R6").pile(1, "G1 G2").draw_pile("B1")
    table.front(3, "stopper").group(2, "run 4", "R3 Y4 G5 B6").counter_clockwise()
    table.take(1).play("draw")
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "G1"
    assert table.front_text(3) == "stopper"
    assert table.group_texts() == ["R3 Y4 G5 B6"]
    assert table.state.beside == 1


@proves("N7", "G4", "S-48")
def test_with_only_the_top_discard_left_it_must_be_taken() -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, "G1").draw_pile("").take(1)
    assert table.legal() == {"pile"}


@proves("G4", "S-48")
def test_with_nothing_left_to_take_the_take_is_skipped() -> None:
    table = Scenario("niveldoce").hand(1, "R5 R6").pile(1, "").draw_pile("").take(1)
    assert table.legal() == {"pass"}
    table.play("pass")
    assert (table.to_act, table.decision) == (1, "playing")
    assert table.hand_text(1) == "R5 R6"


@proves("N7", "G12")
def test_a_pile_that_could_not_be_renewed_is_renewed_by_the_next_discard() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 R6").hand(2, "B5").pile(1, "G1")
    table.draw_pile("").playing(1).play("-R5")
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "G1"
    assert table.pile_text(1) == "R5"
    assert table.legal() == {"draw", "pile"}
