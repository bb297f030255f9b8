"""How hard the levels of a game are: how often a fresh hand contains them."""

from __future__ import annotations

import threading
from typing import Annotated

from litestar import post
from litestar.params import Body

from nivelo.server.answers.odds import OddsOf, odds
from nivelo.server.api.auth import service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import TooManyError
from nivelo.server.security.origins import address_of
from nivelo.server.thinking.odds_worker import Odds

AT_ONCE = 2

free = threading.BoundedSemaphore(AT_ONCE)


@post(
    "/games/odds",
    operation_id="getOdds",
    summary="How often a fresh hand contains each level",
    status_code=200,
    tags=["games"],
)
async def get_odds(request: AnyRequest, data: Annotated[OddsOf, Body()]) -> Odds:
    """For one of the games (`game`) or a custom game (`description`)."""
    if not free.acquire(blocking=False):
        raise TooManyError("rate/odds", "others are asking for odds, try again in a moment")
    try:
        return await odds(service_of(request), address_of(request), data)
    finally:
        free.release()
