"""Worked examples about groups, put to the solver: what a hand lacks, what would help it, and
which layouts it holds. tests/rules plays the same examples at the table."""

from __future__ import annotations

import pytest

from nivelo.engine.groups.groups import group_text
from support.docs.proves import proves
from support.engine.scenario import Scenario


class Example:
    """A hand and the groups of a level, in the cards of a game."""

    def __init__(self, game: str, asks: tuple[str, ...], hand: str) -> None:
        self.table = Scenario(game, asks=asks).hand(1, hand).playing(1)
        self.game = self.table.game
        self.hand = self.table.state.hands[0]
        self.level = self.game.level(0, 1)

    @property
    def missing(self) -> int:
        return int(self.game.solver.missing(self.hand, self.level))

    @property
    def helps(self) -> set[str]:
        faces = self.game.solver.helps(self.hand, self.level)
        return {self.game.deck.text[face] for face in faces}

    @property
    def layouts(self) -> list[list[str]]:
        """All layouts, with a card left to discard, each as the texts of its groups."""
        layouts = self.game.finder.layouts(self.hand, self.level, 1000)
        return [[group_text(group, self.game.deck) for group in groups] for groups in layouts]

    @property
    def can_lay_out(self) -> bool:
        return "lay-out" in self.table.legal()


def level8(*asks: str, hand: str) -> Example:
    return Example("level8-101", asks, hand)


def master(*asks: str, hand: str) -> Example:
    return Example("level8-master", asks, hand)


def niveldoce(*asks: str, hand: str) -> Example:
    return Example("niveldoce", asks, hand)


PAIRS = ("set 2", "set 2", "set 2", "set 2")


@proves("E-2", "S-28")
def test_four_pairs_of_which_two_are_sixes_are_a_layout() -> None:
    # E-2 (a): four sixes can be shared out into two pairs in three ways.
    example = level8(*PAIRS, hand="R2 B2 R3 B3 R6 B6 Y6 G6 P15")
    assert sorted(example.layouts) == [
        ["R2 B2", "R3 B3", "R6 B6", "Y6 G6"],
        ["R2 B2", "R3 B3", "R6 G6", "Y6 B6"],
        ["R2 B2", "R3 B3", "R6 Y6", "G6 B6"],
    ]


@proves("E-2")
def test_three_sixes_are_one_pair_and_lack_a_card_for_another() -> None:
    # E-2 (c): besides a fourth six only the twin of the card left over helps.
    example = level8(*PAIRS, hand="R2 B2 R3 B3 R6 B6 Y6 P15")
    assert (example.missing, example.can_lay_out) == (1, False)
    sixes = {"O6", "G6", "P6"}
    assert example.helps == sixes | {f"{c}15" for c in "ROYGB"} | {"J"}


@proves("E-5", "S-25")
def test_14_15_1_is_not_a_run() -> None:
    example = level8("run 3", hand="R14 B15 G1 P7")
    assert (example.missing, example.layouts) == (1, [])
    assert example.helps == {f"{c}13" for c in "ROYGBP"} | {"J"}


@proves("E-5", "S-25")
def test_a_joker_after_14_15_stands_for_13_only() -> None:
    assert level8("run 3", hand="R14 B15 G1 J").layouts == [["J=13 R14 B15"]]


@proves("E-6", "S-29")
@pytest.mark.parametrize("values", ["7 2 11 15", "12 13 4 8 1", "7 2 9", "12 7 4 8"])
def test_cards_of_one_colour_are_a_colour_group_whatever_their_values(values: str) -> None:
    # E-6 (a) to (d).
    cards = [f"G{value}" for value in values.split()]
    in_order = " ".join(f"G{value}" for value in sorted(int(card[1:]) for card in cards))
    example = level8(f"colour {len(cards)}", hand=" ".join([*cards, "R3"]))
    assert example.layouts == [[in_order]]


@proves("E-6", "S-29")
@pytest.mark.parametrize("values", ["7 2 11 15", "12 13 4 8 1", "7 2 9", "12 7 4 8"])
def test_one_card_of_another_colour_spoils_a_colour_group(values: str) -> None:
    first, *others = values.split()
    cards = [f"R{first}", *(f"G{value}" for value in others)]
    example = level8(f"colour {len(cards)}", hand=" ".join([*cards, "skip"]))
    assert (example.missing, example.layouts) == (1, [])


@proves("E-10", "MA-6", "MA-7")
def test_4_5_and_10_11_12_in_one_colour_are_colour_runs() -> None:
    # E-10 (a) and (b).
    example = master("colour run 2", "colour run 3", hand="R4 R5 B10 B11 B12 keep")
    assert example.layouts == [["R4 R5", "B10 B11 B12"]]


@proves("E-10", "MA-6")
def test_4_and_5_in_two_colours_are_no_colour_run() -> None:
    example = master("colour run 2", hand="R4 B5 keep")
    assert example.missing == 1
    assert example.helps == {"R3", "R5", "B4", "B6", "J1-5", "J6-10"}


@proves("E-12", "MA-11", "MA-14")
def test_red_4_j_j_7_holds_with_a_1_5_joker_as_5_and_a_6_10_joker_as_6() -> None:
    # E-12 (a).
    example = master("colour run 4", hand="R4 J1-5 J6-10 R7 keep")
    assert example.layouts == [["R4 J1-5=R5 J6-10=R6 R7"]]


@proves("E-12", "MA-11")
def test_red_4_j_j_7_does_not_hold_with_two_1_5_jokers() -> None:
    # E-12 (b): neither joker can be the 6, and three cards are at hand for 1-2-3-4 or 2-3-4-5.
    example = master("colour run 4", hand="R4 J1-5 J1-5 R7 keep")
    assert (example.missing, example.layouts) == (1, [])
    assert example.helps == {"R1", "R2", "R3", "R5", "R6", "J1-5", "J6-10"}


TWO_PAIRS_AND_A_TRIPLE = ("set 2", "set 2", "set 3")


@proves("E-15", "S-17")
def test_ellen_has_two_pairs_and_a_triple() -> None:
    # E-15 (a).
    example = Example("level8-board", TWO_PAIRS_AND_A_TRIPLE, "R4 G4 O11 B11 R8 Y8 P8 G1")
    assert example.layouts == [["R4 G4", "O11 B11", "R8 Y8 P8"]]


@proves("E-15", "S-17")
def test_ellen_lacks_one_card_without_the_third_8() -> None:
    # E-15 (b): a third 4 or 11 would do as well, the other two values being the pairs.
    example = Example("level8-board", TWO_PAIRS_AND_A_TRIPLE, "R4 G4 O11 B11 R8 Y8 G1")
    assert (example.missing, example.can_lay_out) == (1, False)
    fours, elevens = {"O4", "Y4", "B4", "P4"}, {"R11", "Y11", "G11", "P11"}
    assert example.helps == fours | elevens | {"O8", "G8", "B8", "P8", "J"}


@proves("E-15", "S-18")
def test_ellen_lays_out_two_of_her_three_pairs() -> None:
    # E-15 (c): with 5-5 in the hand too, no layout has a third pair.
    example = Example("level8-board", TWO_PAIRS_AND_A_TRIPLE, "R4 G4 R5 G5 O11 B11 R8 Y8 P8")
    assert sorted(example.layouts) == [
        ["R4 G4", "O11 B11", "R8 Y8 P8"],
        ["R4 G4", "R5 G5", "R8 Y8 P8"],
        ["R5 G5", "O11 B11", "R8 Y8 P8"],
    ]


@proves("E-17", "S-28")
def test_5_5_3_3_3_3_3_are_two_pairs_and_a_triple() -> None:
    example = Example("level8-board", TWO_PAIRS_AND_A_TRIPLE, "R5 G5 R3 O3 Y3 G3 B3 P1")
    assert ["R3 O3", "R5 G5", "Y3 G3 B3"] in example.layouts
    # Any two of the five threes are the pair, and the others the triple.
    assert len(example.layouts) == 10


@proves("E-22", "ND-12")
def test_8_and_4_are_12_points() -> None:
    # E-22 (a).
    assert niveldoce("points 12", hand="R8 B4 knock").layouts == [["R8 B4"]]


@proves("E-22", "ND-14", "N24")
def test_8_and_4_and_a_joker_are_24_points() -> None:
    # E-22 (b).
    assert niveldoce("points 24", hand="R8 B4 J knock").layouts == [["R8 B4 J=12"]]


@proves("E-22", "ND-12", "N24")
def test_points_may_be_met_by_jokers_alone_and_by_fewer_cards() -> None:
    example = niveldoce("points 12", hand="R8 B4 J knock")
    assert sorted(example.layouts) == [["B4 J=8"], ["J=12"], ["R8 B4"], ["R8 J=4"]]


@proves("E-23", "ND-21")
@pytest.mark.parametrize("pair", ["Rearth Bsnake", "Yair Yeagle", "Gair Reagle"])
def test_an_element_and_its_animal_match_in_any_colours(pair: str) -> None:
    # E-23 (a) and (b).
    assert niveldoce("element+animal 1", hand=f"{pair} knock").layouts == [[pair]]


@proves("E-23", "ND-21")
def test_earth_and_eagle_do_not_match() -> None:
    # E-23 (c).
    example = niveldoce("element+animal 1", hand="Rearth Beagle knock")
    assert (example.missing, example.layouts) == (1, [])
    snakes, airs = {f"{c}snake" for c in "RYGB"}, {f"{c}air" for c in "RYGB"}
    assert example.helps == snakes | airs | {"J"}


@proves("E-24", "ND-15")
@pytest.mark.parametrize("triple", ["R7 Y7 B7", "Reagle Yeagle Geagle", "Rearth Gearth Bearth"])
def test_three_equal_numbers_or_pictures_are_a_triple(triple: str) -> None:
    # E-24 (a) to (c).
    assert niveldoce("set 3", hand=f"{triple} knock").layouts == [[triple]]


@proves("E-25", "ND-11")
def test_11_12_1_is_not_a_run() -> None:
    example = niveldoce("run 3", hand="R11 G12 B1 knock")
    assert (example.missing, example.layouts) == (1, [])
    assert example.helps == {f"{c}10" for c in "RYGB"} | {"J"}


@proves("E-26", "S-20")
def test_one_card_cannot_serve_the_run_and_the_points() -> None:
    # The run 1 to 7 and the points share the red 5 and 7: one of the two groups has them.
    run_and_points = ("run 7", "points 12 one colour")
    example = niveldoce(*run_and_points, hand="Y1 Y2 Y3 Y4 R5 Y6 R7 G9 knock")
    assert (example.missing, example.can_lay_out) == (1, False)
    enough = niveldoce(*run_and_points, hand="Y1 Y2 Y3 Y4 R5 Y6 R7 G9 B12 knock")
    assert enough.layouts == [["Y1 Y2 Y3 Y4 R5 Y6 R7", "B12"]]


@proves("E-27", "S-18")
def test_where_one_pair_is_asked_for_a_layout_has_one() -> None:
    example = niveldoce("element+animal 1", hand="Rair Beagle Rearth Bsnake knock")
    assert sorted(example.layouts) == [["Rair Beagle"], ["Rearth Bsnake"]]


@proves("E-28", "ND-22")
def test_air_twice_each_with_an_eagle_is_one_pair_of_two() -> None:
    example = niveldoce("element+animal 2", hand="Rair Bair Reagle Beagle knock")
    assert (example.missing, example.layouts) == (2, [])
    assert "Gair" not in example.helps
    assert {"Rfire", "Gsnake", "J"} <= example.helps
