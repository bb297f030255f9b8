"""A search for lay-offs that leave exactly the last card to discard."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots.greedy.going_out.growing_groups import GrowingGroups
from nivelo.engine.cards.cards import Cards, no_cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.cards.specials import ACTS_AS_LAST, DISCARDABLE, DRAW_TWO
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import DRAW_TWO_DRAWS, Game
from nivelo.engine.model.moves import AS_GROUP, DISCARD, HIGH_END, LOW_END, NOWHERE
from nivelo.engine.random.quick_random import QuickRandom

MOST_POSITIONS: Final = 2000  # maximum per answer; nearly always all there are
SEED: Final = 496


@final
class WayOut:
    """A search among the lay-offs of one hand; `line` has the moves it found.

    Sets, colours and pictures accept their cards at any time, so only lay-offs that lengthen a run,
    and so make room for other cards, have to be tried in all orders.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deck: Deck = game.deck
        self.line: Cards = no_cards(32)
        self.hand: Cards = no_cards(32)
        self.seat: i64 = 0
        self.table = GrowingGroups(game)
        self.seen: set[int] = set()  # positions without a way out, by their keys
        self.left: i64 = 0  # positions left to visit
        random = QuickRandom(SEED)
        self.spots: i64 = 2 * self.deck.values + 2  # number of values for a run's ends in the keys
        many = int(self.deck.faces) + int(self.table.most) * int(self.spots)
        words: list[int] = []
        for _ in range(many):
            words.append((random.word() << 20) + (random.word() >> 12))
        self.words: vec[i64] = vec[i64](words)

    def find(self, hand: Cards, groups: list[Group], seat: i64) -> bool:
        """Can this seat, which has laid out, end the round with this hand?"""
        if hand.n == 0 or len(groups) > self.table.most:
            return False
        self.hand.copy_from(hand)
        self.table.load(groups)
        self.seat = seat
        self.line.n = 0
        self.left = MOST_POSITIONS
        self.seen = set()
        return self.search()

    def search(self) -> bool:
        """Continue from the current position; the moves are added to the line."""
        if self.left == 0:
            return False
        self.left -= 1
        loose: i64 = 0  # cards that fit on no set, colour or picture
        hopeless: i64 = 0  # those of them that no run can be extended to
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            if self.table.open_group(face) == NOWHERE:
                loose += 1
                if not self.table.may_reach(face, self.hand):
                    hopeless += 1
        if loose <= self.discards() and self.finish():
            return True
        if hopeless > self.discards():
            return False
        key = self.key()
        if int(key) in self.seen:
            return False
        self.seen.add(int(key))
        table = self.table
        g: i64
        for g in range(table.n):
            if table.is_run(g):
                if table.low[g] > 0 and self.lengthen(g, table.low[g] - 1, LOW_END):
                    return True
                if table.high[g] < self.deck.values - 1:
                    if self.lengthen(g, table.high[g] + 1, HIGH_END):
                        return True
        return False

    def key(self) -> i64:
        """A key for the hand and the ends of the runs."""
        key: i64 = 0
        i: i64
        for i in range(self.hand.n):
            key += self.words[self.hand.card[i]]
        table = self.table
        g: i64
        for g in range(table.n):
            at = self.deck.faces + g * self.spots
            key += self.words[at + table.low[g] + 1]
            key += self.words[at + self.deck.values + table.high[g] + 1]
        return key

    def lengthen(self, g: i64, kind: i64, end: i64) -> bool:
        """Try every card of the hand that may come next at this end of a run."""
        deck = self.deck
        last: i64 = -1
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            if face == last:
                continue
            last = face
            if not self.table.continues(g, kind, face):
                continue
            self.line.push(
                self.game.moves.lay_off(g, face, AS_GROUP if face < deck.coloured else end)
            )
            self.hand.remove(face)
            self.table.put(g, kind, end)
            if self.search():
                return True
            self.table.take_back(g, kind, end)
            self.hand.add(face)
            self.line.n -= 1
        return False

    def discards(self) -> i64:
        """How many cards may remain to discard: two if all groups may be full (B11)."""
        return 2 if self.game.rules.full_groups else 1

    def finish(self) -> bool:
        """Lay off what fits on sets, colours and pictures, and discard the rest."""
        begun = self.line.n
        deck = self.deck
        moves = self.game.moves
        table = self.table
        size = table.size[:]
        left = no_cards(4)
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            g = table.open_group(face)
            last = i == self.hand.n - 1
            if g == NOWHERE or (last and left.n == 0):
                left.push(face)
            else:
                table.size[g] += 1
                self.line.push(moves.lay_off(g, face, table.meaning(g, face)))
        ends = left.n == 1 or (left.n == 2 and table.all_full())
        for i in range(left.n):
            face = left.card[i]
            if face >= deck.first_special and deck.special[face] == DRAW_TWO:
                # On the pile it would bring two cards: it is laid in front of another seat (N8).
                ends = ends and self.game.rules.draw_two_last != DRAW_TWO_DRAWS
                self.line.push(moves.play_at[face] + (1 if self.seat == 0 else 0))
            else:
                # Other special cards that act even as the last one may not end the round.
                acts = deck.traits[face] & (ACTS_AS_LAST | DISCARDABLE) == ACTS_AS_LAST
                ends = ends and not acts
                self.line.push(moves.first[DISCARD] + face)
        table.size = size
        if not ends:
            self.line.n = begun
        return ends
