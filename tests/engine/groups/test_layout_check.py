"""A whole layout, as people send it, is accepted exactly when it is what the level asks for."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.groups import group_text
from nivelo.engine.groups.layout_check import Claim
from support.engine.scenario import Scenario


def check(game: str, asks: str, hand: str, *groups: str, mix: str = "none") -> list[str]:
    """The groups of a layout as texts. The hand is that and one card more."""
    table = Scenario(game, mix=mix, asks=tuple(asks.split(", ")))
    table.hand(1, hand).playing(1)
    claims = [[table.claim(card) for card in group.split()] for group in groups]
    layout = table.state.check_layout(claims)
    return [group_text(group, table.deck) for group in layout]


def code(game: str, asks: str, hand: str, *groups: str, mix: str = "none") -> str:
    with pytest.raises(LayoutError) as caught:
        check(game, asks, hand, *groups, mix=mix)
    return caught.value.code


def test_runs_are_shown_from_below_and_other_groups_by_value_and_colour() -> None:
    hand = "R3 B4 G5 Y9 R9 J R15"
    assert check("level8-101", "run 3, set 3", hand, "G5 R3 B4", "J Y9 R9") == [
        "R3 B4 G5",
        "R9 Y9 J=9",
    ]


def test_a_joker_in_the_gap_of_a_run_needs_no_word() -> None:
    assert check("level8-101", "run 4", "R3 B4 R6 J R15", "R3 B4 J R6") == ["R3 B4 J=5 R6"]
    assert check("level8-101", "run 4", "R3 R6 J J R15", "R3 J J R6") == ["R3 J=4 J=5 R6"]


def test_a_joker_at_an_end_of_a_run_must_say_which() -> None:
    hand = "R3 B4 J R15"
    assert code("level8-101", "run 3", hand, "R3 B4 J") == "lay_out/joker_unclear"
    assert check("level8-101", "run 3", hand, "R3 B4 J=5") == ["R3 B4 J=5"]
    assert check("level8-101", "run 3", hand, "R3 B4 J=2") == ["J=2 R3 B4"]


def test_a_joker_at_the_end_of_all_values_has_only_one_place() -> None:
    assert check("level8-101", "run 3", "R1 B2 J R15", "J R1 B2") == ["R1 B2 J=3"]
    assert check("level8-101", "run 3", "R14 B15 J R1", "R14 B15 J") == ["J=13 R14 B15"]


def test_one_joker_that_is_declared_may_make_the_others_clear() -> None:
    hand = "R4 J J R15"
    assert code("level8-101", "run 3", hand, "R4 J J") == "lay_out/joker_unclear"
    assert check("level8-101", "run 3", hand, "R4 J=6 J") == ["R4 J=5 J=6"]
    assert code("level8-101", "run 3", hand, "R4 J=5 J") == "lay_out/joker_unclear"


def test_a_range_may_leave_a_joker_one_place_only() -> None:
    hand = "R6 B7 J1-5 R15"
    assert check("level8-master", "run 3", hand, "R6 B7 J1-5") == ["J1-5=5 R6 B7"]


def test_different_jokers_share_the_gaps_as_their_ranges_allow() -> None:
    hand = "R4 R7 J1-5 J6-10 R15"
    assert check("level8-master", "colour run 4", hand, "R4 J6-10 J1-5 R7") == [
        "R4 J1-5=R5 J6-10=R6 R7"
    ]
    # Which of two jokers lies where makes no difference, so nothing need be said.
    hand = "R2 R5 J J1-5 R15"
    assert check("level8-101", "run 4", hand, "R2 J J1-5 R5", mix="master-all") == [
        "R2 J1-5=3 J=4 R5"
    ]
    # The full joker leaves the range joker its only place.
    hand = "R4 R7 J J1-5 R15"
    assert check("level8-101", "run 4", hand, "R4 J J1-5 R7", mix="master-all") == [
        "R4 J1-5=5 J=6 R7"
    ]


def test_two_jokers_of_the_low_range_do_not_fill_4_to_7() -> None:
    hand = "R4 R7 J1-5 J1-5 R15"
    assert code("level8-master", "colour run 4", hand, "R4 J1-5 J1-5 R7") == "lay_out/joker_range"
    assert code("level8-master", "colour run 4", hand, "R4 J1-5=5 J1-5=6 R7") == (
        "lay_out/joker_range"
    )


def test_a_joker_of_another_range_never_joins_a_set() -> None:
    hand = "R3 B3 J6-10 R15"
    assert code("level8-master", "set 3", hand, "R3 B3 J6-10") == "lay_out/joker_range"
    assert code("level8-master", "set 3", hand, "R3 B3 J6-10=3") == "lay_out/joker_range"


def test_in_a_colour_group_the_range_of_a_joker_does_not_matter() -> None:
    hand = "R13 R15 J1-5 J6-10 B1"
    assert check("level8-master", "colour 4", hand, "R13 R15 J1-5 J6-10=R9") == [
        "R13 R15 J1-5=R J6-10=R"
    ]


def test_groups_of_jokers_only_are_declared() -> None:
    hand = "J J J R15"
    assert code("level8-101", "run 3", hand, "J J J") == "lay_out/joker_unclear"
    assert code("level8-101", "set 3", hand, "J J J") == "lay_out/joker_unclear"
    assert code("level8-101", "colour 3", hand, "J J J") == "lay_out/joker_unclear"
    assert check("level8-101", "run 3", hand, "J=4 J=6 J") == ["J=4 J=5 J=6"]
    assert check("level8-101", "set 3", hand, "J=4 J J") == ["J=4 J=4 J=4"]
    assert check("level8-101", "colour 3", hand, "J J=B J") == ["J=B J=B J=B"]


def test_a_colour_run_of_jokers_only_declares_its_colour_too() -> None:
    hand = "J1-5 J6-10 R15"
    assert code("level8-master", "colour run 2", hand, "J1-5 J6-10") == "lay_out/joker_unclear"
    assert check("level8-master", "colour run 2", hand, "J1-5 J6-10=G") == ["J1-5=G5 J6-10=G6"]


def test_what_does_not_matter_for_a_group_may_be_declared_all_the_same() -> None:
    assert check("level8-101", "run 3", "R3 B4 J R15", "R3 B4 J=G5") == ["R3 B4 J=5"]
    assert check("level8-101", "set 3", "R3 B3 J R15", "R3 B3 J=G3") == ["R3 B3 J=3"]


def test_the_groups_come_in_the_order_of_the_level() -> None:
    hand = "R3 B4 R5 R7 B7 R9 B9 R15"
    asks = "run 3, set 2, set 2"
    assert check("level8-101", asks, hand, "R3 B4 R5", "R9 B9", "R7 B7")[1:] == ["R9 B9", "R7 B7"]
    assert code("level8-101", asks, hand, "R9 B9", "R3 B4 R5", "R7 B7") == "lay_out/too_short"


def test_neither_a_part_of_the_level_nor_more_than_it_is_a_layout() -> None:
    hand = "R1 R2 R3 B7 B8 B9 G11 G12 G13 R15"
    asks = "run 3, run 3"
    assert code("level8-101", asks, hand) == "lay_out/groups"
    assert code("level8-101", asks, hand, "R1 R2 R3") == "lay_out/groups"
    assert code("level8-101", asks, hand, "R1 R2 R3", "B7 B8 B9", "G11 G12 G13") == "lay_out/groups"
    assert code("level8-101", asks, hand, "R1 R2 R3", "B7 B8") == "lay_out/too_short"
    assert code("level8-101", asks, hand, "R1 R2 R3", "") == "lay_out/too_short"
    assert len(check("level8-101", asks, hand, "R1 R2 R3", "B7 B8 B9")) == 2


def test_a_longer_group_is_not_what_the_level_asks_for() -> None:
    assert code("level8-101", "run 3", "R1 R2 R3 R4 R9", "R1 R2 R3 R4") == "lay_out/too_long"


def test_cards_come_from_the_hand_and_serve_once() -> None:
    hand = "R1 R2 R3 R4 R5 R15"
    assert code("level8-101", "run 3", hand, "R1 R2 G3") == "lay_out/not_in_hand"
    assert code("level8-101", "run 3, run 3", hand, "R1 R2 R3", "R3 R4 R5") == "lay_out/not_in_hand"


def test_values_that_do_not_follow_one_another_are_no_run() -> None:
    assert code("level8-101", "run 3", "R14 B15 R1 R9", "R14 B15 R1") == "lay_out/not_a_run"
    assert code("level8-101", "run 3", "R4 B5 R7 R9", "R4 B5 R7") == "lay_out/not_a_run"
    assert code("level8-101", "run 3", "R4 B4 R5 R9", "R4 B4 R5") == "lay_out/not_a_run"
    assert code("level8-101", "run 3", "R4 R5 J R9", "R4 R5 J=5") == "lay_out/not_a_run"
    assert code("niveldoce", "run 3", "R11 R12 Rair B1", "R11 R12 Rair") == "lay_out/not_a_run"


def test_a_colour_run_is_a_run_of_one_colour() -> None:
    assert code("level8-master", "colour run 3", "R4 R5 B6 R9", "R4 R5 B6") == (
        "lay_out/not_one_colour"
    )
    assert code("level8-master", "colour run 3", "R4 R5 J6-10 R9", "R4 R5 J6-10=B6") == (
        "lay_out/not_one_colour"
    )
    assert code("level8-master", "colour run 3", "R4 R5 R8 R9", "R4 R5 R8") == "lay_out/not_a_run"


def test_a_set_is_of_one_value_or_picture() -> None:
    assert code("level8-101", "set 3", "R4 B4 R5 R9", "R4 B4 R5") == "lay_out/not_a_set"
    assert code("level8-101", "set 3", "R4 B4 J R9", "R4 B4 J=5") == "lay_out/not_a_set"
    assert check("niveldoce", "set 3", "Rair Bair J R9", "Rair Bair J") == ["Rair Bair J=air"]
    assert code("niveldoce", "set 2 of numbers", "Rair Bair R9", "Rair Bair") == "lay_out/not_a_set"
    assert code("niveldoce", "set 2 of elements", "R9 B9 R1", "R9 B9") == "lay_out/not_a_set"
    assert code("niveldoce", "set 2 of animals", "Rair J R1", "Rair J") == "lay_out/not_a_set"


def test_a_colour_group_is_of_one_colour() -> None:
    assert code("level8-101", "colour 3", "R4 R9 B5 R1", "R4 R9 B5") == "lay_out/not_one_colour"
    assert code("level8-101", "colour 3", "R4 R9 J R1", "R4 R9 J=B") == "lay_out/not_one_colour"
    assert check("niveldoce", "colour 3", "R4 Rair J B1", "J R4 Rair") == ["R4 Rair J=R"]


def test_pictures_differ_and_are_of_the_kind_asked_for() -> None:
    assert check("niveldoce", "animals 2", "Rfish Bsnake R1", "Bsnake Rfish") == ["Rfish Bsnake"]
    assert code("niveldoce", "animals 2", "Rfish Bfish R1", "Rfish Bfish") == "lay_out/not_pictures"
    assert code("niveldoce", "animals 2", "Rair Bfish R1", "Rair Bfish") == "lay_out/not_pictures"
    assert code("niveldoce", "elements 2", "Rair J R1", "Rair J") == "lay_out/joker_unclear"
    assert check("niveldoce", "elements 2", "Rair J R1", "Rair J=earth") == ["Rair J=earth"]


def test_each_element_lies_with_its_own_animal() -> None:
    pair = "element+animal 1"
    assert check("niveldoce", pair, "Gsnake Rearth R1", "Gsnake Rearth") == ["Rearth Gsnake"]
    assert check("niveldoce", pair, "Gsnake J R1", "Gsnake J") == ["J=earth Gsnake"]
    assert code("niveldoce", pair, "Rearth Geagle R1", "Rearth Geagle") == "lay_out/not_matching"
    two = "element+animal 2"
    hand = "Rair Bair Reagle Beagle R1"
    assert code("niveldoce", two, hand, "Rair Bair Reagle Beagle") == "lay_out/not_matching"
    assert check("niveldoce", two, "Rair J Rfire J R1", "Rair J Rfire J") == [
        "Rair Rfire J=eagle J=phoenix"
    ]
    assert code("niveldoce", two, "Rair J Reagle J R1", "Rair J Reagle J") == (
        "lay_out/joker_unclear"
    )


def test_points_add_up_exactly() -> None:
    assert check("niveldoce", "points 12", "R8 B4 R1", "B4 R8") == ["R8 B4"]
    assert code("niveldoce", "points 12", "R8 B5 R1", "R8 B5") == "lay_out/points"
    assert code("niveldoce", "points 12", "R8 Bair R1", "R8 Bair") == "lay_out/points"
    assert code("niveldoce", "points 12", "R8 J R1", "R8 J=air") == "lay_out/points"
    assert code("niveldoce", "points 12", "R8 R1", "") == "lay_out/too_short"


def test_jokers_in_points_count_what_is_left_the_first_ones_most() -> None:
    assert check("niveldoce", "points 24", "R8 B4 J R1", "R8 B4 J") == ["R8 B4 J=12"]
    assert check("niveldoce", "points 24", "R8 J J R1", "J R8 J") == ["R8 J=12 J=4"]
    assert check("niveldoce", "points 24", "R8 J J R1", "J=5 R8 J") == ["R8 J=11 J=5"]
    assert check("niveldoce", "points 12", "J J J R1", "J J J") == ["J=10 J=1 J=1"]
    assert code("niveldoce", "points 24", "R8 J R1", "R8 J") == "lay_out/points"
    assert code("niveldoce", "points 9", "R8 J J R1", "R8 J J") == "lay_out/points"
    assert code("niveldoce", "points 12", "R8 J R1", "R8 J=5") == "lay_out/points"


def test_points_of_one_colour_are_of_one_colour() -> None:
    asks = "points 12 one colour"
    assert check("niveldoce", asks, "R8 J R1", "R8 J") == ["R8 J=4"]
    assert code("niveldoce", asks, "R8 B4 R1", "R8 B4") == "lay_out/not_one_colour"
    assert code("niveldoce", asks, "R8 J R1", "R8 J=B4") == "lay_out/not_one_colour"
    assert check("niveldoce", asks, "J R1", "J") == ["J=12"]
    assert check("niveldoce", asks, "J J R1", "J=B J") == ["J=11 J=1"]


def test_specials_are_never_part_of_a_group() -> None:
    assert code("level8-101", "run 3", "R4 R5 skip R9", "R4 R5 skip") == "lay_out/special"


def test_the_last_card_of_the_hand_stays_for_the_discard() -> None:
    assert code("level8-101", "run 3", "R4 R5 R6", "R4 R5 R6") == "lay_out/last_card"
    assert check("level8-101", "run 3", "R4 R5 R6 R6", "R4 R5 R6") == ["R4 R5 R6"]


def test_a_card_that_is_no_joker_stands_for_itself_alone() -> None:
    assert code("level8-101", "run 3", "R4 R5 R7 R9", "R4 R5 R7=6") == "lay_out/not_a_joker"
    assert code("level8-101", "colour 2", "R4 B5 R9", "R4 B5=R") == "lay_out/not_a_joker"
    assert check("level8-101", "run 3", "R4 R5 R6 R9", "R4=R4 R5=5 R6=R") == ["R4 R5 R6"]


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        (Claim(-1), "lay_out/not_in_hand"),
        (Claim(999), "lay_out/not_in_hand"),
        (Claim(90, 15), "lay_out/joker_range"),
        (Claim(90, -2), "lay_out/joker_range"),
        (Claim(90, 1, 6), "lay_out/joker_range"),
        (Claim(90, 1, -2), "lay_out/joker_range"),
    ],
)
def test_numbers_that_mean_nothing_are_refused(claim: Claim, expected: str) -> None:
    table = Scenario("level8-101", asks=("set 2",)).hand(1, "R2 J R9").playing(1)
    with pytest.raises(LayoutError) as caught:
        table.state.check_layout([[Claim(table.deck.parse("R2")), claim]])
    assert caught.value.code == expected


def test_errors_quote_the_cards_and_what_was_asked_for() -> None:
    table = Scenario("level8-101", asks=("run 3",)).hand(1, "R4 J R7 R9").playing(1)
    with pytest.raises(LayoutError, match=r"R4 J=5 R7 for run 3"):
        table.lay_out_as("R4 J=5 R7")
