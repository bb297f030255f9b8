"""Custom games on the server: save, read, share by id, change, delete."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import Body, Parameter
from msgspec import Meta, Struct

from nivelo.games import GameFile
from nivelo.server.api.auth import known_person, person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.clock import now
from nivelo.server.protocol.setup import MOST_DESCRIPTION, custom_game_file
from nivelo.server.security.origins import address_of
from nivelo.server.storage.custom_games import CustomGameRow, CustomGames

CustomGameId = Annotated[str, Parameter(max_length=16)]


class OwnGameText(Struct, frozen=True, forbid_unknown_fields=True):
    """The TOML text that describes a game; docs/custom-games.md explains it."""

    description: Annotated[str, Meta(min_length=1, max_length=MOST_DESCRIPTION)]


class OwnGame(Struct, frozen=True):
    """A saved game. To play it, give its description in a table's setup."""

    id: str
    title: str
    description: str
    changed_at: int
    yours: bool


def shown(row: CustomGameRow, person: int) -> OwnGame:
    return OwnGame(row.id, row.title, row.description, row.changed_at, row.person == person)


def games_of(request: AnyRequest) -> CustomGames:
    return CustomGames(service_of(request).store)


async def checked(request: AnyRequest, description: str) -> GameFile:
    """The game that a text describes; refused if no table could play it."""
    await service_of(request).check_custom_game(address_of(request), description)
    return custom_game_file(description)


@get("/", operation_id="getOwnGames", summary="The games that I have saved")
async def get_custom_games(request: AnyRequest) -> list[OwnGame]:
    person = await person_of(request)
    if person is None:
        return []
    rows = await games_of(request).of_person(person.number)
    return [shown(row, person.number) for row in rows]


@post("/", operation_id="saveOwnGame", summary="Save a custom game")
async def save_custom_game(request: AnyRequest, data: Annotated[OwnGameText, Body()]) -> OwnGame:
    person = await known_person(request)
    file = await checked(request, data.description)
    row = await games_of(request).add(person.number, file.title, data.description, now())
    return shown(row, person.number)


@get("/{game_id:str}", operation_id="getOwnGame", summary="A saved game, mine or another's")
async def get_custom_game(request: AnyRequest, game_id: CustomGameId) -> OwnGame:
    person = await person_of(request)
    row = await games_of(request).get(game_id)
    return shown(row, person.number if person else 0)


@put("/{game_id:str}", operation_id="changeOwnGame", summary="Replace a game that I have saved")
async def change_custom_game(
    request: AnyRequest, game_id: CustomGameId, data: Annotated[OwnGameText, Body()]
) -> OwnGame:
    """Tables where the game is played keep the form with which they were set up."""
    person = await known_person(request)
    file = await checked(request, data.description)
    row = await games_of(request).replace(
        game_id, person.number, file.title, data.description, now()
    )
    return shown(row, person.number)


@delete("/{game_id:str}", operation_id="deleteOwnGame", summary="Delete a game that I have saved")
async def delete_custom_game(request: AnyRequest, game_id: CustomGameId) -> None:
    person = await known_person(request)
    await games_of(request).delete(game_id, person.number)


custom_games = Router(
    "/own-games",
    route_handlers=[
        get_custom_games,
        save_custom_game,
        get_custom_game,
        change_custom_game,
        delete_custom_game,
    ],
    tags=["games"],
)
