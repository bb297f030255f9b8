"""A position in numbers: how far each seat is, for whoever judges how the round will end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._hand_memory import HandMemory
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
FIELDS: Final = 21

MOST_MISSING: Final = 5
LAP: Final = 12


@final
class Features:
    """The numbers of all seats, for the position looked at last; at the start of a turn."""

    def __init__(self, game: Game, memory: HandMemory) -> None:
        self.game = game
        self.memory = memory
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
        hand = p.hands[q]
        deck = game.deck
        order = ((q - p.seat) * p.direction % n + n) % n
        if p.front[q].n > 0 and stop_card(p, q) >= 0:
            order += n
        of[at + ORDER] = LAP * order // n
        if order == 0:
            of[at + NEXT] = 1
        jokers: i64 = 0
        fits: i64 = 0
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if face >= deck.first_special:
                of[at + SPECIALS] += 1
            elif face >= deck.coloured:
                jokers += 1
            elif fits_on(deck, p.groups, face):
                fits += 1
        if game.rules.win_by_layout and p.level[q] == game.last_level:
            of[at + LAYOUT_WINS] = 1
        if p.level[q] + game.rules.bonus > game.last_level:
            of[at + OUT_WINS] = 1
        if p.laid_out[q] == 1:
            of[at + LAID_OUT] = 1
            of[at + CARDS] = hand.n
            of[at + STUCK] = hand.n - fits
            of[at + JOKERS_LEFT] = jokers
            for pile in p.piles:
                if pile.n > 0 and fits_on(deck, p.groups, pile.top()):
                    of[at + TOP_FITS] = 1
            return
        level = game.level(q, p.level[q])
        key = self.memory.key(hand, q, p.level[q])
        missing = self.memory.missing(hand, level, key)
        of[at + BESIDES] = hand.n - level.slots
        of[at + FITTING] = fits
        of[at + MISSING + min(missing, MOST_MISSING)] = 1
        of[at + JOKERS] = jokers
        of[at + SLOTS] = level.slots
        for pile in p.piles:
            if pile.n > 0 and pile.top() < deck.first_special:
                if self.memory.with_card(hand, level, key, pile.top(), missing) < missing:
                    of[at + TOP_HELPS] = 1
