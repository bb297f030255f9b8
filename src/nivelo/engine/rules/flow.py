"""From move to move: which moves are legal, their effects, and what comes next."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.events import TURN
from nivelo.engine.model.moves import WISH_CARD
from nivelo.engine.model.position import (
    ANSWERING,
    ASKING,
    CHOOSING,
    COUNTING,
    EXCHANGING,
    GIVING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    NOBODY,
    OPENING,
    OVER,
    PLAYING,
    SECOND_DISCARD,
    STEALING,
    SWAPPING,
    TAKING,
    WISHING,
    Position,
)
from nivelo.engine.model.steps import (
    BEGIN_TURN,
    END_ROUND,
    END_TURN,
    KNOCKS,
    NEXT_KEEPER,
    PLAY_ON,
    START_ROUND,
    TAKE_CARD,
    WAIT,
)
from nivelo.engine.rules.ask import legal_asking, legal_giving, play_asking, play_giving
from nivelo.engine.rules.board import (
    legal_choosing,
    legal_moving,
    play_choosing,
    play_moving,
    roll,
)
from nivelo.engine.rules.laying_out import legal_laying_out, play_laying_out
from nivelo.engine.rules.long_rounds import ends_dead
from nivelo.engine.rules.piles import await_take, legal_taking, play_taking, renew
from nivelo.engine.rules.playing import (
    await_play,
    legal_playing,
    legal_second_discard,
    play_playing,
    play_second_discard,
)
from nivelo.engine.rules.rounds import end_round, start_round
from nivelo.engine.rules.specials.keep import legal_keeping, next_keeper, play_keeping
from nivelo.engine.rules.specials.knock import (
    legal_answering,
    legal_knocking,
    open_knocks,
    play_answering,
    play_knocking,
)
from nivelo.engine.rules.specials.open_three import (
    legal_card_picks,
    legal_stealing,
    play_opening,
    play_stealing,
)
from nivelo.engine.rules.specials.skip import sits_out
from nivelo.engine.rules.specials.swap import legal_swapping, play_swapping
from nivelo.engine.rules.specials.wish import (
    draw_wish,
    legal_counting,
    legal_wishing,
    play_wish,
    play_wishing,
)


def list_legal(p: Position) -> None:
    """Fill `p.legal` with the numbers of the legal moves, once per decision."""
    if p.legal_known:
        return
    out = p.legal
    out.n = 0
    p.legal_known = True
    decision = p.decision
    if decision == PLAYING:
        legal_playing(p, out)
    elif decision == TAKING:
        legal_taking(p, out)
    elif decision == LAYING_OUT:
        legal_laying_out(p, out)
    elif decision == KNOCKING:
        legal_knocking(p, out)
    elif decision == ANSWERING:
        legal_answering(p, out)
    elif decision == MOVING:
        legal_moving(p, out)
    elif decision == CHOOSING:
        legal_choosing(p, out)
    elif decision == ASKING:
        legal_asking(p, out)
    elif decision == GIVING:
        legal_giving(p, out)
    elif decision == OPENING:
        legal_card_picks(p, out)
    elif decision == STEALING:
        legal_stealing(p, out)
    elif decision == SWAPPING or decision == EXCHANGING:
        legal_swapping(p, out)
    elif decision == SECOND_DISCARD:
        legal_second_discard(p, out)
    elif decision == WISHING:
        legal_wishing(p, out)
    elif decision == COUNTING:
        legal_counting(p, out)
    elif decision == KEEPING:
        legal_keeping(p, out)


def apply_move(p: Position, number: i64) -> None:
    """Make a legal move and continue to the next decision."""
    move = p.game.moves.moves[number]
    kind, card, place, extra = move.kind, move.card, move.place, move.extra
    decision = p.decision
    p.decisions += 1
    step: i64 = WAIT
    if decision == PLAYING:
        step = play_playing(p, kind, card, place, extra)
    elif decision == TAKING:
        step = play_wish(p) if kind == WISH_CARD else play_taking(p, kind, place)
    elif decision == LAYING_OUT:
        step = play_laying_out(p, kind, card, place)
    elif decision == KNOCKING:
        step = play_knocking(p, kind)
    elif decision == ANSWERING:
        step = play_answering(p, kind)
    elif decision == MOVING:
        step = play_moving(p, place)
    elif decision == CHOOSING:
        step = play_choosing(p, place)
    elif decision == ASKING:
        step = play_asking(p, place, extra)
    elif decision == GIVING:
        step = play_giving(p, card)
    elif decision == OPENING:
        step = play_opening(p, card)
    elif decision == STEALING:
        step = play_stealing(p, kind, card, place)
    elif decision == SWAPPING or decision == EXCHANGING:
        step = play_swapping(p, kind, card)
    elif decision == SECOND_DISCARD:
        step = play_second_discard(p, kind, card)
    elif decision == WISHING:
        step = play_wishing(p, kind, card)
    elif decision == COUNTING:
        step = draw_wish(p, place)
    elif decision == KEEPING:
        step = play_keeping(p, kind, card)
    go_on(p, step)


def go_on(p: Position, first: i64) -> None:
    """Run steps until a decision is due."""
    step = first
    while step != WAIT:
        if step == END_TURN:
            step = end_turn(p)
        elif step == BEGIN_TURN:
            step = begin_turn(p)
        elif step == PLAY_ON:
            step = await_play(p)
        elif step == TAKE_CARD:
            step = await_take(p)
        elif step == KNOCKS:
            step = open_knocks(p)
        elif step == END_ROUND:
            step = end_round(p)
        elif step == NEXT_KEEPER:
            step = next_keeper(p)
        elif step == START_ROUND:
            step = start_round(p)
    if p.draw_pile.n == 0 and p.decision != OVER and p.decision != KEEPING:
        # A pile that could not be renewed is renewed as soon as there are cards for it (G12).
        renew(p)
    p.legal_known = False


def end_turn(p: Position) -> i64:
    """The next seat in the direction of play, or the same once more (board: again)."""
    if p.again:
        p.again = False
    else:
        p.turn = p.neighbour(p.turn, p.direction)
    return BEGIN_TURN


def begin_turn(p: Position) -> i64:
    p.turns += 1
    p.all_turns += 1
    limit = p.game.rules.max_turns_per_round
    if (limit > 0 and p.turns > limit) or ends_dead(p):
        # Nobody ended the round (G9, G24).
        p.ender = NOBODY
        return END_ROUND
    if sits_out(p):
        return END_TURN
    p.tell(TURN, p.turn)
    if p.took_top:
        p.took_top = False
        return PLAY_ON
    if p.game.board:
        return roll(p)
    p.todo = 1
    return TAKE_CARD
