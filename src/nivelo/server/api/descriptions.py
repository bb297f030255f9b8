"""Games as they are described: the TOML text of the five, and what is written in any."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Body, Parameter
from msgspec import Struct

from nivelo.games import BUILT_IN, parse_description
from nivelo.server.api.custom_games import OwnGameText
from nivelo.server.errors import UnknownError

GameId = Annotated[str, Parameter(max_length=40)]


@get(
    "/games/{game_id:str}/description",
    operation_id="getDescription",
    summary="One of the five games as TOML",
    tags=["games"],
    sync_to_thread=True,
)
def get_description(game_id: GameId) -> OwnGameText:
    """A custom game that is made of it needs an id of its own."""
    if game_id not in BUILT_IN:
        known = ", ".join(BUILT_IN)
        raise UnknownError("game/unknown", f"there is no game {game_id!r}; there are {known}")
    file = resources.files("nivelo.games").joinpath(f"{game_id}.toml")
    return OwnGameText(file.read_text(encoding="utf-8"))


class ParsedDescription(Struct, frozen=True):
    """What is written in a description, key by key, whether or not it can be played."""

    content: dict[str, Any]


@post(
    "/games/parse",
    operation_id="parseDescription",
    summary="A TOML text as JSON, for editors",
    tags=["games"],
    status_code=200,
    sync_to_thread=True,
)
def parse_text(data: Annotated[OwnGameText, Body()]) -> ParsedDescription:
    return ParsedDescription(parse_description(data.description, "the description"))
