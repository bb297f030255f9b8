"""Taking a card: from a pile, from opened cards, or by a knock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.lay_offs import followers_of, nearness
from nivelo.bots.greedy.outlook import JOKER, Outlook
from nivelo.bots.greedy.pick import NOTHING, Pick
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.specials import danger
from nivelo.bots.greedy.stalling import smallest_hand
from nivelo.engine.cards.specials import DRAW_TWO
from nivelo.engine.model.moves import DRAW, KNOCK_CARD, LEAVE, PILE, STEAL, WISH_CARD, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

WISH_MISSING: Final = 1  # missing cards from which on a wish is worth the turn
WISH_SPARE: Final = 2  # with more cards than that to exchange
WISH_LEFT: Final = 3  # or, once laid out, with this many left in the hand
THREAT: Final = 30  # threat of a seat that must not get the card it wants
NEXT: Final = 1000  # more than any hand: for the seat whose turn comes before the smallest hand's


def best_help(view: View, outlook: Outlook, faces: list[int], random: QuickRandom) -> i64:
    """The most helpful of these cards, by its place in the list; NOTHING if none helps."""
    helpful: list[int] = []
    for i in range(len(faces)):
        if outlook.helps(faces[i]):
            helpful.append(i)
    if len(helpful) <= 1:
        return helpful[0] if helpful else NOTHING
    pick = Pick(random)
    for i in helpful:
        pick.offer(i, help_of(view, outlook, faces[i]))
    return pick.best


def help_of(view: View, outlook: Outlook, face: i64) -> i64:
    """How much a helpful card helps: the outs it leaves, or the cards that can follow it."""
    joker = face >= outlook.deck.coloured
    if outlook.missing > 0:
        return outlook.outs_with(face) + (1 if joker else 0)
    if joker:
        return JOKER
    return followers_of(outlook.deck, view.groups, view.hand, face)


def take(view: View, outlook: Outlook, scratch: Scratch, random: QuickRandom) -> Move:
    """Step 1: a top card that ends the round or helps, else the draw pile; a wish when far away."""
    if outlook.missing <= max(1, view.todo):
        ending = find_exit(view, scratch.finder, scratch.way_out)
        if ending is not None and ending.take is not None:
            return ending.take
    legal = view.legal
    if outlook.dead and wants_top(view):
        for move in legal:
            if move.kind == PILE:
                return move
    piles: list[Move] = []
    tops: list[int] = []
    for move in legal:
        if move.kind == PILE:
            piles.append(move)
            tops.append(view.piles[move.place][-1])
    best = best_help(view, outlook, tops, random)
    wish = legal[len(legal) - 1]
    if wish.kind == WISH_CARD and wants_wish(outlook, best != NOTHING):
        return wish
    if best != NOTHING:
        return piles[best]
    if legal[0].kind == DRAW or not piles:
        return legal[0]
    pick = Pick(random)
    for i in range(len(piles)):
        pick.offer(i, nearness(outlook.deck, view.groups, tops[i]))
    return piles[pick.best]


def wants_top(view: View) -> bool:
    """In a dead round, is it better to leave the draw pile to the seat that will have to draw?

    Also if a card on top makes others draw.
    """
    if not view.game.rules.common_pile or view.draw_size == 0 or len(view.piles[0]) == 0:
        return False
    draw_two = view.game.deck.face_with[DRAW_TWO]
    return draw_two >= 0 and (draw_two in view.hand or view.piles[0][-1] == draw_two)


def wants_wish(outlook: Outlook, top_helps: bool) -> bool:
    """A wish costs the turn, so enough must be missing, and there must be cards to exchange."""
    if outlook.dead:
        return False  # as many cards would lie in the piles as before
    if outlook.laid_out:
        return outlook.hand.n >= WISH_LEFT and not top_helps
    enough = WISH_MISSING + 1 if top_helps else WISH_MISSING
    return outlook.missing >= enough and outlook.spare() > WISH_SPARE


def steal(view: View, outlook: Outlook, scratch: Scratch, random: QuickRandom) -> Move:
    """One of the opened cards: the most helpful; if one must be taken, the least harmful."""
    ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is not None and ending.take is not None:
        return ending.take
    opened: list[Move] = []
    faces: list[int] = []
    for move in view.legal:
        if move.kind == STEAL:
            opened.append(move)
            faces.append(int(move.card))
    last = view.legal[len(view.legal) - 1]
    may_refuse = last.kind != STEAL
    if may_refuse and outlook.dead:
        return steal_when_dead(view, opened, last, random)
    if may_refuse and outlook.laid_out:
        return last
    best = best_help(view, outlook, faces, random)
    if best != NOTHING:
        return opened[best]
    if may_refuse:
        return last
    pick = Pick(random)
    for i in range(len(opened)):
        pick.offer(i, nearness(outlook.deck, view.groups, faces[i]))
    return opened[pick.best]


def steal_when_dead(view: View, opened: list[Move], refuse: Move, random: QuickRandom) -> Move:
    """In a dead round the hands should hold all cards, but the smallest hand as few as possible.

    The robbed seat draws a card, in the end the take card itself. Played by the seat before the
    smallest hand, it leaves that hand nothing to take.
    """
    smallest = smallest_hand(view)
    if smallest == view.seat:
        return refuse
    players = view.game.players
    pick = Pick(random)
    for i in range(len(opened)):
        robbed = opened[i].place
        before: i64 = (robbed + view.direction + players) % players
        value: i64 = NEXT if before == smallest else view.hand_sizes[robbed]
        pick.offer(i, -1 if robbed == smallest else value)
    return opened[pick.best] if pick.score >= 0 else refuse


def knock(view: View, outlook: Outlook) -> Move:
    """Knock only for a card that helps."""
    if outlook.helps(view.piles[0][-1]):
        for move in view.legal:
            if move.kind == KNOCK_CARD:
                return move
    return view.legal[len(view.legal) - 1]


def answer(view: View, outlook: Outlook, scratch: Scratch) -> Move:
    """Take the card that was knocked for if it ends the round, helps, or keeps off a danger."""
    ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is not None and ending.take is not None:
        return ending.take
    wanted = outlook.helps(view.piles[0][-1]) or danger(view, view.knocker) > THREAT
    for move in view.legal:
        if (move.kind == LEAVE) != wanted:
            return move
    return view.legal[0]
