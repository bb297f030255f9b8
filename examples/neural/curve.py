"""Draw how networks learned, from the files that training wrote.

python examples/neural/curve.py weights/*.json --out docs/neural.svg --data docs/neural.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from nivelo.lab.figures.intervals import Estimate, wilson
from nivelo.lab.output.charts.lines import Lines, Panel, Point, line_panels


def per_cent(won: int, played: int) -> Estimate:
    share = wilson(won, played)
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def panel(game: str, curve: list[dict[str, Any]]) -> Panel:
    points = [
        Point(one["labels"] / 1000, per_cent(one["greedy_won"], one["greedy_played"]))
        for one in curve
    ]
    par = [Point(point.at, Estimate(50, 50, 50)) for point in (points[0], points[-1])]
    return Panel(game, {"neural against greedy": points, "par": par})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    parser.add_argument("--data", type=Path, help="all curves in one file")
    args = parser.parse_args()
    runs = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in args.files}
    panels = [panel(game, run["curve"]) for game, run in runs.items()]
    says = "Games that the network wins against greedy, by how many decisions it has learned from"
    chart = line_panels(panels, Lines("% of games won", "thousands of labels", says))
    args.out.write_text(chart.alone(), encoding="utf-8")
    if args.data is not None:
        for run in runs.values():
            del run["settings"]["out"]  # a path of the machine that it was trained on
        args.data.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
