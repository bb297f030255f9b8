"""The worked examples E-22 to E-32, played out one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError
from nivelo.engine.rules.rounds import turn_up
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN_7 = "Y1 Y2 Y3 Y4 Y5 Y6 Y7"
YELLOW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def at_level(level: int, *groups: str) -> Scenario:
    """A seat at this level that holds these groups and two cards more."""
    hand = f"{' '.join(groups)} knock stopper"
    return Scenario("niveldoce").level(1, level).hand(1, " ".join(hand.split())).playing(1)


def accepted(level: int, *groups: str) -> bool:
    """Can these very groups be laid out?"""
    cards = [" ".join(card.partition("=")[0] for card in group.split()) for group in groups]
    table = at_level(level, *cards)
    try:
        table.lay_out_as(*groups)
    except LayoutError:
        assert table.group_texts() == []
        return False
    assert table.state.laid_out[0] == 1
    return True


@proves("E-22")
def test_example_22a_8_and_4_are_12_points() -> None:
    assert accepted(2, RUN_7, "R8 R4")


@proves("E-22")
def test_example_22b_8_and_4_and_a_joker_are_24_points() -> None:
    assert accepted(6, "R8 Y4 J=12", "Reagle Bfish", "Rair Bwater")
    assert not accepted(6, "R8 Y4", "Reagle Bfish", "Rair Bwater")


@proves("E-23")
def test_example_23a_earth_and_snake_in_any_colours() -> None:
    for pair in ("Rearth Rsnake", "Rearth Bsnake", "Gearth Ysnake"):
        assert accepted(1, "R3 Y4 G5 B6", pair)


@proves("E-23")
def test_example_23b_air_and_eagle_in_any_colours() -> None:
    for pair in ("Rair Reagle", "Rair Beagle", "Gair Yeagle"):
        assert accepted(1, "R3 Y4 G5 B6", pair)


@proves("E-23")
def test_example_23c_earth_and_eagle_are_refused() -> None:
    assert not accepted(1, "R3 Y4 G5 B6", "Rearth Reagle")
    assert "lay-out" not in at_level(1, "R3 Y4 G5 B6", "Rearth Reagle").legal()


@proves("E-24")
@pytest.mark.parametrize(
    "triple", ["R8 Y8 B8", "Reagle Yeagle Beagle", "Rearth Yearth Bearth"], ids=str.split
)
def test_example_24_three_equal_numbers_eagles_or_earths_are_a_triple(triple: str) -> None:
    assert accepted(12, "R1 Y2 G3 B4", triple, "R10 Y10")


@proves("E-24")
def test_example_24_two_eagles_and_an_air_are_no_triple() -> None:
    assert not accepted(12, "R1 Y2 G3 B4", "Reagle Yeagle Bair", "R10 Y10")


@proves("E-25")
def test_example_25_12_and_1_do_not_join_in_a_run() -> None:
    four = "R5 Y5 G5 B5"
    assert accepted(3, "R10 Y11 G12", four, "Reagle Bfish")
    assert not accepted(3, "R11 Y12 G1", four, "Reagle Bfish")
    assert "lay-out" not in at_level(3, "R11 Y12 G1", four, "Reagle Bfish").legal()


@proves("E-26")
def test_example_26_one_card_cannot_serve_the_run_and_the_points() -> None:
    # The run 2 to 8 needs the red 8, and so do the points.
    table = at_level(2, "Y2 Y3 Y4 G5 Y6 Y7 R8", "R4")
    assert "lay-out" not in table.legal()
    with pytest.raises(LayoutError, match="lay_out/not_in_hand"):
        table.lay_out_as("Y2 Y3 Y4 G5 Y6 Y7 R8", "R8 R4")


@proves("E-27")
def test_example_27_two_pairs_are_refused_where_one_is_asked_for() -> None:
    run, pair, elements = "R1 Y2 G3 B4 R5", "R9 Y9", "Rair Bwater"
    table = at_level(5, run, pair, elements, "R10 Y10")
    with pytest.raises(LayoutError):
        table.lay_out_as(run, pair, "R10 Y10", elements)
    with pytest.raises(LayoutError):
        table.lay_out_as(run, pair, elements, "R10 Y10")
    with pytest.raises(LayoutError):
        table.lay_out_as(run, "R9 Y9 R10 Y10", elements)
    assert table.group_texts() == []
    # With the level on the table, the second pair fits nowhere either.
    table.lay_out_as(run, pair, elements)
    assert {move for move in table.legal() if "@" in move} == set()


@proves("E-28")
def test_example_28_air_twice_each_with_an_eagle_is_refused_at_level_9() -> None:
    run = "R1 Y2 G3 B4 R5 Y6"
    assert not accepted(9, run, "Rair Yair Geagle Beagle")
    assert "lay-out" not in at_level(9, run, "Rair Yair Geagle Beagle").legal()
    assert accepted(9, run, "Rair Yearth Geagle Bsnake")


def wishing(hand: str) -> Scenario:
    table = Scenario("niveldoce", players=2).hand(1, hand).hand(2, "B5 B6")
    return table.pile(1, "G1").draw_pile(YELLOW).take(1).play("wish!")


@proves("E-29")
def test_example_29a_a_wish_alone_draws_one_card() -> None:
    assert wishing("R5 R6 wish").play("done").hand_text(1) == "Y1 R5 R6"


@proves("E-29")
def test_example_29b_a_wish_with_six_cards_draws_seven() -> None:
    table = wishing("R5 R6 R7 R8 R9 R10 R11 wish").play("R5", "R6", "R7", "R8", "R9", "R10")
    assert table.hand_text(1) == "Y1 Y2 Y3 Y4 Y5 Y6 Y7 R11"
    assert table.to_act == 2


@proves("E-29")
def test_example_29c_a_stopper_is_refused_on_top_and_accepted_below_another_card() -> None:
    table = wishing("R5 R6 stopper wish").play("stopper")
    with pytest.raises(IllegalMoveError):
        table.play("done")
    table.play("R5", "done")
    assert table.pile_text(1) == "G1 wish stopper R5"


@proves("E-29")
def test_example_29d_a_draw_two_among_the_cards_is_refused() -> None:
    with pytest.raises(IllegalMoveError):
        wishing("R5 draw-two wish").play("draw-two")


@proves("E-30")
def test_example_30a_the_first_direction_card_lies_beside_the_pile() -> None:
    table = Scenario("niveldoce", players=4).hand(2, "R5 direction").pile(1, "G1").playing(2)
    table.play("direction!")
    assert (table.state.beside, table.pile_text(1)) == (1, "G1")
    assert table.to_act == 1


@proves("E-30")
def test_example_30b_with_the_second_both_go_on_the_pile_and_play_is_clockwise() -> None:
    table = Scenario("niveldoce", players=4).hand(2, "R5 direction").hand(1, "R6 direction")
    table.pile(1, "G1").draw_pile(YELLOW).playing(2).play("direction!", "draw", "direction!")
    assert (table.state.beside, table.pile_text(1)) == (0, "G1 direction direction")
    table.play("pass", "pass")
    assert (table.to_act, table.decision) == (2, "taking")


def knocked() -> Scenario:
    """Seat 1 has discarded R5, seat 3 knocks for it, seat 2 is next."""
    table = Scenario("niveldoce", players=3).hand(1, "R5 R6").hand(2, "B5 B6").hand(3, "B7 knock")
    return table.pile(1, "G1").draw_pile(YELLOW).playing(1).play("-R5", "knock!")


@proves("E-31")
def test_example_31a_the_next_seat_takes_the_card_and_the_knock_card_goes_back() -> None:
    table = knocked().play("pile")
    assert table.hand_text(2) == "R5 B5 B6"
    assert table.hand_text(3) == "B7 knock"
    assert table.pile_text(1) == "G1"
    assert (table.to_act, table.decision) == (2, "playing")


@proves("E-31")
def test_example_31b_the_next_seat_leaves_it_and_the_knock_card_is_the_top() -> None:
    table = knocked().play("leave")
    assert table.hand_text(2) == "B5 B6"
    assert table.hand_text(3) == "R5 B7"
    assert table.pile_text(1) == "G1 knock"
    assert (table.to_act, table.decision) == (2, "taking")


@proves("E-32")
@pytest.mark.parametrize("first", ["J", "stopper", "wish", "direction", "knock", "draw-two"])
def test_example_32_a_special_or_joker_turned_up_goes_back_into_the_draw_pile(first: str) -> None:
    table = Scenario("niveldoce").pile(1, "").draw_pile(f"{first} R5 Bair Gfish")
    turn_up(table.state)
    assert table.pile_text(1) in ("R5", "Bair", "Gfish")
    rest = table.deck.hand_text(table.state.draw_pile.faces()).split()
    assert first in rest
    assert Counter([*rest, table.pile_text(1)]) == Counter([first, "R5", "Bair", "Gfish"])
