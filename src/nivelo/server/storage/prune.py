"""Deleting abandoned tables, and people who left nothing behind.

A table is abandoned if no game was ever finished there and nothing has happened for long enough.
"""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from nivelo.server.storage import schema
from nivelo.server.storage.database import database_url, migrate, open_engine, writing

AT_ONCE = 200  # tables per transaction: a running server must not wait long
DAY = 24 * 3600 * 1000  # milliseconds


class Pruned(Struct, frozen=True):
    """How much was deleted, or would be."""

    tables: int
    entries: int
    people: int


def abandoned(before: int) -> Select[tuple[str]]:
    """Tables without a result where nothing has happened since."""
    tables, entries, results = schema.tables, schema.entries, schema.results
    later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    finished = exists().where(results.c.table_id == tables.c.id)
    return select(tables.c.id).where(tables.c.changed_at < before, ~later, ~finished)


def forgotten_people(before: int) -> ColumnElement[bool]:
    """People who sit nowhere, have finished no game and have saved no custom game."""
    people = schema.people
    traces = [
        exists().where(table.c.person_id == people.c.id)
        for table in (schema.sitters, schema.scores, schema.custom_games, schema.turns)
    ]
    condition = people.c.created_at < before
    for trace in traces:
        condition &= ~trace
    return condition


async def prune(database: str, before: int, dry_run: bool = False) -> Pruned:
    """Delete everything abandoned before a time; safe while a server is running."""
    engine = open_engine(database_url(database))
    try:
        await migrate(engine)
        if dry_run:
            return await count(engine, before)
        tables = entries = 0
        while True:
            deleted, of_them = await prune_some(engine, before)
            if not deleted:
                break
            tables, entries = tables + deleted, entries + of_them
        return Pruned(tables, entries, await prune_people(engine, before))
    finally:
        await engine.dispose()


async def prune_people(engine: AsyncEngine, before: int) -> int:
    """Delete people who left nothing behind, with their push subscriptions."""
    people = schema.people
    forgotten = select(people.c.id).where(forgotten_people(before))
    async with writing(engine) as connection:
        for table in (schema.avatars, schema.push_subscriptions, schema.summons):
            await connection.execute(delete(table).where(table.c.person_id.in_(forgotten)))
        gone = await connection.execute(delete(people).where(forgotten_people(before)))
        return int(gone.rowcount)


async def count(engine: AsyncEngine, before: int) -> Pruned:
    old = abandoned(before).subquery()
    entries, people = schema.entries, schema.people
    async with engine.connect() as connection:
        tables = await connection.scalar(select(func.count()).select_from(old))
        of_them = await connection.scalar(
            select(func.count()).where(entries.c.table_id.in_(select(old.c.id)))
        )
        gone = await connection.scalar(
            select(func.count()).select_from(people).where(forgotten_people(before))
        )
    return Pruned(tables or 0, of_them or 0, gone or 0)


async def prune_some(engine: AsyncEngine, before: int) -> tuple[int, int]:
    """Some tables with everything that belongs to them; how many tables and entries those were."""
    async with writing(engine) as connection:
        rows = await connection.execute(abandoned(before).limit(AT_ONCE))
        ids = [row.id for row in rows]
        if not ids:
            return 0, 0
        entries = 0
        for table in (
            schema.turns,
            schema.summons,
            schema.sitters,
            schema.recoveries,
            schema.entries,
        ):
            gone = await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            entries = gone.rowcount
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
        return len(ids), entries
