"""How many turns it takes to lay out a level, although rounds often end first."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log, sqrt

from nivelo.lab.figures.intervals import Z_95, Estimate, total
from nivelo.lab.running.sums import LevelSums


def turns_to_lay_out(sums: LevelSums, games: int) -> Estimate | None:
    """Own turns until the level is laid out, over as many rounds as that takes.

    All turns played towards the level, divided by the layouts: rounds that ended too early count
    too. None if nobody ever laid it out. Seats of one game are not independent, so the interval
    uses sums over games.
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


def laid_out_by(sums: LevelSums) -> Iterator[tuple[int, Estimate]]:
    """For each number of own turns: the probability that a seat has laid out by then.

    The Kaplan–Meier product-limit estimate: a seat whose round ended counts for the turns it
    played. The bounds are Greenwood's on the log(-log) scale, so that they stay between 0 and 1;
    they treat the seats of a round as independent.
    """
    not_yet = 1.0
    spread = 0.0
    at_risk = sum(sums.laid_out.values()) + sum(sums.not_yet.values()) - sums.not_yet[0]
    for turn in range(1, max([*sums.laid_out, *sums.not_yet], default=0) + 1):
        now = sums.laid_out[turn]
        not_yet *= 1 - now / at_risk
        if now < at_risk:
            spread += now / (at_risk * (at_risk - now))
        yield turn, bounded(not_yet, spread)
        at_risk -= now + sums.not_yet[turn]
        if at_risk == 0:
            return


def bounded(not_yet: float, spread: float) -> Estimate:
    """The share that has laid out; if it is 0 or 1, the bounds equal it."""
    share = 1 - not_yet
    if not 0 < not_yet < 1:
        return Estimate(share, share, share)
    wide = exp(Z_95 * sqrt(spread) / abs(log(not_yet)))
    return Estimate(share, 1 - not_yet ** (1 / wide), 1 - not_yet**wide)


def median_turns(sums: LevelSums) -> int | None:
    """The turn by which a seat has more likely than not laid out, if rounds last that long."""
    return next((turn for turn, share in laid_out_by(sums) if share.value >= 0.5), None)
