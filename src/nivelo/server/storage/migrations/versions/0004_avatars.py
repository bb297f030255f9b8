"""The sign and colour that people choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "avatars",
        sa.Column(
            "person_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False
        ),
        sa.Column("sign", sa.String(length=12), nullable=False),
        sa.Column("colour", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_avatars_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_avatars")),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("avatars")
