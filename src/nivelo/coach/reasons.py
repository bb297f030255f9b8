"""Why a move is right, or was wrong, where the table itself says so: facts, no estimates."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.going_out.exits import find_exit
from nivelo.bots.greedy.lay_offs import fits_on
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.playing import worth_of
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.model.moves import DISCARD, DRAW, LAY_OFF, LAY_OUT, NOWHERE, PILE, PLAY, Move
from nivelo.engine.model.position import TAKING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

FEW_CARDS = 2  # with no more a seat that has laid out may be out in its next turn
NOBODY = -1
RIGHT = (
    "wins",
    "ends-round",
    "lays-out",
    "lays-off",
    "completes",
    "closer",
    "can-be-laid-off",
    "no-top-helps",
    "denies",
    "keeps-away",
    "stops",
    "not-needed",
)
WRONG = ("missed-wins", "missed-ends-round", "feeds", "was-needed")
REASONS = RIGHT + WRONG


@dataclass(frozen=True)
class Reason:
    """A reason by its code, which is stable, and the seat that it speaks of, or NOBODY."""

    code: str
    seat: int = NOBODY


def reason_for(view: View, move: Move) -> Reason | None:
    """Why this move is right, if that can be said for certain."""
    scratch = Scratch(view.game, QuickRandom(0))
    ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is not None:
        first = ending.take or (None if ending.layout else ending.line[0])
        if move is first or (ending.layout and move.kind == LAY_OUT):
            return Reason("wins" if ending.wins else "ends-round")
    if move.kind == LAY_OUT:
        return Reason("lays-out")
    if move.kind == LAY_OFF:
        return Reason("lays-off")
    if move.kind == PLAY and move.place != NOWHERE and is_about_to_gain(view, int(move.place)):
        return Reason("stops", int(move.place))
    outlook = Outlook(view, scratch)
    if view.decision == TAKING:
        return reason_to_take(view, move, outlook)
    if move.kind == DISCARD:
        return reason_to_discard(view, move, outlook)
    return None


def reason_to_take(view: View, move: Move, outlook: Outlook) -> Reason | None:
    if move.kind == DRAW:
        tops = [pile[-1] for pile in view.piles if pile]
        return None if any(outlook.helps(face) for face in tops) else Reason("no-top-helps")
    if move.kind != PILE:
        return None
    face = view.piles[int(move.place)][-1]
    if outlook.helps(face):
        if outlook.missing == 0:
            return Reason("can-be-laid-off" if outlook.laid_out else "closer")
        return Reason("completes" if outlook.missing == 1 else "closer")
    seat = nearly_out(view)
    if seat != NOBODY and fits_on(outlook.deck, view.groups, face):
        return Reason("denies", seat)
    return None


def reason_to_discard(view: View, move: Move, outlook: Outlook) -> Reason | None:
    if move.card >= outlook.deck.coloured:
        return None
    seat = nearly_out(view)
    others = {other.card for other in view.legal if other.kind == DISCARD}
    if seat != NOBODY and not fits_on(outlook.deck, view.groups, move.card):
        if any(fits_on(outlook.deck, view.groups, face) for face in others):
            return Reason("keeps-away", seat)
    if not outlook.laid_out and worth_of(outlook.hand, outlook.worths(), move.card) == 0:
        return Reason("not-needed")
    return None


def reason_against(view: View, made: Move, best: Move) -> Reason | None:
    """Why the move that was made was wrong, or else why the better one was right."""
    scratch = Scratch(view.game, QuickRandom(0))
    right = reason_for(view, best)
    if right is not None and right.code in ("wins", "ends-round"):
        return Reason(f"missed-{right.code}")
    if made.kind == DISCARD and made.card < view.game.deck.first_special:
        seat = nearly_out(view)
        if seat != NOBODY and fits_on(view.game.deck, view.groups, made.card):
            return Reason("feeds", seat)
        outlook = Outlook(view, scratch)
        if not outlook.laid_out and worth_of(outlook.hand, outlook.worths(), made.card) >= STEP:
            return Reason("was-needed")
    return right


def nearly_out(view: View) -> int:
    """The next seat that has laid out and holds one or two cards, in the order of play."""
    n = int(view.game.players)
    for i in range(1, n):
        seat = (view.seat + int(view.direction) * i) % n
        if view.laid_out[seat] and view.hand_sizes[seat] <= FEW_CARDS:
            return seat
    return NOBODY


def is_about_to_gain(view: View, seat: int) -> bool:
    """Is a seat nearly out, or does it win as soon as it lays out?"""
    if view.laid_out[seat]:
        return bool(view.hand_sizes[seat] <= FEW_CARDS)
    return bool(view.game.rules.win_by_layout and view.levels[seat] == view.game.last_level)
