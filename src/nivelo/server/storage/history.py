"""Finished games in the database.

A game is over when it has a row in `results`, which is written together with its last entry.
Nothing here is read before that.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, tuple_

from nivelo.server.history.results import (
    PLAY_AND_TALK,
    Played,
    Result,
    played_game,
    result,
    setting_up,
)
from nivelo.server.storage import schema
from nivelo.server.storage.store import Store
from nivelo.server.table.entries import MOVES, UNDONE, Entry


class History:
    """Reads finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: int, start: int, count: int) -> tuple[int, list[Result]]:
        """How many games a person has finished, and a page of them, newest first."""
        return await self.page(took_part(person), person, start, count, newest_first=True)

    async def of_table(
        self, table_id: str, person: int, hidden: frozenset[int] | None, start: int, count: int
    ) -> tuple[int, list[Result]]:
        """The same for the games at a table: those in which the person took part, and others.

        The others are all but the hidden ones, or none if `hidden` is None.
        """
        columns = schema.results.c
        visible = took_part(person)
        if hidden is not None:
            visible = or_(visible, columns.number.not_in(hidden))
        where = and_(columns.table_id == table_id, visible)
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
        """A finished game from its entries. The games before it are not replayed."""
        columns = schema.entries.c
        settings = await self.entries(finished.table, columns.kind.not_in(PLAY_AND_TALK))
        table, until = setting_up(finished, settings)
        moves = await self.entries(
            finished.table,
            and_(
                columns.seq > table.seq,
                columns.seq < until,
                columns.kind.in_((*MOVES, UNDONE)),
            ),
        )
        return played_game(finished, table, moves)

    async def entries(self, table_id: str, where: ColumnElement[bool]) -> list[Entry]:
        """The entries of a table that match, in order."""
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
