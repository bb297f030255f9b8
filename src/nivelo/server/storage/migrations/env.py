"""Run by Alembic: all migrations, on a connection that the server has opened."""

from __future__ import annotations

from alembic import context

from nivelo.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
