"""The odds of levels: what is counted, what is refused, and that nobody has to wait for them."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.client import Account, RefusedError
from nivelo.games import BUILT_IN, read_game
from nivelo.server import service
from nivelo.server.api import odds
from nivelo.server.thinking.odds_worker import Odds, Question, odds_of
from support.server.finished_games import SMALL
from support.server.running_server import Running


def counted(game: str = "", description: str = "", hands: int = 300, seconds: float = 60) -> Odds:
    return odds_of(Question(game, description, "none", hands, seconds))


def test_a_level_that_asks_for_more_is_complete_less_often() -> None:
    odds = counted("level8-99")
    assert odds.hands == 300
    first, last = odds.sides["one"][0], odds.sides["one"][-1]
    assert first.groups == ["run 3", "run 3"]
    assert first.complete > last.complete
    assert first.missing < last.missing


def test_the_share_lies_within_its_bounds() -> None:
    for level in counted("niveldoce").sides["one"]:
        assert 0 <= level.low <= level.complete / 300 <= level.high <= 1


def test_both_sides_are_counted_with_the_same_hands() -> None:
    two = SMALL + 'two = [{ groups = ["run 3"] }, { groups = ["set 3"] }, { groups = ["run 4"] }]\n'
    odds = counted(description=two)
    assert odds.sides["one"][0] == odds.sides["two"][0]
    assert odds.sides["one"][1:] != odds.sides["two"][1:]


def test_the_same_game_has_the_same_odds() -> None:
    assert counted(description=SMALL, hands=100) == counted(description=SMALL, hands=100)


def test_when_the_time_is_up_no_more_hands_are_dealt() -> None:
    assert counted("level8-99", seconds=0).hands == 1


@pytest.mark.slow_pure
@pytest.mark.anyio
async def test_the_server_counts_the_odds_of_a_game(sqlite_server: Running) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        small = await ann.post("/games/odds", {"description": SMALL})
        assert small["hands"] > 0
        assert [level["groups"] for level in small["sides"]["one"]] == [
            ["run 3"],
            ["set 2", "set 2"],
            ["colour 4"],
        ]
        mixed = await ann.post("/games/odds", {"game": "level8-101", "mix": "master-all"})
        assert {side: len(levels) for side, levels in mixed["sides"].items()} == {
            "one": 8,
            "two": 8,
        }


@pytest.mark.slow_pure
@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({}, "game/unknown"),
        ({"game": "whist"}, "game/unknown"),
        ({"game": "level8-99", "mix": "master-all"}, "game/mix"),
        ({"description": "id = 3"}, "game/key"),
        ({"description": "id ="}, "game/toml"),
        ({"description": "x" * 20_001}, "request/invalid"),
        ({"hands": 10}, "request/invalid"),
    ],
)
@pytest.mark.anyio
async def test_what_is_no_game_has_no_odds(
    sqlite_server: Running, question: dict[str, object], code: str
) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        with pytest.raises(RefusedError) as refused:
            await ann.post("/games/odds", question)
        assert refused.value.code == code


@pytest.mark.slow_pure
@pytest.mark.anyio
async def test_who_asks_for_too_much_at_once_has_to_ask_again_and_nobody_else(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "asking", asking := Counter({"127.0.0.1": odds.AT_ONCE}))
    async with Account(sqlite_server.url, "Ann") as ann:
        with pytest.raises(RefusedError) as refused:
            await ann.post("/games/odds", {"description": SMALL})
        assert refused.value.code == "rate/odds"
        ann.http.headers["x-forwarded-for"] = "192.0.2.7"
        assert (await ann.post("/games/odds", {"description": SMALL}))["hands"] > 0
    assert asking == {"127.0.0.1": odds.AT_ONCE}


@pytest.mark.slow_pure
@pytest.mark.anyio
async def test_levels_on_which_the_solver_works_too_long_are_given_up(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "ODDS_SECONDS", 0.0)
    async with Account(sqlite_server.url, "Ann") as ann:
        with pytest.raises(RefusedError) as refused:
            await ann.post("/games/odds", {"description": SMALL})
        assert refused.value.code == "odds/too_hard"
        monkeypatch.undo()
        assert (await ann.post("/games/odds", {"description": SMALL}))["hands"] > 0


@pytest.mark.slow_pure
@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.anyio
async def test_the_five_games_can_be_read_as_they_are_described(
    sqlite_server: Running, game: str
) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        text = (await ann.get(f"/games/{game}/description"))["description"]
        info = await ann.post("/games/check", {"description": text.replace(game, f"my-{game}", 1)})
    assert info["title"] == read_game(game).title


@pytest.mark.slow_pure
@pytest.mark.anyio
async def test_there_is_no_description_of_other_games(sqlite_server: Running) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        answer = await ann.http.get("/games/..%2fwhist/description")
        assert answer.status_code == 404
        answer = await ann.http.get("/games/whist/description")
        assert (answer.status_code, answer.json()["code"]) == (404, "game/unknown")
