"""How hard the levels of a game are: how often a freshly dealt hand contains them."""

from __future__ import annotations

import threading
from typing import Annotated

from litestar import post
from litestar.params import Body
from msgspec import Meta, Struct

from nivelo.server.api.auth import service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import ServerError, TooManyError
from nivelo.server.protocol.setup import MOST_DESCRIPTION, Word
from nivelo.server.security.networks import network_of
from nivelo.server.security.origins import address_of
from nivelo.server.thinking.odds_worker import Odds, Question, odds_of
from nivelo.server.thinking.worker_pool import OverdueError, WorkerPool

HANDS = 4000
SECONDS = 1.5  # after which no more hands are dealt
PATIENCE = 8.0  # after which the process is ended, even in the middle of a hand
AT_ONCE = 2

free = threading.BoundedSemaphore(AT_ONCE)


class OddsOf(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the games, or a custom game as TOML, with one of its mixes."""

    game: Word = ""
    description: Annotated[str, Meta(max_length=MOST_DESCRIPTION)] = ""
    mix: Word = "none"


async def count(checkers: WorkerPool, address: str, data: OddsOf) -> Odds:
    """Ask a process of its own, which is ended if it takes too long."""
    question = Question(data.game, data.description, data.mix, HANDS, SECONDS)
    try:
        return await checkers.ask(
            odds_of, question, seconds=PATIENCE, who=(network_of(address), "")
        )
    except OverdueError as error:
        text = "the levels of this game are too hard to count"
        raise ServerError("odds/too_hard", text) from error


@post(
    "/games/odds",
    operation_id="getOdds",
    summary="How often a fresh hand contains each level",
    status_code=200,
    tags=["games"],
)
async def get_odds(request: AnyRequest, data: Annotated[OddsOf, Body()]) -> Odds:
    """Of one of the games (`game`) or a custom game (`description`)."""
    if not free.acquire(blocking=False):
        raise TooManyError("rate/odds", "others are asking for odds, try again in a moment")
    try:
        return await count(service_of(request).checkers, address_of(request), data)
    finally:
        free.release()
