"""Keeping cards for the next round: by the level, and by the special card *keep*."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import KEEP
from nivelo.engine.events import KEPT, PLAYED
from nivelo.engine.model.moves import CARD, DONE
from nivelo.engine.model.position import KEEPING, Position
from nivelo.engine.model.steps import END_TURN, NEXT_KEEPER, START_ROUND, WAIT
from nivelo.engine.rules.specials.open_three import legal_card_picks

KEEP_CARD_WORTH: Final = 3  # extra cards for each keep card


def play_keep(p: Position, face: i64, _target: i64) -> i64:
    """The card lies face up in front of its seat until the round ends; void if laid out (M6)."""
    p.give_up(p.turn, face)
    p.unshare()
    p.front[p.turn].push(face)
    p.tell(PLAYED, p.turn, face)
    return END_TURN


def may_keep(p: Position, seat: i64) -> i64:
    """How many cards a seat may keep: only if its level is not on the table."""
    rules = p.game.rules
    if p.laid_out[seat] == 1:
        return 0
    cards: i64 = 0
    if p.game.keeps[seat] and rules.keep_from_level <= p.level[seat] <= rules.keep_to_level:
        cards = rules.keep_cards
    keep = p.game.deck.face_with[KEEP]
    if keep >= 0:
        cards += p.front[seat].count(keep) * KEEP_CARD_WORTH
    return cards


def next_keeper(p: Position) -> i64:
    """Ask the seats in turn order from the new dealer's left (G10); `done` counts them."""
    while p.done < p.game.players:
        p.done += 1
        seat = p.neighbour(p.dealer, p.done)
        cards = may_keep(p, seat)
        if cards > 0 and p.hands[seat].n > 0:
            p.todo = cards
            p.await_move(KEEPING, seat)
            return WAIT
    return START_ROUND


def legal_keeping(p: Position, out: Cards) -> None:
    legal_card_picks(p, out)
    out.push(p.game.moves.first[DONE])


def play_keeping(p: Position, kind: i64, card: i64) -> i64:
    if kind == CARD:
        p.hands[p.to_act].remove(card)
        p.unshare()
        p.kept[p.to_act].add(card)
        if p.game.rules.jokers_apart and p.game.deck.is_joker(card):
            p.tell(KEPT, p.to_act, card)  # seen from both sides (BO-4)
        else:
            p.tell_secret(KEPT, p.to_act, card)
        p.todo -= 1
        if p.todo > 0 and p.hands[p.to_act].n > 0:
            return WAIT
    return NEXT_KEEPER
