"""OpenSkill ratings (Plackett–Luce) from the finishing order of the bots in each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from nivelo.engine.errors import NiveloError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass
class Rating:
    """Strength, its uncertainty, and the number of games."""

    mu: float
    sigma: float
    games: int = 0


def rate(names: Sequence[str], tables: Sequence[tuple[Sequence[str], str]]) -> dict[str, Rating]:
    """Ratings after all games: the first of each table, then the second of each, and so on.

    A table is its bots and, for each game, a digit per bot: how many did better. A bot with several
    seats is rated in each, and its rating moves by their mean.
    """
    model = new_model()
    start = model.rating()
    ratings = {name: Rating(float(start.mu), float(start.sigma)) for name in names}
    games = [
        [(bots, order[i : i + len(bots)]) for i in range(0, len(order), len(bots))]
        for bots, order in tables
    ]
    for played in zip_longest(*games):
        for game in played:
            if game is not None:
                rate_game(model, ratings, *game)
    return ratings


def rate_game(
    model: PlackettLuce, ratings: dict[str, Rating], bots: Sequence[str], places: str
) -> None:
    teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in bots]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    for name in set(bots):
        seats = [rated[i][0] for i, bot in enumerate(bots) if bot == name]
        ratings[name].mu = sum(seat.mu for seat in seats) / len(seats)
        ratings[name].sigma = sum(seat.sigma for seat in seats) / len(seats)
        ratings[name].games += 1


def new_model() -> PlackettLuce:
    # Imported on demand: not everyone has it installed.
    try:
        from openskill.models import PlackettLuce
    except ImportError as missing:
        raise NiveloError(
            "ratings/missing", "ratings need the package openskill: pip install 'nivelo[lab]'"
        ) from missing
    return PlackettLuce()
