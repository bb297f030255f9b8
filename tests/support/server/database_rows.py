"""All rows of all tables of a server's database, to see whether anything has changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from nivelo.server.storage.schema import metadata
from support.server.running_server import Running


async def everything_stored(server: Running) -> dict[str, list[tuple[Any, ...]]]:
    async def read() -> dict[str, list[tuple[Any, ...]]]:
        stored: dict[str, list[tuple[Any, ...]]] = {}
        async with server.service.engine.connect() as connection:
            for table in metadata.sorted_tables:
                # Which processes run has nothing to do with what people do.
                if table.name != "servers":
                    rows = await connection.execute(select(table).order_by(*table.primary_key))
                    stored[table.name] = [tuple(row) for row in rows]
        return stored

    return await server.ask(read())
