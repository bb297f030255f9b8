"""Bars: counts over classes, and shares with their intervals beside what is par."""

from __future__ import annotations

from collections.abc import Sequence

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.scale import Scale, said, ticks
from nivelo.lab.output.charts.svg import Chart, line, mark, tag, text

WIDTH = 620.0
HEIGHT = 240.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 14.0, 30.0, 40.0
ROW = 26.0
NAMES = 230.0


def histogram(
    classes: Sequence[tuple[int, int, int]], upright: str, across: str, says: str
) -> Chart:
    """Classes as first figure, last figure and count."""
    top = max((count for _, _, count in classes), default=1) or 1
    x = Scale(classes[0][0], classes[-1][1] + 1, LEFT, WIDTH - RIGHT)
    y = Scale(0, top, HEIGHT - BOTTOM, TOP)
    body = [text(LEFT, 18, upright, "soft")]
    for figure in ticks(0, top):
        body.append(line(LEFT, y(figure), WIDTH - RIGHT, y(figure), "grid"))
        body.append(text(LEFT - 6, y(figure) + 4, said(figure), "soft", "end"))
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
    for figure in ticks(x.low, x.high, 8):
        body.append(text(x(figure), HEIGHT - BOTTOM + 16, said(figure), "soft", "middle"))
    body.append(line(LEFT, y(0), WIDTH - RIGHT, y(0), "axis"))
    body.append(text(WIDTH - RIGHT, HEIGHT - 6, across, "soft", "end"))
    return Chart(WIDTH, HEIGHT, says, "".join(body))


def intervals(
    rows: Sequence[tuple[str, Estimate]],
    par: float,
    across: str,
    says: str,
    percent: bool = False,
) -> Chart:
    """One row for each name: the figure as a mark, its interval as a line, par as a dashed one."""
    low = min([par, *(share.low for _, share in rows)])
    high = max([par, *(share.high for _, share in rows)])
    margin = (high - low) * 0.06 or 1.0
    x = Scale(low - margin, high + margin, NAMES, WIDTH - RIGHT)
    bottom = TOP + ROW * len(rows)
    body = []
    for figure in ticks(x.low, x.high, 6):
        body.append(line(x(figure), TOP - 8, x(figure), bottom, "grid"))
        label = f"{figure * 100:g} %" if percent else said(figure)
        body.append(text(x(figure), bottom + 16, label, "soft", "middle"))
    body.append(line(x(par), TOP - 8, x(par), bottom, "par"))
    for i, (name, share) in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        body.append(text(NAMES - 10, y + 4, name, anchor="end"))
        inside = line(x(share.low), y, x(share.high), y, "line") + mark(0, x(share.value), y)
        body.append(tag("g", inside, class_="s0"))
    body.append(text(WIDTH - RIGHT, 14, across, "soft", "end"))
    return Chart(WIDTH, bottom + 24, says, "".join(body))
