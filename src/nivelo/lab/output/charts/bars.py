"""Bars: histograms, and figures with intervals relative to par."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.scale import Scale, tick_text, ticks
from nivelo.lab.output.charts.svg import Chart, line, mark, tag, text

WIDTH = 400.0
HEIGHT = 230.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 14.0, 30.0, 40.0
ROW = 38.0


def histogram(
    classes: Sequence[tuple[int, int, int]], upright: str, across: str, says: str
) -> Chart:
    """Classes as first value, last value and count."""
    top = max((count for _, _, count in classes), default=1) or 1
    x = Scale(classes[0][0], classes[-1][1] + 1, LEFT, WIDTH - RIGHT)
    y = Scale(0, top, HEIGHT - BOTTOM, TOP)
    body = [text(LEFT, 18, upright, "soft")]
    for figure in ticks(0, top):
        body.append(line(LEFT, y(figure), WIDTH - RIGHT, y(figure), "grid"))
        body.append(text(LEFT - 6, y(figure) + 4, tick_text(figure), "soft", "end"))
    for low, high, count in classes:
        width = x(high + 1) - x(low)
        body.append(
            tag(
                "rect",
                x=x(low) + 0.5,
                y=y(count),
                width=max(width - 1, 0.5),
                height=y(0) - y(count),
                class_="bar0",
            )
        )
    for figure in ticks(x.low, x.high, 6):
        body.append(text(x(figure), HEIGHT - BOTTOM + 16, tick_text(figure), "soft", "middle"))
    body.append(line(LEFT, y(0), WIDTH - RIGHT, y(0), "axis"))
    body.append(text(WIDTH - RIGHT, HEIGHT - 6, across, "soft", "end"))
    return Chart(WIDTH, HEIGHT, says, "".join(body))


@dataclass(frozen=True)
class Bar:
    """A name with its figure; hollow if it may be due to chance."""

    name: str
    figure: Estimate
    hollow: bool = False


def intervals(
    rows: Sequence[Bar], par: float, across: str, says: str, percent: bool = False
) -> Chart:
    """A row for each: name and figure, with mark and interval below. Par is a dashed line that does
    not cross the text; changes of shares are in points.
    """
    low = min([par, *(row.figure.low for row in rows)])
    high = max([par, *(row.figure.high for row in rows)])
    margin = (high - low) * 0.06 or 1.0
    x = Scale(low - margin, high + margin, RIGHT, WIDTH - RIGHT)
    bottom = TOP + ROW * len(rows)
    what = f"{across}, in points" if percent and not par else across
    body = [text(RIGHT, 16, what, "soft")]
    for figure in ticks(x.low, x.high, 5):
        body.append(line(x(figure), TOP - 4, x(figure), bottom, "grid"))
        label = tick_text(figure)
        if percent:
            label = f"{figure * 100:g}" + (" %" if par else "")
        body.append(text(x(figure), bottom + 16, label, "soft", "middle"))
    for i, row in enumerate(rows):
        y = TOP + ROW * i
        body.append(text(RIGHT, y + 14, row.name, "halo"))
        body.append(text(WIDTH - RIGHT, y + 14, written(row.figure, par, percent), "halo", "end"))
        body.append(line(x(par), y + 18, x(par), y + ROW + 2, "par"))
        low, high, value = x(row.figure.low), x(row.figure.high), x(row.figure.value)
        inside = line(low, y + 26, high, y + 26, "line")
        inside += mark(0, value, y + 26, "hollow" if row.hollow else "")
        body.append(tag("g", inside, class_="s0"))
    return Chart(WIDTH, bottom + 24, says, "".join(body))


def written(figure: Estimate, par: float, percent: bool) -> str:
    """The figure with its bounds; changes, whose par is 0, have a sign.

    >>> written(Estimate(0.271, 0.25, 0.29), 0.25, True)
    '27.1 % (25.0 – 29.0)'
    >>> written(Estimate(-1.25, -2.5, 0.0), 0.0, False)
    '-1.25 (-2.50 to 0.00)'
    >>> written(Estimate(0.021, -0.005, 0.047), 0.0, True)
    '+2.1 (-0.5 to 4.7)'
    """
    times = 100 if percent else 1
    largest = max(abs(figure.low), abs(figure.high))
    digits = 1 if percent or largest >= 10 else 2
    sign = "+" if par == 0 and figure.value > 0 else ""
    unit = " %" if percent and par else ""
    value, low, high = (
        f"{times * one:.{digits}f}" for one in (figure.value, figure.low, figure.high)
    )
    between = "to" if par == 0 else "–"
    return f"{sign}{value}{unit} ({low} {between} {high})"
