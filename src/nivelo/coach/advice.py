"""Everything the coach can tell a seat, as figures: the words are added elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from nivelo.coach.chances import Chance, Effect, chances, discards, takes
from nivelo.coach.choosing import choose
from nivelo.coach.going_out import GoingOut, going_out
from nivelo.coach.opinions import Gain, Opinion, choice_of_bot, has_choice, legal_move
from nivelo.coach.picking import picks_after, shared_reason
from nivelo.coach.reason import Reason
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View

TRIED = 60
"""Total number of trials of all moves in each batch."""


@dataclass(frozen=True)
class Advice:
    """Everything a seat may want to know. Fields that do not apply now are empty.

    `choice` is the recommended move. `opinions` are the moves worth considering, the choice first,
    each with the chance of winning and how much less it wins than the choice; `gain` is what the
    choice wins over the requested move, if any. `why` is the reason for the choice, if it is a
    fact. If several cards are to be picked, `then` are those that go with the choice, and `why` is
    the reason for all of them.
    """

    chances: list[Chance]
    takes: list[Effect]
    discards: list[Effect]
    going_out: GoingOut | None
    choice: str
    opinions: list[Opinion]
    gain: Gain | None
    why: Reason | None = None
    then: list[str] = field(default_factory=list)


def advice(view: View, asked: str = "", seed: int = 0, tried: int = TRIED) -> Advice:
    """Advice for the seat of this view; `asked` is a move the person is considering."""
    in_mind = [legal_move(view, asked)] if asked else []
    if not has_choice(view):
        forced = choice_of_bot(view, seed) if view.legal else None
        text = "" if forced is None else forced.text
        then = [] if forced is None else picks_after(view, forced, seed)
        why = None
        if forced is not None and len(view.legal) == 1:
            why = shared_reason(view, forced, then)
        return Advice(*exact(view, forced, seed), text, [], None, why, then)
    chosen = choose(view, choice_of_bot(view, seed), in_mind, seed, tried)
    move = legal_move(view, chosen.move)
    then = picks_after(view, move, seed)
    return Advice(
        *exact(view, move, seed),
        chosen.move,
        chosen.opinions,
        chosen.gain_over(asked) if asked else None,
        shared_reason(view, move, then, chosen.holds),
        then,
    )


def exact(
    view: View, choice: Move | None, seed: int
) -> tuple[list[Chance], list[Effect], list[Effect], GoingOut | None]:
    """The figures that depend only on the hand. A way out begins with the choice, if it can."""
    return chances(view, seed), takes(view), discards(view), going_out(view, choice)
