"""NivelDoce, the direction card: beside the pile, then both on the pile."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"


@proves("ND-42")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_first_lies_beside_the_pile_and_play_turns_at_once(players: int) -> None:
    table = Scenario("niveldoce", players).hand(2, "R5 direction").pile(1, "G1").playing(2)
    table.play("direction!")
    assert table.state.beside == 1
    assert table.pile_text(1) == "G1"
    assert table.hand_text(2) == "R5"
    assert (table.to_act, table.decision) == (1, "taking")


@proves("ND-42", "N14")
def test_a_direction_card_is_not_discarded_without_effect() -> None:
    table = Scenario("niveldoce").hand(1, "R5 direction").playing(1)
    assert table.legal() == {"-R5", "direction!"}
    with pytest.raises(IllegalMoveError):
        table.play("-direction")


def seats_of_plain_turns(table: Scenario, turns: int) -> list[int]:
    """Who has the next turns, when everyone draws and discards and nobody knocks."""
    seats = []
    for _ in range(turns):
        seats.append(table.to_act)
        table.play("draw")
        table.play(next(move for move in sorted(table.legal()) if move.startswith("-")))
        while table.decision == "knocking":
            table.play("pass")
    return seats


def plain_table(players: int) -> Scenario:
    """Hands and piles of plain cards, so that nothing but the named specials acts."""
    table = Scenario("niveldoce", players).pile(1, "G1").draw_pile("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9")
    for seat in range(1, players + 1):
        table.hand(seat, "B5 B6")
    return table


@proves("ND-42", "S-6")
def test_play_goes_on_counter_clockwise_for_all_seats() -> None:
    table = plain_table(4).hand(1, "R5 direction").playing(1).play("direction!")
    assert seats_of_plain_turns(table, 5) == [4, 3, 2, 1, 4]


@proves("ND-43")
def test_the_second_goes_on_the_pile_with_the_first_and_play_is_clockwise_again() -> None:
    table = plain_table(4).hand(1, "R5 direction").hand(4, "R6 direction").playing(1)
    table.play("direction!", "draw", "direction!")
    assert table.state.beside == 0
    assert table.pile_text(1) == "G1 direction direction"
    while table.decision == "knocking":
        table.play("pass")
    assert seats_of_plain_turns(table, 4) == [1, 2, 3, 4]


@proves("ND-43", "ND-42")
def test_the_third_lies_beside_the_pile_again() -> None:
    table = plain_table(3).hand(1, "R5 direction").counter_clockwise().playing(1)
    table.play("direction!", "pass")
    assert table.to_act == 2
    table.hand(2, "R6 direction").take(2).play("draw", "direction!")
    assert table.state.beside == 1
    assert table.pile_text(1) == "G1 direction direction"
    assert table.to_act == 1


@proves("ND-44", "N19")
def test_after_the_first_the_old_top_of_the_pile_may_still_be_taken() -> None:
    table = plain_table(3).hand(1, "R5 direction").playing(1).play("direction!")
    assert table.legal() == {"draw", "pile"}
    table.play("pile")
    assert table.hand_text(3) == "G1 B5 B6"
    assert table.pile_text(1) == ""
    assert table.state.beside == 1


@proves("ND-43", "G6")
def test_after_the_second_a_direction_card_is_the_top_and_may_be_taken() -> None:
    table = plain_table(2).hand(1, "R5 direction").counter_clockwise().playing(1)
    table.play("direction!", "pile")
    assert table.hand_text(2) == "B5 B6 direction"
    assert table.pile_text(1) == "G1 direction"


@proves("ND-42")
def test_the_card_beside_the_pile_cannot_be_taken() -> None:
    table = plain_table(3).hand(1, "R5 direction").pile(1, "").playing(1).play("direction!")
    assert table.legal() == {"draw"}


@proves("ND-45", "N10", "ND-68")
@pytest.mark.parametrize("counter_clockwise", [False, True])
def test_as_the_last_card_it_ends_the_round_and_turns_nothing(counter_clockwise: bool) -> None:
    table = Scenario("niveldoce", dealer=2).hand(1, "direction").group(1, "run 4", RUN)
    if counter_clockwise:
        table.counter_clockwise()
    table.playing(1)
    assert table.legal() == {"-direction"}
    table.play("-direction")
    assert table.state.round == 2
    assert table.levels() == [2, 1, 1]
    assert table.events_of("turned_direction") == []
    assert table.state.direction == 1


@proves("ND-46", "N12", "G14")
def test_every_round_starts_clockwise_with_nothing_beside_the_pile() -> None:
    table = Scenario("niveldoce", players=4, dealer=4).hand(2, "R9").group(2, "run 4", RUN)
    table.counter_clockwise().playing(2).play("-R9")
    assert table.state.round == 2
    assert table.state.beside == 0
    # The left neighbour of seat 4 deals, so seat 2 begins, and seat 3 follows.
    assert table.to_act == 2
    table.hand(2, "B5 B6").play("draw", "-B5")
    while table.decision == "knocking":
        table.play("pass")
    assert table.to_act == 3


@proves("ND-46", "ND-1")
def test_the_card_beside_the_pile_is_shuffled_in_again() -> None:
    table = Scenario("niveldoce").hand(1, "R9").group(1, "run 4", RUN).counter_clockwise()
    table.playing(1).play("-R9")
    state = table.state
    cards = sum(int(hand.n) for hand in state.hands) + state.draw_pile.n + state.piles[0].n
    assert cards == 112


@proves("ND-47", "N13")
def test_with_two_seats_the_direction_changes_nothing() -> None:
    table = plain_table(2).hand(1, "R5 direction").playing(1).play("direction!")
    assert table.state.beside == 1
    assert seats_of_plain_turns(table, 4) == [2, 1, 2, 1]


@proves("ND-31", "ND-42")
def test_counter_clockwise_a_stopped_seat_sits_out_when_its_turn_comes() -> None:
    table = plain_table(4).hand(1, "R5 direction").front(4, "stopper").playing(1)
    table.play("direction!")
    assert table.to_act == 3
    assert table.pile_text(1) == "stopper G1"
