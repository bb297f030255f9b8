"""How games come out: of one person, and of all together."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, case, func, select
from sqlalchemy.sql.elements import KeyedColumnElement

from nivelo.games import BUILT_IN, read_game
from nivelo.server.storage import schema
from nivelo.server.storage.store import Store

OWN: Final = "own"  # all custom games together: their names may be private
FRESH_SECONDS: Final = 60


class Tally(Struct, frozen=True):
    """Games with a winner, and how many of them were won."""

    finished: int
    won: int


class PersonalGame(Struct, frozen=True):
    """How a person has fared in one game, or in all of them.

    Averages are of games with a winner, and null if there is none. A streak counts wins one after
    the other; games that the host ended do not count.
    """

    game: str
    title: str
    played: int
    finished: int
    won: int
    milliseconds: int | None
    rounds: float | None
    best_level: int
    fewest_rounds: int | None  # of the games won
    streak: int
    longest_streak: int
    with_people: Tally  # at least one other seat was a person's
    with_bots: Tally  # all other seats were bots'
    last_at: int


class PersonalStatistics(Struct, frozen=True):
    """A person's games: all together, and each by itself, the one played last first."""

    total: PersonalGame
    games: list[PersonalGame]


class Players(Struct, frozen=True):
    """How one kind of players fared: people (`bot` is empty) or a bot by its name."""

    bot: str
    seats: int
    won: int


class GlobalGame(Struct, frozen=True):
    """How one game comes out on this server; averages are of games with a winner."""

    game: str
    title: str
    played: int
    finished: int
    milliseconds: int | None
    rounds: float | None
    turns: float | None
    players: list[Players]


class GlobalStatistics(Struct, frozen=True):
    """Every game that has been played here; custom games are counted together as `own`."""

    games: list[GlobalGame]


class Statistics:
    """Counts games. What is counted over all of them is kept for a minute."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.of_all: GlobalStatistics | None = None
        self.counted_at = 0.0

    async def of_person(self, person: int) -> PersonalStatistics:
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(games_of(person))).all()
        by_game: dict[str, list[Any]] = {}
        for row in rows:
            by_game.setdefault(row.game, []).append(row)
        games = [personal(game, of_game[-1].title, of_game) for game, of_game in by_game.items()]
        games.sort(key=lambda each: -each.last_at)
        return PersonalStatistics(personal("", "", rows), games)

    async def of_everyone(self) -> GlobalStatistics:
        at = time.monotonic()
        if self.of_all is None or at - self.counted_at > FRESH_SECONDS:
            self.counted_at = at
            self.of_all = await self.count_all()
        return self.of_all

    async def count_all(self) -> GlobalStatistics:
        async with self.store.engine.connect() as connection:
            games = (await connection.execute(all_games())).all()
            players = (await connection.execute(all_players())).all()
        by_game = {row.game: row for row in games}
        return GlobalStatistics(
            [
                of_everyone(game, by_game[game], [row for row in players if row.game == game])
                for game in (*BUILT_IN, OWN)
                if game in by_game
            ]
        )


def games_of(person: int) -> Select[Any]:
    """The games of a person, the oldest first, each with how many people took part."""
    results, mine, all_scores = schema.results, schema.scores, schema.scores.alias()
    people = (
        select(func.count(all_scores.c.person_id))
        .where(all_scores.c.table_id == mine.c.table_id, all_scores.c.number == mine.c.number)
        .scalar_subquery()
    )
    return (
        select(results, mine.c.won, mine.c.level, people.label("people"))
        .join(
            mine,
            (mine.c.table_id == results.c.table_id) & (mine.c.number == results.c.number),
        )
        .where(mine.c.person_id == person)
        .order_by(results.c.ended_at, results.c.table_id, results.c.number)
    )


def personal(game: str, title: str, rows: Sequence[Any]) -> PersonalGame:
    """The sums of a person's games, which come the oldest first."""
    finished = [row for row in rows if row.finished]
    won = [row for row in finished if row.won]
    streak = longest = 0
    for row in finished:
        streak = streak + 1 if row.won else 0
        longest = max(longest, streak)
    return PersonalGame(
        game=game,
        title=title,
        played=len(rows),
        finished=len(finished),
        won=len(won),
        milliseconds=average_time([row.ended_at - row.started_at for row in finished]),
        rounds=sum(row.rounds for row in finished) / len(finished) if finished else None,
        best_level=max((row.level for row in rows), default=0),
        fewest_rounds=min((row.rounds for row in won), default=None),
        streak=streak,
        longest_streak=longest,
        with_people=tally([row for row in finished if row.people > 1]),
        with_bots=tally([row for row in finished if row.people <= 1]),
        last_at=rows[-1].ended_at if rows else 0,
    )


def average_time(times: list[int]) -> int | None:
    return round(sum(times) / len(times)) if times else None


def tally(rows: list[Any]) -> Tally:
    return Tally(len(rows), sum(bool(row.won) for row in rows))


def game_name() -> KeyedColumnElement[str]:
    game = schema.results.c.game
    return case((game.in_(BUILT_IN), game), else_=OWN).label("game")


def all_games() -> Select[Any]:
    results = schema.results
    name = game_name()

    def of_finished(value: Any) -> Any:
        return func.avg(case((results.c.finished, value)))

    return select(
        name,
        func.count().label("played"),
        func.sum(case((results.c.finished, 1), else_=0)).label("finished"),
        of_finished(results.c.ended_at - results.c.started_at).label("milliseconds"),
        of_finished(results.c.rounds).label("rounds"),
        of_finished(results.c.turns).label("turns"),
    ).group_by(name)


def all_players() -> Select[Any]:
    """Seats and wins of people and bots; a seat with a stand-in is still its person's."""
    results, scores = schema.results, schema.scores
    name = game_name()
    bot = case((scores.c.person_id.is_(None), scores.c.bot), else_="").label("bot")
    return (
        select(
            name,
            bot,
            func.count().label("seats"),
            func.sum(case((scores.c.won, 1), else_=0)).label("won"),
        )
        .join(
            results,
            (scores.c.table_id == results.c.table_id) & (scores.c.number == results.c.number),
        )
        .where(results.c.finished)
        .group_by(name, bot)
        .order_by(bot)
    )


def of_everyone(game: str, row: Any, players: list[Any]) -> GlobalGame:
    def number(value: Any) -> float | None:
        return None if value is None else float(value)

    return GlobalGame(
        game=game,
        title="" if game == OWN else read_game(game).title,
        played=int(row.played),
        finished=int(row.finished),
        milliseconds=None if row.milliseconds is None else round(row.milliseconds),
        rounds=number(row.rounds),
        turns=number(row.turns),
        players=[Players(each.bot, int(each.seats), int(each.won)) for each in players],
    )
