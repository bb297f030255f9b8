"""The board game, step 1: the dice, the two pieces and the field."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario


def table_with_towers(*fields: int) -> Scenario:
    """A table whose seats have their towers on these fields."""
    table = Scenario("level8-board", players=len(fields))
    for seat, field in enumerate(fields, start=1):
        table.tower(seat, field).hand(seat, "R4 B9 G12")
    return table


@proves("BO-12", "S-5")
def test_the_first_turn_of_a_round_begins_with_a_roll_of_two_dice() -> None:
    for seed in range(40):
        table = Scenario("level8-board", seed=seed, dealer=3)
        assert (table.to_act, table.decision) == (1, "moving")
        assert all(1 <= number <= 6 for number in table.state.dice)


@proves("BO-12")
def test_the_two_dice_fall_independently_and_all_36_rolls_come_up() -> None:
    rolled = [Scenario("level8-board", seed=seed).state.dice for seed in range(300)]
    assert len({(int(dice[0]), int(dice[1])) for dice in rolled}) == 36


@proves("BO-12")
def test_every_seat_rolls_anew_and_everyone_sees_the_dice() -> None:
    table = table_with_towers(2, 10, 20).playing(1).play("-R4")
    assert (table.to_act, table.decision) == (2, "moving")
    first, second = (int(number) for number in table.state.dice)
    assert table.events_of("rolled") == [(2, "", 10 * first + second)]
    assert "draw" not in table.legal(), "nothing is taken before the dice"


@proves("BO-13")
def test_one_piece_goes_by_one_die_and_the_other_by_the_other() -> None:
    table = table_with_towers(5, 20, 25).rolls(1, 3, 6)
    assert table.legal() == {"field8", "field11"}


@proves("BO-13")
def test_the_dice_are_not_added_up() -> None:
    table = table_with_towers(5, 20, 25).rolls(1, 3, 6)
    with pytest.raises(IllegalMoveError):
        table.play("field14")


@proves("BO-13", "BO-6")
def test_the_ring_is_closed_from_the_last_field_to_the_first() -> None:
    assert table_with_towers(27, 10, 20).rolls(1, 1, 4).legal() == {"field28", "field3"}


@proves("BO-13")
def test_the_tower_does_not_stay_and_does_not_go_back() -> None:
    table = table_with_towers(10, 20, 25).rolls(1, 1, 2)
    for field in ("field10", "field9", "field8"):
        with pytest.raises(IllegalMoveError):
            table.play(field)


@proves("BO-14", "E-21")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_with_doubles_one_piece_goes_the_number_and_the_other_twice_the_number(
    number: int,
) -> None:
    table = table_with_towers(3, 2, 1).rolls(1, number, number)
    assert table.legal() == {f"field{3 + number}", f"field{3 + 2 * number}"}


@proves("BO-14", "BO-15")
def test_doubles_jump_other_towers_on_the_whole_way() -> None:
    table = table_with_towers(3, 5, 8).rolls(1, 3, 3)
    # 4, 6, 7 are the three steps; 9, 10, 11 the next three.
    assert table.legal() == {"field7", "field11"}


@proves("BO-15", "E-21")
def test_fields_with_another_tower_are_jumped_and_not_counted() -> None:
    table = table_with_towers(5, 6, 9).rolls(1, 2, 4)
    # 7 and 8, then 10 and 11.
    assert table.legal() == {"field8", "field11"}


@proves("BO-15", "E-21")
def test_several_towers_in_a_row_are_jumped_together() -> None:
    table = table_with_towers(27, 28, 1, 2, 3, 4).rolls(1, 1, 2)
    assert table.legal() == {"field5", "field6"}


@proves("BO-15")
def test_a_tower_behind_or_out_of_reach_changes_nothing() -> None:
    assert table_with_towers(5, 4, 12).rolls(1, 1, 6).legal() == {"field6", "field11"}


@proves("BO-15")
def test_the_field_where_the_walk_would_end_is_jumped_too() -> None:
    assert table_with_towers(5, 11, 8).rolls(1, 3, 6).legal() == {"field9", "field13"}


@proves("BO-15")
def test_no_roll_ever_ends_on_another_tower() -> None:
    for others in ((6, 7), (8, 11), (6, 11), (9, 12), (17, 16)):
        for first in range(1, 7):
            for second in range(1, 7):
                table = table_with_towers(5, *others).rolls(1, first, second)
                assert len(table.legal()) == 2
                assert not table.legal() & {f"field{field}" for field in others}


@proves("BO-16")
def test_the_player_chooses_one_of_the_two_fields_and_the_tower_goes_there() -> None:
    for field in (8, 9):
        table = table_with_towers(5, 20, 25).rolls(1, 3, 4).play(f"field{field}")
        assert table.towers() == [field, 20, 25]
        assert table.events_of("moved") == [(1, "", field - 1)]


@proves("BO-16")
def test_the_action_of_the_field_takes_the_place_of_the_ordinary_take() -> None:
    table = table_with_towers(5, 20, 25).jokers_in_middle(8).rolls(1, 3, 4).play("field8")
    assert table.decision == "playing", "the joker was the take: there is no other"
    assert table.hand_text(1) == "R4 B9 G12 J"


@proves("BO-16")
def test_the_action_must_be_done() -> None:
    table = table_with_towers(5, 20, 25).rolls(1, 4, 6).play("field9")
    assert table.decision == "taking"
    for move in ("pass", "done", "-R4", "lay-out"):
        with pytest.raises(IllegalMoveError):
            table.play(move)


@proves("BO-17", "B1")
def test_the_start_field_is_jumped_while_another_tower_stands_on_it() -> None:
    assert table_with_towers(27, 1, 12).rolls(1, 2, 3).legal() == {"field2", "field3"}


@proves("BO-17", "B1")
def test_once_all_other_towers_have_left_the_start_field_it_is_open() -> None:
    assert table_with_towers(27, 2, 12).rolls(1, 2, 3).legal() == {"field1", "field3"}


@proves("BO-17", "B1")
def test_towers_that_share_the_start_field_leave_it_one_by_one() -> None:
    table = table_with_towers(1, 1, 1).rolls(1, 1, 2)
    assert table.legal() == {"field2", "field3"}
    table.play("field2").rolls(2, 1, 2)
    assert table.legal() == {"field3", "field4"}, "seat 1 stands on field 2"
    table.play("field3").rolls(3, 1, 2)
    assert table.legal() == {"field4", "field5"}


@proves("BO-18")
@pytest.mark.parametrize(
    ("field", "moves"),
    [
        (2, ["draw"]),
        (4, ["draw", "draw"]),
        (10, ["draw"]),
        (3, ["R4", "done"]),
        (7, []),
        (8, []),
        (5, ["ask:9:left", "O9"]),
        (11, ["O9", "Y3", "P5", "Y3<2"]),
        (15, ["action:joker"]),
    ],
)
def test_after_every_action_the_level_may_be_laid_out_and_a_card_must_be_discarded(
    field: int, moves: list[str]
) -> None:
    table = Scenario("level8-board", players=2).hand(2, "O9 Y3 P5").tower(2, 1)
    table.hand(1, "R4 B4 G4 O4 R7 B8 O9 P14 J J").lands_on(1, field).play(*moves)
    assert (table.to_act, table.decision) == (1, "playing")
    assert "lay-out" in table.legal()
    assert "-P14" in table.legal()
    assert not table.legal() & {"done", "pass", "draw"}
    table.lay_out().play("-P14")
    assert table.pile_text(1).endswith("P14")
