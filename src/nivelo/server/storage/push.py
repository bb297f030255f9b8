"""Push subscriptions, and the turns that people were notified of."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from nivelo.server.storage import schema
from nivelo.server.storage.database import writing
from nivelo.server.storage.store import Store

MOST_DEVICES = 10  # per person; another one replaces the oldest


class Subscription(Struct, frozen=True):
    """A push endpoint, the keys to encrypt for it, and the person's language."""

    endpoint: str
    public_key: bytes
    auth_secret: bytes
    language: str

    @property
    def hash(self) -> bytes:
        return endpoint_hash(self.endpoint)


def endpoint_hash(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()


class PushStore:
    """Push data in the database."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of this database, created by the first process that needs it."""
        secrets = schema.server_secrets
        query = select(secrets.c.value).where(secrets.c.name == name)
        async with self.engine.connect() as connection:
            known = await connection.scalar(query)
        if known is None:
            new = self.dialect.insert(secrets).values(name=name, value=make())
            async with writing(self.engine) as connection:
                await connection.execute(new.on_conflict_do_nothing())
                known = await connection.scalar(query)
        return bytes(known)

    async def subscribe(self, person: int, subscription: Subscription, now: int) -> None:
        """Add a device to a person's subscriptions; a previous owner loses it."""
        table = schema.push_subscriptions
        row = {
            "person_id": person,
            "endpoint": subscription.endpoint,
            "public_key": subscription.public_key,
            "auth_secret": subscription.auth_secret,
            "language": subscription.language,
            "created_at": now,
        }
        put = self.dialect.insert(table).values(endpoint_hash=subscription.hash, **row)
        put = put.on_conflict_do_update(index_elements=["endpoint_hash"], set_=row)
        newest = (
            select(table.c.endpoint_hash)
            .where(table.c.person_id == person)
            .order_by(table.c.created_at.desc(), table.c.endpoint_hash)
            .limit(MOST_DEVICES)
        )
        async with writing(self.engine) as connection:
            await connection.execute(put)
            kept = [row.endpoint_hash for row in await connection.execute(newest)]
            await connection.execute(
                delete(table).where(table.c.person_id == person, table.c.endpoint_hash.not_in(kept))
            )

    async def unsubscribe(self, person: int, endpoint: str) -> None:
        table = schema.push_subscriptions
        async with writing(self.engine) as connection:
            await connection.execute(
                delete(table).where(
                    table.c.person_id == person, table.c.endpoint_hash == endpoint_hash(endpoint)
                )
            )

    async def unsubscribe_all(self, person: int) -> None:
        table = schema.push_subscriptions
        async with writing(self.engine) as connection:
            await connection.execute(delete(table).where(table.c.person_id == person))

    async def gone(self, subscription: Subscription) -> None:
        """The push service no longer knows it."""
        table = schema.push_subscriptions
        async with writing(self.engine) as connection:
            await connection.execute(
                delete(table).where(table.c.endpoint_hash == subscription.hash)
            )

    async def count(self, person: int) -> int:
        table = schema.push_subscriptions
        query = select(func.count()).select_from(table).where(table.c.person_id == person)
        async with self.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def of_person(self, person: int) -> list[Subscription]:
        table = schema.push_subscriptions
        query = select(
            table.c.endpoint, table.c.public_key, table.c.auth_secret, table.c.language
        ).where(table.c.person_id == person)
        async with self.engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def claim(self, table_id: str, person: int, game: int, turn: int) -> bool:
        """Claim the notification for this turn: of all callers, only one gets it."""
        table = schema.summons
        put = self.dialect.insert(table).values(
            table_id=table_id, person_id=person, game=game, turn=turn
        )
        put = put.on_conflict_do_update(
            index_elements=["table_id", "person_id"],
            set_={"game": game, "turn": turn},
            where=(table.c.game < game) | ((table.c.game == game) & (table.c.turn < turn)),
        )
        async with writing(self.engine) as connection:
            claimed = await connection.execute(put)
            return bool(claimed.rowcount)
