"""Rulings B1 to B14 where they say more than the paragraphs of the board game."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario

PLUS_ONE = 2
EXCHANGE = 3
PLUS_TWO = 4


@proves("B1", "BO-17")
def test_b1_several_towers_on_the_start_field_are_one_field_to_jump() -> None:
    table = Scenario("level8-board", players=4).tower(1, 28)
    assert table.rolls(1, 1, 2).legal() == {"field2", "field3"}


@proves("B1")
def test_b1_a_seat_that_comes_round_may_stand_on_the_start_field_when_it_is_free() -> None:
    table = Scenario("level8-board").tower(1, 28).tower(2, 5).tower(3, 9).lands_on(1, 1)
    assert table.towers() == [1, 5, 9]
    table.play("action:ask")
    assert table.towers() == [17, 5, 9], "the choice takes it away at once; 5 is taken"


@proves("B4", "B9", "G18")
def test_b9_an_exchange_of_the_whole_hand_ends_the_round_only_if_no_card_can_be_drawn() -> None:
    table = Scenario("level8-board").hand(1, "R4").group(1, "set 3", "R5 O5 Y5").draw_pile("")
    for seat in (1, 2, 3):
        table.pile(seat, "")
    table.lands_on(1, EXCHANGE).play("R4")
    assert table.events_of("round_ended") == [(0, "", -1)], "nobody ended it"
    assert table.levels() == [2, 1, 1], "one level for the layout, none for the empty hand"


@proves("B9", "G12", "G18")
def test_b9_cards_put_down_may_come_back_by_renewal() -> None:
    table = Scenario("level8-board").hand(1, "R4 B9").draw_pile("")
    for seat in (1, 2, 3):
        table.pile(seat, "")
    table.lands_on(1, EXCHANGE).play("R4", "B9")
    assert table.hand_text(1) == "R4", "B9 is the top and stays; two more draws are dropped"
    assert table.decision == "playing"


@proves("B5", "G4")
def test_b5_with_nothing_to_renew_a_discard_must_be_taken() -> None:
    table = Scenario("level8-board").hand(1, "R4").draw_pile("").pile(1, "")
    table.pile(2, "B3").pile(3, "").lands_on(1, PLUS_ONE)
    assert table.legal() == {"pile2"}


@proves("B5", "G4")
def test_b5_with_nothing_at_all_to_take_the_take_is_skipped() -> None:
    table = Scenario("level8-board").hand(1, "R4 B9").draw_pile("")
    for seat in (1, 2, 3):
        table.pile(seat, "")
    table.lands_on(1, PLUS_ONE)
    assert table.events_of("nothing_to_take") == [(1, "", -1)]
    assert table.decision == "playing"


@proves("B6", "G12")
def test_b6_a_joker_is_collected_as_soon_as_it_is_covered_while_the_pile_is_used_up() -> None:
    table = Scenario("level8-board").hand(1, "R4 B9").draw_pile("").jokers_in_middle(0)
    table.pile(1, "J").pile(2, "").pile(3, "").playing(1).play("-R4")
    assert table.state.stock == 1
    assert (table.pile_text(1), table.state.draw_pile.n) == ("R4", 0)


@proves("B7", "B6")
def test_b7_a_discarded_joker_may_be_taken_until_it_is_covered() -> None:
    table = Scenario("level8-board").pile(2, "J B3").lands_on(1, PLUS_TWO).play("pile2")
    assert not table.hand_text(1).endswith("J")
    assert table.play("pile2").hand_text(1).endswith("J"), "the second card from the same pile"


@proves("B8")
def test_b8_the_choice_looks_on_from_the_free_field_not_from_where_the_roll_began() -> None:
    table = Scenario("level8-board").tower(2, 3).tower(3, 3).tower(1, 12).rolls(1, 3, 4)
    table.play("field15", "action:+2")
    assert table.towers()[0] == 21, "13 lies behind"


@proves("B11")
@pytest.mark.parametrize("second", ["-J", "done"])
def test_b11_one_discard_of_two_may_be_a_joker(second: str) -> None:
    table = Scenario("level8-board").hand(1, "J P9 G2").group(1, "set 3", "R1 O1 Y1 G1 B1 P1")
    table.pile(1, "").playing(1).play("-P9", second)
    assert table.pile_text(1) == ("P9 J" if second == "-J" else "P9")


@proves("B13")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_b13_the_player_draws_first_then_the_left_neighbour_and_so_on(seat: int) -> None:
    table = Scenario("level8-board", players=4).draw_pile("R1 R2 R3 R4 R5").lands_on(seat, 7)
    order = [(seat - 1 + steps) % 4 + 1 for steps in range(4)]
    assert table.events_of("drew") == [(order[i], f"R{i + 1}", -1) for i in range(4)]
