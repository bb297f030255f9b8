"""Game descriptions: the TOML of the five games, and parsing any TOML."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body, Parameter

from nivelo.server.answers.games import OwnGameText, ParsedDescription, description_of, parsed

GameId = Annotated[str, Parameter(max_length=40)]


@get(
    "/games/{game_id:str}/description",
    operation_id="getDescription",
    summary="One of the five games as TOML",
    tags=["games"],
    sync_to_thread=True,
)
def get_description(game_id: GameId) -> OwnGameText:
    """A custom game based on it needs its own id."""
    return description_of(game_id)


@post(
    "/games/parse",
    operation_id="parseDescription",
    summary="A TOML text as JSON, for editors",
    tags=["games"],
    status_code=200,
    sync_to_thread=True,
)
def parse_text(data: Annotated[OwnGameText, Body()]) -> ParsedDescription:
    return parsed(data)
