"""Why a move is right, or was wrong, if the table itself says so: facts, no estimates."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.going_out.exits import find_exit
from nivelo.bots.greedy.lay_offs import fits_on
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.playing import worth_of
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.cards.specials import SWAP
from nivelo.engine.model.moves import (
    AGAIN,
    CARD,
    DISCARD,
    DRAW,
    JOKER,
    LAY_OFF,
    LAY_OUT,
    LEAVE,
    NOWHERE,
    PASS,
    PILE,
    PLAY,
    PLUS_ONE,
    PLUS_TWO,
    STEAL,
    WISH_CARD,
    Move,
)
from nivelo.engine.model.position import (
    ANSWERING,
    CHOOSING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    TAKING,
)
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

FEW_CARDS = 2  # a seat that has laid out and holds no more may go out in its next turn
NOBODY = -1
RIGHT = (
    "wins",
    "ends-round",
    "lays-out",
    "lays-off",
    "holds-back",
    "complete",
    "completes",
    "closer",
    "can-be-laid-off",
    "no-top-helps",
    "denies",
    "keeps-away",
    "stops",
    "not-needed",
    "needed",
    "fits-nowhere",
    "no-use",
    "exchanges",
    "joker",
    "another-turn",
    "top-helps",
)
WRONG = ("missed-wins", "missed-ends-round", "feeds", "was-needed")
REASONS = RIGHT + WRONG


@dataclass(frozen=True)
class Reason:
    """A reason: its stable code, and the seat it refers to, or NOBODY."""

    code: str
    seat: int = NOBODY


def reason_for(view: View, move: Move) -> Reason | None:
    """Why this move is right, if that is certain."""
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
    if move.kind in (DISCARD, PLAY) and any(other.kind == LAY_OUT for other in view.legal):
        return Reason("holds-back")
    outlook = plain_outlook(view, scratch)
    if view.decision == TAKING:
        return reason_to_take(view, move, outlook)
    if view.decision in (KNOCKING, ANSWERING):
        return reason_about_top(view, move, outlook)
    if view.decision in (MOVING, CHOOSING):
        return reason_to_go(view, move, outlook)
    if move.kind == STEAL:
        return reason_of_help(outlook, int(move.card))
    if move.kind == DISCARD:
        return reason_to_discard(view, move, outlook)
    if move.kind == CARD and view.decision != LAYING_OUT:
        return reason_to_pick(view, move, outlook)
    if move.kind == PLAY and outlook.deck.special[move.card] == SWAP:
        return reason_to_exchange(outlook)
    return None


def plain_outlook(view: View, scratch: Scratch) -> Outlook:
    """The effect of cards on the level, however long the round lasts and whoever has given up."""
    outlook = Outlook(view, scratch)
    outlook.stalling = outlook.out_of_reach = outlook.gives_up = outlook.dead = False
    return outlook


def reason_to_take(view: View, move: Move, outlook: Outlook) -> Reason | None:
    complete = outlook.missing == 0 and not outlook.laid_out
    if move.kind == DRAW and complete:
        return Reason("complete")
    if move.kind == DRAW:
        tops = [pile[-1] for pile in view.piles if pile]
        return None if any(outlook.helps(face) for face in tops) else Reason("no-top-helps")
    if move.kind == WISH_CARD:
        return reason_to_exchange(outlook)
    if move.kind != PILE:
        return None
    face = view.piles[int(move.place)][-1]
    helps = reason_of_help(outlook, face) or (Reason("complete") if complete else None)
    if helps is not None:
        return helps
    seat = nearly_out(view)
    if seat != NOBODY and fits_on(outlook.deck, view.groups, face):
        return Reason("denies", seat)
    return None


def reason_of_help(outlook: Outlook, face: int) -> Reason | None:
    """How a card helps the hand, if it does."""
    if not outlook.helps(face):
        return None
    if outlook.missing == 0:
        # A joker may be worth having anyway.
        fits = fits_on(outlook.deck, outlook.groups, face)
        return Reason("can-be-laid-off") if fits else None
    return Reason("completes" if outlook.missing == 1 else "closer")


def reason_about_top(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """Knocking for the top card, and taking it before the seat that knocked, or not."""
    helps = reason_of_help(outlook, view.piles[0][-1])
    if move.kind in (PASS, LEAVE):
        return Reason("no-use") if helps is None else None
    return helps


def reason_to_go(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """A field of the board, or a free choice: the certain results of its action."""
    action = int(move.place)
    if view.decision == MOVING:
        action = int(view.game.track[action])
    if action == JOKER and view.stock > 0:
        return Reason("joker")
    tops = [pile[-1] for pile in view.piles if pile]
    if action in (PLUS_ONE, PLUS_TWO, AGAIN) and any(outlook.helps(face) for face in tops):
        return Reason("top-helps")
    return Reason("another-turn") if action == AGAIN else None


def reason_to_exchange(outlook: Outlook) -> Reason | None:
    """A wish or a swap before the layout: the hand has cards the level does not need."""
    return Reason("exchanges") if not outlook.laid_out and outlook.spare() > 0 else None


def reason_to_pick(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """One card of several: to keep it, or to give it up, even for a moment."""
    if move.card >= outlook.deck.coloured:
        return None
    if outlook.laid_out:
        fits = fits_on(outlook.deck, view.groups, move.card)
        return None if fits else Reason("fits-nowhere")
    worth = worth_of(outlook.hand, outlook.worths(), move.card)
    if view.decision == KEEPING:
        return Reason("needed") if worth >= STEP else None
    return Reason("not-needed") if worth == 0 else None


def reason_to_discard(view: View, move: Move, outlook: Outlook) -> Reason | None:
    if move.card >= outlook.deck.coloured:
        return None
    seat = nearly_out(view)
    others = {other.card for other in view.legal if other.kind == DISCARD}
    if seat != NOBODY and not fits_on(outlook.deck, view.groups, move.card):
        if any(fits_on(outlook.deck, view.groups, face) for face in others):
            return Reason("keeps-away", seat)
    return reason_to_pick(view, move, outlook)


def reason_against(view: View, made: Move, best: Move) -> Reason | None:
    """Why the move made was wrong, or else why the better one was right."""
    scratch = Scratch(view.game, QuickRandom(0))
    right = reason_for(view, best)
    if right is not None and right.code in ("wins", "ends-round"):
        return Reason(f"missed-{right.code}")
    if made.kind == DISCARD and made.card < view.game.deck.first_special:
        seat = nearly_out(view)
        if seat != NOBODY and fits_on(view.game.deck, view.groups, made.card):
            return Reason("feeds", seat)
        outlook = plain_outlook(view, scratch)
        if not outlook.laid_out and worth_of(outlook.hand, outlook.worths(), made.card) >= STEP:
            return Reason("was-needed")
    if right is not None and right.code == "holds-back" and made.kind != LAY_OUT:
        return None  # both moves hold the level back
    return right


def nearly_out(view: View) -> int:
    """The next seat that has laid out and holds one or two cards, in playing order."""
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
