"""Custom games stored on the server: anyone who knows the id may read one."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from nivelo.server.errors import ForbiddenError, TooManyError, UnknownError
from nivelo.server.protocol.setup import MOST_TITLE
from nivelo.server.storage import schema
from nivelo.server.storage.database import writing
from nivelo.server.storage.store import Store
from nivelo.server.table.ids import ID, new_id
from nivelo.server.table.rows import CustomGameRow

MOST_CUSTOM_GAMES = 50  # per person


class CustomGames:
    """The games that people have saved."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: int) -> list[CustomGameRow]:
        games = schema.custom_games
        query = select(games).where(games.c.person_id == person).order_by(games.c.title, games.c.id)
        async with self.store.engine.connect() as connection:
            return [CustomGameRow(*row) for row in await connection.execute(query)]

    async def get(self, game_id: str) -> CustomGameRow:
        games = schema.custom_games
        row = None
        if ID.fullmatch(game_id):
            async with self.store.engine.connect() as connection:
                rows = await connection.execute(select(games).where(games.c.id == game_id))
                row = rows.one_or_none()
        if row is None:
            raise UnknownError("own_game/unknown", f"there is no game {game_id!r} here")
        return CustomGameRow(*row)

    async def add(self, person: int, title: str, description: str, now: int) -> CustomGameRow:
        games = schema.custom_games
        row = CustomGameRow(new_id(), person, title[:MOST_TITLE], description, now)
        async with writing(self.store.engine) as connection:
            count = await connection.scalar(
                select(func.count()).select_from(games).where(games.c.person_id == person)
            )
            if count >= MOST_CUSTOM_GAMES:
                raise TooManyError(
                    "own_game/too_many", f"{count} games are kept already, delete one first"
                )
            await connection.execute(insert(games).values(values(row)))
        return row

    async def replace(
        self, game_id: str, person: int, title: str, description: str, now: int
    ) -> CustomGameRow:
        row = await self.mine(game_id, person)
        row = CustomGameRow(row.id, person, title[:MOST_TITLE], description, now)
        games = schema.custom_games
        async with writing(self.store.engine) as connection:
            await connection.execute(update(games).where(games.c.id == game_id).values(values(row)))
        return row

    async def delete(self, game_id: str, person: int) -> None:
        await self.mine(game_id, person)
        games = schema.custom_games
        async with writing(self.store.engine) as connection:
            await connection.execute(delete(games).where(games.c.id == game_id))

    async def mine(self, game_id: str, person: int) -> CustomGameRow:
        row = await self.get(game_id)
        if row.person != person:
            raise ForbiddenError("own_game/not_yours", f"the game {game_id!r} is another's")
        return row


def values(row: CustomGameRow) -> dict[str, object]:
    return {
        "id": row.id,
        "person_id": row.person,
        "title": row.title,
        "description": row.description,
        "changed_at": row.changed_at,
    }
