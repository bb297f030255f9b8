"""SVG building blocks, and the colours of all charts in light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

LIGHT: Final = {
    "paper": "#ffffff",
    "ink": "#1d2129",
    "soft": "#5a6270",
    "grid": "#e4e2dd",
    "series-0": "#1f5fa8",
    "series-1": "#b4510f",
    "series-2": "#2a7a4b",
    "series-3": "#7a3fa0",
    "series-4": "#8a6d00",
    "series-5": "#a3304f",
}
DARK: Final = {
    "paper": "#16181d",
    "ink": "#eceae5",
    "soft": "#a8aeb9",
    "grid": "#363a43",
    "series-0": "#82b8ff",
    "series-1": "#ffab66",
    "series-2": "#74d19b",
    "series-3": "#cba6f2",
    "series-4": "#e6cb5c",
    "series-5": "#ff94ae",
}
SERIES: Final = sum(name.startswith("series") for name in LIGHT)
"""The number of series colours; further series start again, with other marks."""

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"


def colours(named: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in named.items())


STYLE: Final = (
    f":root{{{colours(LIGHT)}color-scheme:light dark}}"
    f"@media (prefers-color-scheme:dark){{:root{{{colours(DARK)}}}}}"
    f".chart text{{font-family:{FONT};font-size:13px;fill:var(--ink)}}"
    ".chart .soft{fill:var(--soft)}"
    ".chart .title{font-weight:600;font-size:14px}"
    ".chart .halo{paint-order:stroke;stroke:var(--paper);stroke-width:3.5}"
    ".chart .paper{fill:var(--paper)}"
    ".chart .grid{stroke:var(--grid);stroke-width:1}"
    ".chart .axis{stroke:var(--soft);stroke-width:1}"
    ".chart .par{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}"
    + "".join(
        f".chart .s{i}{{stroke:var(--series-{i});fill:var(--series-{i})}}"
        f".chart .s{i} .line{{fill:none;stroke-width:2}}"
        f".chart .s{i} .band{{stroke:none;fill-opacity:.18}}"
        f".chart .s{i} .hollow{{fill:var(--paper);stroke-width:2}}"
        f".chart .bar{i}{{fill:var(--series-{i})}}"
        for i in range(SERIES)
    )
)


@dataclass(frozen=True)
class Chart:
    """A drawing of a certain size, and its description for screen readers."""

    width: float
    height: float
    says: str
    body: str

    def inline(self) -> str:
        """For a page that already contains the style."""
        return (
            f'<svg class="chart" role="img" viewBox="0 0 {num(self.width)} {num(self.height)}" '
            f'width="{num(self.width)}" height="{num(self.height)}" '
            f'xmlns="http://www.w3.org/2000/svg"><title>{escape(self.says)}</title>'
            f"{self.body}</svg>"
        )

    def alone(self) -> str:
        """As a standalone file, with its style and background."""
        head, _, rest = self.inline().partition("</title>")
        paper = '<rect class="paper" width="100%" height="100%"/>'
        return f"{head}</title><style>{STYLE}</style>{paper}{rest}\n"


def num(value: float) -> str:
    """A coordinate in its shortest form."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, inside: str = "", **attributes: float | str) -> str:
    """An element; `class_` and `stroke_width` become `class` and `stroke-width`."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="'
        f'{escape(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def text(x: float, y: float, written: str, class_: str = "", anchor: str = "start") -> str:
    more = {"class_": class_} if class_ else {}
    return tag("text", escape(written), x=x, y=y, text_anchor=anchor, **more)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def path(points: list[tuple[float, float]], class_: str) -> str:
    steps = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return tag("polyline", points=steps, class_=class_)


def area(points: list[tuple[float, float]], class_: str) -> str:
    corners = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return tag("polygon", points=corners, class_=class_)


def mark(shape: int, x: float, y: float, class_: str = "", size: float = 4.5) -> str:
    """Circle, square, diamond or triangle: series differ in shape as well as in colour."""
    more = {"class_": class_} if class_ else {}
    if shape % 4 == 0:
        return tag("circle", cx=x, cy=y, r=size, **more)
    if shape % 4 == 1:
        side = size * 1.8
        return tag("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, **more)
    corners = (
        [(x, y - size * 1.35), (x + size * 1.35, y), (x, y + size * 1.35), (x - size * 1.35, y)]
        if shape % 4 == 2
        else [(x, y - size * 1.25), (x + size * 1.25, y + size), (x - size * 1.25, y + size)]
    )
    return tag("polygon", points=" ".join(f"{num(a)},{num(b)}" for a, b in corners), **more)
