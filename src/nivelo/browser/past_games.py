"""Finished games of one device: lists, the games themselves, statistics."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace

from nivelo.browser.storage import RESULTS, SCORES, Row, Storage
from nivelo.games import BUILT_IN
from nivelo.server.history.results import (
    PLAY_AND_TALK,
    Played,
    Result,
    played_game,
    result,
    setting_up,
)
from nivelo.server.history.statistics import (
    OWN,
    GlobalStatistics,
    PersonalStatistics,
    statistics_of_all,
    statistics_of_person,
)
from nivelo.server.table.entries import MOVES, NO_SEAT, UNDONE, Entry

Key = tuple[str, int]


class PastGames:
    """The counterpart of the server's database queries."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def all(self, person: int, table_id: str = "") -> list[Result]:
        """All finished games, or those of one table."""
        scores = by_game(await self.storage.rows(SCORES, table_id))
        rows = await self.storage.rows(RESULTS, table_id)
        return [result(SimpleNamespace(**row), scores[key_of(row)], person) for row in rows]

    async def of_person(self, person: int, start: int, count: int) -> tuple[int, list[Result]]:
        mine = [game for game in await self.all(person) if game.you != NO_SEAT]
        mine.sort(key=lambda game: (-game.ended_at, game.table, game.number))
        return len(mine), mine[start : start + count]

    async def of_table(
        self, table_id: str, person: int, hidden: frozenset[int] | None, start: int, count: int
    ) -> tuple[int, list[Result]]:
        games = [
            game
            for game in await self.all(person, table_id)
            if game.you != NO_SEAT or (hidden is not None and game.number not in hidden)
        ]
        games.sort(key=lambda game: game.number)
        return len(games), games[start : start + count]

    async def one(self, table_id: str, number: int, person: int) -> Result | None:
        games = await self.all(person, table_id)
        return next((game for game in games if game.number == number), None)

    async def played(self, finished: Result) -> Played:
        rows = await self.storage.entries(finished.table, 0)
        stored = [Entry(r["seq"], r["at"], r["kind"], r["seat"], r["body"]) for r in rows]
        settings = [entry for entry in stored if entry.kind not in PLAY_AND_TALK]
        table, until = setting_up(finished, settings)
        moves = [
            entry
            for entry in stored
            if table.seq < entry.seq < until and entry.kind in (*MOVES, UNDONE)
        ]
        return played_game(finished, table, moves)


class PastCounts:
    """Statistics, counted on demand: a device has few games."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_person(self, person: int) -> PersonalStatistics:
        scores = by_game(await self.storage.rows(SCORES))
        rows = []
        for row in await self.storage.rows(RESULTS):
            of_game = scores[key_of(row)]
            people = sum(score.person_id is not None for score in of_game)
            for mine in of_game:
                if mine.person_id == person:
                    own = {"won": mine.won, "level": mine.level, "people": people}
                    rows.append(SimpleNamespace(**row, **own))
        rows.sort(key=lambda row: (row.ended_at, row.table_id, row.number))
        return statistics_of_person(rows)

    async def of_everyone(self) -> GlobalStatistics:
        scores = by_game(await self.storage.rows(SCORES))
        by_name: dict[str, list[Row]] = {}
        for row in await self.storage.rows(RESULTS):
            name = row["game"] if row["game"] in BUILT_IN else OWN
            by_name.setdefault(name, []).append(row)
        games = [sums(name, rows) for name, rows in by_name.items()]
        players = []
        for name, rows in by_name.items():
            seats = [s for row in rows if row["finished"] for s in scores[key_of(row)]]
            kinds = {"" if seat.person_id is not None else seat.bot for seat in seats}
            players += [players_of(name, kind, seats) for kind in sorted(kinds)]
        return statistics_of_all(games, players)


def key_of(row: Row) -> Key:
    return row["table_id"], row["number"]


def by_game(rows: Iterable[Row]) -> dict[Key, list[SimpleNamespace]]:
    games: dict[Key, list[SimpleNamespace]] = {}
    for row in rows:
        games.setdefault(key_of(row), []).append(SimpleNamespace(**row))
    return games


def sums(game: str, rows: list[Row]) -> SimpleNamespace:
    done = [row for row in rows if row["finished"]]

    def average(values: list[int]) -> float | None:
        return sum(values) / len(values) if values else None

    return SimpleNamespace(
        game=game,
        played=len(rows),
        finished=len(done),
        milliseconds=average([row["ended_at"] - row["started_at"] for row in done]),
        rounds=average([row["rounds"] for row in done]),
        turns=average([row["turns"] for row in done]),
    )


def players_of(game: str, kind: str, seats: list[SimpleNamespace]) -> SimpleNamespace:
    mine = [seat for seat in seats if ("" if seat.person_id is not None else seat.bot) == kind]
    won = sum(bool(seat.won) for seat in mine)
    return SimpleNamespace(game=game, bot=kind, seats=len(mine), won=won)
