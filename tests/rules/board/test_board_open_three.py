"""The board game's *open three*: every other seat lays three cards open, one must be taken."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario

OPEN_THREE = 11


def table_of_three() -> Scenario:
    """Seat 2 is about to rob; seat 3 sits to its left, then seat 1."""
    table = Scenario("level8-board").hand(2, "R4 B9").hand(3, "P6 R7 B7 G15").hand(1, "R10 O3")
    table.draw_pile("O10 O11 O12").pile(1, "R1").pile(2, "").pile(3, "G8")
    return table.lands_on(2, OPEN_THREE)


@proves("BO-39")
def test_every_other_seat_opens_clockwise_from_the_player() -> None:
    table = table_of_three()
    assert (table.to_act, table.decision) == (3, "opening")
    table.play("P6", "R7", "G15")
    assert (table.to_act, table.decision) == (1, "opening")
    table.play("R10", "O3")
    assert (table.to_act, table.decision) == (2, "stealing")


@proves("BO-39")
def test_a_seat_opens_cards_of_its_own_choice() -> None:
    table = table_of_three()
    assert table.legal() == {"P6", "R7", "B7", "G15"}
    table.play("B7")
    assert table.legal() == {"P6", "R7", "G15"}, "a card opens once"
    with pytest.raises(IllegalMoveError):
        table.play("done")
    table.play("G15", "P6")
    assert table.to_act == 1, "three and no more"
    assert table.hand_text(3) == "R7"


@proves("BO-39")
@pytest.mark.parametrize("cards", ["R10", "R10 O3", "R10 O3 Y5"])
def test_a_seat_with_fewer_than_three_cards_opens_all_it_has(cards: str) -> None:
    table = table_of_three().hand(1, cards).play("P6", "R7", "B7", *cards.split())
    assert table.decision == "stealing"
    assert [int(opened.n) for opened in table.state.opened] == [len(cards.split()), 0, 3]


@proves("BO-39")
def test_the_opened_cards_are_seen_by_all() -> None:
    table = table_of_three().play("P6", "R7", "B7")
    assert table.events_of("opened") == [(3, "P6", -1), (3, "R7", -1), (3, "B7", -1)]
    assert redact(table.log[-1], 0).cards == [table.deck.parse("B7")]
    assert len(view(table.state, 0).opened[2]) == 3


@proves("BO-39")
def test_jokers_may_be_opened_and_taken() -> None:
    table = table_of_three().hand(1, "J O3 Y5 Y6").play("P6", "R7", "B7", "J", "O3", "Y5", "J<1")
    assert table.hand_text(2) == "R4 B9 J"
    assert (table.known_text(2), table.known_text(1)) == ("J", "O3 Y5")


@proves("BO-40")
def test_one_of_the_opened_cards_must_be_taken() -> None:
    table = table_of_three().play("P6", "R7", "G15", "R10", "O3")
    assert table.legal() == {"P6<3", "R7<3", "G15<3", "R10<1", "O3<1"}
    for move in ("done", "pass", "draw", "B7<3"):
        with pytest.raises(IllegalMoveError):
            table.play(move)
    table.play("R10<1")
    assert table.hand_text(2) == "R4 B9 R10"
    assert (table.to_act, table.decision) == (2, "playing")


@proves("BO-41")
def test_who_lost_a_card_draws_one_and_all_others_go_back() -> None:
    table = table_of_three().play("P6", "R7", "G15", "R10", "O3", "R7<3")
    assert table.hand_text(3) == "P6 B7 O10 G15"
    assert table.hand_text(1) == "O3 R10"
    assert table.events_of("stole") == [(2, "R7", 2)]
    assert table.events_of("drew") == [(3, "O10", -1)]
    assert all(opened.n == 0 for opened in table.state.opened)


@proves("BO-41")
def test_all_know_the_cards_that_went_back_but_not_the_one_drawn() -> None:
    table = table_of_three().play("P6", "R7", "G15", "R10", "O3", "R7<3")
    assert [table.known_text(seat) for seat in (1, 2, 3)] == ["O3 R10", "R7", "P6 G15"]
    drew = next(event for event in table.log if event.what == "drew")
    assert redact(drew, 1).cards == [-1]


@proves("BO-41", "G4")
def test_the_draw_of_the_robbed_seat_is_dropped_if_there_is_no_card() -> None:
    table = table_of_three().draw_pile("").play("P6", "R7", "G15", "R10", "O3", "R7<3")
    assert table.hand_text(3) == "P6 B7 G15"
    assert (table.to_act, table.decision) == (2, "playing")


@proves("BO-41", "G13")
def test_renewal_leaves_opened_cards_alone() -> None:
    table = table_of_three().draw_pile("").pile(1, "R1 R2 R3").play("P6", "R7", "G15")
    assert table.state.draw_pile.n == 2
    assert table.state.opened[2].n == 3


@proves("BO-41", "G4", "G18")
def test_a_last_card_lost_with_nothing_to_draw_ends_the_round_without_an_ender() -> None:
    table = table_of_three().draw_pile("").hand(1, "O3").group(1, "set 3", "R5 O5 Y5").level(1, 3)
    table.play("P6", "R7", "G15", "O3", "O3<1")
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert table.levels() == [4, 1, 1], "it laid out, so it moves up one level, not two"
