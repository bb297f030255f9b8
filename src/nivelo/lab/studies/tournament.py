"""Round-robin tournaments: win rates, a crosstable and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

from nivelo.engine.errors import NiveloError
from nivelo.games import GameFile
from nivelo.lab.figures.bootstrap import Resamples
from nivelo.lab.figures.bradley_terry import bradley_terry
from nivelo.lab.figures.intervals import wilson
from nivelo.lab.figures.ratings import rate
from nivelo.lab.output.findings import Findings, Row, checksum, spread
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.sums import Sums

DRAWS = 400
"""The number of resamples for the intervals of ratings: each is fitted separately."""


@dataclass(frozen=True)
class Pairing:
    """One bot at a table with copies of another, and the plan that plays it."""

    bot: str
    against: str
    plan: Plan


def make_tables(
    game: str | Path | GameFile,
    bots: Sequence[str],
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    options: Mapping[str, str | int] | None = None,
    seed: int = 0,
    against: str = "",
) -> list[Pairing]:
    """A table for each pair; with more than two seats, one bot against all others, both ways.

    With `against`, only tables of each bot against that one.
    """
    if against:
        pairs = [(bot, against) for bot in bots if bot != against]
    else:
        both_ways = permutations(bots, 2)
        pairs = [p for p in both_ways if players > 2 or bots.index(p[0]) < bots.index(p[1])]
    if not pairs or len(set(bots)) < len(bots):
        raise NiveloError(
            "tournament/bots", f"{', '.join(bots)!r} is not a list of two or more different bots"
        )
    return [
        Pairing(
            bot,
            other,
            make_plan(
                game, players, side, mix, options or {}, [bot, *[other] * (players - 1)], seed
            ),
        )
        for bot, other in pairs
    ]


def tournament_findings(tables: Sequence[Pairing], played: Sequence[Sums]) -> Findings:
    """The crosstable as rows, one for each bot and opponent, and the ratings."""
    first = tables[0].plan
    pairs: list[Row] = []
    for table, sums in zip(tables, played, strict=True):
        pairs.append(pair_row(table.bot, table.against, sums, sums.bots[0]))
        if first.players == 2:
            pairs.append(pair_row(table.against, table.bot, sums, sums.bots[1]))
    names = list(dict.fromkeys(name for table in tables for name in (table.bot, table.against)))
    pairs.sort(key=lambda row: (names.index(str(row["bot"])), names.index(str(row["against"]))))
    ratings = rate(
        names, [(table.plan.bots, sums.order()) for table, sums in zip(tables, played, strict=True)]
    )
    strong = bradley_terry(
        names,
        [(table.bot, table.against, table.plan.players) for table in tables],
        Resamples(played, first.seed, DRAWS),
    )
    shares = {name: own_share(pairs, name) for name in names}
    rows: list[Row] = [
        {
            "bot": name,
            **spread("points", strong[name].estimate()),
            "rating": rating.mu,
            "sigma": rating.sigma,
            "ordinal": rating.mu - 3 * rating.sigma,
            "games": rating.games,
            "mean_share": shares[name],
        }
        for name, rating in ratings.items()
    ]
    rows.sort(key=lambda row: -float(row["points"] or 0))
    settings = {
        "game": first.file.id,
        "players": first.players,
        "side": list(first.sides),
        "mix": first.mix,
        "options": first.options,
        "seed": first.seed,
        "games": played[0].games,
        "par": 1 / first.players,
    }
    return Findings("tournament", settings, {"ratings": rows, "pairs": pairs}, checksum(played))


def pair_row(bot: str, against: str, sums: Sums, wins: int) -> Row:
    return {
        "bot": bot,
        "against": against,
        "games": sums.games,
        "wins": wins,
        **spread("share", wilson(wins, sums.games)),
    }


def own_share(pairs: Sequence[Row], bot: str) -> float | None:
    """The mean of a bot's win rates against each of the others; None if it was only an opponent."""
    shares = [float(row["share"] or 0) for row in pairs if row["bot"] == bot]
    return sum(shares) / len(shares) if shares else None
