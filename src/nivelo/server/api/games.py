"""The available games: cards, levels, options."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Body

from nivelo.server.answers.games import (
    Description,
    GameInfo,
    Games,
    all_games,
    custom_game_info,
)
from nivelo.server.api.auth import service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.security.origins import address_of


@get("/", operation_id="getGames", summary="All games and bots", sync_to_thread=False)
def get_games(request: AnyRequest) -> Games:
    return all_games()


@post(
    "/check",
    operation_id="checkGame",
    summary="Check a custom game",
    status_code=200,
)
async def check_game(request: AnyRequest, data: Annotated[Description, Body()]) -> GameInfo:
    await service_of(request).check_custom_game(address_of(request), data.description)
    return await asyncio.to_thread(custom_game_info, data.description)


games = Router("/games", route_handlers=[get_games, check_game], tags=["games"])
