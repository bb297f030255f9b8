"""All that the coach can tell a seat, in figures: words are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.coach.chances import Chance, Effect, chances, discards, takes
from nivelo.coach.going_out import GoingOut, going_out
from nivelo.coach.opinions import (
    Gain,
    Opinion,
    Opinions,
    choice_of_bot,
    has_choice,
    legal_move,
    worth_comparing,
)
from nivelo.coach.reasons import Reason, reason_for
from nivelo.engine.view import View

TRIED = 60
"""How often moves are tried in each of the times that they are weighed, all together."""


@dataclass(frozen=True)
class Advice:
    """What a seat may want to know. What does not apply now is empty.

    `choice` is what the strong bot would do, `opinions` are the moves that come into question with
    the chance to win after each, the best first; `gain` is what its choice wins over the move that
    was asked about, if one was. `why` is the reason for the choice where it is a fact.
    """

    chances: list[Chance]
    takes: list[Effect]
    discards: list[Effect]
    going_out: GoingOut | None
    choice: str
    opinions: list[Opinion]
    gain: Gain | None
    why: Reason | None = None


def advice(view: View, asked: str = "", seed: int = 0, tried: int = TRIED) -> Advice:
    """Advice for the seat whose view this is; `asked` is a move that the person has in mind."""
    in_mind = [legal_move(view, asked)] if asked else []
    choice = choice_of_bot(view, seed).text if view.legal else ""
    opinions: list[Opinion] = []
    gain: Gain | None = None
    if has_choice(view):
        also = [legal_move(view, choice), *in_mind]
        moves = worth_comparing(view, also, seed)
        weighed = Opinions(view, moves, seed, max(1, tried // len(moves)))
        opinions = weighed.best_first
        gain = weighed.gain(choice, asked) if asked else None
    return Advice(
        chances(view, seed),
        takes(view),
        discards(view),
        going_out(view),
        choice,
        opinions,
        gain,
        reason_for(view, legal_move(view, choice)) if has_choice(view) else None,
    )
