"""Whose turn it is at each table, so that a list of tables need not play them."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op
from sqlalchemy.engine import Connection

from nivelo.server.table.entries import Entry
from nivelo.server.table.table import Table

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

logger = logging.getLogger(__name__)


def upgrade() -> None:
    """Create the table, and replay running tables to see whose turn it is there."""
    turns = op.create_table(
        "turns",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_turns_table_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_turns_person_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_turns")),
    )
    connection = op.get_bind()
    playing = sa.text("SELECT id, code FROM tables WHERE status = 'playing' ORDER BY id")
    for table_id, code in connection.execute(playing).all():
        try:
            table = folded(table_id, code, list(entries_of(connection, table_id)))
        except Exception:
            # The server cannot replay it either; the others must still be served.
            logger.exception("a table cannot be read", extra={"table": table_id})
            continue
        if table.awaited:
            row = {"table_id": table_id, "person_id": table.awaited}
            connection.execute(sa.insert(turns).values(row))


def entries_of(connection: Connection, table_id: str) -> Iterator[Entry]:
    """The entries of a table, the first one first."""
    stored = sa.text(
        "SELECT seq, at, kind, seat, body FROM entries WHERE table_id = :table_id ORDER BY seq"
    )
    for row in connection.execute(stored, {"table_id": table_id}):
        yield Entry(*row)


def folded(table_id: str, code: str, entries: list[Entry]) -> Table:
    """The table folded from its entries."""
    table = Table(table_id, code, entries[0])
    for entry in entries[1:]:
        table.apply(entry)
    return table


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("turns")
