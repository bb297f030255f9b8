"""Why to go to a field of the board, to choose an action, or to ask for a card."""

from __future__ import annotations

from nivelo.bots.greedy.board import chances_of
from nivelo.bots.greedy.board_chances import SURE, BoardChances
from nivelo.bots.greedy.lay_offs import fits_on
from nivelo.bots.greedy.outlook import Outlook
from nivelo.coach.open_cards import free_actions
from nivelo.coach.reason import Reason
from nivelo.engine.cards.deck import Deck
from nivelo.engine.model.moves import (
    AGAIN,
    EVERYONE,
    EXCHANGE,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_ONE,
    PLUS_TWO,
    Move,
)
from nivelo.engine.model.position import MOVING
from nivelo.engine.view import View


def reason_to_go(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """A field of the board, or a free choice: what its action is sure to bring, or likely."""
    action = action_of(view, move)
    if action == JOKER and view.stock > 0:
        return Reason("joker")
    tops = [pile[-1] for pile in view.piles if pile]
    if action in (PLUS_ONE, PLUS_TWO, AGAIN) and any(outlook.helps(face) for face in tops):
        return Reason("top-helps")
    if action == AGAIN:
        return Reason("another-turn")
    others = {action_of(view, other) for other in view.legal if other is not move}
    if others <= {action}:
        return Reason("same-action") if others else None
    if is_likeliest(view, action, others, outlook):
        return Reason("likeliest")
    return reason_of_action(view, action, others, outlook)


def action_of(view: View, move: Move) -> int:
    place = int(move.place)
    return int(view.game.track[place]) if view.decision == MOVING else place


def reason_of_action(view: View, action: int, others: set[int], outlook: Outlook) -> Reason | None:
    """What the action does, where it is no worse than another to bring a card."""
    if action == EXCHANGE:
        return reason_to_exchange(view, outlook)
    if outlook.laid_out:
        return Reason("one-card") if others == {PLUS_TWO} else None
    if action == OPEN_THREE:
        return Reason("may-take")
    return Reason("takes-two") if action == PLUS_TWO else None


def reason_to_exchange(view: View, outlook: Outlook) -> Reason | None:
    """A wish, a swap or an exchange: the hand has cards that are of no use to it."""
    if not outlook.laid_out:
        return Reason("exchanges") if outlook.spare() > 0 else None
    misfits = [face for face in view.hand if not fits_on(outlook.deck, view.groups, face)]
    return Reason("exchanges-misfits") if misfits else None


def is_likeliest(view: View, action: int, others: set[int], outlook: Outlook) -> bool:
    """Is no other action more likely to bring a card that helps, by the bots' estimates?"""
    chances = plain_chances(view, outlook)
    ours = chance_of(view, action, chances, outlook)
    return ours > 0 and all(chance_of(view, each, chances, outlook) <= ours for each in others)


def plain_chances(view: View, outlook: Outlook) -> BoardChances:
    """Chances that one card helps, at least: how many are missing makes no difference then."""
    chances = chances_of(view, outlook)
    chances.missing = 1
    return chances


def chance_of(view: View, action: int, chances: BoardChances, outlook: Outlook) -> int:
    """How likely the action is to bring a card that helps, in thousandths."""
    if action == FREE:
        free = free_actions(view) - {FREE}
        return max((chance_of(view, each, chances, outlook) for each in free), default=0)
    if action == JOKER and view.stock > 0:
        return int(SURE) if outlook.helps(outlook.deck.first_joker) else 0
    if action in (PLUS_ONE, AGAIN, JOKER):
        return int(chances.taken)
    return int(chances.drawn) if action == EVERYONE else int(chances.of_action(action))


def reason_to_ask(view: View, move: Move, outlook: Outlook) -> Reason | None:
    """What to ask for: a card that somebody was seen taking, or the most likely one to help."""
    asked = int(move.place)
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            answers = [face for face in known if answers_to(outlook.deck, face, asked)]
            if any(outlook.helps(face) for face in answers):
                return Reason("has-one", seat)
    chances = plain_chances(view, outlook)
    ours = int(chances.of_asking_for(asked))
    best = max(int(chances.of_asking_for(int(other.place))) for other in view.legal)
    return Reason("likeliest") if 0 < ours == best else None


def answers_to(deck: Deck, face: int, asked: int) -> bool:
    """Is it of the value asked for, or of the colour, which are counted after the values?"""
    if face >= deck.coloured:
        return False
    return asked in (int(deck.kind[face]), int(deck.values) + int(deck.colour[face]))
