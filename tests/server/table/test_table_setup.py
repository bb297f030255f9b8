"""What a host may choose, and the game that comes of it."""

from __future__ import annotations

import pytest
from msgspec import ValidationError, json

from nivelo.engine.errors import NiveloError
from nivelo.games import BUILT_IN, read_game
from nivelo.server.protocol.setup import (
    BotChoice,
    Setup,
    cached_game,
    check_setup,
    file_of,
    game_of,
    sides_of,
)
from nivelo.server.table.match import Match
from nivelo.server.thinking.bot_workers import game_key
from support.server.people_at_tables import SMALL


def code_of(setup: Setup) -> str:
    try:
        check_setup(setup)
    except NiveloError as error:
        return error.code
    return ""


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_with_every_number_of_seats_and_every_mix(game: str) -> None:
    file = read_game(game)
    for seats in range(2, 9):
        for mix in ("none", *file.mixes):
            fits = file.least_players <= seats <= file.most_players
            setup = Setup(game=game, seats=seats, mix=mix)
            assert code_of(setup) == ("" if fits else "game/players")


def test_one_side_for_all_or_one_for_each() -> None:
    assert sides_of(Setup(seats=3)) == ["one"] * 3
    assert sides_of(Setup(seats=2, sides=["one", "two"])) == ["one", "two"]
    assert code_of(Setup(seats=3, sides=["one", "two"])) == "game/sides"
    assert code_of(Setup(seats=3, sides=[])) == "game/sides"


def test_a_host_names_no_file_of_the_server() -> None:
    for name in ("/etc/passwd", "../own.toml", "own.toml", "level8-101.toml", ""):
        assert code_of(Setup(game=name)) == "game/unknown"


def test_a_game_of_ones_own_cannot_pass_for_another() -> None:
    assert code_of(Setup(description=SMALL, seats=2)) == ""
    assert (
        code_of(Setup(description=SMALL.replace('"small"', '"level8-101"'), seats=2)) == "game/key"
    )
    assert (
        code_of(Setup(description=SMALL.replace('"small"', f'"{"a" * 41}"'), seats=2)) == "game/key"
    )
    nul = SMALL.replace("A small game", "A \\u0000 game")
    assert code_of(Setup(description=nul, seats=2)) == "game/key"


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 5000, "a" + ".a" * 4000 + " = 1", "hand = " + "9" * 5000, "\x00", "id = 1"],
)
def test_a_description_that_is_none_is_refused(text: str) -> None:
    assert code_of(Setup(description=text)) in ("game/toml", "game/key")


def test_tables_with_the_same_choices_share_a_game() -> None:
    setup = Setup(seats=3, options={"max_turns_per_round": "50"})
    again = json.decode(json.encode(setup), type=Setup)
    assert game_of(setup, sides_of(setup)) is game_of(again, sides_of(again))


def test_another_process_makes_the_same_game_of_its_key() -> None:
    for setup in (
        Setup(game="niveldoce", seats=5, options={"wish_draw": "up_to"}),
        Setup(description=SMALL, seats=2, sides=["one", "two"]),
    ):
        game = game_of(setup, sides_of(setup))
        match = Match(game, bytes(32), [""] * setup.seats, 0)
        again = cached_game(*game_key(match))
        assert again.settings == game.settings
        assert again.name == game.name


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"timer": 10**9},
        {"pace": -1},
        {"bot": {"name": "greedy", "strength": 11}},
        {"description": "a" * 20_001},
        {"options": {"a" * 41: "1"}},
        {"secret": "x"},
        {"sides": ["one"] * 9},
    ],
)
def test_what_is_out_of_all_bounds_is_not_even_read(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        json.decode(json.encode(wrong), type=Setup)


def test_bots_are_those_that_there_are() -> None:
    assert code_of(Setup(bot=BotChoice("nobody"))) == "bot/unknown"
    assert file_of(Setup(game="niveldoce")).id == "niveldoce"
