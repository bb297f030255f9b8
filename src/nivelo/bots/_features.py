"""A position in numbers: how far each seat is, for whoever judges how the round will end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._holding import Holding
from nivelo.bots._lay_offs import fits_on
from nivelo.engine.cards import numbers
from nivelo.engine.game import Game
from nivelo.engine.position import Position
from nivelo.engine.skip import stop_card

# What is said of each seat.
ORDER: Final = 0  # twelfths of a lap until its turn
NEXT: Final = 1  # 1: its turn begins now
LAID_OUT: Final = 2
CARDS: Final = 3  # in hand, once it has laid out
STUCK: Final = 4  # of those, cards that fit nowhere now
JOKERS_LEFT: Final = 5  # of those, jokers
BESIDES: Final = 6  # cards that the level will not take
FITTING: Final = 7  # cards that fit on the table, before the layout
MISSING: Final = 8  # six flags: none missing, one, …, five or more
JOKERS: Final = 14  # before the layout
SPECIALS: Final = 15
TOP_FITS: Final = 16  # a discard pile's top can be laid off
TOP_HELPS: Final = 17  # or, before the layout, brings the level closer
LAYOUT_WINS: Final = 18
OUT_WINS: Final = 19
SLOTS: Final = 20  # cards that the level asks for, before the layout
OUTS: Final = 21  # how many of a hundred unseen cards would help, before the layout
FITS: Final = 22  # or could be laid off, once it has laid out
FAR: Final = 23  # cards missing beyond five
FIELDS: Final = 24

MOST_MISSING: Final = 5
LAP: Final = 12
HUNDRED: Final = 100


@final
class Features:
    """The numbers of all seats, for the position looked at last; at the start of a turn."""

    def __init__(self, game: Game, holding: Holding) -> None:
        self.game = game
        self.holding = holding
        self.of: vec[i64] = numbers(FIELDS * int(game.players))

    def look(self, p: Position) -> None:
        i: i64
        for i in range(len(self.of)):
            self.of[i] = 0
        q: i64
        for q in range(self.game.players):
            self.look_at(p, q, q * FIELDS)

    def as_list(self) -> list[int]:
        return [int(n) for n in self.of]

    def look_at(self, p: Position, q: i64, at: i64) -> None:
        of = self.of
        game = self.game
        n = game.players
        order = ((q - p.seat) * p.direction % n + n) % n
        if p.front[q].n > 0 and stop_card(p, q) >= 0:
            order += n
        of[at + ORDER] = LAP * order // n
        if order == 0:
            of[at + NEXT] = 1
        if game.rules.win_by_layout and p.level[q] == game.last_level:
            of[at + LAYOUT_WINS] = 1
        if p.level[q] + game.rules.bonus > game.last_level:
            of[at + OUT_WINS] = 1
        self.holding.look(p, q)
        if p.laid_out[q] == 1:
            self.look_at_rest(p, q, at)
        else:
            self.look_at_level(p, q, at)

    def look_at_rest(self, p: Position, q: i64, at: i64) -> None:
        """A seat that has laid out: what it has left, and what may go with it."""
        of = self.of
        hand = p.hands[q]
        deck = self.game.deck
        of[at + LAID_OUT] = 1
        of[at + CARDS] = hand.n
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if face >= deck.first_special:
                of[at + SPECIALS] += 1
                of[at + STUCK] += 1
            elif face >= deck.coloured:
                of[at + JOKERS_LEFT] += 1
            elif not fits_on(deck, p.groups, face):
                of[at + STUCK] += 1
        if self.sees_tops(at):
            for pile in p.piles:
                if pile.n > 0 and fits_on(deck, p.groups, pile.top()):
                    of[at + TOP_FITS] = 1
        fitting: i64 = 0
        total = self.holding.count_unseen(p)
        for i in range(deck.coloured):
            unseen = self.holding.unseen[i]
            if unseen > 0 and fits_on(deck, p.groups, i):
                fitting += unseen
        of[at + FITS] = HUNDRED * fitting // max(total, 1)

    def look_at_level(self, p: Position, q: i64, at: i64) -> None:
        """A seat that has not: what it misses, and what would help."""
        of = self.of
        hand = p.hands[q]
        deck = self.game.deck
        holding = self.holding
        missing = holding.missing
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if face >= deck.first_special:
                of[at + SPECIALS] += 1
            elif face >= deck.coloured:
                of[at + JOKERS] += 1
            elif fits_on(deck, p.groups, face):
                of[at + FITTING] += 1
        of[at + BESIDES] = hand.n - holding.level.slots
        of[at + MISSING + min(missing, MOST_MISSING)] = 1
        of[at + FAR] = max(0, missing - MOST_MISSING)
        of[at + SLOTS] = holding.level.slots
        if missing == 0:
            return
        if self.sees_tops(at):
            for pile in p.piles:
                if pile.n > 0 and pile.top() < deck.first_special and holding.closer(pile.top()):
                    of[at + TOP_HELPS] = 1
        total = holding.count_unseen(p)
        of[at + OUTS] = HUNDRED * holding.count_outs() // max(total, 1)

    def sees_tops(self, at: i64) -> bool:
        """May the seat take a discard that lies there now? Of a common pile only the next one."""
        return not self.game.rules.common_pile or self.of[at + NEXT] == 1
