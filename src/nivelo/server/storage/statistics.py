"""Counting the games in the database."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Select, case, func, select
from sqlalchemy.sql.elements import KeyedColumnElement

from nivelo.games import BUILT_IN
from nivelo.server.history.statistics import (
    OWN,
    GlobalStatistics,
    PersonalStatistics,
    statistics_of_all,
    statistics_of_person,
)
from nivelo.server.storage import schema
from nivelo.server.storage.store import Store

FRESH_SECONDS: Final = 60


class Statistics:
    """Counts games. Global counts are cached for a minute."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.of_all: GlobalStatistics | None = None
        self.counted_at = 0.0

    async def of_person(self, person: int) -> PersonalStatistics:
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(games_of(person))).all()
        return statistics_of_person(rows)

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
        return statistics_of_all(games, players)


def games_of(person: int) -> Select[Any]:
    """The games of a person, oldest first, each with the number of people who took part."""
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
    """Seats and wins of people and bots; a seat with a stand-in counts for its person."""
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
