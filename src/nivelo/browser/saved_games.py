"""The custom games saved on a device."""

from __future__ import annotations

from nivelo.browser.storage import CUSTOM_GAMES, Row, Step, Storage
from nivelo.server.errors import UnknownError
from nivelo.server.protocol.setup import MOST_TITLE
from nivelo.server.table.ids import new_id
from nivelo.server.table.rows import CustomGameRow


class BrowserGames:
    """All belong to the owner; the only limit is the browser's own."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of_person(self, person: int) -> list[CustomGameRow]:
        rows = [game_of(row) for row in await self.storage.rows(CUSTOM_GAMES)]
        return sorted(rows, key=lambda row: (row.title, row.id))

    async def get(self, game_id: str) -> CustomGameRow:
        for row in await self.storage.rows(CUSTOM_GAMES):
            if row["id"] == game_id:
                return game_of(row)
        raise UnknownError("own_game/unknown", f"there is no game {game_id!r} here")

    async def add(self, person: int, title: str, description: str, now: int) -> CustomGameRow:
        return await self.put(CustomGameRow(new_id(), person, title, description, now))

    async def replace(
        self, game_id: str, person: int, title: str, description: str, now: int
    ) -> CustomGameRow:
        kept = await self.get(game_id)
        return await self.put(CustomGameRow(kept.id, person, title, description, now))

    async def delete(self, game_id: str, person: int) -> None:
        kept = await self.get(game_id)
        await self.storage.write([Step("delete", CUSTOM_GAMES, {"id": kept.id})])

    async def put(self, game: CustomGameRow) -> CustomGameRow:
        row = {
            "id": game.id,
            "person_id": game.person,
            "title": game.title[:MOST_TITLE],
            "description": game.description,
            "changed_at": game.changed_at,
        }
        await self.storage.write([Step("put", CUSTOM_GAMES, row)])
        return game_of(row)


def game_of(row: Row) -> CustomGameRow:
    names = ("id", "person_id", "title", "description", "changed_at")
    return CustomGameRow(*(row[name] for name in names))
