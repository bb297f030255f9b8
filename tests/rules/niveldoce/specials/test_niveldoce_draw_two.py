"""NivelDoce, the draw-two: on the pile, in front of another seat, and as a last card."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"


@proves("ND-36", "N22")
def test_a_draw_two_on_the_pile_lets_its_player_draw_two_and_the_turn_is_over() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 draw-two").hand(2, "B5")
    table.pile(1, "G1").draw_pile("Y1 Y2 Y3").playing(1).play("draw-two!")
    assert table.hand_text(1) == "Y1 Y2 R5"
    assert table.pile_text(1) == "G1 draw-two"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-36", "N14")
def test_a_draw_two_is_never_discarded_without_effect() -> None:
    for hand in ("R5 draw-two", "draw-two"):
        table = Scenario("niveldoce").hand(1, hand).group(1, "run 4", RUN).playing(1)
        assert "-draw-two" not in table.legal()
        with pytest.raises(IllegalMoveError):
            table.play("-draw-two")


@proves("ND-36", "ND-9", "G12", "S-49")
def test_the_draw_pile_is_renewed_between_the_two_cards() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 draw-two").hand(2, "B5")
    table.pile(1, "G1 G2").draw_pile("Y1").playing(1).play("draw-two!")
    # Y1 is drawn, G1 and G2 become the draw pile, and one of them is drawn.
    assert table.state.hands[0].n == 3
    assert "Y1" in table.hand_text(1)
    assert table.pile_text(1) == "draw-two"
    assert table.state.draw_pile.n == 1


@proves("ND-36", "G4", "S-48")
def test_a_card_that_is_not_there_is_not_drawn() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 draw-two").hand(2, "B5")
    table.pile(1, "").draw_pile("Y1").playing(1).play("draw-two!")
    assert table.hand_text(1) == "Y1 R5"
    assert table.pile_text(1) == "draw-two"
    assert (table.to_act, table.legal()) == (2, {"pile"})


@proves("ND-37", "ND-68")
def test_as_the_last_card_on_the_pile_it_does_not_end_the_round() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "draw-two").group(1, "run 4", RUN)
    table.hand(2, "B5").pile(1, "G1").draw_pile("Y1 Y2 Y3").playing(1).play("draw-two!")
    assert table.state.round == 1
    assert table.hand_text(1) == "Y1 Y2"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-37", "G18")
def test_as_the_last_card_with_nothing_to_draw_it_ends_the_round() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "draw-two").group(1, "run 4", RUN)
    table.hand(2, "B5").pile(1, "").draw_pile("").playing(1).play("draw-two!")
    assert table.state.round == 2
    assert table.levels() == [2, 1]


@proves("ND-38", "N8")
def test_laid_in_front_of_another_seat_it_lets_that_seat_draw_two_at_once() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 draw-two").hand(3, "B5 B6")
    table.pile(1, "G1").draw_pile("Y1 Y2 Y3").playing(1).play("draw-two>3")
    assert table.hand_text(3) == "Y1 Y2 B5 B6"
    assert table.hand_text(1) == "R5"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-38")
@pytest.mark.parametrize("players", range(2, 9))
def test_it_may_be_laid_in_front_of_any_other_seat(players: int) -> None:
    table = Scenario("niveldoce", players).hand(1, "R5 draw-two").playing(1)
    others = {f"draw-two>{seat}" for seat in range(2, players + 1)}
    assert table.legal() == {"-R5", "draw-two!", *others}


@proves("ND-38")
def test_a_seat_with_a_single_card_left_draws_two_as_well() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 draw-two").hand(2, "B5")
    table.group(2, "run 4", RUN).draw_pile("Y1 Y2 Y3").playing(1).play("draw-two>2")
    assert table.hand_text(2) == "Y1 Y2 B5"


@proves("ND-39", "N8")
def test_it_then_goes_under_the_discard_pile() -> None:
    table = Scenario("niveldoce").hand(1, "R5 draw-two").pile(1, "G1 G2").playing(1)
    table.play("draw-two>2")
    assert table.pile_text(1) == "draw-two G1 G2"
    assert table.front_text(2) == ""


@proves("ND-40", "N22")
def test_the_seat_that_draws_for_it_loses_no_turn() -> None:
    table = Scenario("niveldoce").hand(1, "R5 draw-two").hand(2, "B5").playing(1)
    table.play("draw-two>2")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-40", "N22")
def test_a_stopped_seat_draws_as_well_and_stays_stopped() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 draw-two").hand(3, "B5")
    table.front(3, "stopper").pile(1, "G1").draw_pile("Y1 Y2 Y3").playing(1).play("draw-two>3")
    assert table.hand_text(3) == "Y1 Y2 B5"
    assert table.front_text(3) == "stopper"
    assert table.to_act == 2


@proves("ND-40", "N22")
def test_a_draw_two_may_follow_another_on_the_same_seat() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R5 draw-two").hand(2, "R6 draw-two")
    table.hand(3, "B5").pile(1, "G1").draw_pile("Y1 Y2 Y3 Y4 Y5 Y6").playing(1)
    table.play("draw-two>3", "draw", "draw-two>3")
    assert table.hand_text(3) == "Y1 Y2 Y4 Y5 B5"


@proves("ND-41", "N8", "ND-68")
def test_laid_in_front_of_another_seat_as_the_last_card_it_ends_the_round() -> None:
    table = Scenario("niveldoce").hand(1, "draw-two").group(1, "run 4", RUN).playing(1)
    assert table.legal() == {"draw-two!", "draw-two>2", "draw-two>3"}
    table.play("draw-two>2")
    assert table.state.round == 2
    assert table.levels() == [2, 1, 1]
    assert table.events_of("round_ended")[-1][0] == 1


@proves("ND-41", "N8")
def test_with_the_option_draws_its_player_draws_two_and_the_round_goes_on() -> None:
    table = Scenario("niveldoce", draw_two_last="draws").hand(1, "draw-two").hand(2, "B5")
    table.group(1, "run 4", RUN).pile(1, "G1").draw_pile("Y1 Y2 Y3 Y4 Y5").playing(1)
    table.play("draw-two>2")
    assert table.state.round == 1
    assert table.state.hands[0].n == 2
    assert table.hand_text(2) == "Y1 Y2 B5"
    assert table.pile_text(1) == "draw-two G1"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-41", "N8")
def test_with_the_option_draws_nothing_changes_while_cards_remain_in_the_hand() -> None:
    table = Scenario("niveldoce", draw_two_last="draws").hand(1, "R5 draw-two").hand(2, "B5")
    table.pile(1, "G1").draw_pile("Y1 Y2 Y3 Y4 Y5").playing(1).play("draw-two>2")
    assert table.hand_text(1) == "R5"
    assert table.hand_text(2) == "Y1 Y2 B5"


@proves("ND-53", "N20")
def test_it_never_goes_along_with_a_wish() -> None:
    table = Scenario("niveldoce").hand(1, "R5 draw-two wish").take(1).play("wish!")
    assert table.legal() == {"R5", "done"}
    with pytest.raises(IllegalMoveError):
        table.play("draw-two")
