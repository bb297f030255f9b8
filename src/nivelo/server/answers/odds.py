"""How hard the levels of a game are: how often a fresh hand contains them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from nivelo.server.answers.host import Host
from nivelo.server.protocol.setup import MOST_DESCRIPTION, Word
from nivelo.server.thinking.odds_worker import Odds, Question

HANDS = 4000
SECONDS = 1.5  # after which no more hands are dealt


class OddsOf(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the games, or a custom game as TOML, with one of its mixes."""

    game: Word = ""
    description: Annotated[str, Meta(max_length=MOST_DESCRIPTION)] = ""
    mix: Word = "none"


async def odds(host: Host, who: str, data: OddsOf) -> Odds:
    question = Question(data.game, data.description, data.mix, HANDS, SECONDS)
    return await host.count_odds(who, question)
