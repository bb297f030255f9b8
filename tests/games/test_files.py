"""Game files are read strictly: what is wrong is refused, with file, key and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from nivelo.engine.errors import GameFileError
from nivelo.games import BUILT_IN, read_game, read_game_text
from support.engine.custom_game import (
    DOCS,
    JOKERS,
    changed,
    example,
    refusal,
    with_line,
    with_table,
)


def test_the_example_of_the_docs_says_what_the_docs_say() -> None:
    file = read_game_text(example(), "lantern.toml")
    assert (file.id, file.title, file.path) == ("lantern", "Lantern", "lantern.toml")
    assert (file.least_players, file.most_players, file.hand) == (2, 4, 8)
    assert file.deck.size == 59
    assert file.deck_with("long").size == 109
    assert file.sides == ("one", "two")
    assert (file.keep_cards, file.keep_levels, file.keep_sides) == (3, (3, 4), ("two",))
    assert (file.ender_deals, file.win_by_layout) == (True, False)
    assert file.sources("one") == ("own", "a winter evening")
    assert file.description == example()


def test_what_a_file_does_not_say_has_the_default_of_the_docs() -> None:
    text = """
        id = "small"
        players = [2, 2]
        hand = 5
        deck = { values = 6, colours = ["red", "blue"] }
        levels = { one = [{ groups = ["run 3"] }] }
    """
    file = read_game_text(text, "small.toml")
    assert file.title == "small"
    assert (file.common_pile, file.plain_start, file.bonus) == (False, False, 2)
    assert (file.all_laid_out_ends, file.ender_deals, file.win_by_layout) == (False, False, True)
    assert (file.deck.copies, file.deck.jokers, file.deck.specials) == (1, (), ())
    assert (file.deck.elements, file.deck.animals) == ((), ())
    assert (file.keep_cards, file.keep_sides, file.track, file.mixes) == (0, (), (), {})
    assert file.levels["one"][0].source == "own"
    assert file.options() == {
        "max_turns_per_round": ("0", "a number of turns"),
        "dead_round": ("goes_on", "ends"),
    }


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_five_games_are_written_in_the_format(game: str) -> None:
    file = read_game(game)
    assert file.id == game
    assert file.description == "", "records need not carry what everyone has"


def test_every_key_of_the_six_files_is_in_the_docs() -> None:
    docs = DOCS.read_text("utf-8")
    for key in (
        *("id", "title", "players", "hand", "discard_pile", "start_card", "bonus", "round_ends"),
        *("next_dealer", "win", "values", "colours", "copies", "elements", "animals", "jokers"),
        *("specials", "one", "two", "groups", "source", "cards", "levels", "sides", "track"),
        *("skip", "take", "swap", "keep", "stopper", "direction", "draw-two", "wish", "knock"),
    ):
        assert f"`{key}`" in docs, key


WRONG_GAME = [
    (changed('id = "lantern"', ""), "id: expected a text, not nothing"),
    (changed('"lantern"', "7"), "id: expected a text, not 7"),
    (changed('"lantern"', '" "'), "id: expected a text, not ' '"),
    (changed('"lantern"', '"My Game"'), "id: expected small letters, digits and hyphens"),
    (changed('"Lantern"', "[]"), "title: expected a text, not []"),
    (changed("[2, 4]", "4"), "players: expected two numbers from 2 to 8, the lower first, not 4"),
    (changed("[2, 4]", "[1, 4]"), "players: expected two numbers from 2 to 8"),
    (changed("[2, 4]", "[2, 9]"), "players: expected two numbers from 2 to 8"),
    (changed("[2, 4]", "[4, 2]"), "players: expected two numbers from 2 to 8, the lower first"),
    (changed("[2, 4]", "[2, 3, 4]"), "players: expected two numbers from 2 to 8"),
    (changed("[2, 4]", "[true, 4]"), "players: expected two numbers from 2 to 8"),
    (changed("hand = 8", "hand = 0"), "hand: expected a number from 1 to 30, not 0"),
    (changed("hand = 8", "hand = 31"), "hand: expected a number from 1 to 30, not 31"),
    (changed("hand = 8", "hand = 8.5"), "hand: expected a number from 1 to 30, not 8.5"),
    (changed("hand = 8", "hand = true"), "hand: expected a number from 1 to 30, not true"),
    (changed("hand = 8", ""), "hand: expected a number from 1 to 30, not nothing"),
    (changed("hand = 8", "hand = 15"), "players: expected 62 cards or more to deal from"),
    (
        with_line("bonus = 6"),
        "bonus: expected how many levels whoever ends the round moves up, "
        "from 1 (no bonus) to 5, not 6",
    ),
    (with_line("player = 3"), "player: expected one of the keys board, "),
    (with_line('discard_pile = "none"'), "discard_pile: expected one of 'personal', 'common'"),
    (with_line("discard_pile = 1"), "discard_pile: expected one of 'personal', 'common', not 1"),
    (with_line('start_card = "joker"'), "start_card: expected one of 'any', 'plain'"),
    (with_line('round_ends = "never"'), "round_ends: expected one of 'out', 'out or all laid out'"),
    (changed('"ender"', '"right"'), "next_dealer: expected one of 'left', 'ender', not 'right'"),
    (changed('win = "round"', 'win = "points"'), "win: expected one of 'layout', 'round'"),
    (with_line("speed = 3"), "speed: expected one of the keys board, bonus, deck,"),
    (with_table("[rules]"), "rules: expected one of the keys board,"),
]


@pytest.mark.parametrize(("text", "error"), WRONG_GAME)
def test_a_wrong_game_is_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (
            changed(JOKERS, "jokers = 8"),
            "deck.jokers: expected a list of tables, not 8; write jokers = [{ count = 8 }]",
        ),
        (changed("[2, 4]", "4"), "write players = [2, 4]"),
        (changed("hand = 8", 'hand = "8"'), "write hand = 8"),
        (changed("hand = 8", ""), "not nothing; write hand = 8"),
        (
            changed("specials = { skip = 3, keep = 2 }", "specials = 3"),
            "write specials = { skip = 4 }",
        ),
        (changed('["colour 5"]', '"colour 5"'), 'write groups = ["run 4", "set 2"]'),
        (
            changed('{ groups = ["colour 5"] }', '"colour 5"'),
            'write { groups = ["run 4", "set 2"] }',
        ),
        (
            changed(JOKERS, "jokers = { count = 8 }"),
            "not { count = 8 }; write jokers = [{ count = 8 }]",
        ),
        (changed("values = 12", "values = [1, 12]"), "not [1, 12]; write values = 12"),
        (changed('id = "lantern"', ""), 'write id = "my-game"'),
        (
            changed("values = 12", "values = 12\nbonus = 1"),
            "the unknown key 'bonus'; it is a key of the game: write it above [deck]",
        ),
        (with_line("player = 3"), "did you mean 'players'?"),
        (changed("hand = ", "hnad = "), "did you mean 'hand' by 'hnad'?"),
        (
            changed("{ count = 4 }", "{ number = 4 }"),
            "deck.jokers[1].count: expected a number from 1 to 60, not nothing; write count = 8",
        ),
        (changed("colours = ", "colors = "), "did you mean 'colours' by 'colors'?"),
        (changed("colours = ", "hues = "), 'write colours = ["red", "green", "blue"]'),
    ],
)
def test_an_error_shows_how_it_is_written(text: str, written: str) -> None:
    assert refusal(text).endswith(written)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("title = My game", ': title = My game; write title = "My game"'),
        ("title: 'My game'", ": title: 'My game'; write title = 'My game'"),
        ("hand: 8", ": hand: 8; write hand = 8"),
        ("hand = 08", ": hand = 08"),
        ("8 cards", ": 8 cards"),
    ],
)
def test_a_line_that_is_not_toml_is_shown_with_how_it_is_written(line: str, shown: str) -> None:
    with pytest.raises(GameFileError) as caught:
        read_game_text(f"{line}\n{example()}", "lantern.toml")
    assert caught.value.code == "game/toml"
    assert caught.value.text.endswith(shown)


def test_a_value_that_is_long_or_nested_deeply_is_cut_short() -> None:
    deep = "{ a = " * 90 + "1" + " }" * 90
    for value in (f"jokers = {deep}", f"jokers = {[1] * 5_000}"):
        assert len(refusal(changed(JOKERS, value))) < 250


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_ids_of_the_five_games_are_theirs(game: str) -> None:
    error = f"id: expected an id that none of the five games has, not {game!r}"
    assert refusal(changed('"lantern"', f'"{game}"')) == error


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "lantern.toml"
    path.write_text(example(), encoding="utf-8")
    assert read_game(path) == read_game(str(path))
    assert read_game(path).path == str(path)


def test_a_mark_at_the_beginning_of_the_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "lantern.toml"
    path.write_text(example(), encoding="utf-8-sig")
    assert read_game(path).id == "lantern"


def test_a_description_ends_its_last_line() -> None:
    assert read_game_text(example().rstrip("\n"), "x.toml").description == example()


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(GameFileError) as caught:
        read_game(tmp_path / "nowhere.toml")
    assert caught.value.code == "game/no_file"
    assert "nowhere.toml" in caught.value.text


def test_a_file_that_is_not_text_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")
    with pytest.raises(GameFileError) as caught:
        read_game(path)
    assert caught.value.code == "game/toml"
    assert "picture.toml" in caught.value.text


def test_a_file_that_is_not_toml_is_said_so_with_the_line() -> None:
    with pytest.raises(GameFileError) as caught:
        read_game_text("id = lantern", "lantern.toml")
    assert caught.value.code == "game/toml"
    assert caught.value.text.startswith("lantern.toml: ")
    assert "line 1" in caught.value.text


@pytest.mark.parametrize("name", ["level9", "lantern.txt", ""])
def test_an_unknown_game_is_answered_with_those_that_there_are(name: str) -> None:
    with pytest.raises(GameFileError) as caught:
        read_game(name)
    assert caught.value.code == "game/unknown"
    for game in BUILT_IN:
        assert game in caught.value.text
