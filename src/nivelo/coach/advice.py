"""All that the coach can tell a seat, in figures: words are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.coach.chances import Chance, Effect, chances, discards, takes
from nivelo.coach.choosing import choose
from nivelo.coach.going_out import GoingOut, going_out
from nivelo.coach.opinions import Gain, Opinion, choice_of_bot, has_choice, legal_move
from nivelo.coach.reasons import Reason, reason_for
from nivelo.engine.view import View

TRIED = 60
"""How often moves are tried in each of the times that they are weighed, all together."""


@dataclass(frozen=True)
class Advice:
    """What a seat may want to know. What does not apply now is empty.

    `choice` is the move that is advised, `opinions` are the moves that come into question with the
    chance to win after each and what it wins less than the choice, which comes first; `gain` is
    what the choice wins over the move that was asked about, if one was. `why` is the reason for the
    choice where it is a fact.
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
    if not has_choice(view):
        choice = choice_of_bot(view, seed).text if view.legal else ""
        return Advice(*exact(view, seed), choice, [], None)
    chosen = choose(view, choice_of_bot(view, seed), in_mind, seed, tried)
    return Advice(
        *exact(view, seed),
        chosen.move,
        chosen.opinions,
        chosen.gain_over(asked) if asked else None,
        reason_for(view, legal_move(view, chosen.move)),
    )


def exact(
    view: View, seed: int
) -> tuple[list[Chance], list[Effect], list[Effect], GoingOut | None]:
    """What speaks of the hand alone."""
    return chances(view, seed), takes(view), discards(view), going_out(view)
