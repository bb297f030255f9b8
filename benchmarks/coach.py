"""How long the coach thinks: python benchmarks/coach.py.

Two bots `greedy` play one game of each of the five games; at every ninth decision with a choice
the coach is asked, once for the chances alone and once for everything. Processor time.
"""

from __future__ import annotations

from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

import nivelo
from nivelo.bots import make_bot
from nivelo.coach.advice import advice
from nivelo.coach.chances import chances
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load

EVERY = 9


def times(name: str) -> tuple[list[float], list[float]]:
    """Milliseconds for the chances, and for all advice."""
    state = new_state(load(name, 2), seed_from_int(1))
    bots = [make_bot("greedy", seat) for seat in range(2)]
    chancy: list[float] = []
    whole: list[float] = []
    while not state.is_over:
        seen = view(state, int(state.to_act))
        if state.decisions % EVERY == 0 and len(seen.legal) > 1:
            start = process_time()
            chances(seen)
            between = process_time()
            advice(seen)
            chancy.append(1000 * (between - start))
            whole.append(1000 * (process_time() - between))
        state.play(bots[seen.seat].choose(seen))
    return chancy, whole


def main() -> None:
    table = Table(title=f"engine {nivelo.engine_mode()}; milliseconds, median and longest")
    for column in ("game", "asked", "chances", "", "all advice", ""):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in BUILT_IN:
        measured = times(name)
        figures = [f"{figure(each):,.0f}" for each in measured for figure in (median, max)]
        table.add_row(name, str(len(measured[0])), *figures)
    Console().print(table)


if __name__ == "__main__":
    main()
