"""Finished games: what came out, and the games themselves as their entries tell them.

A game is over when it has a row in `results`, which is written together with its last entry.
Nothing here is read before that.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, func, select, tuple_

from nivelo.engine.records.records import Record
from nivelo.server.protocol.setup import Setup
from nivelo.server.storage import schema
from nivelo.server.storage.store import Store
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, NO_SEAT, UNDONE, Entry
from nivelo.server.table.match import Match
from nivelo.server.table.table import Table

PERSON: Final = "person"
BOT: Final = "bot"
TIMED_MOVE: Final = "time_up"  # a promise of the wire, as the kinds of entries are of the database
LAST_SEQ: Final = 2**31 - 1

MADE_BY: Final = {entries.MOVE: PERSON, entries.BOT_MOVE: BOT, entries.TIMED_MOVE: TIMED_MOVE}
# What does not change how the next game is set up.
PLAY_AND_TALK: Final = (
    *MOVES,
    UNDONE,
    entries.CHAT,
    entries.REACTION,
    entries.MUTED,
    entries.UNMUTED,
)


class Score(Struct, frozen=True):
    """How a seat came out. `level` is the one it had reached, one past the last if it passed all.

    A seat with a person and a bot had a stand-in when the game ended.
    """

    name: str
    person: bool
    bot: str  # empty if none played it at the end
    level: int
    won: bool


class Result(Struct, frozen=True):
    """A game that is over. Times are milliseconds since 1970; `you` is one's seat or -1."""

    table: str
    number: int
    game: str
    title: str
    started_at: int
    ended_at: int
    rounds: int
    turns: int
    finished: bool  # somebody has won; else the host ended it
    you: int
    seats: list[Score]


class Made(Struct, frozen=True):
    """A move that stands: when, by which seat, and whether its person made it."""

    at: int
    seat: int
    by: str
    text: str


class Played:
    """A finished game as it was played. Its match stands at the first deal."""

    def __init__(self, match: Match, setup: Setup, names: list[str], made: list[Made]) -> None:
        self.match = match
        self.setup = setup
        self.names = names
        self.made = made
        match.moves = [move.text for move in made]

    def record(self) -> Record:
        return self.match.record(self.names)


class History:
    """What the database knows of games that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: int, start: int, count: int) -> tuple[int, list[Result]]:
        """How many games a person has finished, and a page of them, the newest first."""
        return await self.page(took_part(person), person, start, count, newest_first=True)

    async def of_table(
        self, table_id: str, person: int, all_games: bool, start: int, count: int
    ) -> tuple[int, list[Result]]:
        """The same of the games at a table; all, or those in which the person took part."""
        where: ColumnElement[bool] = schema.results.c.table_id == table_id
        if not all_games:
            where = and_(where, took_part(person))
        return await self.page(where, person, start, count, newest_first=False)

    async def page(
        self,
        where: ColumnElement[bool],
        person: int,
        start: int,
        count: int,
        newest_first: bool,
    ) -> tuple[int, list[Result]]:
        results = schema.results
        query = select(results).where(where).offset(start).limit(count)
        if newest_first:
            query = query.order_by(results.c.ended_at.desc(), results.c.table_id, results.c.number)
        else:
            query = query.order_by(results.c.number)
        async with self.store.engine.connect() as connection:
            total = await connection.scalar(select(func.count()).select_from(results).where(where))
        return int(total or 0), await self.results(query, person)

    async def one(self, table_id: str, number: int, person: int) -> Result | None:
        """The result of one game, if it is over."""
        results = schema.results
        query = select(results).where(results.c.table_id == table_id, results.c.number == number)
        rows = await self.results(query, person)
        return rows[0] if rows else None

    async def results(self, query: Select[Any], person: int) -> list[Result]:
        scores = schema.scores
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            keys = [(row.table_id, row.number) for row in rows]
            if not keys:
                return []
            seats = await connection.execute(
                select(scores)
                .where(tuple_(scores.c.table_id, scores.c.number).in_(keys))
                .order_by(scores.c.seat)
            )
            by_game: dict[tuple[str, int], list[Any]] = {key: [] for key in keys}
            for score in seats:
                by_game[score.table_id, score.number].append(score)
        return [result(row, by_game[row.table_id, row.number], person) for row in rows]

    async def played(self, finished: Result) -> Played:
        """A finished game from its entries. The games before it are not played again."""
        columns = schema.entries.c
        settings = await self.entries(finished.table, columns.kind.not_in(PLAY_AND_TALK))
        table = Table(finished.table, "", settings[0])
        later = iter(settings[1:])
        for entry in later:
            table.apply(entry)
            if entry.kind == entries.STARTED and table.number == finished.number:
                break
        match = table.match
        assert match is not None
        until = next((entry.seq for entry in later if entry.kind == entries.REMATCH), LAST_SEQ)
        moves = await self.entries(
            finished.table,
            and_(
                columns.seq > table.seq,
                columns.seq < until,
                columns.kind.in_((*MOVES, UNDONE)),
            ),
        )
        names = [score.name or f"{seat + 1}" for seat, score in enumerate(finished.seats)]
        return Played(match, table.with_sides(), names, standing(moves))

    async def entries(self, table_id: str, where: ColumnElement[bool]) -> list[Entry]:
        """The entries of a table of which this is so, in order."""
        columns = schema.entries.c
        query = (
            select(columns.seq, columns.at, columns.kind, columns.seat, columns.body)
            .where(columns.table_id == table_id, where)
            .order_by(columns.seq)
        )
        async with self.store.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]


def took_part(person: int) -> ColumnElement[bool]:
    results, scores = schema.results, schema.scores
    games = select(scores.c.table_id, scores.c.number).where(scores.c.person_id == person)
    return tuple_(results.c.table_id, results.c.number).in_(games)


def result(row: Any, scores: list[Any], person: int) -> Result:
    mine = (score.seat for score in scores if person and score.person_id == person)
    return Result(
        table=row.table_id,
        number=row.number,
        game=row.game,
        title=row.title,
        started_at=row.started_at,
        ended_at=row.ended_at,
        rounds=row.rounds,
        turns=row.turns,
        finished=row.finished,
        you=next(mine, NO_SEAT),
        seats=[Score(s.name, s.person_id is not None, s.bot, s.level, bool(s.won)) for s in scores],
    )


def standing(moves: list[Entry]) -> list[Made]:
    """The moves that were not taken back."""
    made: list[Made] = []
    for entry in moves:
        if entry.kind == UNDONE:
            made.pop()
        else:
            made.append(Made(entry.at, entry.seat, MADE_BY[entry.kind], entry.body))
    return made
