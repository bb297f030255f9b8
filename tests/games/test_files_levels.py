"""Wrong levels and keep rules are refused, with the key and what was expected there."""

from __future__ import annotations

import pytest

from nivelo.games import read_game_text
from support.engine.custom_game import JOKERS, changed, refusal, with_table

WRONG_LEVELS = [
    (
        changed("one = [", "three = ["),
        "levels.one: expected a list of 1 to 30 levels, not nothing; write one = [{ groups = ",
    ),
    (changed("one = [", "one = []\nthree = ["), "levels.one: expected a list of 1 to 30 levels"),
    (changed("two = [", "two = []\nthree = ["), "levels.two: expected a list of 1 to 30 levels"),
    (with_table("three = []"), "levels.three: expected one of the keys one, two"),
    (
        changed('  { groups = ["colour 5"] },\n', ""),
        "levels.two: expected as many levels as side one has (3), not 4 levels",
    ),
    (
        changed('{ groups = ["colour 5"] }', '"colour 5"'),
        "levels.one[3]: expected a table, not 'colour 5'; write { groups = ",
    ),
    (changed('{ groups = ["colour 5"] }', "{}"), "levels.one[3].groups: expected a list of texts"),
    (changed('["colour 5"]', '"colour 5"'), "levels.one[3].groups: expected a list of texts"),
    (changed('["colour 5"]', "[]"), "levels.one[3].groups: []: a level has 1 to 6 groups"),
    (changed('"a winter evening"', "1"), "levels.one[4].source: expected a text, not 1"),
    (changed('["colour 5"]', '["colour 5"], name = "x"'), "levels.one[3].name: expected one of"),
]


@pytest.mark.parametrize(("text", "error"), WRONG_LEVELS)
def test_wrong_levels_are_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


@pytest.mark.parametrize(
    ("groups", "error"),
    [
        (["colour"], "'colour' is not a group"),
        (["colour run"], "'colour run' is not a group"),
        (["run three"], "'run three' is not a group"),
        (["run 2"], "'run 2': the shortest is 3"),
        (["colour run 1"], "'colour run 1': the shortest is 2"),
        (["run 13"], "'run 13' needs 13 values in a row, and the deck has 12"),
        (["colour run 14"], "'colour run 14' needs 14 values in a row, and the deck has 12"),
        (["color 7"], "'color 7' is not a group; did you mean 'colour 7'? There are run n, "),
        (["set 0"], "'set 0' is not a group: no group is as large or as small as that. There"),
        (["sets 3"], "'sets 3' is not a group; did you mean 'set 3'?"),
        (["Run 3"], "'Run 3' is not a group; did you mean 'run 3'?"),
        (["flush 3"], "'flush 3' is not a group; did you mean 'colour 3'?"),
        (["sequence 5"], "did you mean 'run 5'?"),
        (["straight flush 4"], "did you mean 'colour run 4'?"),
        (["three of a kind"], "did you mean 'set 3'?"),
        (["run five"], "did you mean 'run 5'?"),
        (["7 of one colour"], "did you mean 'colour 7'?"),
        (["2 sets of 3"], "did you mean 'set 3', 'set 3'?"),
        (["two pairs"], "did you mean 'set 2', 'set 2'?"),
        (["run 4 + set 3"], "did you mean 'run 4', 'set 3'?"),
        (["elements + animals 2"], "did you mean 'element+animal 2'?"),
        (["even 3"], "'even 3' is not a group. There are run n, colour run n, set n, colour n, "),
        (["elements 1"], "'elements 1' cannot be met with this deck"),
        (["points 61"], "'points 61': at most 60 points"),
        (["colour 2", "colour 2", "colour 2"], "at most two groups of a colour"),
        (["points 9"], "points and pictures need jokers of full range"),
        (["set 2"] * 7, "a level has 1 to 6 groups"),
    ],
)
def test_a_wrong_group_is_refused_with_the_reason(groups: list[str], error: str) -> None:
    text = changed('["colour 5"]', str(groups).replace("'", '"'))
    refused = refusal(text)
    assert refused.startswith("levels.one[3].groups: ")
    assert "expected" not in refused, "a sentence of its own"
    assert error in refused


def test_a_level_that_needs_more_cards_than_the_hand_has_is_refused() -> None:
    fits = read_game_text(changed('["colour 5"]', '["colour 8"]'), "x.toml")
    assert fits.levels["one"][2].groups == ("colour 8",), "a ninth card is taken, and discarded"
    error = "levels.one[3].groups: expected at most 8 cards, as many as a hand has, not 9 cards"
    assert refusal(changed('["colour 5"]', '["colour 9"]')) == error
    assert refusal(changed('["colour 5"]', '["set 4", "run 5"]')) == error


def test_points_need_at_least_so_many_of_the_highest_value() -> None:
    plain = changed(JOKERS, "jokers = [{ count = 4 }]")
    fits = plain.replace('["colour 5"]', '["points 24", "run 6"]')
    assert read_game_text(fits, "x.toml").levels["one"][2].groups == ("points 24", "run 6")
    assert refusal(fits.replace("24", "25")).endswith("as many as a hand has, not 9 cards")


def test_a_level_that_the_cards_of_the_deck_cannot_form_is_refused() -> None:
    text = changed(JOKERS, "").replace('["colour 5"]', '["set 5"]')
    error = "levels.one[3].groups: expected groups that the cards of the deck can form"
    assert refusal(text) == f"{error}, not ['set 5']"
    doubled = read_game_text(text.replace("values = 12", "values = 12\ncopies = 2"), "x.toml")
    with_jokers = read_game_text(changed('["colour 5"]', '["set 5"]'), "x.toml")
    for file in (doubled, with_jokers):
        assert file.levels["one"][2].groups == ("set 5",)


WRONG_KEEP = [
    (changed("cards = 3", "cards = 9"), "keep.cards: expected a number from 1 to 8, not 9"),
    (changed("cards = 3", "cards = 0"), "keep.cards: expected a number from 1 to 8, not 0"),
    (changed("cards = 3", ""), "keep.cards: expected a number from 1 to 8, not nothing"),
    (changed("[3, 4]", "[3, 5]"), "keep.levels: expected two numbers from 1 to 4"),
    (changed('["two"]', '["both"]'), "keep.sides: expected sides that have levels: one, two"),
    (changed('["two"]', "[]"), "keep.sides: expected sides that have levels: one, two, not []"),
    (changed("cards = 3", "cards = 3\nonly = 1"), "keep.only: expected one of the keys cards, lev"),
    (changed("[keep]\ncards = 3\nlevels = [3, 4]\nsides = ", "keep = "), "mixes.long.keep: "),
]


@pytest.mark.parametrize(("text", "error"), WRONG_KEEP)
def test_a_wrong_keep_rule_is_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


def test_an_empty_keep_table_is_not_no_keep_table() -> None:
    text = changed('cards = 3\nlevels = [3, 4]\nsides = ["two"]', "")
    assert refusal(text) == "keep.cards: expected a number from 1 to 8, not nothing"


def test_keeping_is_for_all_levels_and_sides_unless_the_file_says_otherwise() -> None:
    file = read_game_text(changed('levels = [3, 4]\nsides = ["two"]', ""), "x.toml")
    assert (file.keep_cards, file.keep_levels, file.keep_sides) == (3, (1, 4), ("one", "two"))
