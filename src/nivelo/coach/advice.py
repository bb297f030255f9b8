"""All that the coach can tell a seat, in figures: words are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.coach.chances import Chance, Effect, chances, discards, takes
from nivelo.coach.going_out import GoingOut, going_out
from nivelo.coach.opinions import Gain, Opinion, Opinions
from nivelo.engine.view import View

DEALS = 12
"""Imagined deals of each of the times that moves are weighed."""


@dataclass(frozen=True)
class Advice:
    """What a seat may want to know. What does not apply now is empty.

    `opinions` are the moves that the strong bot has weighed, the best first; `gain` is what its
    first choice wins over the move that was asked about, if one was.
    """

    chances: list[Chance]
    takes: list[Effect]
    discards: list[Effect]
    going_out: GoingOut | None
    opinions: list[Opinion]
    gain: Gain | None


def advice(view: View, asked: str = "", seed: int = 0, deals: int = DEALS) -> Advice:
    """Advice for the seat whose view this is; `asked` is a move that the person has in mind."""
    weighed = Opinions(view, seed, deals, [asked] if asked else [])
    found = weighed.best_first
    return Advice(
        chances(view, seed),
        takes(view),
        discards(view),
        going_out(view),
        found,
        weighed.gain(found[0].move, asked) if asked and found else None,
    )
