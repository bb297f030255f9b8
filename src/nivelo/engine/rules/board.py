"""The board: dice, towers and the actions of its fields."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import GOT_JOKER, MOVED, ROLLED
from nivelo.engine.model.moves import (
    ACTION,
    AGAIN,
    ASK_AROUND,
    EVERYONE,
    EXCHANGE,
    FIELD,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_TWO,
)
from nivelo.engine.model.position import CHOOSING, EXCHANGING, MOVING, Position
from nivelo.engine.model.steps import PLAY_ON, TAKE_CARD, WAIT
from nivelo.engine.rules.ask import await_ask
from nivelo.engine.rules.piles import draw
from nivelo.engine.rules.specials.open_three import begin_opening
from nivelo.engine.rules.specials.swap import begin_swap


def roll(p: Position) -> i64:
    p.dice[0] = p.roll_die()
    p.dice[1] = p.roll_die()
    p.tell(ROLLED, p.turn, -1, p.dice[0] * 10 + p.dice[1])
    p.await_move(MOVING, p.turn)
    return WAIT


def is_free(p: Position, field: i64) -> bool:
    """Does no opponent's piece stand on the field?"""
    q: i64
    for q in range(p.game.players):
        if q != p.turn and p.towers[q] == field:
            return False
    return True


def reach(p: Position, steps: i64) -> i64:
    """The field this many steps on; fields with opponents' pieces are jumped, not counted."""
    field = p.towers[p.turn]
    left = steps
    while left > 0:
        field = (field + 1) % p.game.fields
        if is_free(p, field):
            left -= 1
    return field


def legal_moving(p: Position, out: Cards) -> None:
    """One piece moves by one die, the other by the other; with doubles n and twice n."""
    first = p.game.moves.first[FIELD]
    a = p.dice[0]
    b = p.dice[1]
    out.push(first + reach(p, a))
    out.push(first + reach(p, a + b if a == b else b))


def play_moving(p: Position, field: i64) -> i64:
    p.towers[p.turn] = field
    p.tell(MOVED, p.turn, -1, field)
    return do_action(p, p.game.track[field])


def next_field(p: Position, action: i64) -> i64:
    """The next field of an action clockwise without an opponent on it, or -1 (B8)."""
    field = (p.towers[p.turn] + 1) % p.game.fields
    while field != p.towers[p.turn]:
        if p.game.track[field] == action and is_free(p, field):
            return field
        field = (field + 1) % p.game.fields
    return -1


def legal_choosing(p: Position, out: Cards) -> None:
    a: i64
    for a in range(FREE):
        if next_field(p, a) >= 0:
            out.push(p.game.moves.first[ACTION] + a)


def play_choosing(p: Position, action: i64) -> i64:
    return play_moving(p, next_field(p, action))


def do_action(p: Position, action: i64) -> i64:
    p.todo = 1
    if action == FREE:
        p.await_move(CHOOSING, p.turn)
        return WAIT
    if action == PLUS_TWO:
        p.todo = 2
    elif action == AGAIN:
        p.again = True
    elif action == EXCHANGE:
        return begin_swap(p, EXCHANGING)
    elif action == EVERYONE:
        everyone_draws(p)
        return PLAY_ON
    elif action == JOKER and p.stock > 0:
        p.stock -= 1
        p.receive(p.turn, p.game.deck.first_joker, True)
        p.tell(GOT_JOKER, p.turn, p.game.deck.first_joker)
        return PLAY_ON
    elif action == ASK_AROUND:
        return await_ask(p)
    elif action == OPEN_THREE:
        return begin_opening(p, True)
    return TAKE_CARD


def everyone_draws(p: Position) -> None:
    """The player first, then the others clockwise (B13)."""
    i: i64
    for i in range(p.game.players):
        draw(p, p.neighbour(p.turn, i))
