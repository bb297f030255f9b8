"""NivelDoce, the knock card: what the next seat may do, and who gets which card."""

from __future__ import annotations

import pytest

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


def knocked() -> Scenario:
    """Four seats; seat 1 has discarded R5, seat 3 has knocked for it, seat 2 is next."""
    table = table_of(4).hand(3, "B5 knock").playing(1).play("-R5", "knock!")
    assert (table.to_act, table.decision) == (2, "answering")
    return table


@proves("ND-57")
def test_the_knock_card_thrown_lies_open_until_it_is_answered() -> None:
    table = knocked()
    assert table.hand_text(3) == "B5"
    assert table.pile_text(1) == "G1 G2 R5"
    assert (table.state.thrown, table.state.knocker) == (1, 2)


@proves("ND-60", "N15", "E-31")
def test_if_the_next_seat_takes_the_top_card_the_knock_card_goes_back() -> None:
    table = knocked().play("pile")
    assert table.hand_text(2) == "R5 B5 B6"
    assert table.hand_text(3) == "B5 knock"
    assert table.pile_text(1) == "G1 G2"


@proves("ND-60", "N15")
def test_taking_the_card_that_was_knocked_for_is_the_next_seats_step_1() -> None:
    table = knocked().hand(2, "B5 B6 wish").play("pile")
    assert (table.to_act, table.decision) == (2, "playing")
    assert table.legal() == {"-R5", "-B5", "-B6", "-wish"}


@proves("ND-61", "E-31")
def test_if_the_next_seat_leaves_it_the_knocker_gets_it_and_the_knock_card_is_the_top() -> None:
    table = knocked().play("leave")
    assert table.hand_text(3) == "R5 B5"
    assert table.pile_text(1) == "G1 G2 knock"
    assert table.hand_text(2) == "B5 B6"


@proves("ND-60", "ND-61")
def test_the_next_seat_takes_the_card_or_leaves_it_and_nothing_else() -> None:
    assert knocked().hand(2, "B5 knock wish").legal() == {"pile", "leave"}


@proves("ND-62", "N15")
def test_after_leaving_it_the_next_seat_takes_from_either_pile_or_plays_a_wish() -> None:
    table = knocked().hand(2, "B5 B6 wish").play("leave")
    assert (table.to_act, table.decision) == (2, "taking")
    assert table.legal() == {"draw", "pile", "wish!"}
    table.play("pile")
    assert table.hand_text(2) == "B5 B6 wish knock"
    assert table.pile_text(1) == "G1 G2"


@proves("ND-62")
def test_after_leaving_it_the_turn_order_is_as_if_nobody_had_knocked() -> None:
    table = knocked().play("leave", "draw", "-B5")
    assert asked(table) == [4, 1]
    assert table.to_act == 3


@proves("ND-63", "N4")
def test_of_several_the_nearest_after_the_next_seat_has_priority() -> None:
    table = table_of(5).hand(3, "B5 knock").hand(4, "B6 knock").hand(5, "B7 knock")
    table.playing(1).play("-R5", "pass", "knock!")
    assert (table.to_act, table.decision) == (2, "answering")
    assert table.state.knocker == 3


@proves("ND-63", "N4", "N15")
def test_one_knock_counts_for_a_discard_and_the_others_keep_their_cards() -> None:
    for answer in ("pile", "leave"):
        table = table_of(5).hand(3, "B5 knock").hand(4, "B6 knock").hand(5, "B7 knock")
        table.playing(1).play("-R5", "knock!", answer)
        assert table.to_act == 2
        assert table.decision in ("taking", "playing")
        assert table.hand_text(4) == "B6 knock"
        assert table.hand_text(5) == "B7 knock"


@proves("ND-63")
def test_a_seat_that_knocked_may_knock_again_for_a_later_discard() -> None:
    table = knocked().play("pile", "-B5")
    # Seat 2 discarded, seat 3 is next now, seat 4 and seat 1 are asked.
    assert asked(table) == [4, 1]
    table.play("draw", "-B5")
    assert asked(table) == [1, 2]
    table.play("draw", "-B5")
    assert asked(table) == [2, 3]


@proves("ND-64", "N16")
def test_the_next_seat_without_a_stopper_answers() -> None:
    table = table_of(4).front(2, "stopper").hand(4, "B5 knock").playing(1).play("-R5")
    assert (table.to_act, table.decision) == (4, "knocking")
    table.play("knock!")
    assert (table.to_act, table.decision) == (3, "answering")
    table.play("pile")
    # Seat 2 has put its stopper away; seat 3 has its card and goes on.
    assert table.pile_text(1) == "stopper G1 G2"
    assert (table.to_act, table.decision) == (3, "playing")
    assert table.hand_text(3) == "R5 B5 B6"


@proves("ND-64", "N16")
def test_a_knock_left_by_the_seat_after_a_stopped_one_is_granted() -> None:
    table = table_of(4).front(2, "stopper").hand(4, "B5 knock").playing(1)
    table.play("-R5", "knock!", "leave")
    assert table.pile_text(1) == "stopper G1 G2 knock"
    assert (table.to_act, table.decision) == (3, "taking")


@proves("ND-65", "N17")
def test_who_knocks_with_the_last_card_gets_the_card_asked_for() -> None:
    table = table_of(4).hand(3, "knock").group(3, "run 4", "R3 Y4 G5 B6").playing(1)
    table.play("-R5", "knock!", "leave")
    assert table.state.round == 1
    assert table.hand_text(3) == "R5"
    assert table.to_act == 2


@proves("ND-65", "N17")
def test_who_knocks_with_the_last_card_in_vain_gets_it_back() -> None:
    table = table_of(4).hand(3, "knock").group(3, "run 4", "R3 Y4 G5 B6").playing(1)
    table.play("-R5", "knock!", "pile")
    assert table.state.round == 1
    assert table.hand_text(3) == "knock"
    assert (table.to_act, table.decision) == (2, "playing")


@proves("ND-66", "N5", "G6")
@pytest.mark.parametrize("card", ["J", "wish", "knock"])
def test_a_joker_or_special_on_the_pile_may_be_knocked_for(card: str) -> None:
    table = table_of(4).hand(1, f"R5 {card}").hand(3, "B5 knock").playing(1)
    table.play(f"-{card}", "knock!", "leave")
    assert table.hand_text(3) == f"B5 {card}"
    assert table.pile_text(1) == "G1 G2 knock"


@proves("ND-57", "S-60")
def test_everyone_knows_the_card_that_a_knock_brought() -> None:
    table = knocked().play("leave")
    assert table.known_text(3) == "R5"
    refused = knocked().play("pile")
    assert (refused.known_text(2), refused.known_text(3)) == ("R5", "knock")
