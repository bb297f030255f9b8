"""Wrong decks and mixes are refused, with the key and what was expected there."""

from __future__ import annotations

import pytest

from nivelo.games import read_game_text
from support.engine.custom_game import changed, refusal, with_table

WRONG_DECK = [
    (changed("values = 12", "values = 2"), "deck.values: expected a number from 3 to 24, not 2"),
    (changed("values = 12", "values = 25"), "deck.values: expected a number from 3 to 24"),
    (changed("values = 12", ""), "deck.values: expected a number from 3 to 24, not nothing"),
    (changed('"red"', '"ruby", "red"'), "deck.colours: expected names that begin with different"),
    (changed('"red"', '"Green"'), "deck.colours: expected names that begin with different letters"),
    (changed('"red"', '"jade"'), "deck.colours: expected names that begin with different letters"),
    (changed('"red"', '"1st"'), "deck.colours: expected names that begin with a letter A to Z"),
    (changed('"red"', '"écru"'), "deck.colours: expected names that begin with a letter A to Z"),
    (changed('"red"', '" "'), "deck.colours: expected a list of texts"),
    (changed('"red"', "1"), "deck.colours: expected a list of texts"),
    (changed('["red", "green", "blue", "white"]', '"red"'), "deck.colours: expected a list of"),
    (changed('["red", "green", "blue", "white"]', "[]"), "deck.colours: expected 1 to 8 colours"),
    (
        changed('"red"', '"red", "a", "c", "d", "e", "f"'),
        "deck.colours: expected 1 to 8 colours, not",
    ),
    (changed("values = 12", "values = 12\ncopies = 0"), "deck.copies: expected a number from 1 to"),
    (changed("values = 12", "values = 12\ncopies = 5"), "deck.copies: expected a number from 1 to"),
    (changed("{ count = 4 }", "4"), "deck.jokers[1]: expected a table, not 4; write { count = 8 }"),
    (changed("{ count = 4 }", "{}"), "deck.jokers[1].count: expected a number from 1 to 60"),
    (changed("count = 4", "count = 0"), "deck.jokers[1].count: expected a number from 1 to 60"),
    (changed("[1, 6]", "[0, 6]"), "deck.jokers[2].range: expected two numbers from 1 to 12"),
    (changed("[1, 6]", "[1, 13]"), "deck.jokers[2].range: expected two numbers from 1 to 12"),
    (changed("[1, 6]", "[1, 6], colour = 1"), "deck.jokers[2].colour: expected one of the keys"),
    (changed("[1, 6]", "[1, 12]"), "deck.jokers: expected ranges that do not overlap, and one row"),
    (
        changed("[1, 6] },", "[1, 6] }, { count = 1, range = [6, 9] },"),
        "deck.jokers: expected ranges that do not overlap, and one row at most without a range, "
        "not 1-6 and 1-12 and 6-9",
    ),
    (changed("skip = 3", "skip = 0"), "deck.specials.skip: expected a number from 1 to 60, not 0"),
    (changed("skip = 3", "skp = 3"), "deck.specials.skp: expected one of the keys direction, draw"),
    (changed("{ skip = 3, keep = 2 }", "5"), "deck.specials: expected a table, not 5"),
    (
        changed("skip = 3", "skip = 3, wish = 2"),
        "deck.specials.wish: expected discard_pile = 'common', which this card needs",
    ),
    (
        changed("[deck]", "[deck]\nshape = 1"),
        "deck.shape: expected one of the keys animals, colour",
    ),
    (
        changed("[deck]", '[deck]\nelements = ["air"]'),
        "deck.animals: expected as many as there are",
    ),
    (
        changed("[deck]", '[deck]\nelements = ["a1"]\nanimals = ["b"]'),
        "deck.elements: expected names of two letters or more, animals too, not ['a1', 'b']",
    ),
    (
        changed("[deck]", '[deck]\nelements = ["fish"]\nanimals = ["Fish"]'),
        "deck.elements: expected pictures that, written after the letter of a colour, can be told",
    ),
]


@pytest.mark.parametrize(("text", "error"), WRONG_DECK)
def test_a_wrong_deck_is_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


@pytest.mark.parametrize(
    ("colour", "picture", "written"),
    [("silver", "kip", "skip"), ("dun", "one", "done"), ("pink", "ile", "pile")],
)
def test_no_card_may_be_written_like_another_or_like_a_move(
    colour: str, picture: str, written: str
) -> None:
    text = changed('"red"', f'"{colour}"')
    text = text.replace("[deck]", f'[deck]\nelements = ["{picture}"]\nanimals = ["owl"]')
    assert refusal(text).endswith(f"can be told from all else, not {written} for two things")


def test_there_are_at_most_30_values_and_pictures() -> None:
    names = [f'"{letter * 3}"' for letter in "abcdefg"]
    pictures = f"elements = [{', '.join(names[:4])}]\nanimals = [{', '.join(names[3:])}]"
    text = changed("values = 12", f"values = 24\n{pictures}")
    assert refusal(text).startswith("deck.elements: expected at most 30 values and pictures in all")


WRONG_MIXES = [
    (with_table("[mixes.none]"), "mixes.none: expected a name of small letters, digits and"),
    (with_table('[mixes."a b"]'), "mixes.a b: expected a name of small letters, digits and hyph"),
    (changed("[mixes.long]\ncopies = 1", "[mixes]\nlong = 1\n[more]"), "mixes.long: expected a ta"),
    (
        changed("copies = 1", "copies = 4"),
        "mixes.long.copies: expected a number from 0 to 3, not 4",
    ),
    (
        changed("copies = 1", "values = 1"),
        "mixes.long.values: expected one of the keys copies, jok",
    ),
    (changed("swap = 2", "swp = 2"), "mixes.long.specials.swp: expected one of the keys direction"),
    (
        changed("swap = 2", "knock = 2"),
        "mixes.long.specials.knock: expected discard_pile = 'common'",
    ),
    (
        changed("copies = 1", "jokers = [{ count = 1, range = [5, 9] }]"),
        "mixes.long.jokers: expected ranges that do not overlap",
    ),
]


@pytest.mark.parametrize(("text", "error"), WRONG_MIXES)
def test_a_wrong_mix_is_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


def test_a_mix_may_add_more_of_the_jokers_that_there_are() -> None:
    text = changed("copies = 1", "jokers = [{ count = 1, range = [1, 6] }, { count = 2 }]")
    file = read_game_text(text, "x.toml")
    assert file.deck_with("long").jokers == ((1, 12, 6), (1, 6, 3))
