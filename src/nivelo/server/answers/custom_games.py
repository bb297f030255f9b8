"""Saved custom games: save, read, share by id, change, delete."""

from __future__ import annotations

from msgspec import Struct

from nivelo.games import GameFile
from nivelo.server.answers.games import OwnGameText
from nivelo.server.answers.host import Host
from nivelo.server.clock import now
from nivelo.server.protocol.setup import custom_game_file
from nivelo.server.table.people import Person
from nivelo.server.table.rows import CustomGameRow


class OwnGame(Struct, frozen=True):
    """A saved game. To play it, put its description into a table's setup."""

    id: str
    title: str
    description: str
    changed_at: int
    yours: bool


def shown(row: CustomGameRow, person: Person | None) -> OwnGame:
    mine = person is not None and row.person == person.number
    return OwnGame(row.id, row.title, row.description, row.changed_at, mine)


async def checked(host: Host, who: str, description: str) -> GameFile:
    """The game that a text describes; refused if no table could play it."""
    await host.check_custom_game(who, description)
    return custom_game_file(description)


async def custom_games_of(host: Host, person: Person | None) -> list[OwnGame]:
    if person is None:
        return []
    return [shown(row, person) for row in await host.saved_games.of_person(person.number)]


async def custom_game(host: Host, person: Person | None, game_id: str) -> OwnGame:
    return shown(await host.saved_games.get(game_id), person)


async def save_custom_game(host: Host, who: str, person: Person, data: OwnGameText) -> OwnGame:
    file = await checked(host, who, data.description)
    row = await host.saved_games.add(person.number, file.title, data.description, now())
    return shown(row, person)


async def change_custom_game(
    host: Host, who: str, person: Person, game_id: str, data: OwnGameText
) -> OwnGame:
    """Tables that already use the game keep the version they were set up with."""
    file = await checked(host, who, data.description)
    row = await host.saved_games.replace(
        game_id, person.number, file.title, data.description, now()
    )
    return shown(row, person)


async def delete_custom_game(host: Host, person: Person, game_id: str) -> None:
    await host.saved_games.delete(game_id, person.number)
