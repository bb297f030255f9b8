"""Choices of several cards that are made one by one: what follows the first one."""

from __future__ import annotations

from nivelo.bots import make_bot
from nivelo.coach.hints import HINT_BOT
from nivelo.coach.opinions import legal_move
from nivelo.coach.reason import Reason
from nivelo.coach.reasons import reason_for
from nivelo.engine.model.moves import CARD, Move
from nivelo.engine.model.position import EXCHANGING, KEEPING, OPENING, SWAPPING, WISHING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.view import View
from nivelo.engine.view import view as view_of

PICKS = (OPENING, SWAPPING, EXCHANGING, WISHING, KEEPING)


def shared_reason(view: View, first: Move, then: list[str], holds: bool = False) -> Reason | None:
    """Why all these cards are right to pick; nothing if there are different reasons."""
    reasons = {reason_for(view, first, holds)}
    reasons |= {reason_for(view, legal_move(view, each)) for each in then}
    if reasons == {Reason("needed"), Reason("keeps-most")}:
        return Reason("keeps-most")
    return reasons.pop() if len(reasons) == 1 else None


def picks_after(view: View, first: Move, seed: int) -> list[str]:
    """The cards to pick along with this one: nothing is seen or drawn before all are picked."""
    picks: list[str] = []
    if view.decision not in PICKS or first.kind != CARD:
        return picks
    state = determinize(view, QuickRandom(seed))
    bot = make_bot(HINT_BOT, seed)
    state.play(first)
    while state.decision == view.decision and state.to_act == view.seat:
        move = bot.choose(view_of(state, view.seat))
        if move.kind != CARD:
            break
        picks.append(move.text)
        state.play(move)
    return picks
