"""Steps 2 and 3 of a turn in a determinized position, and giving up cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.bots.rollout.holding import JOKER, NEEDED, Holding
from nivelo.bots.rollout.marks import Marks
from nivelo.bots.rollout.specials import play_value, throw_value
from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.specials import DIRECTION
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.moves import CARD, DISCARD, LAY_OFF, PLAY
from nivelo.engine.model.position import Position
from nivelo.engine.rules.flow import apply_move, go_on, list_legal
from nivelo.engine.rules.lay_offs import lay_off, legal_lay_offs
from nivelo.engine.rules.laying_out import lay_out, level_of, may_lay_out, spare_needed

NO_SECOND: Final = 10 * NEEDED  # skipping the second discard would only keep a card
MORE_THAN_ANY: Final = 11 * NEEDED


def play(
    p: Position,
    holding: Holding,
    marks: Marks,
    finder: LayoutFinder,
    way: WayOut,
    options: Cards,
) -> None:
    """Lay out if possible; or go out; or lay off everything that fits, and discard."""
    seat = p.turn
    if p.laid_out[seat] == 1:
        if way.find(p.hands[seat], p.groups, seat):
            go_out(p, way.line)
            return
        lay_off_all(p, seat, options)
    elif may_lay_out(p, seat):
        spare = spare_needed(p, seat)
        layout = finder.thrifty_layouts(p.hands[seat], level_of(p, seat), 1, spare)[0]
        p.decisions += 1
        go_on(p, lay_out(p, layout))
        return
    discard(p, holding, marks)


def go_out(p: Position, line: Cards) -> None:
    """Lay off and discard along the way out."""
    moves = p.game.moves
    i: i64
    for i in range(line.n):
        move = line.card[i]
        if moves.kind[move] == LAY_OFF:
            lay_off(p, p.turn, moves.card[move], moves.place[move], moves.extra[move])
            p.legal_known = False
        else:
            apply_move(p, move)


def lay_off_all(p: Position, seat: i64, options: Cards) -> None:
    """Natural cards first; one card remains to be discarded."""
    hand = p.hands[seat]
    moves = p.game.moves
    i: i64
    while hand.n > 1:
        options.n = 0
        legal_lay_offs(p, options, seat)
        if options.n == 0:
            return
        best = options.card[0]
        for i in range(options.n):
            if moves.card[options.card[i]] < p.game.deck.coloured:
                best = options.card[i]
                break
        lay_off(p, seat, moves.card[best], moves.place[best], moves.extra[best])
        p.legal_known = False


def discard(p: Position, holding: Holding, marks: Marks) -> None:
    """Step 3: the most valuable special card, or the card that is worth least."""
    list_legal(p)
    holding.look(p, p.turn)
    holding.weigh(p)
    moves = p.game.moves
    specials = p.game.deck.first_special
    best: i64 = -1
    least: i64 = MORE_THAN_ANY
    best_mark: i64 = 0
    i: i64 = p.legal.n
    # Special cards come last in the list: with them, most others need not be considered.
    while i > 0:
        i -= 1
        move = p.legal.card[i]
        mark = marks.of(move)
        enough = least
        if mark > best_mark:
            enough += 1  # the mark breaks ties
        face = moves.card[move]
        worth: i64 = NO_SECOND
        if moves.kind[move] == PLAY:
            worth = -play_value(p, face, moves.place[move])
        elif moves.kind[move] == DISCARD:
            if face >= specials:
                worth = -throw_value(p, face)
            else:
                worth = holding.worth(p, face, enough)
        if worth < enough:
            best = move
            least = worth
            best_mark = mark
    apply_move(p, best)


def part_with(p: Position, holding: Holding, marks: Marks) -> None:
    """The card that is worth least; none if that is allowed and all are needed."""
    list_legal(p)
    holding.look(p, p.to_act)
    holding.weigh(p)
    moves = p.game.moves
    best: i64 = -1
    least: i64 = MORE_THAN_ANY
    best_mark: i64 = 0
    i: i64
    for i in range(p.legal.n):
        move = p.legal.card[i]
        mark = marks.of(move)
        enough = least
        if mark > best_mark:
            enough += 1  # the mark breaks ties
        worth: i64 = JOKER - 1
        if moves.kind[move] == CARD:
            worth = parting_worth(p, holding, moves.card[move], enough)
        if worth < enough:
            best = move
            least = worth
            best_mark = mark
    apply_move(p, best)


def parting_worth(p: Position, holding: Holding, face: i64, enough: i64) -> i64:
    """As in `part_with` of the bot `greedy`: specials are kept, to be played."""
    deck = p.game.deck
    if face < deck.first_special:
        return holding.worth(p, face, enough)
    if holding.laid_out:
        return -1
    if deck.special[face] == DIRECTION:
        return 0
    return JOKER
