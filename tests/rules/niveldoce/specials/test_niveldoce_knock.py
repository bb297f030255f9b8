"""NivelDoce, the knock card: who is asked whether to knock, in which order, and when.

What follows from a knock is in test_niveldoce_knock_answers.py.
"""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import view
from support.docs.proves import proves
from support.engine.scenario import Scenario

YELLOW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def table_of(players: int) -> Scenario:
    """Plain hands and piles; seat 1 will discard R5."""
    table = Scenario("niveldoce", players).pile(1, "G1 G2").draw_pile(YELLOW)
    for seat in range(2, players + 1):
        table.hand(seat, "B5 B6")
    return table.hand(1, "R5 R6")


def asked(table: Scenario) -> list[int]:
    """Who is asked to knock, in which order, when nobody does."""
    seats = []
    while table.decision == "knocking":
        seats.append(table.to_act)
        table.play("pass")
    return seats


@proves("ND-57", "ND-59", "ND-63", "N4", "N15")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("discarder", [1, 2, 3])
def test_all_seats_but_the_discarder_and_the_next_are_asked_in_the_order_of_play(
    players: int, discarder: int
) -> None:
    table = table_of(players).hand(discarder, "R5 R6").playing(discarder).play("-R5")
    order = [(discarder - 1 + i) % players + 1 for i in range(players)]
    assert asked(table) == order[2:]
    assert (table.to_act, table.decision) == (order[1], "taking")


@proves("ND-57", "ND-59", "ND-63", "N4")
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("discarder", [1, 2, 3])
def test_counter_clockwise_they_are_asked_the_other_way_round(players: int, discarder: int) -> None:
    table = table_of(players).hand(discarder, "R5 R6").counter_clockwise().playing(discarder)
    table.play("-R5")
    order = [(discarder - 1 - i) % players + 1 for i in range(players)]
    assert asked(table) == order[2:]
    assert (table.to_act, table.decision) == (order[1], "taking")


@proves("ND-57")
def test_only_who_holds_a_knock_card_can_knock() -> None:
    table = table_of(4).hand(4, "B5 knock").playing(1).play("-R5")
    assert (table.to_act, table.legal()) == (3, {"pass"})
    with pytest.raises(IllegalMoveError):
        table.play("knock!")
    table.play("pass")
    assert (table.to_act, table.legal()) == (4, {"pass", "knock!"})


@proves("ND-57", "S-57")
def test_that_a_seat_is_asked_does_not_tell_whether_it_holds_a_knock_card() -> None:
    without = table_of(4).playing(1).play("-R5")
    holding = table_of(4).hand(3, "B5 knock").playing(1).play("-R5")
    for spectator in (-1, 0, 1, 3):
        seen = view(without.state, spectator)
        other = view(holding.state, spectator)
        assert (seen.to_act, seen.decision, seen.legal) == (other.to_act, other.decision, [])
        assert seen.hand_sizes == other.hand_sizes
        assert seen.known == other.known


@proves("ND-58", "N15")
def test_nobody_is_asked_to_knock_for_the_start_card() -> None:
    for players in range(2, 9):
        table = Scenario("niveldoce", players, dealer=players)
        assert (table.to_act, table.decision) == (1, "taking")


@proves("ND-58", "N15")
@pytest.mark.parametrize("move", ["stopper>4", "draw-two>3", "direction!"])
def test_nobody_knocks_after_cards_laid_in_front_of_a_seat_beside_or_under_the_pile(
    move: str,
) -> None:
    table = table_of(4).hand(3, "B5 knock").hand(4, "B5 knock")
    table.hand(1, "R5 stopper draw-two direction").playing(1).play(move)
    assert table.decision == "taking"


@proves("ND-58", "ND-31")
def test_nobody_knocks_when_a_stopper_is_put_under_the_pile() -> None:
    table = table_of(4).hand(4, "B5 knock").front(2, "stopper").turn(2)
    assert (table.to_act, table.decision) == (3, "taking")


@proves("ND-58", "N15")
def test_nobody_knocks_when_the_round_has_ended() -> None:
    table = table_of(4).hand(3, "B5 knock").hand(1, "R9").group(1, "run 4", "R3 Y4 G5 B6")
    table.playing(1).play("-R9")
    assert table.state.round == 2
    assert table.decision == "taking"


@proves("ND-58", "N15")
def test_after_a_wish_there_is_knocking_once_the_cards_are_drawn() -> None:
    table = table_of(4).hand(1, "R5 R6 wish").hand(3, "B5 knock").take(1)
    table.play("wish!", "R5", "done")
    assert (table.to_act, table.decision) == (3, "knocking")
    assert table.hand_text(1) == "Y1 Y2 R6"
    table.play("knock!", "leave")
    assert table.hand_text(3) == "R5 B5"
    assert table.pile_text(1) == "G1 G2 wish knock"


@proves("ND-58", "ND-55")
def test_after_a_wish_that_turned_the_direction_the_new_direction_says_who_is_next() -> None:
    table = table_of(4).hand(1, "R5 direction wish").take(1).play("wish!", "direction", "done")
    assert asked(table) == [3, 2]
    assert table.to_act == 4


@proves("ND-57", "ND-36")
def test_after_a_draw_two_on_the_pile_there_is_knocking_once_the_cards_are_drawn() -> None:
    table = table_of(4).hand(1, "R5 draw-two").hand(3, "B5 knock").playing(1).play("draw-two!")
    assert (table.to_act, table.decision) == (3, "knocking")
    assert table.hand_text(1) == "Y1 Y2 R5"
    table.play("knock!", "leave")
    assert table.hand_text(3) == "B5 draw-two"


@proves("ND-57", "ND-43")
def test_after_the_second_direction_card_there_is_knocking_in_the_new_direction() -> None:
    table = table_of(4).hand(1, "R5 direction").counter_clockwise().playing(1)
    table.play("direction!")
    assert asked(table) == [3, 4]
    assert table.to_act == 2


@proves("ND-59", "N15")
def test_the_discarder_is_not_asked_even_with_a_knock_card() -> None:
    table = table_of(3).hand(1, "R5 knock").playing(1).play("-R5")
    assert asked(table) == [3]


@proves("ND-57")
def test_the_next_seat_is_not_asked_even_with_a_knock_card() -> None:
    table = table_of(3).hand(2, "R7 knock").playing(1).play("-R5")
    assert asked(table) == [3]
    assert "knock!" not in table.legal()


@proves("ND-64", "N16")
def test_a_stopped_seat_does_not_knock() -> None:
    table = table_of(5).hand(4, "B5 knock").front(4, "stopper").playing(1).play("-R5")
    assert asked(table) == [3, 5]


@proves("ND-64", "N16")
def test_with_all_other_seats_but_one_stopped_nobody_can_knock() -> None:
    table = table_of(4).front(2, "stopper").front(3, "stopper").playing(1).play("-R5")
    assert (table.to_act, table.decision) == (4, "taking")


@proves("ND-64", "N16")
def test_with_all_other_seats_stopped_the_discarder_goes_again() -> None:
    table = table_of(3).front(2, "stopper").front(3, "stopper").playing(1).play("-R5")
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.pile_text(1) == "stopper stopper G1 G2 R5"


@proves("ND-67", "N13")
def test_with_two_seats_nobody_can_knock() -> None:
    table = table_of(2).hand(2, "B5 knock").playing(1).play("-R5")
    assert (table.to_act, table.decision) == (2, "taking")
    assert table.legal() == {"draw", "pile"}


@proves("ND-67", "N13", "N14")
def test_with_two_seats_a_knock_card_is_an_ordinary_discard() -> None:
    table = table_of(2).hand(1, "R5 knock").playing(1)
    assert table.legal() == {"-R5", "-knock"}
    table.play("-knock")
    assert table.pile_text(1) == "G1 G2 knock"
    assert (table.to_act, table.decision) == (2, "taking")
