"""The five games as they are described, for those who want to change one."""

from __future__ import annotations

from importlib import resources
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from nivelo.games import BUILT_IN
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
