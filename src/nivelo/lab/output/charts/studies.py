"""The charts of each study, drawn from its tables."""

from __future__ import annotations

from collections.abc import Iterator

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.bars import Bar, histogram, intervals
from nivelo.lab.output.charts.lines import Lines, Panel, Point, line_charts, line_panels
from nivelo.lab.output.charts.svg import Chart
from nivelo.lab.output.findings import Findings, Row, estimate

RECONSTRUCTED = "reconstructed"
EFFECTS = {
    "turns": "turns a game",
    "rounds": "rounds a game",
    "wins_of_the_first": "wins of the seat that begins",
}


def level_chart(findings: Findings) -> Chart:
    """Own turns until each level is laid out: a panel for each game and side."""
    return line_panels(*level_panels(findings))


def level_charts(findings: Findings) -> list[Chart]:
    """The same as a chart for each game and side."""
    return line_charts(*level_panels(findings))


def level_panels(findings: Findings) -> tuple[list[Panel], Lines]:
    panels: dict[str, Panel] = {}
    hollow = False
    for row in findings.tables["levels"]:
        turns = estimate(row, "turns")
        if turns is None:
            continue
        reconstructed = row["source"] == RECONSTRUCTED
        hollow = hollow or reconstructed
        title = panel_title(row)
        panel = panels.setdefault(title, Panel(title))
        point = Point(number(row["level"]), turns, reconstructed)
        panel.series.setdefault(f"{row['bot']}, {row['players']} seats", []).append(point)
    lines = Lines(
        "own turns until it is laid out",
        "level",
        "How many turns of its own a seat needs until each level is laid out",
        note="hollow: a reconstructed level" if hollow else "",
    )
    return list(panels.values()), lines


def panel_title(row: Row) -> str:
    mix = "" if row["mix"] == "none" else f", {row['mix']}"
    return f"{row['game']}{mix}, side {row['side']}"


def curve_charts(findings: Findings) -> list[Chart]:
    """By which turn a level is laid out, for the first bot and number of seats."""
    rows = findings.tables["curves"]
    first = rows[0]
    panels: dict[str, Panel] = {}
    for row in rows:
        if (row["bot"], row["players"]) != (first["bot"], first["players"]):
            continue
        title = panel_title(row)
        panel = panels.setdefault(title, Panel(title))
        series = panel.series.setdefault(f"{row['level']}", [])
        if not series:
            series.append(Point(0, Estimate(0, 0, 0)))
        series.append(Point(number(row["turn"]), percentage(row, "laid_out")))
    lines = Lines(
        "% of seats that have laid out",
        "own turns",
        f"By which turn each level is laid out: {first['bot']}, {first['players']} seats",
        marks=False,
        note=f"a line for each level; {first['bot']}, {first['players']} seats",
    )
    return line_charts(list(panels.values()), lines)


def percentage(row: Row, name: str) -> Estimate:
    """A share of a row in per cent; findings of earlier versions have no bounds of curves."""
    share = number(row[name])
    low, high = row.get(f"{name}_low"), row.get(f"{name}_high")
    return Estimate(
        100 * share,
        100 * (share if low is None else number(low)),
        100 * (share if high is None else number(high)),
    )


def seat_chart(findings: Findings) -> Chart:
    """Wins of the seat that begins the first round, of the next, and so on; par is dashed."""
    base = findings.tables["lengths"][0]["variant"]
    rows = [row for row in findings.tables["seats"] if row["variant"] == base]
    shares = [Bar(place_name(row), share) for row in rows if (share := estimate(row, "share"))]
    par = number(rows[0]["par"])
    says = "Share of games won by the seat that begins, the next one, and so on"
    return intervals(shares, par, "share of wins; dashed: par", says, percent=True)


def place_name(row: Row) -> str:
    return "begins the first round" if row["place"] == 1 else f"plays as number {row['place']}"


def length_chart(findings: Findings) -> Chart:
    classes = [
        (int(number(row["from"])), int(number(row["to"])), int(number(row["games"])))
        for row in findings.tables["turns"]
    ]
    return histogram(classes, "games", "turns a game", "How many turns games take")


def effect_charts(findings: Findings) -> Iterator[Chart]:
    """The effect of each variant, one chart per figure."""
    for figure, name in EFFECTS.items():
        rows = [
            Bar(str(row["variant"]), difference, not is_sure(row))
            for row in findings.tables["effects"]
            if row["figure"] == figure and (difference := estimate(row, "difference"))
        ]
        if rows:
            says = f"What each rule changes: {name}"
            share = figure == "wins_of_the_first"
            yield intervals(rows, 0, f"change of {name}", says, percent=share)


def card_chart(findings: Findings) -> Chart:
    """The value of each type of card in the first hand, best first."""
    bars = [
        Bar(str(row["card"]), difference, not is_sure(row))
        for row in findings.tables["cards"]
        if (difference := estimate(row, "difference"))
    ]
    bars.sort(key=lambda bar: -bar.figure.value)
    says = "How many more seats lay out in a round if they were dealt the card"
    return intervals(bars, 0, "change of the share of seats that lay out", says, percent=True)


def is_sure(row: Row) -> bool:
    """Is it significant? For findings of earlier versions, by their interval only."""
    sure = row.get("sure")
    return (
        number(row["difference_low"]) * number(row["difference_high"]) > 0
        if sure is None
        else bool(sure)
    )


def points_chart(findings: Findings) -> Chart:
    """Bradley–Terry ratings with 95 % intervals."""
    bars = [
        Bar(str(row["bot"]), points)
        for row in findings.tables["ratings"]
        if (points := estimate(row, "points"))
    ]
    return intervals(bars, 0, "Bradley–Terry points; the mean is 0", "Bradley–Terry ratings")


def rating_chart(findings: Findings) -> Chart:
    """Ratings with two sigma on each side."""
    rows = []
    for row in findings.tables["ratings"]:
        mu, sigma = number(row["rating"]), number(row["sigma"])
        rows.append(Bar(str(row["bot"]), Estimate(mu, mu - 2 * sigma, mu + 2 * sigma)))
    return intervals(rows, 25, "OpenSkill rating ± 2 sigma; dashed: a newcomer's", "Ratings")


def number(cell: str | int | float | None) -> float:
    """A numeric cell."""
    if isinstance(cell, int | float):
        return float(cell)
    raise TypeError(f"findings/cell: {cell!r} is no figure")
