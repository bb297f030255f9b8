"""The board game's *ask*: who has a card of this value or colour?"""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario

ASK = 5


def table_of_four() -> Scenario:
    """Seat 1 is about to ask. To its left sits 2, then 3, then 4."""
    table = Scenario("level8-board", players=4)
    table.hand(1, "R4 B9").hand(2, "O1 Y2").hand(3, "P6 R7 B7").hand(4, "R10 G7")
    table.draw_pile("O10 O11 O12").pile(1, "R1").pile(2, "").pile(3, "G8").pile(4, "")
    return table.lands_on(1, ASK)


@proves("BO-32")
def test_one_value_or_one_colour_and_one_direction_are_named() -> None:
    asked = [*(str(value) for value in range(1, 16)), *"ROYGBP"]
    table = table_of_four()
    assert (table.to_act, table.decision) == (1, "asking")
    assert table.legal() == {f"ask:{what}:{way}" for what in asked for way in ("left", "right")}


@proves("BO-32")
def test_between_two_seats_both_directions_are_one() -> None:
    table = Scenario("level8-board", players=2).hand(2, "R7").draw_pile("O1 O2").lands_on(1, ASK)
    assert "ask:7:left" in table.legal()
    assert "ask:7:right" not in table.legal()
    assert table.play("ask:7:left").to_act == 2


@proves("BO-32", "BO-33", "B12")
def test_to_the_left_the_seats_are_asked_clockwise() -> None:
    table = table_of_four().play("ask:7:left")
    assert table.events_of("had_none") == [(2, "", 6)]
    assert (table.to_act, table.decision) == (3, "giving"), "seat 4 has a 7 too, but comes later"


@proves("BO-32", "BO-33", "B12")
def test_to_the_right_the_seats_are_asked_the_other_way_round() -> None:
    table = table_of_four().play("ask:7:right")
    assert table.events_of("had_none") == []
    assert (table.to_act, table.decision) == (4, "giving")


@proves("BO-33")
def test_a_colour_may_be_asked_for() -> None:
    table = table_of_four().play("ask:R:left")
    assert [seat for seat, _, _ in table.events_of("had_none")] == [2]
    assert table.to_act == 3
    assert table.legal() == {"R7"}


@proves("BO-33")
def test_the_first_who_has_such_a_card_must_give_one() -> None:
    table = table_of_four().play("ask:7:right")
    for move in ("pass", "done", "R10", "B7"):
        with pytest.raises(IllegalMoveError):
            table.play(move)
    table.play("G7")
    assert table.hand_text(1) == "R4 G7 B9"
    assert (table.to_act, table.decision) == (1, "playing")


@proves("BO-34", "B3")
@pytest.mark.parametrize(("given", "left"), [("R7", "P6 B7"), ("B7", "P6 R7")])
def test_the_giver_chooses_among_several_such_cards(given: str, left: str) -> None:
    table = table_of_four().play("ask:7:left")
    assert table.legal() == {"R7", "B7"}
    table.play(given)
    assert table.hand_text(3) == f"{left} O10"
    assert given in table.hand_text(1).split()


@proves("BO-35")
def test_the_giver_draws_the_top_card_of_the_draw_pile() -> None:
    table = table_of_four().play("ask:7:right", "G7")
    assert table.hand_text(4) == "R10 O10"
    assert table.events_of("drew") == [(4, "O10", -1)]
    assert table.state.hands[0].n == 3, "the one who asked draws nothing besides"


@proves("BO-35", "S-60")
def test_the_card_drawn_for_a_gift_is_hidden() -> None:
    table = table_of_four().play("ask:7:right", "G7")
    drew = next(event for event in table.log if event.what == "drew")
    assert redact(drew, 0).cards == [-1]
    assert redact(drew, 3).cards == [table.deck.parse("O10")]


@proves("BO-35", "G4")
def test_the_draw_for_a_gift_is_dropped_if_there_is_no_card() -> None:
    table = table_of_four().draw_pile("").play("ask:7:right", "G7")
    assert table.hand_text(4) == "R10"
    assert (table.to_act, table.decision) == (1, "playing")


@proves("BO-35", "G4", "G18")
def test_a_last_card_given_away_with_nothing_to_draw_ends_the_round_without_an_ender() -> None:
    table = table_of_four().draw_pile("").hand(4, "G7").group(3, "set 3", "R5 O5 Y5")
    table.play("ask:7:right", "G7")
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert table.levels() == [1, 1, 2, 1], "who has laid out moves up, the emptied hand does not"


@proves("BO-36")
def test_if_nobody_has_such_a_card_the_top_card_of_any_pile_is_taken() -> None:
    table = table_of_four().play("ask:15:left")
    assert table.events_of("had_none") == [(2, "", 14), (3, "", 14), (4, "", 14)]
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.legal() == {"draw", "pile1", "pile3"}
    table.play("pile3")
    assert table.decision == "playing", "one card and no more"


@proves("BO-36")
def test_the_own_cards_do_not_answer_the_own_question() -> None:
    table = table_of_four().play("ask:4:right")
    assert [seat for seat, _, _ in table.events_of("had_none")] == [4, 3, 2]
    assert table.decision == "taking"


@proves("BO-37")
@pytest.mark.parametrize("question", ["ask:7:left", "ask:R:left"])
def test_jokers_do_not_answer(question: str) -> None:
    table = table_of_four().hand(2, "J J O1").play(question)
    assert [seat for seat, _, _ in table.events_of("had_none")] == [2]
    assert table.to_act == 3


@proves("BO-37")
def test_a_seat_with_jokers_only_has_nothing_to_give() -> None:
    table = table_of_four()
    for seat in (2, 3, 4):
        table.hand(seat, "J J")
    table.play("ask:G:left")
    assert [seat for seat, _, _ in table.events_of("had_none")] == [2, 3, 4]
    assert table.decision == "taking"


@proves("BO-37")
def test_a_seat_that_also_holds_a_joker_cannot_give_that_instead() -> None:
    table = table_of_four().hand(3, "J R7 P6").play("ask:7:left")
    assert table.legal() == {"R7"}


@proves("BO-38", "B12")
def test_question_refusals_and_the_card_given_are_open_to_all() -> None:
    table = table_of_four()
    table.log.clear()
    table.play("ask:R:left", "R7")
    assert table.events() == ["asked", "had_none", "gave", "drew"]
    assert not any(event.secret for event in table.log[:3])
    assert table.events_of("asked") == [(1, "", 15)], (
        "colours are numbered after the fifteen values"
    )
    assert table.events_of("gave") == [(3, "R7", 0)]
    assert view(table.state, 1).known[0] == [table.deck.parse("R7")]


@proves("BO-38", "B12")
def test_the_question_is_the_same_for_all_seats() -> None:
    table = table_of_four().play("ask:7:left")
    assert view(table.state, 2).asked == view(table.state, 3).asked == 6
    assert table.legal() == {"R7", "B7"}, "seat 2 was asked for a 7, and so is seat 3"
    assert {place for _, _, place in table.events_of("had_none")} == {6}
