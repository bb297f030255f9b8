"""Draw how networks learned, from the files that training wrote.

python examples/neural/curve.py weights/level8-101.json --out docs/neural.svg
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.lines import Lines, Panel, Point, line_panels


def points(value: float, low: float, high: float) -> Estimate:
    return Estimate(100 * value, 100 * low, 100 * high)


def panel(game: str, curve: list[dict[str, Any]]) -> Panel:
    gains = [Point(one["epoch"], points(one["gain"], one["low"], one["high"])) for one in curve]
    greedy = [Point(point.at, points(0, 0, 0)) for point in (gains[0], gains[-1])]
    return Panel(game, {"neural": gains, "greedy": greedy})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    parser.add_argument("--data", type=Path, help="all curves in one file")
    args = parser.parse_args()
    runs = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in args.files}
    panels = [panel(game, run["curve"]) for game, run in runs.items()]
    says = "What the network gains over greedy on decisions that it has not learned from"
    chart = line_panels(panels, Lines("points a game", "times through the labels", says))
    args.out.write_text(chart.alone(), encoding="utf-8")
    if args.data is not None:
        for run in runs.values():
            del run["settings"]["out"]  # a path of the machine that it was trained on
        args.data.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
