"""Panels of lines: one figure over levels or turns, for several series, with bands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.labels import LETTER, between, place_names
from nivelo.lab.output.charts.scale import Scale, tick_text, ticks
from nivelo.lab.output.charts.svg import SERIES, Chart, area, line, mark, path, tag, text

WIDTH = 400.0
HEIGHT = 250.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 14.0, 48.0, 36.0
LEGEND = 20.0


@dataclass(frozen=True)
class Point:
    """A value at a place on the axis; hollow if the level is reconstructed."""

    at: float
    figure: Estimate
    hollow: bool = False


@dataclass(frozen=True)
class Panel:
    """One of several drawings: a title, and the points of each series by name."""

    title: str
    series: dict[str, list[Point]] = field(default_factory=dict)


@dataclass(frozen=True)
class Lines:
    """Settings shared by the panels of a chart; `upright` and `across` name the axes.

    Without marks the series are steps of one kind, from light to dark, named on the line.
    """

    upright: str
    across: str
    says: str
    marks: bool = True
    note: str = ""


def line_panels(panels: Sequence[Panel], lines: Lines) -> Chart:
    """All panels in one drawing, in two columns under one legend."""
    names = series_names(panels)
    columns = 2 if len(panels) > 1 else 1
    rows = -(-len(panels) // columns)
    head, below = legend(names, lines, columns * WIDTH)
    body = [head]
    for i, panel in enumerate(panels):
        x, y = (i % columns) * WIDTH, below + (i // columns) * HEIGHT
        body.append(tag("g", draw(panel, names, lines), transform=f"translate({x:g} {y:g})"))
    return Chart(columns * WIDTH, below + rows * HEIGHT, lines.says, "".join(body))


def line_charts(panels: Sequence[Panel], lines: Lines) -> list[Chart]:
    """A drawing for each panel, for a page that arranges them itself."""
    names = series_names(panels)
    charts = []
    for panel in panels:
        head, below = legend(names, lines, WIDTH)
        body = tag("g", draw(panel, names, lines), transform=f"translate(0 {below:g})")
        charts.append(Chart(WIDTH, below + HEIGHT, f"{lines.says}: {panel.title}", head + body))
    return charts


def series_names(panels: Sequence[Panel]) -> list[str]:
    return list(dict.fromkeys(name for panel in panels for name in panel.series))


def legend(names: list[str], lines: Lines, width: float) -> tuple[str, float]:
    """Marks with their names in as many rows as needed, and where the last row ends."""
    body = []
    x, y = 14.0, 16.0
    entries = [(name, i) for i, name in enumerate(names if lines.marks else [])]
    for name, i in [*entries, *([(lines.note, -1)] if lines.note else [])]:
        wide = LETTER * len(name) + (11 if i >= 0 else 0)
        if x > 14 and x + wide > width:
            x, y = 14.0, y + LEGEND
        if i >= 0:
            body.append(tag("g", mark(i, x, y - 4), class_=f"s{i % SERIES}"))
            body.append(text(x + 11, y, name))
        else:
            body.append(text(x, y, name, "soft"))
        x += wide + 18
    return "".join(body), (y + 10 if body else 0.0)


def draw(panel: Panel, names: list[str], lines: Lines) -> str:
    points = [point for series in panel.series.values() for point in series]
    at = [point.at for point in points] or [0.0, 1.0]
    top = max([point.figure.high for point in points], default=1.0)
    x = Scale(min(at), max(at), LEFT + 12, WIDTH - RIGHT - 12)
    y = Scale(0, top or 1.0, HEIGHT - BOTTOM, TOP)
    body = [text(LEFT, 16, panel.title, "title"), text(LEFT, 35, lines.upright, "soft")]
    for figure in ticks(0, top):
        body.append(line(LEFT, y(figure), WIDTH - RIGHT, y(figure), "grid"))
        body.append(text(LEFT - 6, y(figure) + 4, tick_text(figure), "soft", "end"))
    for figure in ticks(min(at), max(at), 12):
        if figure == int(figure):
            body.append(text(x(figure), HEIGHT - BOTTOM + 16, tick_text(figure), "soft", "middle"))
    body.append(line(LEFT, y(0), WIDTH - RIGHT, y(0), "axis"))
    body.append(text(WIDTH - RIGHT, HEIGHT - 4, lines.across, "soft", "end"))
    if lines.marks:
        for i, name in enumerate(names):
            if name in panel.series:
                body.append(draw_series(panel.series[name], i, x, y))
    else:
        body.append(draw_steps(panel, x, y))
    return "".join(body)


def places(points: list[Point], x: Scale, y: Scale) -> list[tuple[float, float]]:
    return [(x(p.at), y(p.figure.value)) for p in points]


def band(points: list[Point], x: Scale, y: Scale) -> str:
    """Between the bounds of all points; nothing if they equal the figures."""
    if all(p.figure.high - p.figure.low < 1e-9 for p in points) or len(points) < 2:
        return ""
    above = [(x(p.at), y(p.figure.high)) for p in points]
    return area([*above, *((x(p.at), y(p.figure.low)) for p in reversed(points))], "band")


def draw_steps(panel: Panel, x: Scale, y: Scale) -> str:
    """Lines of one hue, later ones darker, with their names on them."""
    drawn, curves = [], []
    for i, (name, points) in enumerate(panel.series.items()):
        opacity = 0.4 + 0.6 * i / len(panel.series)
        inside = band(points, x, y) + path(places(points, x, y), "line")
        drawn.append(tag("g", inside, class_="s0", opacity=opacity))
        curves.append((name, between(places(points, x, y))))
    for (name, _), spot in zip(curves, place_names(curves), strict=True):
        if spot is not None:
            drawn.append(text(spot[0], spot[1] + 4, name, "halo", "middle"))
    return "".join(drawn)


def draw_series(points: list[Point], number: int, x: Scale, y: Scale) -> str:
    body = [band(points, x, y), path(places(points, x, y), "line")]
    for p in points:
        if len(points) == 1 and p.figure.high > p.figure.low:
            body.append(line(x(p.at), y(p.figure.low), x(p.at), y(p.figure.high), "line"))
        body.append(mark(number, x(p.at), y(p.figure.value), "hollow" if p.hollow else "", 3.5))
    return tag("g", "".join(body), class_=f"s{number % SERIES}")
