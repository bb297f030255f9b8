"""Setting up a game: players, sides, mixes and options are checked and put into the rules."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import DRAW_TWO_DRAWS, DRAW_TWO_ENDS, WISH_EXACT, WISH_UP_TO
from nivelo.games import BUILT_IN, load, read_game, read_game_text
from support.engine.custom_game import changed, example


def refusal(code: str, game: str, players: int = 3, **choices: object) -> str:
    with pytest.raises(OptionError) as caught:
        load(game, players, **choices)  # type: ignore[arg-type]  # wrong on purpose
    assert caught.value.code == code
    return caught.value.text


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_is_set_up_for_every_number_of_players_that_it_has(game: str) -> None:
    file = read_game(game)
    for players in range(file.least_players, file.most_players + 1):
        ready = load(file, players)
        assert (ready.name, ready.title, ready.players) == (file.id, file.title, players)
        assert len(ready.levels) == len(ready.keeps) == players
    for players in (file.least_players - 1, file.most_players + 1):
        refused = refusal("game/players", game, players)
        assert refused.startswith(f"{game} is for {file.least_players} to {file.most_players} play")
        assert refused.endswith(f"not {players}")


def test_one_side_is_for_all_seats() -> None:
    assert load("level8-101", 3, "two").settings["sides"] == "two two two"


def test_each_seat_may_have_its_own_side() -> None:
    game = load("level8-101", 3, ["one", "two", "one"])
    assert [levels[0].text for levels in game.levels] == [
        "run 3, run 3",
        "run 4, set 2, set 2",
        "run 3, run 3",
    ]
    assert game.keeps == [False, True, False], "only side two keeps cards"


@pytest.mark.parametrize("sides", [["one", "two"], ["one"] * 4, []])
def test_there_must_be_a_side_for_each_seat(sides: list[str]) -> None:
    refused = refusal("game/sides", "level8-101", side=sides)
    assert refused == f"{sides!r} is not one side for each of 3 players"


def test_a_side_that_the_game_does_not_have_is_refused() -> None:
    refused = refusal("game/side", "level8-99", side="two")
    assert refused == "level8-99 has no side 'two', only one"
    refused = refusal("game/side", "level8-101", side=["one", "three", "two"])
    assert refused == "level8-101 has no side 'three', only one, two"


@pytest.mark.parametrize(("mix", "cards"), [("none", 101), ("master-specials", 110)])
def test_a_mix_adds_its_cards(mix: str, cards: int) -> None:
    game = load("level8-101", 2, mix=mix)
    assert game.deck.size == cards
    assert game.settings["mix"] == mix


def test_a_mix_that_the_game_does_not_have_is_refused() -> None:
    refused = refusal("game/mix", "level8-101", mix="all")
    assert refused == "level8-101 has no mix 'all', only none, master-specials, master-all"
    assert refusal("game/mix", "niveldoce", mix="master-all").endswith("only none")


def test_options_change_the_rules_and_are_remembered() -> None:
    game = load("niveldoce", 3, wish_draw="up_to", draw_two_last="draws", max_turns_per_round=50)
    assert game.rules.wish_draw == WISH_UP_TO
    assert game.rules.draw_two_last == DRAW_TWO_DRAWS
    assert game.rules.max_turns_per_round == 50
    assert game.settings == {
        "players": "3",
        "sides": "one one one",
        "mix": "none",
        "wish_draw": "up_to",
        "draw_two_last": "draws",
        "max_turns_per_round": "50",
    }


@pytest.mark.parametrize("turns", [0, "0", "000"])
def test_defaults_need_not_be_remembered(turns: str | int) -> None:
    plain = load("niveldoce", 3)
    game = load("niveldoce", 3, wish_draw="exact", draw_two_last="ends", max_turns_per_round=turns)
    assert game.settings == plain.settings
    assert (game.rules.wish_draw, plain.rules.wish_draw) == (WISH_EXACT, WISH_EXACT)
    assert (game.rules.draw_two_last, plain.rules.draw_two_last) == (DRAW_TWO_ENDS, DRAW_TWO_ENDS)
    assert game.rules.max_turns_per_round == 0


def test_equal_numbers_of_turns_are_remembered_alike() -> None:
    assert load("level8-99", max_turns_per_round="0070").settings["max_turns_per_round"] == "70"


@pytest.mark.parametrize("turns", ["-1", "many", "", "1000001", "2.5", True])
def test_a_wrong_number_of_turns_is_refused(turns: str) -> None:
    refused = refusal("game/option", "level8-99", max_turns_per_round=turns)
    assert refused == f"max_turns_per_round={str(turns)!r} is not a number of turns"


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    refused = refusal("game/option", "niveldoce", wish_draw="some")
    assert refused == "wish_draw='some' is not one of exact, up_to"


def test_an_option_that_the_game_does_not_offer_is_refused() -> None:
    refused = refusal("game/option", "level8-101", wish_draw="exact")
    offered = "max_turns_per_round, dead_round"
    assert refused == f"level8-101 has no option 'wish_draw', only {offered}"
    assert "draw_two_last" in refusal("game/option", "niveldoce", speed=3)


def test_a_card_that_comes_with_a_mix_brings_its_option() -> None:
    text = 'discard_pile = "common"\n' + changed("swap = 2", "wish = 2")
    file = read_game_text(text, "lantern.toml")
    assert file.options()["wish_draw"] == ("exact", "up_to")
    assert load(file, 2, mix="long", wish_draw="up_to").rules.wish_draw == WISH_UP_TO


def test_what_the_file_says_becomes_the_rules() -> None:
    game = load(read_game_text(example(), "lantern.toml"), 3, ["one", "two", "two"])
    rules = game.rules
    assert (rules.hand, rules.bonus, game.last_level) == (8, 2, 4)
    assert (rules.ender_deals, rules.win_by_layout) == (True, False)
    assert (rules.common_pile, rules.plain_start, rules.all_laid_out_ends) == (False, False, False)
    assert (rules.keep_cards, rules.keep_from_level, rules.keep_to_level) == (3, 3, 4)
    assert game.keeps == [False, True, True]
    assert not game.board
    assert repr(game) == "<Game lantern, 3 players>"


def test_a_game_of_ones_own_brings_its_description_for_records() -> None:
    game = load(read_game_text(example(), "lantern.toml"), 2)
    assert game.settings["description"] == example()
    assert "description" not in load("level8-99", 2).settings
