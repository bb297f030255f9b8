"""The ladder: every agent plays the same games against the same bots, and is rated.

The protocol is fixed, so that ratings from different machines are comparable. The ratings of its
bots are fixed too; a new agent does not change them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from itertools import combinations
from math import exp
from typing import Any, Final

from nivelo import __version__
from nivelo.engine.errors import NiveloError
from nivelo.lab.figures.bootstrap import Figure, Resamples
from nivelo.lab.figures.bradley_terry import POINTS, bradley_terry
from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.findings import checksum
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.sums import Sums
from nivelo.lab.studies.tournament import Pairing

DRAWS: Final = 400
FEWEST: Final = 20
"""With fewer games against each bot, resampling deals says nothing."""


@dataclass(frozen=True)
class Protocol:
    """What is played: each deal twice, with seats swapped, against each of the bots."""

    name: str = "nivelo-ladder-1"
    game: str = "level8-101"
    players: int = 2
    seed: int = 2026
    games: int = 400
    max_turns_per_round: int = 300
    bots: tuple[str, ...] = ("random", "beginner", "easy", "medium", "hard")
    anchor: str = "hard"


PROTOCOL: Final = Protocol()


@dataclass(frozen=True)
class Entry:
    """One agent's place: points with bounds, and its wins against each of the bots."""

    agent: str
    points: float
    points_low: float
    points_high: float
    games: int  # against each of the bots
    wins: dict[str, int]
    checksum: str
    version: str
    note: str = ""


def table_against(agent: str, bot: str, protocol: Protocol = PROTOCOL) -> Pairing:
    options: dict[str, str | int] = {"max_turns_per_round": protocol.max_turns_per_round}
    plan = make_plan(
        protocol.game, protocol.players, "one", "none", options, [agent, bot], protocol.seed
    )
    return Pairing(agent, bot, plan)


def agent_tables(agent: str, protocol: Protocol = PROTOCOL) -> list[Pairing]:
    """The agent against each of the bots; a bot of the protocol does not play itself."""
    return [table_against(agent, bot, protocol) for bot in protocol.bots if bot != agent]


def bot_tables(protocol: Protocol = PROTOCOL) -> list[Pairing]:
    """The bots of the protocol, each against each: the basis of their ratings."""
    return [table_against(a, b, protocol) for a, b in combinations(protocol.bots, 2)]


def bot_entries(
    tables: Sequence[Pairing], played: Sequence[Sums], protocol: Protocol = PROTOCOL
) -> list[Entry]:
    """The entries of the protocol's bots, fitted together."""
    deals = Resamples(played, protocol.seed, DRAWS)
    pairs = [(table.bot, table.against, protocol.players) for table in tables]
    fitted = bradley_terry(protocol.bots, pairs, deals, protocol.anchor)
    entries = []
    for name, points in fitted.items():
        wins = {}
        for table, sums in zip(tables, played, strict=True):
            if table.bot == name:
                wins[table.against] = sums.bots[0]
            elif table.against == name:
                wins[table.bot] = sums.bots[1]
        entries.append(entry(name, points.estimate(), wins, played, "fitted with the others"))
    return sorted(entries, key=lambda one: -one.points)


def agent_entry(
    agent: str,
    tables: Sequence[Pairing],
    played: Sequence[Sums],
    bots: Sequence[Entry],
    note: str = "",
) -> Entry:
    """The entry of one agent among bots with known ratings."""
    known = {one.agent: one.points for one in bots}
    missing = [table.against for table in tables if table.against not in known]
    if missing:
        raise NiveloError("ladder/bots", f"the ladder has no points of {missing[0]!r}")
    deals = Resamples(played, tables[0].plan.seed, DRAWS)
    others = [known[table.against] for table in tables]
    totals = [
        (deals.totals(i, "wins_of_the_bot"), deals.totals(i, "finished"))
        for i in range(len(tables))
    ]
    value = points_among(others, [(w[0], g[0]) for w, g in totals])
    draws = tuple(
        points_among(others, [(w[1][pick], g[1][pick]) for w, g in totals])
        for pick in range(len(deals.weights))
    )
    points = Figure(value, draws, len(deals.blocks)).estimate()
    wins = {table.against: sums.bots[0] for table, sums in zip(tables, played, strict=True)}
    return entry(agent, points, wins, played, note)


def entry(
    agent: str, points: Estimate, wins: dict[str, int], played: Sequence[Sums], note: str
) -> Entry:
    return Entry(
        agent,
        round(points.value, 1),
        round(points.low, 1),
        round(points.high, 1),
        played[0].games,
        wins,
        checksum(played),
        __version__,
        note,
    )


def points_among(others: Sequence[float], results: Sequence[tuple[float, float]]) -> float:
    """The rating at which the expected wins equal the actual ones, by bisection; a drawn game is
    added for each opponent, so that ratings stay finite.
    """
    wins = sum(won for won, _ in results) + len(results) / 2
    low, high = min(others) - 4000.0, max(others) + 4000.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        expected = sum(
            (games + 1) / (1 + exp((other - middle) / POINTS))
            for other, (_, games) in zip(others, results, strict=True)
        )
        low, high = (middle, high) if expected < wins else (low, middle)
    return (low + high) / 2


def expected_share(one: float, other: float) -> float:
    """The expected win rate of one against the other, from their ratings.

    >>> round(expected_share(400, 0), 3)
    0.909
    """
    return 1 / (1 + exp((other - one) / POINTS))


def read_ladder(text: str, path: str) -> list[Entry]:
    """The entries of a ladder's JSON; the path is used only in errors."""
    try:
        data: Any = json.loads(text)
        protocol, entries = data["nivelo_ladder"], [Entry(**one) for one in data["entries"]]
    except (ValueError, TypeError, KeyError) as error:
        raise NiveloError("ladder/unknown", f"{path!r} holds no ladder: {error!r}") from error
    if protocol != json.loads(json.dumps(asdict(PROTOCOL))):
        raise NiveloError("ladder/protocol", f"{path!r} was played by another protocol")
    return entries


def our_ladder() -> list[Entry]:
    """The ladder shipped with the package."""
    file = resources.files("nivelo.lab").joinpath("ladder.json")
    return read_ladder(file.read_text(encoding="utf-8"), "ladder.json")


def ladder_text(entries: Sequence[Entry]) -> str:
    """As JSON, best first; if an agent has several entries, the last one counts."""
    latest = {one.agent: one for one in entries}
    ordered = sorted(latest.values(), key=lambda one: -one.points)
    data = {"nivelo_ladder": asdict(PROTOCOL), "entries": [asdict(one) for one in ordered]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def ladder_markdown(entries: Sequence[Entry]) -> str:
    """As the table of the docs: win rates against each of the bots."""
    bots = PROTOCOL.bots
    rows = [
        "| agent | points | 95 % interval | games each | " + " | ".join(bots) + " |",
        "|---" * (4 + len(bots)) + "|",
    ]
    for one in sorted(entries, key=lambda one: -one.points):
        shares = " | ".join(
            f"{one.wins[bot] / one.games:.1%}" if bot in one.wins else "·" for bot in bots
        )
        rows.append(
            f"| `{one.agent}` | {one.points:+.0f} | {bounds_text(one)} | {one.games:,} | {shares} |"
        )
    return "\n".join(rows) + "\n"


def bounds_text(one: Entry) -> str:
    if one.agent == PROTOCOL.anchor:
        return "fixed"
    if one.games < FEWEST:
        return "too few games"
    return f"{one.points_low:+.0f} to {one.points_high:+.0f}"
