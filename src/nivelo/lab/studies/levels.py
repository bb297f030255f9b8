"""How hard each level is: rounds in which every seat is at that level.

A drill is a freshly dealt round of a game with only this level and without kept cards, so that
levels are compared under the same conditions and on the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from nivelo.engine.errors import NiveloError
from nivelo.games import GameFile
from nivelo.games.level_reader import LevelPlan
from nivelo.lab.figures.bootstrap import SURE, Figure, Resamples, holm
from nivelo.lab.figures.layout_times import laid_out_by, median_turns, turns_to_lay_out
from nivelo.lab.output.findings import Findings, Row, checksum, spread
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.sums import LevelSums, Sums

DRILL = "one 1"
"""The key of a drill's sums: its only level."""

CURVE_TURNS = 30
"""The length of a level's curve, in own turns."""


@dataclass(frozen=True)
class Drill:
    """One level for one bot and number of seats, and the plan that plays it."""

    side: str
    level: int
    asked: LevelPlan
    bot: str
    players: int
    plan: Plan


def drill_file(file: GameFile, level: LevelPlan) -> GameFile:
    """The same game with only this level; it ends with the round and keeps no cards."""
    return replace(
        file,
        levels={"one": (level,)},
        win_by_layout=False,
        keep_cards=0,
        keep_levels=(1, 0),
        keep_sides=(),
    )


def make_drills(
    file: GameFile,
    sides: Sequence[str] = (),
    mix: str = "none",
    options: Mapping[str, str | int] | None = None,
    bots: Sequence[str] = ("hard",),
    players: Sequence[int] = (2,),
    seed: int = 0,
) -> list[Drill]:
    """Every level of the given sides, by default all, for each bot and number of seats."""
    for side in sides:
        if side not in file.levels:
            raise NiveloError(
                "game/side", f"{file.id} has no side {side!r}, only {', '.join(file.sides)}"
            )
    return [
        Drill(
            side,
            number,
            level,
            bot,
            seats,
            make_plan(
                drill_file(file, level), seats, "one", mix, options or {}, [bot], seed, rounds=1
            ),
        )
        for bot in bots
        for seats in players
        for side in (sides or file.sides)
        for number, level in enumerate(file.levels[side], start=1)
    ]


def level_findings(drills: Sequence[Drill], played: Sequence[Sums]) -> Findings:
    """The table of all drills, and a curve for each: the share laid out by each turn."""
    rows: list[Row] = []
    curves: list[Row] = []
    for drill, sums in zip(drills, played, strict=True):
        level = sums.levels.get(DRILL, LevelSums())
        key: Row = {
            "game": drill.plan.file.id,
            "mix": drill.plan.mix,
            "side": drill.side,
            "level": drill.level,
            "bot": drill.bot,
            "players": drill.players,
        }
        tries = sum(level.laid_out.values()) + sum(level.not_yet.values())
        row: Row = {
            **key,
            "groups": ", ".join(drill.asked.groups),
            "source": drill.asked.source,
            "rounds": sums.games,
            "tries": tries,
            "laid_out": sum(level.laid_out.values()),
            **spread("turns", turns_to_lay_out(level, sums.games)),
            "median": median_turns(level),
        }
        rows.append(row)
        curves += (
            {**key, "turn": turn, **spread("laid_out", share)}
            for turn, share in laid_out_by(level)
            if turn <= CURVE_TURNS
        )
    add_steps(drills, played, rows)
    first = drills[0].plan
    settings = {"seed": first.seed, "options": first.options, "rounds": played[0].games}
    return Findings("levels", settings, {"levels": rows, "curves": curves}, checksum(played))


def add_steps(drills: Sequence[Drill], played: Sequence[Sums], rows: Sequence[Row]) -> None:
    """Is each level harder than the one before? `rises`, `falls`, or `unclear` from this sample.

    Both were played on the same deals, so they are compared deal by deal; the p-values are adjusted
    by Holm's method, over all steps of the study.
    """
    deals = Resamples(played, drills[0].plan.seed)
    figures = [deals.ratio(number, "own_turns", "layouts") for number in range(len(drills))]
    steps: dict[int, Figure | None] = {}
    for number, drill in enumerate(drills):
        if drill.level > 1:
            one, other = figures[number], figures[number - 1]
            steps[number] = None if one is None or other is None else one - other
    adjusted = dict(
        zip(
            steps,
            holm([1.0 if more is None else more.p_value() for more in steps.values()]),
            strict=True,
        )
    )
    for number, row in enumerate(rows):
        more = steps.get(number)
        row.update(spread("more_turns", None if more is None else more.estimate()))
        row["adjusted_p"] = adjusted.get(number)
        row["step"] = "" if number not in steps else step(more, adjusted[number])


def step(more: Figure | None, adjusted: float) -> str:
    if more is None or adjusted >= SURE:
        return "unclear"
    return "rises" if more.value > 0 else "falls"
