"""NivelDoce, the stopper: whom it stops, where it goes, and when it lies on the pile."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario


@proves("ND-30")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_stopper_may_be_laid_in_front_of_any_other_seat(players: int) -> None:
    table = Scenario("niveldoce", players).hand(2, "R5 stopper").playing(2)
    others = [seat for seat in range(1, players + 1) if seat != 2]
    assert table.legal() == {"-R5", *(f"stopper>{seat}" for seat in others)}


@proves("ND-30")
def test_a_stopper_lies_in_front_of_the_seat_and_the_turn_is_over() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 stopper").pile(1, "G1").playing(1)
    table.play("stopper>3")
    assert table.front_text(3) == "stopper"
    assert table.pile_text(1) == "G1"
    assert table.hand_text(1) == "R5"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-30")
def test_a_stopper_cannot_be_laid_in_front_of_oneself() -> None:
    with pytest.raises(IllegalMoveError):
        Scenario("niveldoce").hand(1, "R5 stopper").playing(1).play("stopper>1")


@proves("ND-31")
def test_the_next_turn_of_a_stopped_seat_only_puts_the_stopper_under_the_pile() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R5 stopper").hand(2, "B5 B6")
    table.pile(1, "G1 G2").draw_pile("Y1 Y2 Y3").playing(1).play("stopper>2")
    assert (table.to_act, table.decision) == (3, "taking")
    assert table.front_text(2) == ""
    assert table.pile_text(1) == "stopper G1 G2"
    assert table.hand_text(2) == "B5 B6"
    assert table.state.draw_pile.n == 3


@proves("ND-31")
def test_a_seat_that_sat_out_has_its_next_turn_again() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 R6 stopper").hand(2, "B5 B6")
    table.pile(1, "G1").draw_pile("Y1 Y2 Y3").playing(1).play("stopper>2")
    assert (table.to_act, table.decision) == (1, "taking")
    table.play("draw", "-R5")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-31")
def test_several_stopped_seats_sit_out_one_after_another() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 stopper").pile(1, "G1")
    table.front(2, "stopper").playing(1).play("stopper>3")
    assert (table.to_act, table.decision) == (4, "taking")
    assert table.pile_text(1) == "stopper stopper G1"


@proves("ND-31")
def test_a_stopped_seat_plays_no_wish_either() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 stopper").hand(2, "wish B6")
    table.playing(1).play("stopper>2")
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.hand_text(2) == "B6 wish"


@proves("ND-32", "N1")
def test_a_second_stopper_in_front_of_the_same_seat_is_refused() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 stopper").front(3, "stopper").playing(1)
    assert table.legal() == {"-R5", "stopper>2", "stopper>4"}
    with pytest.raises(IllegalMoveError):
        table.play("stopper>3")


@proves("ND-32", "N1")
def test_a_seat_that_has_put_its_stopper_away_may_get_another() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 stopper stopper").hand(2, "B5")
    table.pile(1, "G1").draw_pile("Y1 Y2").playing(1)
    table.play("stopper>2", "draw")
    assert "stopper>2" in table.legal()


@proves("ND-33", "G7")
def test_a_stopper_is_not_discarded_while_cards_remain_in_the_hand() -> None:
    table = Scenario("niveldoce").hand(1, "R5 stopper").playing(1)
    assert "-stopper" not in table.legal()
    with pytest.raises(IllegalMoveError):
        table.play("-stopper")


@proves("ND-33", "G7")
def test_two_stoppers_left_are_not_the_last_card() -> None:
    table = Scenario("niveldoce").hand(1, "stopper stopper").playing(1)
    assert table.legal() == {"stopper>2", "stopper>3"}


@proves("ND-33")
def test_a_stopper_that_nobody_may_get_is_discarded_only_if_there_is_no_other_card() -> None:
    table = Scenario("niveldoce").hand(1, "R5 stopper").front(2, "stopper").front(3, "stopper")
    assert table.playing(1).legal() == {"-R5"}
    table.hand(1, "stopper stopper").playing(1)
    assert table.legal() == {"-stopper"}
    table.play("-stopper")
    assert table.hand_text(1) == "stopper"
    assert table.state.round == 1


@proves("ND-34", "ND-68")
def test_as_the_last_card_a_stopper_goes_on_the_pile_and_ends_the_round() -> None:
    table = Scenario("niveldoce").hand(1, "stopper").group(1, "run 4", "R3 Y4 G5 B6").playing(1)
    assert table.legal() == {"-stopper"}
    table.play("-stopper")
    assert table.state.round == 2
    assert table.levels() == [2, 1, 1]
    assert [table.front_text(seat) for seat in (1, 2, 3)] == ["", "", ""]


@proves("ND-34")
def test_as_the_last_card_a_stopper_stops_nobody() -> None:
    table = Scenario("niveldoce", dealer=3).hand(1, "stopper")
    table.group(1, "run 4", "R3 Y4 G5 B6").playing(1).play("-stopper")
    # The new dealer is seat 1; seat 2 begins and is not stopped.
    assert (table.to_act, table.decision) == (2, "taking")


@proves("ND-35", "N21", "G6")
def test_a_stopper_that_has_become_the_top_of_the_pile_may_be_taken() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R5 stopper").hand(3, "B5 B6")
    table.pile(1, "").draw_pile("Y1 Y2").playing(1).play("stopper>2")
    assert table.pile_text(1) == "stopper"
    assert table.legal() == {"draw", "pile"}
    table.play("pile")
    assert table.hand_text(3) == "B5 B6 stopper"
    assert table.legal() == {"-B5", "-B6", "stopper>1", "stopper>2"}


@proves("ND-35", "N21")
def test_a_stopper_surfaces_when_the_cards_above_it_are_taken() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R5 direction").hand(2, "B5 B6")
    table.pile(1, "stopper G2").draw_pile("Y1 Y2").take(1).play("pile", "direction!")
    assert (table.to_act, table.pile_text(1)) == (2, "stopper")
    assert "pile" in table.legal()
