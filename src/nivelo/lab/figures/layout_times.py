"""How many turns it takes to lay out a level, although rounds often end before."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from nivelo.lab.figures.intervals import Z_95, Estimate, total
from nivelo.lab.running.sums import LevelSums


def turns_to_lay_out(sums: LevelSums, games: int) -> Estimate | None:
    """Own turns until the level lies on the table, over as many rounds as that takes.

    All turns played towards the level, divided by the layouts: what a round that ended too early
    cost counts too. None if nobody ever laid it out. Seats of one game are not independent, so the
    interval comes from sums over games.
    """
    layouts = sum(sums.laid_out.values())
    if layouts == 0:
        return None
    turns = total(sums.laid_out) + total(sums.not_yet)
    value = turns / layouts
    squares = (
        sums.turns_turns - 2 * value * sums.turns_layouts + value * value * sums.layouts_layouts
    )
    few = games / (games - 1) if games > 1 else 1.0
    half = Z_95 * sqrt(max(0.0, squares * few)) / layouts
    return Estimate(value, value - half, value + half)


def laid_out_by(sums: LevelSums) -> Iterator[tuple[int, float]]:
    """For each number of own turns: how likely a seat has laid out by then.

    The product-limit estimate of Kaplan and Meier: a seat whose round ended counts for the turns
    that it played, and not beyond.
    """
    not_yet = 1.0
    at_risk = sum(sums.laid_out.values()) + sum(sums.not_yet.values()) - sums.not_yet[0]
    for turn in range(1, max([*sums.laid_out, *sums.not_yet], default=0) + 1):
        not_yet *= 1 - sums.laid_out[turn] / at_risk
        yield turn, 1 - not_yet
        at_risk -= sums.laid_out[turn] + sums.not_yet[turn]
        if at_risk == 0:
            return


def median_turns(sums: LevelSums) -> int | None:
    """By which of its turns a seat has laid out more likely than not, if rounds last so long."""
    return next((turn for turn, share in laid_out_by(sums) if share >= 0.5), None)
