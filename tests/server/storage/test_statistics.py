"""Statistics: what is counted, of whom, and what stays private."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert

from nivelo.client import Account
from nivelo.server.history.statistics import Players, Tally
from nivelo.server.storage import schema
from nivelo.server.storage.database import database_url, migrate, open_engine, writing
from nivelo.server.storage.statistics import Statistics
from nivelo.server.storage.store import Store
from support.server.finished_games import play_small, small_table
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

ANN, BO = 1, 2
HOUR = 3_600_000


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.sqlite3'}"
    else:
        yield request.getfixturevalue("postgres").new_database()


@pytest.fixture
async def statistics(address: str) -> AsyncIterator[Statistics]:
    engine = open_engine(database_url(address))
    await migrate(engine)
    async with writing(engine) as connection:
        people = [
            {"id": number, "token_hash": bytes([number]) * 32, "name": name, "created_at": 0}
            for number, name in ((ANN, "Ann"), (BO, "Bo"))
        ]
        await connection.execute(insert(schema.people), people)
        table = {
            "id": "table",
            "code": "CODE",
            "status": "over",
            "game": "level8-101",
            "title": "",
            "seats": 2,
            "free": 0,
            "names": "[]",
            "listed": False,
            "automatic": False,
            "created_at": 0,
            "changed_at": 0,
        }
        await connection.execute(insert(schema.tables).values(table))
    yield Statistics(Store(engine))
    await engine.dispose()


class Games:
    """Adds finished games to a database, one an hour."""

    def __init__(self, statistics: Statistics) -> None:
        self.engine = statistics.store.engine
        self.number = 0

    async def add(
        self,
        *players: int | str,
        won: int = 0,
        game: str = "level8-101",
        rounds: int = 5,
        minutes: int = 10,
        levels: tuple[int, ...] = (),
        finished: bool = True,
    ) -> None:
        """A game of these people (numbers) and bots (names); `won` is a seat."""
        self.number += 1
        key = {"table_id": "table", "number": self.number}
        ended = self.number * HOUR
        result = {
            **key,
            "game": game,
            "title": f"Title of {game}",
            "started_at": ended - minutes * 60_000,
            "ended_at": ended,
            "rounds": rounds,
            "turns": rounds * 10,
            "finished": finished,
        }
        scores = [
            {
                **key,
                "seat": seat,
                "person_id": who if isinstance(who, int) else None,
                "name": str(who),
                "bot": who if isinstance(who, str) else "",
                "level": levels[seat] if levels else 1,
                "won": finished and seat == won,
            }
            for seat, who in enumerate(players)
        ]
        async with writing(self.engine) as connection:
            await connection.execute(insert(schema.results).values(result))
            await connection.execute(insert(schema.scores).values(scores))


async def test_a_person_who_never_played_has_empty_statistics(statistics: Statistics) -> None:
    mine = await statistics.of_person(ANN)
    assert mine.games == []
    total = mine.total
    assert (total.played, total.finished, total.won, total.best_level) == (0, 0, 0, 0)
    assert (total.milliseconds, total.rounds, total.fewest_rounds) == (None, None, None)


async def test_rounds_of_a_game_that_was_ended_early_count(statistics: Statistics) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy", won=0, rounds=4)
    await games.add(ANN, "greedy", won=0, rounds=3, finished=False)  # the third was not played out
    total = (await statistics.of_person(ANN)).total
    assert (total.rounds, total.rounds_played) == (4, 6)


async def test_games_are_counted_each_by_itself_and_together(statistics: Statistics) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy", won=0, rounds=4, minutes=10, levels=(9, 7))
    await games.add(ANN, BO, won=1, rounds=7, minutes=20, levels=(5, 9))
    await games.add(ANN, BO, won=0, game="niveldoce", rounds=12, minutes=60, levels=(13, 4))
    await games.add(BO, "greedy", won=0, levels=(9, 1))
    mine = await statistics.of_person(ANN)
    assert [(each.game, each.played) for each in mine.games] == [
        ("niveldoce", 1),
        ("level8-101", 2),
    ]
    level8 = mine.games[1]
    assert level8.title == "Title of level8-101"
    assert (level8.finished, level8.won, level8.best_level) == (2, 1, 9)
    assert (level8.milliseconds, level8.rounds, level8.fewest_rounds) == (15 * 60_000, 5.5, 4)
    assert (level8.with_people, level8.with_bots) == (Tally(1, 0), Tally(1, 1))
    assert level8.last_at == 2 * HOUR
    total = mine.total
    assert (total.played, total.won, total.best_level, total.last_at) == (3, 2, 13, 3 * HOUR)
    assert (total.with_people, total.with_bots) == (Tally(2, 1), Tally(1, 1))


async def test_a_game_without_a_winner_is_played_but_changes_no_average(
    statistics: Statistics,
) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy", rounds=4, minutes=10, levels=(9, 7))
    await games.add(ANN, "greedy", rounds=1, minutes=999, levels=(1, 1), finished=False)
    total = (await statistics.of_person(ANN)).total
    assert (total.played, total.finished, total.won) == (2, 1, 1)
    assert (total.milliseconds, total.rounds) == (600_000, 4.0)
    assert total.with_bots == Tally(1, 1)


async def test_a_streak_counts_wins_one_after_the_other(statistics: Statistics) -> None:
    games = Games(statistics)
    for won in (0, 0, 0, 1, 0):
        await games.add(ANN, BO, won=won)
    await games.add(ANN, BO, finished=False)
    await games.add(ANN, BO, won=0)
    total = (await statistics.of_person(ANN)).total
    assert (total.streak, total.longest_streak) == (2, 3)
    total = (await statistics.of_person(BO)).total
    assert (total.streak, total.longest_streak) == (0, 1)


async def test_all_games_are_counted_by_people_and_by_bots(statistics: Statistics) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy", "random", won=1, rounds=4, minutes=10)
    await games.add(ANN, "greedy", "greedy", won=0, rounds=5, minutes=20)
    await games.add(ANN, BO, rounds=1, minutes=999, finished=False)
    (row,) = (await statistics.of_everyone()).games
    assert (row.game, row.title) == ("level8-101", "Level 8 (101 cards)")
    assert (row.played, row.finished) == (3, 2)
    assert (row.milliseconds, row.rounds, row.turns) == (15 * 60_000, 4.5, 45.0)
    assert row.players == [
        Players("", seats=2, won=1),
        Players("greedy", seats=3, won=1),
        Players("random", seats=1, won=0),
    ]


async def test_peoples_own_games_are_counted_together_without_their_names(
    statistics: Statistics,
) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy", game="secret-club")
    await games.add(BO, "greedy", game="other")
    (row,) = (await statistics.of_everyone()).games
    assert (row.game, row.title, row.played) == ("own", "", 2)


async def test_what_is_counted_over_all_games_is_kept_for_a_while(statistics: Statistics) -> None:
    games = Games(statistics)
    await games.add(ANN, "greedy")
    first = await statistics.of_everyone()
    await games.add(ANN, "greedy")
    assert await statistics.of_everyone() is first
    statistics.counted_at -= 61
    assert (await statistics.of_everyone()).games[0].played == 2


async def test_a_real_game_is_counted(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        await play_small(ann, await small_table(ann))
        mine = await ann.get("/statistics/mine")
        assert (mine["total"]["played"], mine["games"][0]["game"]) == (1, "small")
        assert mine["total"]["best_level"] in (1, 2, 3, 4)
        everyones = await ann.get("/statistics")
        assert all(game["game"] != "small" for game in everyones["games"])


async def test_only_who_has_a_name_has_statistics_of_their_own(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        ann.http.cookies.clear()
        answer = await ann.http.get("/statistics/mine")
        assert (answer.status_code, answer.json()["code"]) == (403, "person/unknown")
        assert (await ann.http.get("/statistics")).status_code == 200
