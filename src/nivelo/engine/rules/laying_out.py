"""Laying out the level, group by group and card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import LAID_OUT, WON, Event
from nivelo.engine.groups.drafts import DraftChecker
from nivelo.engine.groups.groups import Group, face_at, group_of, kind_at
from nivelo.engine.groups.levels import POINTS, GroupSpec, Level
from nivelo.engine.groups.placing import (
    NOTHING,
    allows,
    is_filled,
    next_last,
    points_after,
    stands_for,
)
from nivelo.engine.model.moves import ANCHOR, CARD
from nivelo.engine.model.position import LAYING_OUT, NOBODY, OVER, Position
from nivelo.engine.model.steps import END_ROUND, PLAY_ON, WAIT

LOOK_AHEAD: Final = 3  # beyond this the exact number of missing cards does not matter


def level_of(p: Position, seat: i64) -> Level:
    return p.game.level(seat, p.level[seat])


def spare_needed(p: Position, seat: i64) -> i64:
    """How many cards a layout must leave: one to discard, none if it ends round or game (G22)."""
    q: i64
    for q in range(p.game.players):
        if q != seat and p.laid_out[q] == 0:
            return p.game.spare_needed(p.level[seat], False)
    return p.game.spare_needed(p.level[seat], True)


def may_lay_out(p: Position, seat: i64) -> bool:
    """May the seat lay out its level from its hand?

    The solver's result is cached as a bound: one more card reduces the missing cards by at most
    one, so the solver is called again only when enough cards have come.
    """
    if p.at_least[seat] > 0:
        return False
    hand = p.hands[seat]
    level = level_of(p, seat)
    p.at_least[seat] = p.game.solver.fewest(hand, level, LOOK_AHEAD)
    return p.at_least[seat] == 0 and p.game.drafts.leaves(hand, level, spare_needed(p, seat))


def begin_layout(p: Position) -> i64:
    p.draft = []
    p.draft_anchor = -1
    p.draft_cards.n = 0
    p.await_move(LAYING_OUT, p.turn)
    return WAIT


def load_rest(p: Position, drafts: DraftChecker) -> None:
    """Load the hand without the cards of the draft, and the number that must remain."""
    drafts.spare = spare_needed(p, p.turn)
    placed = drafts.placed
    i: i64
    for group in p.draft:
        card = group.placed.card
        for i in range(group.placed.n):
            placed[face_at(card[i])] += 1
    card = p.draft_cards.card
    for i in range(p.draft_cards.n):
        placed[face_at(card[i])] += 1
    drafts.load_rest(p.hands[p.turn])


def draft_points(p: Position, size: i64) -> i64:
    """The points still needed by the unfinished group."""
    left = size
    i: i64
    for i in range(p.draft_cards.n):
        left -= kind_at(p.draft_cards.card[i]) + 1
    return left


def last_card(p: Position, spec: GroupSpec) -> i64:
    """What precedes the next card of the unfinished group."""
    if p.draft_cards.n == 0:
        return NOTHING
    return next_last(p.game.deck, spec, face_at(p.draft_cards.top()))


def legal_laying_out(p: Position, out: Cards) -> None:
    """Only moves that can lead to a whole layout; a single candidate always does."""
    deck, drafts = p.game.deck, p.game.drafts
    level = level_of(p, p.turn)
    i: i64 = len(p.draft)
    spec = level.specs[i]
    load_rest(p, drafts)
    if p.draft_anchor < 0:
        drafts.list_anchors(spec, out)
        keep_anchors(out, drafts, level, i, p.game.moves.first[ANCHOR])
        return
    points = draft_points(p, spec.size) if spec.kind == POINTS else spec.size
    last = last_card(p, spec)
    k = p.draft_cards.n
    rest = drafts.rest.card
    seen: i64 = -1
    j: i64
    for j in range(drafts.rest.n):
        face = rest[j]
        if face != seen and allows(deck, spec, p.draft_anchor, k, last, points, face):
            out.push(face)
        seen = face
    keep_cards(out, drafts, level, i, p.draft_anchor, k, points, p.game.moves.first[CARD])


def keep_anchors(out: Cards, drafts: DraftChecker, level: Level, i: i64, first: i64) -> None:
    """Keep those listed anchors that can be completed, as moves."""
    n = out.n
    out.n = 0
    j: i64
    for j in range(n):
        anchor = out.card[j]
        if n == 1 or drafts.opens(level, i, anchor):
            out.push(first + anchor)


def keep_cards(
    out: Cards,
    drafts: DraftChecker,
    level: Level,
    i: i64,
    anchor: i64,
    k: i64,
    points: i64,
    first: i64,
) -> None:
    """Keep those listed cards that can be completed, as moves."""
    n = out.n
    out.n = 0
    j: i64
    for j in range(n):
        face = out.card[j]
        if n == 1 or drafts.leads_on(level, i, anchor, k, points, face):
            out.push(first + face)


def play_laying_out(p: Position, kind: i64, card: i64, place: i64) -> i64:
    if kind == ANCHOR:
        p.draft_anchor = place
        return WAIT
    deck = p.game.deck
    level = level_of(p, p.turn)
    spec = level.specs[len(p.draft)]
    points = draft_points(p, spec.size) if spec.kind == POINTS else spec.size
    k = p.draft_cards.n
    p.draft_cards.push(stands_for(deck, spec, p.draft_anchor, k, points, card))
    if not is_filled(spec, k + 1, points_after(deck, spec, points, card)):
        return WAIT
    p.unshare()
    p.draft.append(group_of(spec.kind, p.draft_cards.snapshot(), deck))
    p.draft_anchor = -1
    p.draft_cards.n = 0
    if len(p.draft) < level.n:
        return WAIT
    groups = p.draft
    p.draft = []
    return lay_out(p, groups)


def lay_out(p: Position, groups: list[Group]) -> i64:
    """Put whole groups on the table: they meet the level, and are in the hand."""
    seat = p.turn
    p.unshare()
    i: i64
    for group in groups:
        for i in range(group.placed.n):
            p.give_up(seat, face_at(group.placed.card[i]))
        p.groups.append(group.owned_by(seat))
        tell_group(p, group)
    p.laid_out[seat] = 1
    if p.game.rules.win_by_layout and p.level[seat] == p.game.last_level:
        p.winner = seat
        p.tell(WON, seat)
        p.await_move(OVER, NOBODY)
        return WAIT
    if p.game.rules.all_laid_out_ends and everyone_laid_out(p):
        p.ender = NOBODY
        return END_ROUND
    return PLAY_ON


def tell_group(p: Position, group: Group) -> None:
    """Log the last group put on the table, with its cards: the round may end with it."""
    log = p.log
    if log is not None:
        cards = [int(face_at(code)) for code in group.placed.faces()]
        log.append(Event(LAID_OUT, p.turn, cards, len(p.groups) - 1))


def everyone_laid_out(p: Position) -> bool:
    q: i64
    for q in range(p.game.players):
        if p.laid_out[q] == 0:
            return False
    return True
