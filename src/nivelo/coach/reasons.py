"""Why a move is right, or was wrong, if the table itself says so: facts, no estimates."""

from __future__ import annotations

from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.playing import worth_of
from nivelo.bots.greedy.scratch import Scratch
from nivelo.coach.board_reasons import reason_to_ask, reason_to_exchange, reason_to_go
from nivelo.coach.chances import discards, more_help_with
from nivelo.coach.endings import ending_with, fresh_scratch
from nivelo.coach.giving_up import is_least_useful, rest_is_useful
from nivelo.coach.keeping import is_needed, keeps_most, none_is_needed
from nivelo.coach.reason import NOBODY, REASONS, Reason
from nivelo.engine.cards.specials import DIRECTION, DRAW_TWO, KEEP, STOPS, SWAP
from nivelo.engine.cards.specials import TAKE as TAKE_CARD
from nivelo.engine.model.moves import (
    CARD,
    DISCARD,
    DONE,
    DRAW,
    LAY_OFF,
    LAY_OUT,
    LEAVE,
    NOWHERE,
    PASS,
    PILE,
    PLAY,
    STEAL,
    WISH_CARD,
    Move,
)
from nivelo.engine.model.position import (
    ANSWERING,
    ASKING,
    CHOOSING,
    EXCHANGING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    STEALING,
    SWAPPING,
    TAKING,
    WISHING,
)
from nivelo.engine.view import View

__all__ = ["REASONS", "Reason", "reason_against", "reason_for"]

GIVING_UP = (EXCHANGING, SWAPPING, WISHING)
FEW_CARDS = 2  # a seat that has laid out and holds no more may go out in its next turn


def reason_for(view: View, move: Move, holds: bool = False) -> Reason | None:
    """Why this move is right, if that is certain.

    `holds` says that it was found to win more than what could come to the table instead.
    """
    scratch = fresh_scratch(view)
    ending = ending_with(view, move, scratch)
    if ending is not None:
        return Reason("wins" if ending.wins else "ends-round")
    if move.kind == LAY_OUT:
        return Reason("lays-out")
    if move.kind == LAY_OFF:
        return Reason("lays-off")
    if move.kind == PLAY and move.place != NOWHERE and is_about_to_gain(view, int(move.place)):
        return Reason("stops", int(move.place))
    if holds and move.kind in (DISCARD, PLAY):
        kinds = {other.kind for other in view.legal}
        if LAY_OUT in kinds or LAY_OFF in kinds:
            return Reason("holds-back" if LAY_OUT in kinds else "holds-card")
    outlook = plain_outlook(view, scratch)
    if view.decision == TAKING:
        return reason_to_take(view, move, outlook)
    if view.decision in (KNOCKING, ANSWERING):
        return reason_about_top(view, move, outlook)
    if view.decision in (MOVING, CHOOSING):
        return reason_to_go(view, move, outlook)
    if view.decision == ASKING:
        return reason_to_ask(view, move, outlook)
    if view.decision == KEEPING:
        return reason_to_keep(view, move)
    if view.decision == STEALING:
        return reason_to_steal(view, move, outlook)
    if move.kind == DISCARD:
        return reason_to_discard(view, move, outlook)
    if move.kind == CARD and view.decision != LAYING_OUT:
        return reason_to_pick(view, move, outlook)
    if move.kind == DONE and view.decision in GIVING_UP:
        return reason_to_stop(view)
    if move.kind == PLAY:
        return reason_to_play(view, move, outlook)
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
        helped = not tops or any(outlook.helps(face) for face in tops)
        return None if helped else Reason("no-top-helps")
    if move.kind == WISH_CARD:
        return reason_to_exchange(view, outlook)
    if move.kind != PILE:
        return None
    face = view.piles[int(move.place)][-1]
    helps = reason_of_help(outlook, face) or (Reason("complete") if complete else None)
    if helps is not None:
        return helps
    seat = nearly_out(view)
    if seat != NOBODY and fits_on(outlook.deck, view.groups, face):
        if not is_covered_before(view, int(move.place), seat):
            return Reason("denies", seat)
    if face >= outlook.deck.first_special:
        return Reason("takes-special")
    return reason_of_hope(view, outlook, face)


def reason_of_hope(view: View, outlook: Outlook, face: int) -> Reason | None:
    """How a card that does not help yet may help later."""
    if more_help_with(view, face):
        return Reason("more-help")
    near = outlook.laid_out and nearness(outlook.deck, view.groups, face) > 0
    return Reason("nearly-fits") if near else None


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
    face = view.piles[0][-1]
    helps = reason_of_help(outlook, face)
    if move.kind in (PASS, LEAVE):
        return Reason("no-use") if helps is None else None
    if helps is not None:
        return helps
    if view.decision == ANSWERING:
        return Reason("knocked-for", int(view.knocker))
    if face >= outlook.deck.first_special:
        return Reason("takes-special")
    return reason_of_hope(view, outlook, face)


def reason_to_steal(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """One of the opened cards, or none of them."""
    if move.kind == STEAL:
        face = int(move.card)
        return reason_of_help(outlook, face) or reason_of_hope(view, outlook, face)
    opened = [int(other.card) for other in view.legal if other.kind == STEAL]
    return None if any(outlook.helps(face) for face in opened) else Reason("no-top-helps")


def reason_to_keep(view: View, move: Move) -> Reason | None:
    """A card for the next round: the level needs it, or it is part of the most that can be kept."""
    if move.kind != CARD:
        return Reason("none-needed") if none_is_needed(view) else None
    face = int(move.card)
    if is_needed(view, face):
        return Reason("needed")
    return Reason("keeps-most") if keeps_most(view, face) else None


def reason_to_play(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """What a special card does, if there is no better reason for it."""
    special = outlook.deck.special[move.card]
    if move.place != NOWHERE:
        return Reason("makes-draw" if special == DRAW_TWO else "sits-out", int(move.place))
    if special == SWAP:
        return reason_to_exchange(view, outlook)
    if special == DIRECTION:
        return Reason("reverses") if view.game.players > 2 else None
    if special == KEEP:
        return Reason("untouchable" if outlook.laid_out else "may-keep")
    codes = {DRAW_TWO: "draws-two", TAKE_CARD: "may-take"}
    return Reason(codes[special]) if special in codes else None


def reason_to_pick(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """One card of several to give up, even for a moment."""
    if move.card >= outlook.deck.first_special or outlook.laid_out:
        fits = fits_on(outlook.deck, view.groups, move.card)
        return None if fits else Reason("fits-nowhere" if outlook.laid_out else "not-needed")
    if move.card < outlook.deck.coloured:
        if worth_of(outlook.hand, outlook.worths(), move.card) == 0:
            return Reason("not-needed")
    return Reason("least-useful") if is_least_useful(view, move) else None


def reason_to_stop(view: View) -> Reason | None:
    """No more cards to give up: all that are left are of use."""
    if not rest_is_useful(view):
        return None
    special = max(view.hand) >= view.game.deck.first_special
    return Reason("rest-special" if special else "rest-useful")


def reason_to_discard(view: View, move: Move, outlook: Outlook) -> Reason | None:
    if move.card >= outlook.deck.coloured:
        return reason_to_pick(view, move, outlook)
    seat = nearly_out(view)
    others = {other.card for other in view.legal if other.kind == DISCARD}
    if seat != NOBODY and not fits_on(outlook.deck, view.groups, move.card):
        if any(fits_on(outlook.deck, view.groups, face) for face in others):
            return Reason("keeps-away", seat)
    return reason_to_pick(view, move, outlook)


def reason_against(view: View, made: Move, best: Move) -> Reason | None:
    """Why the move made was wrong, or else why the better one was right."""
    right = reason_for(view, best, holds=made.kind in (LAY_OUT, LAY_OFF))
    if right == reason_for(view, made):
        right = None  # it speaks for both
    elif right is not None and right.code in ("wins", "ends-round"):
        return Reason(f"missed-{right.code}")
    wrong = reason_against_discard(view, made)
    if wrong is not None and wrong != reason_against_discard(view, best):
        return wrong
    if right in (None, Reason("least-useful")) and fewer_help_after(view, made, best):
        return Reason("fewer-help")
    return right


def reason_against_discard(view: View, move: Move) -> Reason | None:
    """What is wrong with a discard, whatever else could be done."""
    if move.kind != DISCARD or move.card >= view.game.deck.first_special:
        return None
    seat = nearly_out(view)
    may_take = not view.game.rules.common_pile or seat == next_in_play(view)
    if seat != NOBODY and may_take and fits_on(view.game.deck, view.groups, move.card):
        return Reason("feeds", seat)
    outlook = plain_outlook(view, fresh_scratch(view))
    if not outlook.laid_out and worth_of(outlook.hand, outlook.worths(), move.card) >= STEP:
        return Reason("was-needed")
    return None


def fewer_help_after(view: View, made: Move, best: Move) -> bool:
    """Would more unseen cards have helped after the better of two discards?"""
    if made.kind != DISCARD or best.kind != DISCARD:
        return False
    effects = {effect.move: effect for effect in discards(view)}
    ours, better = effects.get(made.text), effects.get(best.text)
    if ours is None or better is None or ours.missing != better.missing:
        return False
    return ours.helping < better.helping


def seats_in_play(view: View) -> list[int]:
    """The others in playing order, without those who sit out their next turn."""
    n = int(view.game.players)
    others = [(view.seat + int(view.direction) * i) % n for i in range(1, n)]
    traits = view.game.deck.traits
    return [q for q in others if not any(traits[face] & STOPS for face in view.front[q])]


def next_in_play(view: View) -> int:
    return next(iter(seats_in_play(view)), NOBODY)


def nearly_out(view: View) -> int:
    """The next seat that has laid out and holds one or two cards, in playing order."""
    for seat in seats_in_play(view):
        if view.laid_out[seat] and view.hand_sizes[seat] <= FEW_CARDS:
            return seat
    return NOBODY


def is_covered_before(view: View, pile: int, seat: int) -> bool:
    """Does another card come onto this pile, by the seat of this view or another, before this seat
    could take the card on top?
    """
    if view.game.rules.common_pile or pile == view.seat:
        return True
    return pile in seats_in_play(view)[: seats_in_play(view).index(seat)]


def is_about_to_gain(view: View, seat: int) -> bool:
    """Is a seat nearly out, or does it win as soon as it lays out?"""
    if view.laid_out[seat]:
        return bool(view.hand_sizes[seat] <= FEW_CARDS)
    return bool(view.game.rules.win_by_layout and view.levels[seat] == view.game.last_level)
