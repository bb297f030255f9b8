"""Push subscriptions, and the key that signs push messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def number() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the three tables, empty."""
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person_id", number(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(length=65), nullable=False),
        sa.Column("auth_secret", sa.LargeBinary(length=16), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_push_subscriptions_person_id")
        ),
        sa.PrimaryKeyConstraint("endpoint_hash", name=op.f("pk_push_subscriptions")),
    )
    op.create_index("ix_push_subscriptions_person_id", "push_subscriptions", ["person_id"])
    op.create_table(
        "summons",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", number(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_summons_table_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_summons_person_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_summons")),
    )
    op.create_index("ix_summons_person_id", "summons", ["person_id"])
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_secrets")),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("server_secrets")
    op.drop_table("summons")
    op.drop_table("push_subscriptions")
