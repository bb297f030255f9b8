"""NivelDoce: what may be laid off on which group, and what a joker is there."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"


def lay_offs(table: Scenario) -> set[str]:
    """The legal lay-offs; all other moves left aside."""
    return {move for move in table.legal() if "@" in move}


def on(ask: str, group: str, hand: str) -> Scenario:
    """A seat that has laid out this group and holds these cards."""
    return Scenario("niveldoce").group(1, ask, group).hand(1, hand).playing(1)


@proves("ND-25", "S-36")
def test_a_run_takes_the_next_lower_and_the_next_higher_value() -> None:
    table = on("run 4", RUN, "R2 B7 G8 Y5 R1 Bair knock")
    assert lay_offs(table) == {"R2@1", "B7@1"}
    table.play("B7@1", "G8@1", "R2@1", "R1@1")
    assert table.group_texts() == ["R1 R2 R3 Y4 G5 B6 B7 G8"]


@proves("ND-25", "N27", "S-37")
def test_a_run_ends_at_12_and_takes_neither_a_1_nor_a_picture_after_it() -> None:
    table = on("run 4", "R9 Y10 G11 B12", "R1 Rair Reagle Bsnake B8")
    assert lay_offs(table) == {"B8@1"}


@proves("ND-25", "S-37")
def test_a_run_ends_at_1_and_takes_no_12_before_it() -> None:
    assert lay_offs(on("run 4", "R1 Y2 G3 B4", "R12 Bsnake Y5")) == {"Y5@1"}


@proves("ND-25", "G3", "S-45")
def test_a_joker_laid_off_on_a_run_is_said_to_go_to_an_end() -> None:
    assert lay_offs(on("run 4", RUN, "J knock")) == {"J@1-", "J@1+"}
    low = on("run 4", RUN, "J knock").play("J@1-")
    high = on("run 4", RUN, "J knock").play("J@1+")
    assert low.group_texts() == [f"J=2 {RUN}"]
    assert high.group_texts() == [f"{RUN} J=7"]


@proves("ND-25", "N27")
def test_at_1_or_12_a_joker_has_only_the_other_end() -> None:
    assert lay_offs(on("run 4", "R1 Y2 G3 B4", "J knock")) == {"J@1+"}
    assert lay_offs(on("run 4", "R9 Y10 G11 B12", "J knock")) == {"J@1-"}


@proves("ND-25", "N27")
def test_a_run_from_1_to_12_takes_no_joker_and_nothing_else() -> None:
    full = "R1 Y2 G3 B4 R5 Y6 G7 B8 R9 Y10 G11 B12"
    assert lay_offs(on("run 4", full, "J R1 R12 Bair knock")) == set()


@proves("ND-25", "S-38")
def test_a_set_of_numbers_takes_its_value_and_jokers() -> None:
    table = on("set 2", "R7 Y7", "G7 B7 R8 Rair J J knock")
    assert lay_offs(table) == {"G7@1", "B7@1", "J@1"}
    table.play("J@1", "G7@1", "J@1", "B7@1")
    assert table.group_texts() == ["R7 Y7 J=7 G7 J=7 B7"]


@proves("ND-25", "S-39", "N6")
def test_a_colour_takes_numbers_and_pictures_of_its_colour_and_jokers() -> None:
    table = on("colour 4", "B1 B5 Bair Bfish", "B12 Bsnake Bair Y5 Rair J stopper")
    assert lay_offs(table) == {"B12@1", "Bsnake@1", "Bair@1", "J@1"}
    table.play("J@1")
    assert table.group_texts() == ["B1 B5 Bair Bfish J=B"]


@proves("ND-26")
@pytest.mark.parametrize(
    ("group", "same", "others"),
    [("Rair Bair", "Yair", "Yfire Reagle R5"), ("Rfish Bfish", "Yfish", "Ysnake Rwater R5")],
)
def test_a_set_of_an_element_or_animal_takes_the_same_picture(
    group: str, same: str, others: str
) -> None:
    table = on("set 2", group, f"{same} {others} J knock")
    assert lay_offs(table) == {f"{same}@1", "J@1"}
    table.play(f"{same}@1", "J@1")
    assert table.group_texts() == [f"{group} {same} J={same[1:]}"]


@proves("ND-26")
def test_the_pairs_of_level_11_take_the_same_picture_only() -> None:
    table = on("set 2 of elements", "Rair Bair", "Yair Reagle J knock")
    assert lay_offs(table) == {"Yair@1", "J@1"}


@proves("ND-27")
def test_2_elements_take_either_picture_again_and_no_other() -> None:
    table = on("elements 2", "Rair Bwater", "Yair Gwater Yfire Reagle Bfish R5 knock")
    assert lay_offs(table) == {"Yair@1", "Gwater@1"}
    table.play("Yair@1")
    assert table.group_texts() == ["Rair Bwater Yair"]


@proves("ND-27")
def test_2_animals_take_either_picture_again_and_no_other() -> None:
    table = on("animals 2", "Reagle Bfish", "Yeagle Gfish Yair Bwater Rsnake R5 knock")
    assert lay_offs(table) == {"Yeagle@1", "Gfish@1"}


@proves("ND-27")
def test_element_and_animal_take_either_picture_again_and_no_other() -> None:
    table = on("element+animal 1", "Rearth Bsnake", "Yearth Gsnake Rair Reagle R5 knock")
    assert lay_offs(table) == {"Yearth@1", "Gsnake@1"}
    table.play("Gsnake@1", "Yearth@1")
    assert table.group_texts() == ["Rearth Bsnake Gsnake Yearth"]


@proves("ND-27")
def test_two_elements_with_their_animals_take_any_of_the_four_pictures() -> None:
    group = "Rair Bwater Reagle Bfish"
    table = on("element+animal 2", group, "Yair Ywater Yeagle Yfish Yfire Ysnake knock")
    assert lay_offs(table) == {"Yair@1", "Ywater@1", "Yeagle@1", "Yfish@1"}


@proves("ND-28", "N25")
@pytest.mark.parametrize(
    ("ask", "group", "pictures"),
    [
        ("elements 2", "Rair Bwater", {"air", "water"}),
        ("animals 2", "Reagle Bfish", {"eagle", "fish"}),
        ("element+animal 1", "Rearth Bsnake", {"earth", "snake"}),
        ("element+animal 2", "Rair Bwater Reagle Bfish", {"air", "water", "eagle", "fish"}),
    ],
)
def test_a_joker_laid_off_on_pictures_is_declared_as_one_that_lies_there(
    ask: str, group: str, pictures: set[str]
) -> None:
    assert lay_offs(on(ask, group, "J knock")) == {f"J={picture}@1" for picture in pictures}
    for picture in pictures:
        table = on(ask, group, "J knock").play(f"J={picture}@1")
        assert table.group_texts() == [f"{group} J={picture}"]


@proves("ND-28", "N25")
@pytest.mark.parametrize("move", ["J=fire@1", "J=fish@1", "J=eagle@1", "J@1"])
def test_a_joker_as_another_picture_or_as_none_is_refused(move: str) -> None:
    with pytest.raises(IllegalMoveError):
        on("elements 2", "Rair Bwater", "J knock").play(move)


@proves("ND-28", "ND-27")
def test_a_picture_that_only_a_joker_shows_lies_there_too() -> None:
    table = on("elements 2", "Rair J=earth", "Yearth Yair Yfire J knock")
    assert lay_offs(table) == {"Yearth@1", "Yair@1", "J=earth@1", "J=air@1"}


@proves("ND-29", "N24")
@pytest.mark.parametrize(
    ("ask", "group"),
    [
        ("points 12 one colour", "R8 R4"),
        ("points 12 one colour", "J=12"),
        ("points 24", "R12 Y8 J=4"),
    ],
)
def test_nothing_is_laid_off_on_points_not_even_a_joker(ask: str, group: str) -> None:
    table = on(ask, group, "R1 R4 R8 R12 Rair J knock")
    assert lay_offs(table) == set()


@proves("ND-29", "ND-25")
def test_beside_points_the_run_of_the_same_level_takes_cards() -> None:
    table = on("run 7", "R1 Y2 G3 B4 R5 Y6 G7", "R8 J knock")
    table.group(1, "points 12 one colour", "R8 R4").playing(1)
    assert lay_offs(table) == {"R8@1", "J@1+"}


@proves("ND-25", "S-31", "S-33")
def test_cards_are_laid_off_on_the_groups_of_others_once_the_own_level_lies_there() -> None:
    table = Scenario("niveldoce").group(2, "elements 2", "Rair Bwater").hand(1, "Yair R2 R9")
    table.playing(1)
    assert lay_offs(table) == set()
    table.group(1, "run 4", RUN).playing(1)
    assert lay_offs(table) == {"Yair@1", "R2@2"}


@proves("ND-25", "S-32", "S-50")
def test_the_last_card_of_the_hand_is_not_laid_off() -> None:
    table = on("run 4", RUN, "R2 B7").play("R2@1")
    assert table.legal() == {"-B7"}


@proves("ND-25", "S-30")
@pytest.mark.parametrize(
    ("ask", "group"),
    [
        ("run 4", RUN),
        ("set 2", "R7 Y7"),
        ("colour 4", "B1 B5 Bair Bfish"),
        ("animals 2", "Reagle Bfish"),
    ],
)
def test_specials_are_never_laid_off(ask: str, group: str) -> None:
    table = on(ask, group, "stopper wish knock direction draw-two R12")
    assert lay_offs(table) == set()
