"""Stalling: rounds that will not end, because everyone holds what the others need.

With many seats at one pile most cards are in the hands. If all hold on to whatever might help, only
useless cards go round, and the round lasts for ever. Then somebody has to let go.
"""

from __future__ import annotations

from typing import Final

from nivelo.engine.view import View

LONG: Final = 60  # nine rounds in ten are over by then, whatever the game


def is_stalling(view: View) -> bool:
    """Time to let go of cards that are not needed, whatever they might become good for."""
    return view.turns > LONG


def is_deadlocked(view: View) -> bool:
    """Time to let go of any card, and to try something else."""
    return view.turns > 2 * LONG
