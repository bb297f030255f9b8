"""The board in a determinized position: which field, which action, what to ask for, what to take.

Chances are counted in thousandths, as the bot `greedy` counts them, but more roughly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.board import ANOTHER_TURN, SURE, any_of
from nivelo.bots.greedy.lay_offs import fits_on, nearness
from nivelo.bots.rollout.holding import Holding
from nivelo.bots.rollout.marks import Marks
from nivelo.engine.model.moves import (
    AGAIN,
    ASK_AROUND,
    DONE,
    EVERYONE,
    EXCHANGE,
    FIELD,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_TWO,
    STEAL,
)
from nivelo.engine.model.position import Position
from nivelo.engine.rules.flow import apply_move, list_legal

OFTEN_FITS: Final = 300  # the chance that a card can be laid off, once one has laid out
OTHERS_DRAW: Final = 60  # what it costs that another seat gets a card before its layout
NEARLY_OUT: Final = 200  # what it is worth that one gets a card that was nearly out
FEW_CARDS: Final = 2


def move_or_choose(p: Position, holding: Holding, marks: Marks) -> None:
    """The field, or the action of a free choice, that brings most."""
    list_legal(p)
    holding.look(p, p.turn)
    drawn: i64 = OFTEN_FITS
    if not holding.laid_out:
        drawn = SURE * holding.weigh(p) // max(p.draw_pile.n + 1, p.game.deck.coloured // 2)
    taken = drawn
    for pile in p.piles:
        if pile.n > 0 and holding.helps(p, pile.top()):
            taken = SURE
    moves = p.game.moves
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        action = moves.place[move]
        if moves.kind[move] == FIELD:
            action = p.game.track[action]
        value = action_value(p, holding, action, drawn, taken) * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)


def action_value(p: Position, holding: Holding, action: i64, drawn: i64, taken: i64) -> i64:
    """How many helping cards an action brings; after the layout, less what it costs."""
    others = p.game.players - 1
    if action == PLUS_TWO:
        if holding.missing == 1:
            return max(taken, any_of(drawn, 2))
        if holding.missing == 0:
            return taken + drawn - SURE
        return taken + drawn
    if action == AGAIN:
        return taken + ANOTHER_TURN
    if action == EXCHANGE:
        cards = min(holding.spare(), 3) + 1
        return any_of(drawn, cards) if holding.missing == 1 else drawn * cards
    if action == EVERYONE:
        return drawn + others_drawing(p)
    if action == JOKER:
        return SURE + 50 if p.stock > 0 else taken
    if action == ASK_AROUND:
        return max(taken, any_of(drawn, 2 * others + 1))
    if action == OPEN_THREE:
        return any_of(drawn // 2, 3 * others)
    if action == FREE:
        return SURE + 50 if p.stock > 0 else taken + ANOTHER_TURN
    return taken


def others_drawing(p: Position) -> i64:
    """Cards hurt those who have laid out and help the others."""
    balance: i64 = 0
    q: i64
    for q in range(p.game.players):
        if q != p.turn:
            if p.laid_out[q] == 0:
                balance -= OTHERS_DRAW
            elif p.hands[q].n <= FEW_CARDS:
                balance += NEARLY_OUT
    return balance


def ask(p: Position, holding: Holding, marks: Marks) -> None:
    """For what most likely brings a card that helps."""
    list_legal(p)
    holding.look(p, p.turn)
    holding.weigh(p)
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        value = ask_value(p, holding, p.game.moves.place[move]) * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)


def ask_value(p: Position, holding: Holding, what: i64) -> i64:
    """More cards that help are better, and the fewer there are besides for the giver to choose."""
    deck = p.game.deck
    good: i64 = 0
    cards: i64 = 0
    face: i64
    i: i64
    if holding.missing == 0:
        for face in range(deck.coloured):
            if is_asked(p, face, what):
                cards += 1
                if fits_on(deck, p.groups, face):
                    good += 1
    else:
        for i in range(holding.helping.n):
            if is_asked(p, holding.helping.card[i], what):
                good += holding.outs.card[i]
        for face in range(deck.coloured):
            if is_asked(p, face, what):
                cards += holding.unseen[face]
    return good * good * SURE // max(cards, 1)


def is_asked(p: Position, face: i64, what: i64) -> bool:
    deck = p.game.deck
    if what < deck.values:
        return deck.kind[face] == what
    return deck.colour[face] == what - deck.values


def steal(p: Position, holding: Holding, marks: Marks) -> None:
    """One of the opened cards that helps; if none does, none, or the one to be laid off soonest."""
    list_legal(p)
    holding.look(p, p.turn)
    moves = p.game.moves
    best: i64 = -1
    most: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        face = moves.card[move]
        value: i64 = SURE // 2
        if moves.kind[move] == DONE:
            if holding.laid_out:
                value = 2 * SURE
        elif moves.kind[move] == STEAL and holding.helps(p, face):
            value = SURE
        else:
            value = nearness(p.game.deck, p.groups, face)
        value = value * marks.most + marks.of(move)
        if best < 0 or value > most:
            most = value
            best = move
    apply_move(p, best)
