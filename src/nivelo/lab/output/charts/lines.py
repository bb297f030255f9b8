"""Panels of lines: one figure over levels or turns, for several series, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.scale import Scale, said, ticks
from nivelo.lab.output.charts.svg import SERIES, Chart, line, mark, path, tag, text

WIDTH = 400.0
HEIGHT = 230.0
LEFT, RIGHT, TOP, BOTTOM = 38.0, 14.0, 44.0, 34.0
LEGEND = 26.0


@dataclass(frozen=True)
class Point:
    """A figure at a place of the axis; hollow where what is measured is only reconstructed."""

    at: float
    figure: Estimate
    hollow: bool = False


@dataclass(frozen=True)
class Panel:
    """One drawing of several: a title, and the points of each series by its name."""

    title: str
    series: dict[str, list[Point]] = field(default_factory=dict)


def line_panels(
    panels: Sequence[Panel],
    upright: str,
    across: str,
    says: str,
    marks: bool = True,
    note: str = "",
) -> Chart:
    """Panels in two columns under one legend; `upright` and `across` name the axes.

    Without marks the series are steps of one kind, from light to dark, named where they rise.
    """
    names = list(dict.fromkeys(name for panel in panels for name in panel.series))
    columns = 2 if len(panels) > 1 else 1
    rows = -(-len(panels) // columns)
    body = [legend(names, marks, note)]
    for i, panel in enumerate(panels):
        x, y = (i % columns) * WIDTH, LEGEND + (i // columns) * HEIGHT
        inside = draw(panel, names, upright, across, marks)
        body.append(tag("g", inside, transform=f"translate({x:g} {y:g})"))
    return Chart(columns * WIDTH, LEGEND + rows * HEIGHT, says, "".join(body))


def legend(names: list[str], marks: bool, note: str) -> str:
    body = []
    x = 14.0
    for i, name in enumerate(names if marks else []):
        body.append(tag("g", mark(i, x, 14), class_=f"s{i % SERIES}"))
        body.append(text(x + 11, 18, name))
        x += 30 + 6.8 * len(name)
    if note:
        body.append(text(x, 18, note, "soft"))
    return "".join(body)


def draw(panel: Panel, names: list[str], upright: str, across: str, marks: bool) -> str:
    points = [point for series in panel.series.values() for point in series]
    at = [point.at for point in points] or [0.0, 1.0]
    top = max([point.figure.high for point in points], default=1.0)
    x = Scale(min(at), max(at), LEFT + 12, WIDTH - RIGHT - 12)
    y = Scale(0, top or 1.0, HEIGHT - BOTTOM, TOP)
    body = [text(LEFT, 16, panel.title, "title"), text(LEFT, 33, upright, "soft")]
    for figure in ticks(0, top):
        body.append(line(LEFT, y(figure), WIDTH - RIGHT, y(figure), "grid"))
        body.append(text(LEFT - 6, y(figure) + 4, said(figure), "soft", "end"))
    for figure in ticks(min(at), max(at), 12):
        body.append(text(x(figure), HEIGHT - BOTTOM + 16, said(figure), "soft", "middle"))
    body.append(line(LEFT, y(0), WIDTH - RIGHT, y(0), "axis"))
    body.append(text(WIDTH - RIGHT, HEIGHT - 4, across, "soft", "end"))
    for i, name in enumerate(names):
        if name in panel.series and marks:
            body.append(draw_series(panel.series[name], i, x, y))
        elif name in panel.series:
            body.append(draw_step(panel.series[name], name, i / len(names), x, y))
    return "".join(body)


def draw_step(points: list[Point], name: str, depth: float, x: Scale, y: Scale) -> str:
    """A line of one colour for all, darker the later it comes; names stand at different heights."""
    drawn = path([(x(p.at), y(p.figure.value)) for p in points], "line")
    named = next((p for p in points if p.figure.value >= y.high * (0.7 - 0.4 * depth)), points[-1])
    label = text(x(named.at) - 3, y(named.figure.value) - 3, name, anchor="end")
    return tag("g", drawn, class_="s0", opacity=0.35 + 0.65 * depth) + label


def draw_series(points: list[Point], number: int, x: Scale, y: Scale) -> str:
    body = [path([(x(p.at), y(p.figure.value)) for p in points], "line")]
    for p in points:
        if p.figure.high > p.figure.low:
            body.append(line(x(p.at), y(p.figure.low), x(p.at), y(p.figure.high), "line"))
        body.append(mark(number, x(p.at), y(p.figure.value), "hollow" if p.hollow else ""))
    return tag("g", "".join(body), class_=f"s{number % SERIES}")
