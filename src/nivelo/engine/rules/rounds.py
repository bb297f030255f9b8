"""Rounds: dealing, ending, moving up, winning."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import DEALT, MOVED_UP, ROUND_ENDED, TURNED_UP, WON, Event
from nivelo.engine.model.position import NOBODY, OVER, Position
from nivelo.engine.model.steps import BEGIN_TURN, NEXT_KEEPER, WAIT


def start_round(p: Position) -> i64:
    """Shuffle all cards but the kept ones, deal, turn up the first card; the seat to the left
    begins.
    """
    p.round += 1
    clear_table(p)
    fill_draw_pile(p)
    deal(p)
    turn_up(p)
    p.turn = p.neighbour(p.dealer, 1)
    return BEGIN_TURN


def clear_table(p: Position) -> None:
    """Nothing pending carries over (G14); kept cards are the new hands (G15)."""
    deck = p.game.deck
    p.unshare()
    q: i64
    i: i64
    for q in range(p.game.players):
        p.hands[q].copy_from(p.kept[q])
        p.kept[q].n = 0
        p.front[q].n = 0
        p.laid_out[q] = 0
        p.at_least[q] = 0
        p.known[q].n = 0
        if p.game.rules.jokers_apart:
            for i in range(p.hands[q].n):
                if deck.is_joker(p.hands[q].card[i]):
                    p.known[q].add(p.hands[q].card[i])
    for pile in p.piles:
        pile.n = 0
    p.draw_pile.n = 0
    p.under.n = 0
    p.groups = []
    p.beside = 0
    p.direction = 1
    p.again = False
    p.took_top = False
    p.turns = 0
    p.ender = NOBODY


def fill_draw_pile(p: Position) -> None:
    """All cards that are in no hand, shuffled; on the board the jokers are kept apart."""
    deck = p.game.deck
    draw_pile = p.draw_pile
    draw_pile.copy_from(deck.pack)
    i: i64
    face: i64
    for hand in p.hands:
        for i in range(hand.n):
            draw_pile.remove(hand.card[i])
    p.stock = 0
    if p.game.rules.jokers_apart:
        for face in range(deck.first_joker, deck.first_special):
            while draw_pile.remove(face):
                p.stock += 1
    p.shuffle_draw_pile()


def deal(p: Position) -> None:
    """One card at a time from the dealer's left, skipping hands that are full (G15)."""
    size = p.game.rules.hand
    n = p.game.players
    draw_pile = p.draw_pile
    i: i64
    dealt = True
    while dealt:
        dealt = False
        for i in range(1, n + 1):
            seat = p.neighbour(p.dealer, i)
            if p.hands[seat].n < size and draw_pile.n > 0:
                p.receive(seat, p.draw_top(seat), False)
                dealt = True
    log = p.log
    if log is not None:
        for i in range(n):
            log.append(Event(DEALT, i, p.hands[i].faces(), -1, True))


def turn_up(p: Position) -> None:
    """The first card of the dealer's pile, or of the common one.

    Where it must be plain, a joker or special goes back into the pile at random (ND-5).
    """
    draw_pile = p.draw_pile
    if p.game.rules.plain_start:
        if not has_plain(draw_pile, p.game.deck.coloured):
            return
        while p.chance is None and draw_pile.top() >= p.game.deck.coloured:
            face = draw_pile.pop()
            draw_pile.insert(p.stream.below(draw_pile.n + 1), face)
    if draw_pile.n == 0:
        return
    face = p.draw_top(-1, p.game.rules.plain_start)
    p.pile_of(p.dealer).push(face)
    p.tell(TURNED_UP, p.dealer, face)


def has_plain(pile: Cards, coloured: i64) -> bool:
    i: i64
    for i in range(pile.n):
        if pile.card[i] < coloured:
            return True
    return False


def end_round(p: Position) -> i64:
    """Seats that laid out move up one level; the seat that ended the round gets the bonus."""
    p.tell(ROUND_ENDED, p.ender)
    q: i64
    for q in range(p.game.players):
        if p.laid_out[q] == 1:
            up: i64 = p.game.rules.bonus if q == p.ender else 1
            p.level[q] = min(p.level[q] + up, p.game.last_level + 1)
            p.tell(MOVED_UP, q, -1, p.level[q])
    p.winner = find_winner(p)
    if p.winner != NOBODY:
        p.tell(WON, p.winner)
        p.await_move(OVER, NOBODY)
        return WAIT
    if p.game.rules.ender_deals and p.ender != NOBODY:
        p.dealer = p.ender
    else:
        p.dealer = p.neighbour(p.dealer, 1)
    p.done = 0
    return NEXT_KEEPER


def find_winner(p: Position) -> i64:
    """The seat that passed the last level; if several did, the ender, then the one with fewest
    cards.
    """
    best: i64 = NOBODY
    i: i64
    for i in range(1, p.game.players + 1):
        q = p.neighbour(p.dealer, i)
        if p.level[q] <= p.game.last_level:
            continue
        if q == p.ender:
            return q
        if best == NOBODY or p.hands[q].n < p.hands[best].n:
            best = q
    return best
