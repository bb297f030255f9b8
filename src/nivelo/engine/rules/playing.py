"""Steps 2 and 3 of a turn: lay out, lay off, and discard or play a special card."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import ACTS_AS_LAST, DISCARDABLE
from nivelo.engine.events import DISCARDED
from nivelo.engine.model.moves import DISCARD, DONE, LAY_OFF, LAY_OUT
from nivelo.engine.model.position import PLAYING, SECOND_DISCARD, Position
from nivelo.engine.model.steps import END_ROUND, END_TURN, KNOCKS, WAIT
from nivelo.engine.rules.lay_offs import all_groups_full, lay_off, legal_lay_offs
from nivelo.engine.rules.laying_out import begin_layout, may_lay_out
from nivelo.engine.rules.specials.dispatch import PLAY_SPECIAL
from nivelo.engine.rules.specials.skip import legal_targets


def await_play(p: Position) -> i64:
    p.await_move(PLAYING, p.turn)
    return WAIT


def legal_playing(p: Position, out: Cards) -> None:
    seat = p.turn
    hand = p.hands[seat]
    if p.laid_out[seat] == 0:
        if may_lay_out(p, seat):
            out.push(p.game.moves.first[LAY_OUT])
    else:
        legal_lay_offs(p, out, seat)
    before = out.n
    legal_discards(p, out, hand)
    if out.n == before:
        # Only stoppers are left and nobody may receive one: then any card may be discarded.
        legal_second_discard(p, out)


def legal_discards(p: Position, out: Cards, hand: Cards) -> None:
    i = out.push_each(hand, p.game.moves.first[DISCARD], p.game.deck.first_special)
    last: i64 = -1
    while i < hand.n:
        face = hand.card[i]
        if face != last:
            last = face
            legal_special(p, out, face, hand.n)
        i += 1


def legal_special(p: Position, out: Cards, face: i64, cards: i64) -> None:
    """Step 3 with a special card. As the last card of the hand most have no effect."""
    moves = p.game.moves
    traits = p.game.deck.traits[face]
    acts = cards > 1 or traits & ACTS_AS_LAST != 0  # N8
    if traits & DISCARDABLE or not acts:
        out.push(moves.first[DISCARD] + face)
    if not acts:
        return
    if moves.play_self[face] >= 0:
        out.push(moves.play_self[face])
    if moves.play_at[face] >= 0:
        legal_targets(p, out, face)


def play_playing(p: Position, kind: i64, card: i64, place: i64, extra: i64) -> i64:
    if kind == DISCARD:
        two = p.game.rules.full_groups and p.laid_out[p.turn] == 1 and all_groups_full(p)
        discard(p, card)
        if two and p.hands[p.turn].n > 0:
            p.await_move(SECOND_DISCARD, p.turn)
            return WAIT
        return after_discard(p)
    if kind == LAY_OFF:
        lay_off(p, p.turn, card, place, extra)
        return WAIT
    if kind == LAY_OUT:
        return begin_layout(p)
    return PLAY_SPECIAL[p.game.deck.special[card]](p, card, place)


def discard(p: Position, face: i64) -> None:
    p.give_up(p.turn, face)
    p.pile_of(p.turn).push(face)
    p.tell(DISCARDED, p.turn, face)


def after_discard(p: Position) -> i64:
    """The round ends at once when the last card of a hand is discarded."""
    if p.hands[p.turn].n == 0:
        p.ender = p.turn
        return END_ROUND
    return KNOCKS if p.game.rules.common_pile else END_TURN


def legal_second_discard(p: Position, out: Cards) -> None:
    out.push_each(p.hands[p.turn], p.game.moves.first[DISCARD], p.game.deck.faces)
    if p.decision == SECOND_DISCARD:
        out.push(p.game.moves.first[DONE])


def play_second_discard(p: Position, kind: i64, card: i64) -> i64:
    """All groups are full: a second discard, if wanted (B11)."""
    if kind == DISCARD:
        discard(p, card)
    return after_discard(p)
