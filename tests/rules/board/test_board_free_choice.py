"""The board game's *free choice*: any other action, on its next free field."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

START = 1
FREE = 15
ACTIONS = ("+1", "+2", "again", "exchange", "everyone", "joker", "ask", "open3")


def table_with_towers(*fields: int) -> Scenario:
    table = Scenario("level8-board", players=len(fields))
    for seat, field in enumerate(fields, start=1):
        table.tower(seat, field).hand(seat, "R4 B9 G12").pile(seat, "")
    return table.draw_pile("O10 O11 O12 O13 O14").pile(2, "B3")


@proves("BO-42", "B8")
def test_any_of_the_eight_other_actions_may_be_chosen() -> None:
    table = table_with_towers(14, 1, 1).lands_on(1, FREE)
    assert (table.to_act, table.decision) == (1, "choosing")
    assert table.legal() == {f"action:{name}" for name in ACTIONS}


@proves("BO-42", "B8")
@pytest.mark.parametrize(
    ("action", "field", "decision"),
    [
        ("+1", 16, "taking"),
        ("+2", 21, "taking"),
        ("again", 22, "taking"),
        ("exchange", 28, "exchanging"),
        ("everyone", 20, "playing"),
        ("joker", 18, "playing"),
        ("ask", 17, "asking"),
        ("open3", 24, "opening"),
    ],
)
def test_the_tower_goes_to_the_next_field_of_the_action_and_does_it(
    action: str, field: int, decision: str
) -> None:
    table = table_with_towers(14, 2, 2).lands_on(1, FREE).play(f"action:{action}")
    assert table.towers()[0] == field
    assert table.decision == decision
    assert table.events_of("moved")[-1] == (1, "", field - 1)


@proves("BO-42")
def test_the_next_field_may_lie_beyond_the_start() -> None:
    table = table_with_towers(14, 28, 2).lands_on(1, FREE).play("action:exchange")
    assert table.towers()[0] == 3, "another tower stands on 28, and 3 comes before 14"


@proves("BO-42", "B8")
def test_fields_with_another_tower_are_passed_over() -> None:
    table = table_with_towers(14, 18, 2).lands_on(1, FREE).play("action:joker")
    assert table.towers()[0] == 27
    table = table_with_towers(14, 18, 27).lands_on(1, FREE).play("action:joker")
    assert table.towers()[0] == 8


@proves("BO-42", "B1")
def test_the_start_field_gives_the_free_choice_too() -> None:
    table = table_with_towers(28, 3, 2).lands_on(1, START)
    assert table.legal() == {f"action:{name}" for name in ACTIONS}
    assert table.play("action:+1").towers()[0] == 6, "the +1 on field 2 is taken"


@proves("BO-42")
def test_free_choice_itself_cannot_be_chosen() -> None:
    table = table_with_towers(14, 2, 2).lands_on(1, FREE)
    with pytest.raises(IllegalMoveError):
        table.play("action:free")


@proves("BO-42")
def test_the_choice_must_be_made() -> None:
    table = table_with_towers(14, 2, 2).lands_on(1, FREE)
    for move in ("pass", "done", "draw", "field16"):
        with pytest.raises(IllegalMoveError):
            table.play(move)


@proves("BO-43", "E-19")
def test_an_action_whose_fields_are_all_taken_cannot_be_chosen() -> None:
    table = table_with_towers(14, 8, 18, 27).lands_on(1, FREE)
    assert table.legal() == {f"action:{name}" for name in ACTIONS if name != "joker"}
    with pytest.raises(IllegalMoveError):
        table.play("action:joker")


@proves("BO-43")
def test_two_actions_may_be_taken_at_once() -> None:
    table = table_with_towers(14, 10, 22, 11, 24).lands_on(1, FREE)
    assert not table.legal() & {"action:again", "action:open3"}
    assert len(table.legal()) == 6


@proves("BO-44", "B8")
def test_joker_may_be_chosen_with_no_joker_left_and_takes_a_card_instead() -> None:
    table = table_with_towers(14, 2, 3).jokers_in_middle(0).lands_on(1, FREE).play("action:joker")
    assert table.towers()[0] == 18
    assert table.decision == "taking"
    assert table.legal() == {"draw", "pile2"}


@proves("BO-45", "B8")
def test_again_chosen_so_gives_the_other_turn() -> None:
    table = table_with_towers(14, 2, 3).lands_on(1, FREE).play("action:again", "draw", "-O10")
    assert (table.to_act, table.decision) == (1, "moving")
    table.dice(1, 2).play("field23", "draw", "-O11")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("BO-42")
def test_plus_two_chosen_so_takes_two_cards() -> None:
    table = table_with_towers(14, 2, 3).lands_on(1, FREE).play("action:+2", "draw")
    assert table.decision == "taking"
    assert table.play("draw").hand_text(1) == "R4 B9 O10 O11 G12"
    assert table.decision == "playing"
