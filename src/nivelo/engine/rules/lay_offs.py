"""Laying off: adding cards of the hand to groups on the table."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import LAID_OFF
from nivelo.engine.groups.groups import Group, natural_fits, place
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, POINTS, RUN, SET
from nivelo.engine.model.moves import AS_GROUP, FIRST_PICTURE, HIGH_END, LOW_END
from nivelo.engine.model.position import Position


def legal_lay_offs(p: Position, out: Cards, seat: i64) -> None:
    """Every card that lengthens a group; the last card of the hand must stay for step 3."""
    hand = p.hands[seat]
    if hand.n < 2:
        return
    deck = p.game.deck
    moves = p.game.moves
    g: i64 = 0
    i: i64
    for group in p.groups:
        last: i64 = -1
        for i in range(hand.n):
            face = hand.card[i]
            if face == last:
                continue
            last = face
            if face < deck.coloured:
                if natural_fits(group, deck.kind[face], deck.colour[face], deck.values):
                    out.push(moves.lay_off(g, face, AS_GROUP))
            elif face < deck.first_special:
                legal_joker(p, out, group, g, face)
            else:
                break
        g += 1


def legal_joker(p: Position, out: Cards, group: Group, g: i64, face: i64) -> None:
    """A joker says which end of a run it extends (G3), or which picture it is (N25)."""
    deck = p.game.deck
    moves = p.game.moves
    kind = group.kind
    if kind == RUN or kind == COLOUR_RUN:
        if group.low > 0 and deck.joker_fits(face, group.low - 1):
            out.push(moves.lay_off(g, face, LOW_END))
        if group.high < deck.values - 1 and deck.joker_fits(face, group.high + 1):
            out.push(moves.lay_off(g, face, HIGH_END))
        if p.game.rules.full_groups and group.is_full(deck):
            out.push(moves.lay_off(g, face, AS_GROUP))
    elif kind == SET:
        if deck.joker_fits(face, group.low):
            out.push(moves.lay_off(g, face, AS_GROUP))
    elif kind == COLOUR:
        out.push(moves.lay_off(g, face, AS_GROUP))
    elif kind != POINTS:
        k: i64
        for k in range(deck.values, deck.kinds):
            if (group.pictures >> k) & 1 == 1:
                out.push(moves.lay_off(g, face, FIRST_PICTURE + k - deck.values))


def lay_off(p: Position, seat: i64, face: i64, g: i64, meaning: i64) -> None:
    deck = p.game.deck
    group = p.groups[g]
    low_end = meaning == LOW_END
    if face < deck.coloured:
        kind = deck.kind[face]
        placed = place(face, kind, deck.colour[face])
        low_end = (group.kind == RUN or group.kind == COLOUR_RUN) and kind < group.low
    elif low_end:
        placed = place(face, group.low - 1, group.colour)
    elif meaning == HIGH_END:
        placed = place(face, group.high + 1, group.colour)
    elif meaning >= FIRST_PICTURE:
        placed = place(face, deck.values + meaning - FIRST_PICTURE, -1)
    else:
        placed = place(face, group.low if group.kind == SET else -1, group.colour)
    p.give_up(seat, face)
    p.unshare()
    p.groups[g] = group.with_card(placed, low_end)
    p.tell(LAID_OFF, seat, face, g)


def all_groups_full(p: Position) -> bool:
    """Is every group on the table full (B10)?"""
    return all(group.is_full(p.game.deck) for group in p.groups)
