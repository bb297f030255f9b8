"""`nivelo games`: what can be played."""

from __future__ import annotations

from nivelo.games import BUILT_IN
from support.cli.command_result import Nivelo


def test_the_five_games_with_players_sides_cards_options_and_sources(nivelo: Nivelo) -> None:
    games = {game["id"]: game for game in nivelo("games", "--json").json}
    assert tuple(games) == BUILT_IN
    assert {name: game["cards"] for name, game in games.items()} == {
        "level8-99": 99,
        "level8-101": 101,
        "level8-master": 108,
        "level8-board": 98,
        "niveldoce": 112,
    }
    assert games["level8-101"]["mixes"] == {"none": 101, "master-specials": 110, "master-all": 209}
    assert games["level8-101"]["sides"] == ["one", "two"]
    assert games["level8-101"]["players"] == [2, 6]
    assert games["niveldoce"]["players"] == [2, 8]
    assert games["niveldoce"]["options"]["wish_draw"] == ["exact", "up_to"]
    assert games["niveldoce"]["sources"] == {"one": ["rulebook"]}
    assert "reconstructed" in games["level8-101"]["sources"]["two"]
    assert len(games["niveldoce"]["levels"]["one"]) == 12


def test_people_see_the_same(nivelo: Nivelo) -> None:
    text = nivelo("games").out
    for name in BUILT_IN:
        assert name in text
    assert "209 with mix master-all" in text
    assert "option draw_two_last: ends (default), draws" in text


def test_a_named_game_is_shown_with_its_levels(nivelo: Nivelo) -> None:
    text = nivelo("games", "level8-99").out
    assert "set 2, set 3, set 4" in text
    assert "niveldoce" not in text


def test_an_own_game_is_shown_by_its_path(nivelo: Nivelo, own_game: str) -> None:
    assert nivelo("games", own_game, "--json").json[0]["cards"] == 22
    # Brackets in its title are no markup.
    assert "A small [game], 2 to 3 players" in nivelo("games", own_game).out
