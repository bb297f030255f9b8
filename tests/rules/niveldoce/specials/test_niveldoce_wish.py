"""NivelDoce, the wish card: instead of taking, cards are put down and as many drawn."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"
YELLOW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def wishing(hand: str, players: int = 2, wish_draw: str = "exact") -> Scenario:
    """Seat 1 has put its wish card on the discard pile."""
    table = Scenario("niveldoce", players, wish_draw=wish_draw).pile(1, "G1").draw_pile(YELLOW)
    for seat in range(2, players + 1):
        table.hand(seat, "B5 B6")
    return table.hand(1, hand).take(1).play("wish!")


@proves("ND-48", "ND-50", "N2")
def test_a_wish_alone_draws_one_card_and_the_turn_is_over() -> None:
    table = wishing("R5 R6 wish").play("done")
    assert table.hand_text(1) == "Y1 R5 R6"
    assert table.pile_text(1) == "G1 wish"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-48")
def test_a_wish_is_not_played_after_a_card_was_taken() -> None:
    table = Scenario("niveldoce").hand(1, "R5 wish").take(1).play("draw")
    assert "wish!" not in table.legal()
    assert "-wish" in table.legal()


@proves("ND-48")
def test_a_seat_without_a_wish_card_cannot_play_one() -> None:
    table = Scenario("niveldoce").hand(1, "R5 knock").take(1)
    with pytest.raises(IllegalMoveError):
        table.play("wish!")


@proves("ND-49", "ND-50", "N2")
@pytest.mark.parametrize("more", range(7))
def test_up_to_six_more_cards_go_on_top_and_as_many_are_drawn(more: int) -> None:
    hand = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]
    table = wishing(f"{' '.join(hand)} wish").play(*hand[:more])
    if more < 6:
        table.play("done")
    assert table.pile_text(1) == " ".join(["G1", "wish", *hand[:more]])
    drawn = YELLOW.split()[: more + 1]
    assert sorted(table.hand_text(1).split()) == sorted([*hand[more:], *drawn])
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-49")
def test_a_seventh_card_does_not_go_along() -> None:
    table = wishing("R1 R2 R3 R4 R5 R6 R7 R8 wish").play("R1", "R2", "R3", "R4", "R5", "R6")
    assert table.decision != "wishing"
    assert "R7" in table.hand_text(1)


@proves("ND-49")
def test_the_cards_lie_on_the_pile_in_the_order_in_which_they_were_put_down() -> None:
    table = wishing("R5 R6 Bair wish").play("R6", "Bair", "done")
    assert table.pile_text(1) == "G1 wish R6 Bair"


@proves("ND-50", "N20", "N2")
def test_with_wish_draw_up_to_the_player_says_how_many_to_draw_at_least_one() -> None:
    table = wishing("R5 R6 R7 R8 wish", wish_draw="up_to").play("R5", "R6", "done")
    assert table.decision == "counting"
    assert table.legal() == {"draw1", "draw2", "draw3"}
    table.play("draw2")
    assert table.hand_text(1) == "Y1 Y2 R7 R8"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-50", "N20")
def test_with_wish_draw_up_to_a_wish_alone_draws_one() -> None:
    table = wishing("R5 wish", wish_draw="up_to").play("done")
    assert table.legal() == {"draw1"}


@proves("ND-50", "N20")
def test_with_wish_draw_up_to_seven_cards_may_be_exchanged_for_one() -> None:
    table = wishing("R1 R2 R3 R4 R5 R6 wish", wish_draw="up_to")
    table.play("R1", "R2", "R3", "R4", "R5", "R6")
    assert table.legal() == {f"draw{n}" for n in range(1, 8)}
    table.play("draw1")
    assert table.hand_text(1) == "Y1"
    assert table.state.round == 1


@proves("ND-50", "ND-9", "G12")
def test_the_draw_pile_is_renewed_while_the_cards_are_drawn() -> None:
    table = wishing("R5 R6 R7 wish").draw_pile("Y1").play("R5", "R6", "done")
    # Y1, and two of G1, wish and R5; the top of the pile stays.
    assert table.pile_text(1) == "R6"
    assert table.state.hands[0].n == 4
    assert table.state.draw_pile.n == 1


@proves("ND-51")
def test_nothing_else_is_done_in_the_turn_of_a_wish() -> None:
    table = wishing(f"{RUN} Rearth Bsnake R1 R2 wish")
    assert table.decision == "wishing"
    assert table.legal() == {*RUN.split(), "Rearth", "Bsnake", "R1", "R2", "done"}
    table.play("R1", "done")
    assert table.state.laid_out[0] == 0
    assert table.to_act == 2


@proves("ND-51")
def test_who_has_laid_out_lays_off_nothing_in_the_turn_of_a_wish() -> None:
    table = wishing("R2 R9 wish").group(1, "run 4", RUN)
    table.play("done")
    assert table.group_texts() == [RUN]
    assert table.to_act == 2


@proves("ND-52", "N3")
def test_the_whole_hand_may_be_put_down_and_the_round_goes_on() -> None:
    table = wishing("R5 R6 wish").group(1, "run 4", RUN).play("R5", "R6")
    assert table.state.round == 1
    assert table.hand_text(1) == "Y1 Y2 Y3"
    assert table.to_act == 2


@proves("ND-52", "N3")
def test_a_wish_as_the_only_card_of_the_hand_draws_one_and_the_round_goes_on() -> None:
    table = wishing("wish").group(1, "run 4", RUN)
    assert table.state.round == 1
    assert table.hand_text(1) == "Y1"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-53", "N20")
def test_wishes_knocks_jokers_stoppers_and_directions_go_along_as_plain_cards() -> None:
    table = wishing("R5 R6 J knock wish wish direction stopper", players=3)
    assert table.legal() == {"R5", "R6", "J", "knock", "wish", "direction", "stopper", "done"}
    table.play("wish", "knock", "direction", "stopper", "J", "done")
    assert table.pile_text(1) == "G1 wish wish knock direction stopper J"
    assert table.state.direction == 1
    assert [table.front_text(seat) for seat in (1, 2, 3)] == ["", "", ""]
    # Six were put down, so six are drawn; the second wish is spent.
    assert table.state.hands[0].n == 8
    assert "wish" not in table.hand_text(1)


@proves("ND-53")
def test_a_draw_two_never_goes_along() -> None:
    table = wishing("R5 draw-two wish")
    with pytest.raises(IllegalMoveError):
        table.play("draw-two")
    assert table.play("R5").legal() == {"done"}


@proves("ND-54")
def test_a_stopper_is_not_the_last_card_put_down() -> None:
    table = wishing("R5 R6 stopper wish").play("stopper")
    assert "done" not in table.legal()
    with pytest.raises(IllegalMoveError):
        table.play("done")
    assert table.play("R5").legal() == {"R6", "done"}


@proves("ND-54")
def test_two_stoppers_may_lie_below_another_card() -> None:
    table = wishing("R5 R6 stopper stopper wish").play("stopper", "stopper")
    assert table.legal() == {"R5", "R6"}
    table.play("R6", "done")
    assert table.pile_text(1) == "G1 wish stopper stopper R6"


@proves("ND-54")
def test_a_stopper_goes_along_only_if_another_card_can_still_lie_on_it() -> None:
    assert wishing("stopper draw-two wish").legal() == {"done"}
    full = wishing("R1 R2 R3 R4 R5 R6 stopper wish").play("R1", "R2", "R3", "R4", "R5")
    # A sixth card would be the last one, so it cannot be the stopper.
    assert full.legal() == {"R6", "done"}


@proves("ND-54")
def test_the_whole_rest_of_the_hand_goes_along_if_no_stopper_comes_last() -> None:
    table = wishing("R5 stopper wish").play("stopper", "R5")
    assert table.pile_text(1) == "G1 wish stopper R5"
    assert table.hand_text(1) == "Y1 Y2 Y3"


@proves("ND-55", "N18")
def test_a_direction_card_on_top_turns_the_direction_and_stays_on_the_pile() -> None:
    table = wishing("R5 R6 direction wish", players=4).play("direction", "done")
    assert table.pile_text(1) == "G1 wish direction"
    assert table.state.beside == 0
    while table.decision == "knocking":
        table.play("pass")
    assert table.to_act == 4


@proves("ND-55", "N18")
def test_a_buried_direction_card_does_nothing() -> None:
    table = wishing("R5 R6 direction wish", players=4).play("direction", "R5", "done")
    while table.decision == "knocking":
        table.play("pass")
    assert table.to_act == 2
    assert table.events_of("turned_direction") == []


@proves("ND-55", "N18")
def test_two_direction_cards_turn_the_direction_only_once() -> None:
    table = wishing("R5 direction direction wish", players=4)
    table.play("direction", "direction", "done")
    while table.decision == "knocking":
        table.play("pass")
    assert table.to_act == 4
    assert len(table.events_of("turned_direction")) == 1


@proves("ND-55", "N18", "ND-43")
def test_a_direction_card_turned_by_a_wish_counts_as_the_first() -> None:
    table = wishing("R5 R6 direction wish", players=3).play("direction", "done", "pass")
    assert table.to_act == 3
    table.hand(3, "B5 direction").take(3).play("draw", "direction!")
    assert table.pile_text(1) == "G1 wish direction direction"
    assert table.state.beside == 0
    table.play("pass")
    assert table.to_act == 1


@proves("ND-55", "N18")
def test_if_play_is_clockwise_again_the_card_beside_the_pile_goes_under_the_one_on_top() -> None:
    table = Scenario("niveldoce", players=4).pile(1, "G1").draw_pile(YELLOW)
    table.hand(1, "R5 direction wish").counter_clockwise().take(1)
    table.play("wish!", "R5", "direction")
    assert table.state.beside == 0
    assert table.pile_text(1) == "G1 wish R5 direction direction"
    assert table.state.hands[0].n == 3
    while table.decision == "knocking":
        table.play("pass")
    assert table.to_act == 2


@proves("ND-56", "N20")
def test_a_wish_taken_from_a_pile_waits_for_the_next_turn() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 R6").hand(2, "B5 B6").pile(1, "G1 wish")
    table.draw_pile(YELLOW).take(1)
    assert table.legal() == {"draw", "pile"}
    table.play("pile")
    assert "wish!" not in table.legal()
    table.play("-R5", "draw", "-B5")
    assert (table.to_act, table.decision) == (1, "taking")
    assert "wish!" in table.legal()


@proves("ND-50", "G4", "S-48")
def test_with_too_few_cards_left_only_those_are_drawn() -> None:
    table = wishing("R5 R6 R7 wish").pile(1, "wish").draw_pile("Y1").play("R5", "done")
    # Y1, then the wish itself, renewed; the R5 on top stays.
    assert table.hand_text(1) == "Y1 R6 R7 wish"
    assert table.pile_text(1) == "R5"
