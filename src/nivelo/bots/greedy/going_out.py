"""Going out: lay-offs after which nothing but the last discard is left of a hand.

What is found here is exact: bots play it, and the coach shows it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, hand_of, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.cards.specials import ACTS_AS_LAST, DISCARDABLE, DRAW_TWO
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, POINTS, RUN, SET
from nivelo.engine.model.game import DRAW_TWO_DRAWS, Game
from nivelo.engine.model.moves import (
    AS_GROUP,
    DISCARD,
    FIRST_PICTURE,
    HIGH_END,
    LOW_END,
    NOWHERE,
    PILE,
    Move,
)
from nivelo.engine.model.position import PLAYING, TAKING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

MOST_POSITIONS: Final = 2000  # that are looked at for one answer; nearly always all there are
MOST_LAYOUTS: Final = 24
SEED: Final = 496


@final
class WayOut:
    """A search among the lay-offs of one hand; `line` are the moves of the way it found.

    Sets, colours and pictures take their cards whenever they come, so only what lengthens a run,
    and so opens the way for other cards, has to be tried in all orders.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deck: Deck = game.deck
        self.line: Cards = no_cards(32)
        self.hand: Cards = no_cards(32)
        self.seat: i64 = 0
        room = int(game.most_groups * game.players)
        self.groups: list[Group] = []
        self.low: vec[i64] = numbers(room)  # the ends of the runs as they grow
        self.high: vec[i64] = numbers(room)
        self.size: vec[i64] = numbers(room)  # of each group, in cards
        self.seen: set[int] = set()  # positions without a way out, by their keys
        self.left: i64 = 0  # positions that may still be looked at
        random = QuickRandom(SEED)
        self.spots: i64 = 2 * self.deck.values + 2  # numbers that a run's ends take in the keys
        many = int(self.deck.faces) + room * int(self.spots)
        words: list[int] = []
        for _ in range(many):
            words.append((random.word() << 20) + (random.word() >> 12))
        self.words: vec[i64] = vec[i64](words)

    def find(self, hand: Cards, groups: list[Group], seat: i64) -> bool:
        """Can this seat, whose level lies on the table, end the round with this hand?"""
        if hand.n == 0 or len(groups) > len(self.low):
            return False
        self.hand.copy_from(hand)
        self.groups = groups
        self.seat = seat
        self.line.n = 0
        self.left = MOST_POSITIONS
        self.seen = set()
        g: i64
        for g in range(len(groups)):
            self.low[g] = groups[g].low
            self.high[g] = groups[g].high
            self.size[g] = groups[g].placed.n
        return self.search()

    def search(self) -> bool:
        """Go on from the position reached; the moves are added to the line."""
        if self.left == 0:
            return False
        self.left -= 1
        loose: i64 = 0  # cards that fit on no set, colour or picture
        hopeless: i64 = 0  # of those, cards that no run can be made to reach
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            if self.open_group(face) == NOWHERE:
                loose += 1
                if not self.may_reach(face):
                    hopeless += 1
        if loose <= self.discards() and self.finish():
            return True
        most: i64 = 2 if self.game.rules.full_groups else 1
        if hopeless > most:
            return False
        key = self.key()
        if int(key) in self.seen:
            return False
        self.seen.add(int(key))
        g: i64
        for g in range(len(self.groups)):
            kind = self.groups[g].kind
            if kind == RUN or kind == COLOUR_RUN:
                if self.low[g] > 0 and self.lengthen(g, self.low[g] - 1, LOW_END):
                    return True
                if self.high[g] < self.deck.values - 1:
                    if self.lengthen(g, self.high[g] + 1, HIGH_END):
                        return True
        return False

    def key(self) -> i64:
        """A number for the hand and the ends of the runs."""
        key: i64 = 0
        i: i64
        for i in range(self.hand.n):
            key += self.words[self.hand.card[i]]
        g: i64
        for g in range(len(self.groups)):
            at = self.deck.faces + g * self.spots
            key += self.words[at + self.low[g] + 1]
            key += self.words[at + self.deck.values + self.high[g] + 1]
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
            if not self.continues(g, kind, face):
                continue
            self.line.push(
                self.game.moves.lay_off(g, face, AS_GROUP if face < deck.coloured else end)
            )
            self.put(g, kind, face, end)
            if self.search():
                return True
            self.take_back(g, kind, face, end)
            self.line.n -= 1
        return False

    def put(self, g: i64, kind: i64, face: i64, end: i64) -> None:
        self.hand.remove(face)
        self.size[g] += 1
        if end == LOW_END:
            self.low[g] = kind
        else:
            self.high[g] = kind

    def take_back(self, g: i64, kind: i64, face: i64, end: i64) -> None:
        self.hand.add(face)
        self.size[g] -= 1
        if end == LOW_END:
            self.low[g] = kind + 1
        else:
            self.high[g] = kind - 1

    def continues(self, g: i64, kind: i64, face: i64) -> bool:
        """May the card stand for this kind in the run?"""
        deck = self.deck
        if face >= deck.first_special:
            return False
        if face >= deck.coloured:
            return deck.joker_fits(face, kind)
        if deck.kind[face] != kind:
            return False
        group = self.groups[g]
        return group.kind == RUN or deck.colour[face] == group.colour

    def open_group(self, face: i64) -> i64:
        """A group that takes this card whatever else lies there, or NOWHERE."""
        deck = self.deck
        if face >= deck.first_special:
            return NOWHERE
        g: i64
        for g in range(len(self.groups)):
            group = self.groups[g]
            kind = group.kind
            if kind == RUN or kind == COLOUR_RUN:
                if face >= deck.coloured and self.game.rules.full_groups and self.is_full(g):
                    return g
            elif kind == SET:
                if face >= deck.coloured:
                    if deck.joker_fits(face, group.low):
                        return g
                elif deck.kind[face] == group.low:
                    return g
            elif kind == COLOUR:
                if face >= deck.coloured or deck.colour[face] == group.colour:
                    return g
            elif kind != POINTS:
                if face >= deck.coloured or (group.pictures >> deck.kind[face]) & 1 == 1:
                    return g
        return NOWHERE

    def may_reach(self, face: i64) -> bool:
        """Could a run come to take this card, with what the hand holds? Rather yes than no."""
        deck = self.deck
        if face >= deck.first_special:
            return False
        g: i64
        for g in range(len(self.groups)):
            group = self.groups[g]
            if group.kind != RUN and group.kind != COLOUR_RUN:
                continue
            if face >= deck.coloured:
                if self.low[g] > 0 or self.high[g] < deck.values - 1:
                    return True
                continue
            kind = deck.kind[face]
            if kind >= deck.values or (
                group.kind == COLOUR_RUN and deck.colour[face] != group.colour
            ):
                continue
            if kind < self.low[g]:
                if self.can_fill(g, kind + 1, self.low[g]):
                    return True
            elif kind > self.high[g] and self.can_fill(g, self.high[g] + 1, kind):
                return True
        return False

    def can_fill(self, g: i64, first: i64, end: i64) -> bool:
        """Has the hand a card for each kind from the first up to the end, jokers counted?"""
        deck = self.deck
        jokers: i64 = 0
        i: i64
        for i in range(self.hand.n):
            if deck.coloured <= self.hand.card[i] < deck.first_special:
                jokers += 1
        kind: i64
        for kind in range(first, end):
            held = False
            for i in range(self.hand.n):
                if self.hand.card[i] < deck.coloured and self.continues(g, kind, self.hand.card[i]):
                    held = True
                    break
            if not held:
                jokers -= 1
                if jokers < 0:
                    return False
        return True

    def is_full(self, g: i64) -> bool:
        """As `Group.is_full`, of the group as it has grown."""
        deck = self.deck
        kind = self.groups[g].kind
        if kind == RUN or kind == COLOUR_RUN:
            return self.low[g] == 0 and self.high[g] == deck.values - 1
        if kind == SET:
            return self.size[g] >= deck.colours * deck.copies
        if kind == COLOUR:
            return self.size[g] >= deck.kinds * deck.copies
        return True

    def discards(self) -> i64:
        """How many cards may be left to discard: two where all groups may be full (B11)."""
        return 2 if self.game.rules.full_groups else 1

    def finish(self) -> bool:
        """Lay off what fits on sets, colours and pictures, and discard what is left."""
        begun = self.line.n
        deck = self.deck
        moves = self.game.moves
        size = self.size[:]
        left = no_cards(4)
        i: i64
        for i in range(self.hand.n):
            face = self.hand.card[i]
            g = self.open_group(face)
            last = i == self.hand.n - 1
            if g == NOWHERE or (last and left.n == 0):
                left.push(face)
            else:
                self.size[g] += 1
                self.line.push(moves.lay_off(g, face, self.meaning(g, face)))
        ends = left.n == 1 or (left.n == 2 and self.all_full())
        for i in range(left.n):
            face = left.card[i]
            if face >= deck.first_special and deck.special[face] == DRAW_TWO:
                # On the pile it would bring two cards: it is laid before another seat (N8).
                ends = ends and self.game.rules.draw_two_last != DRAW_TWO_DRAWS
                self.line.push(moves.play_at[face] + (1 if self.seat == 0 else 0))
            else:
                # Any other card that acts even as the last one is not known to end the round.
                acts = deck.traits[face] & (ACTS_AS_LAST | DISCARDABLE) == ACTS_AS_LAST
                ends = ends and not acts
                self.line.push(moves.first[DISCARD] + face)
        self.size = size
        if not ends:
            self.line.n = begun
        return ends

    def all_full(self) -> bool:
        g: i64
        for g in range(len(self.groups)):
            if not self.is_full(g):
                return False
        return True

    def meaning(self, g: i64, face: i64) -> i64:
        """What a joker stands for on a group that takes any (N25)."""
        kind = self.groups[g].kind
        plain = kind == RUN or kind == COLOUR_RUN or kind == SET or kind == COLOUR
        if face < self.deck.coloured or plain:
            return AS_GROUP
        k = self.deck.values
        while (self.groups[g].pictures >> k) & 1 == 0:
            k += 1
        return FIRST_PICTURE + k - self.deck.values


def rest_of(hand: Cards, layout: list[Group]) -> Cards:
    """A hand without the cards of a layout."""
    rest = hand.clone()
    i: i64
    for group in layout:
        for i in range(group.placed.n):
            rest.remove(face_at(group.placed.card[i]))
    return rest


@final
class Exit:
    """A way to end the round in this turn; what is not needed is empty.

    First `take` from a pile, then lay out the `layout`, then the `line`: lay-offs in their order,
    and the last discard.
    """

    def __init__(
        self, take: Move | None, layout: list[Group], line: list[Move], wins: bool
    ) -> None:
        self.take = take
        self.layout = layout
        self.line = line
        self.wins = wins  # the game, not only the round


def find_exit(view: View, finder: LayoutFinder, way: WayOut) -> Exit | None:
    """How the seat that looks could end the round in this turn, if it is its turn and it could."""
    if not view.legal or view.turn != view.seat:
        return None
    if view.decision == PLAYING:
        return exit_with(view, hand_of(view.hand), None, finder, way)
    if view.decision == TAKING and view.todo <= 1:
        for move in view.legal:
            if move.kind == PILE:
                hand = hand_of(view.hand)
                hand.add(view.piles[move.place][-1])
                ending = exit_with(view, hand, move, finder, way)
                if ending is not None:
                    return ending
    return None


def exit_with(
    view: View, hand: Cards, take: Move | None, finder: LayoutFinder, way: WayOut
) -> Exit | None:
    """The same with the hand that the seat has once it has taken its card."""
    seat: i64 = view.seat
    game = view.game
    number: i64 = view.levels[seat]
    wins = number + game.rules.bonus > game.last_level
    if view.laid_out[seat]:
        if way.find(hand, view.groups, seat):
            return Exit(take, [], moves_of(game, way.line), wins)
        return None
    last = game.rules.win_by_layout and number == game.last_level
    level, spare = game.level(seat, number), view.spare_needed
    for layout in finder.thrifty_layouts(hand, level, MOST_LAYOUTS, spare):
        if last or ends_by_layout(view):
            return Exit(take, layout, [], last)
        if way.find(rest_of(hand, layout), view.groups + layout, seat):
            return Exit(take, layout, moves_of(game, way.line), wins)
    return None


def ends_by_layout(view: View) -> bool:
    """Would the round end because everyone has laid out?"""
    if not view.game.rules.all_laid_out_ends:
        return False
    for q in range(len(view.laid_out)):
        if q != view.seat and not view.laid_out[q]:
            return False
    return True


def moves_of(game: Game, line: Cards) -> list[Move]:
    moves: list[Move] = []
    for number in line.faces():
        moves.append(game.moves.moves[number])
    return moves
