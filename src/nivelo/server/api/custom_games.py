"""Custom games on the server: save, read, share by id, change, delete."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import Body, Parameter

from nivelo.server.answers import custom_games as answers
from nivelo.server.answers.custom_games import OwnGame
from nivelo.server.answers.games import OwnGameText
from nivelo.server.api.auth import known_person, person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.security.origins import address_of

CustomGameId = Annotated[str, Parameter(max_length=16)]


@get("/", operation_id="getOwnGames", summary="The games that I have saved")
async def get_custom_games(request: AnyRequest) -> list[OwnGame]:
    return await answers.custom_games_of(service_of(request), await person_of(request))


@post("/", operation_id="saveOwnGame", summary="Save a custom game")
async def save_custom_game(request: AnyRequest, data: Annotated[OwnGameText, Body()]) -> OwnGame:
    person = await known_person(request)
    return await answers.save_custom_game(service_of(request), address_of(request), person, data)


@get("/{game_id:str}", operation_id="getOwnGame", summary="A saved game, mine or another's")
async def get_custom_game(request: AnyRequest, game_id: CustomGameId) -> OwnGame:
    return await answers.custom_game(service_of(request), await person_of(request), game_id)


@put("/{game_id:str}", operation_id="changeOwnGame", summary="Replace a game that I have saved")
async def change_custom_game(
    request: AnyRequest, game_id: CustomGameId, data: Annotated[OwnGameText, Body()]
) -> OwnGame:
    """Tables that already use the game keep the version they were set up with."""
    person = await known_person(request)
    return await answers.change_custom_game(
        service_of(request), address_of(request), person, game_id, data
    )


@delete("/{game_id:str}", operation_id="deleteOwnGame", summary="Delete a game that I have saved")
async def delete_custom_game(request: AnyRequest, game_id: CustomGameId) -> None:
    person = await known_person(request)
    await answers.delete_custom_game(service_of(request), person, game_id)


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
