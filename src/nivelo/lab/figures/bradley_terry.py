"""Bradley–Terry ratings: fixed strengths fitted to all results at once, on the Elo scale.

A bot does not change while it plays, so the order of its games must not matter; OpenSkill, made for
people who learn, processes them one by one. With more than two seats a seat wins in proportion to
its strength (Luce), which for two seats is the Bradley–Terry model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from nivelo.lab.figures.bootstrap import Figure, Resamples

POINTS: Final = 400 / log(10)
"""A factor of ten in strength is 400 points."""

STEPS: Final = 2000
NEAR: Final = 1e-7


@dataclass(frozen=True)
class TableResult:
    """One bot among copies of another: `wins` of the one, out of `games` completed."""

    bot: str
    against: str
    players: int
    wins: float
    games: float


def strengths(
    names: Sequence[str], results: Sequence[TableResult], start: dict[str, float] | None = None
) -> dict[str, float]:
    """Maximum-likelihood strengths, by minorization-maximization (Hunter 2004).

    One game at par is added to each table: without it, a bot that wins all games is infinitely
    strong.
    """
    wins = dict.fromkeys(names, 0.0)
    for table in results:
        par = 1 / table.players
        wins[table.bot] += table.wins + par
        wins[table.against] += table.games - table.wins + 1 - par
    now = dict(start) if start else dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        weight = dict.fromkeys(names, 0.0)
        for table in results:
            others = table.players - 1
            share = (table.games + 1) / (now[table.bot] + others * now[table.against])
            weight[table.bot] += share
            weight[table.against] += others * share
        after = {name: wins[name] / weight[name] for name in names}
        mean = sum(map(log, after.values())) / len(names)
        after = {name: value / exp(mean) for name, value in after.items()}
        moved = max(abs(log(after[name] / now[name])) for name in names)
        now = after
        if moved < NEAR:
            break
    return now


def bradley_terry(
    names: Sequence[str],
    tables: Sequence[tuple[str, str, int]],
    deals: Resamples,
    anchor: str = "",
) -> dict[str, Figure]:
    """Ratings in points, and those of each resample; the anchor, or else the mean, is 0.

    A table is a bot, its opponents and the number of seats, in the order of the resamples.
    """
    columns = [
        (deals.totals(i, "wins_of_the_bot"), deals.totals(i, "finished"))
        for i in range(len(tables))
    ]

    def fit(pick: int, start: dict[str, float] | None) -> dict[str, float]:
        results = [
            TableResult(
                *table,
                won[0] if pick < 0 else won[1][pick],
                played[0] if pick < 0 else played[1][pick],
            )
            for table, (won, played) in zip(tables, columns, strict=True)
        ]
        return strengths(names, results, start)

    whole = fit(-1, None)
    draws = [fit(pick, whole) for pick in range(len(deals.weights))]
    ratings = [points(one, anchor) for one in (whole, *draws)]
    return {
        name: Figure(ratings[0][name], tuple(one[name] for one in ratings[1:]), len(deals.blocks))
        for name in names
    }


def points(strength: dict[str, float], anchor: str) -> dict[str, float]:
    level = log(strength[anchor]) if anchor in strength else 0.0
    return {name: POINTS * (log(value) - level) for name, value in strength.items()}
