"""The tables of the database. `entries` is the truth; the others are for lookups.

Changes need a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Autoincrement in SQLite only works with INTEGER.
Number = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", Number, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# A person's avatar; without a row, that of their seat. An export has it in the person's line.
avatars = Table(
    "avatars",
    metadata,
    Column("person_id", Number, ForeignKey("people.id"), primary_key=True),
    Column("sign", String(12), nullable=False),
    Column("colour", String(12), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", String(100), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("free", SmallInteger, nullable=False),
    Column("names", Text, nullable=False),  # of the seats, as a JSON list
    Column("listed", Boolean, nullable=False),
    Column("automatic", Boolean, nullable=False),  # has bots or clocks to run
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_lobby", "listed", "status", "changed_at"),
    Index("ix_tables_automatic", "automatic", "status"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Number, ForeignKey("people.id"), primary_key=True),
    # Negative for a person who has left it and may come back in this game: -1 - seat.
    Column("seat", SmallInteger, nullable=False),
    Index("ix_sitters_person_id", "person_id"),
)

# The person to act at a table; nobody without a row. It is derived from the entries, so it is not
# exported.
turns = Table(
    "turns",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Number, ForeignKey("people.id"), nullable=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("title", String(100), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Index("ix_results_ended_at", "ended_at"),
)

scores = Table(
    "scores",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", Number, ForeignKey("people.id"), nullable=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40), nullable=False),  # empty for a person
    Column("level", SmallInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("ix_scores_person_id", "person_id"),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("person_id", Number, nullable=False),  # who sat there; below 0: a host
    Column("until", BigInteger, nullable=False),
)

custom_games = Table(
    "own_games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", Number, ForeignKey("people.id"), nullable=False),
    Column("title", String(100), nullable=False),
    Column("description", Text, nullable=False),  # its TOML file
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_own_games_person_id", "person_id"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

# Push subscriptions. The keys are the browser's, for encrypting messages. They are useless without
# this database's own key, so no export has them.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint_hash", LargeBinary(32), primary_key=True),
    Column("person_id", Number, ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),  # the endpoint of the browser's push service
    Column("public_key", LargeBinary(65), nullable=False),
    Column("auth_secret", LargeBinary(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_push_subscriptions_person_id", "person_id"),
)

# The last turn each person was notified of at a table: never twice for the same turn.
summons = Table(
    "summons",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Number, ForeignKey("people.id"), primary_key=True),
    Column("game", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Index("ix_summons_person_id", "person_id"),
)

# What all servers of this database share and nobody else may know.
server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
