"""How hard the levels of a game are: how often a fresh hand contains them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from litestar import post
from litestar.params import Body

from nivelo.server.answers.odds import OddsOf, odds
from nivelo.server.api.auth import service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import TooManyError
from nivelo.server.security.address_network import network_of
from nivelo.server.security.origins import address_of
from nivelo.server.thinking.odds_worker import Odds

AT_ONCE = 2  # of one address; those of others come in between

asking: Counter[str] = Counter()


@post(
    "/games/odds",
    operation_id="getOdds",
    summary="How often a fresh hand contains each level",
    status_code=200,
    tags=["games"],
)
async def get_odds(request: AnyRequest, data: Annotated[OddsOf, Body()]) -> Odds:
    """For one of the games (`game`) or a custom game (`description`)."""
    network = network_of(address_of(request))
    if asking[network] >= AT_ONCE:
        raise TooManyError("rate/odds", "your last odds are still being computed, try again soon")
    asking[network] += 1
    try:
        return await odds(service_of(request), network, data)
    finally:
        asking[network] -= 1
        if not asking[network]:
            del asking[network]
