"""The rows derived from an entry, as database statements."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, update

from nivelo.server.storage import schema
from nivelo.server.table.rows import Rows


def statements_before(rows: Rows) -> list[Executable]:
    """What must exist before the entry: its table."""
    return [] if rows.created is None else [insert(schema.tables).values(rows.created)]


def statements_after(table_id: str, rows: Rows) -> list[Executable]:
    tables, sitters = schema.tables, schema.sitters
    statements: list[Executable] = []
    if rows.table is not None:
        statements.append(update(tables).where(tables.c.id == table_id).values(rows.table))
    if rows.sitters is not None:
        statements.append(delete(sitters).where(sitters.c.table_id == table_id))
        if rows.sitters:
            statements.append(insert(sitters).values(rows.sitters))
    if rows.result is not None:
        statements.append(insert(schema.results).values(rows.result))
        statements.append(insert(schema.scores).values(rows.scores))
    return statements
