"""How hard the levels of a game are: how often a freshly dealt hand contains them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from typing import Annotated

from litestar import post
from litestar.params import Body
from msgspec import Meta, Struct, json

from nivelo.games import load
from nivelo.server.errors import ServerError, TooManyError
from nivelo.server.protocol.setup import MOST_DESCRIPTION, Setup, Word, file_of
from nivelo.server.thinking.odds_worker import Odds, Question

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


def count(data: OddsOf) -> Odds:
    """Ask a process of its own, and end it if it takes too long."""
    file = file_of(Setup(game=data.game, description=data.description))
    load(file, file.least_players, mix=data.mix)  # refused here, with the code of a table's setup
    question = Question(data.game, data.description, data.mix, HANDS, SECONDS)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "nivelo.server.thinking.odds_worker"],
            input=json.encode(question),
            stdout=subprocess.PIPE,
            timeout=PATIENCE,
            check=True,
        )
    except subprocess.TimeoutExpired as error:
        text = f"the levels of {file.id!r} are too hard to count"
        raise ServerError("odds/too_hard", text) from error
    return json.decode(done.stdout, type=Odds)


@post(
    "/games/odds",
    operation_id="getOdds",
    summary="How often a fresh hand contains each level",
    status_code=200,
    tags=["games"],
)
async def get_odds(data: Annotated[OddsOf, Body()]) -> Odds:
    """Of one of the games (`game`) or a custom game (`description`)."""
    if not free.acquire(blocking=False):
        raise TooManyError("rate/odds", "others are asking for odds, try again in a moment")
    try:
        return await asyncio.to_thread(count, data)
    finally:
        free.release()
