"""The solver: how far a hand is from a level, exactly.

It tries the anchors of all groups and counts the places that the hand's cards cannot fill.
A natural card fills a place of its value, of its colour, or of both; jokers fill what is left.
The order is what makes counting enough: places that ask for value and colour (colour runs) are
filled first, then those that ask for a value (runs, sets, pictures), with cards of other colours
before those of a colour group, then the colour groups. A card that could serve two places counts
one in either, and what is left over for jokers is never harder to fill than any other choice
would leave. The tests compare it with a plain exhaustive search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards import Cards, no_cards, numbers
from nivelo.engine.deck import Deck
from nivelo.engine.levels import COLOUR, COLOUR_RUN, POINTS, SET, Ask, Level, ones

FAR: Final = 1000


@final
class Solver:
    """Exact counts of missing cards; one per game, with scratch space for one search."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.count: vec[i64] = numbers(deck.kinds)  # natural cards left, by kind
        self.own: vec[i64] = numbers(deck.coloured)  # natural cards left, by face
        self.has: i64 = 0  # kinds with cards left
        self.own_has: vec[i64] = numbers(deck.colours)  # the same by colour
        self.lack: vec[i64] = numbers(deck.classes)  # places not filled, by class of joker
        self.lack_any: i64 = 0  # places not filled that any joker fills
        self.jokers: vec[i64] = numbers(deck.classes)
        self.full_jokers: i64 = 0
        self.colours: vec[i64] = numbers(2)  # of the colour groups, as placed
        self.wanted: vec[i64] = numbers(2)  # their sizes
        self.colour_groups: i64 = 0
        self.promised: i64 = 0  # what lack_any holds already for the colour groups
        self.where: vec[i64] = numbers(8)
        self.best: i64 = FAR
        self.single: bool = deck.copies == 1
        self.plain: bool = deck.classes == 1
        self.hand: Cards = no_cards()

    def missing(self, hand: Cards, level: Level) -> i64:
        """The fewest cards that must come to the hand for the level to be laid out."""
        self.load(hand)
        self.best = FAR
        self.place(level, 0)
        self.unload(hand)
        return self.best

    def helps(self, hand: Cards, level: Level) -> list[int]:
        """The faces that bring the hand closer to the level, one of them at a time."""
        found: list[int] = []
        now = self.missing(hand, level)
        if now == 0:
            return found
        more = self.hand
        face: i64
        for face in range(self.deck.first_special):
            more.copy_from(hand)
            more.push(face)
            if self.missing(more, level) < now:
                found.append(face)
        return found

    def load(self, hand: Cards) -> None:
        deck = self.deck
        count = self.count
        own = self.own
        coloured = deck.coloured
        i: i64
        for i in range(deck.kinds):
            count[i] = 0
        for i in range(deck.colours):
            self.own_has[i] = 0
        for i in range(deck.classes):
            self.lack[i] = 0
            self.jokers[i] = 0
        self.full_jokers = 0
        self.lack_any = 0
        self.colour_groups = 0
        self.promised = 0
        has: i64 = 0
        for i in range(hand.n):
            face = hand.card[i]
            if face < coloured:
                k = deck.kind[face]
                count[k] += 1
                own[face] += 1
                has |= 1 << k
                self.own_has[deck.colour[face]] |= 1 << k
            elif face < deck.first_special:
                r = deck.joker_class[face - coloured]
                if r < 0:
                    self.full_jokers += 1
                else:
                    self.jokers[r] += 1
        self.has = has

    def unload(self, hand: Cards) -> None:
        """Clear the counts by face, touching only those of the hand."""
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if face < self.deck.coloured:
                self.own[face] = 0

    def lacking(self, more: i64) -> i64:
        """Cards missing for the places counted so far, and `more` that any joker fills."""
        if self.plain:
            short = self.lack[0] + self.lack_any + more - self.full_jokers
            return short if short > 0 else 0
        short = -self.full_jokers
        spare: i64 = 0
        r: i64
        for r in range(self.deck.classes):
            d = self.lack[r] - self.jokers[r]
            if d > 0:
                short += d
            else:
                spare -= d
        d = self.lack_any + more - spare
        if d > 0:
            short += d
        return short if short > 0 else 0

    def count_lack(self, mask: i64, sign: i64) -> None:
        """Count the kinds of a mask as places not filled (sign 1), or take that back (-1)."""
        if self.plain:
            self.lack[0] += sign * ones(mask)
            return
        r: i64
        for r in range(self.deck.classes):
            self.lack[r] += sign * ones(mask & self.deck.class_mask[r])

    def place(self, level: Level, i: i64) -> None:
        """Place the groups from the i-th on, keeping the fewest missing cards in `best`."""
        if self.lacking(0) >= self.best:
            return
        if i == level.n:
            self.finish()
            return
        ask = level.order[i]
        kind = ask.kind
        if kind == SET:
            self.place_set(level, i, ask)
        elif kind == COLOUR_RUN:
            self.place_colour_run(level, i, ask)
        elif kind == COLOUR:
            self.place_colour(level, i, ask)
        elif kind == POINTS:
            self.place_points(level, i, ask)
        else:
            self.place_run(level, i, ask)

    def place_run(self, level: Level, i: i64, ask: Ask) -> None:
        """Runs, pictures and pairs: one card of each kind of a mask."""
        has = self.has
        first: i64 = 0
        if i > 0 and level.order[i - 1].text == ask.text:
            first = self.where[i - 1]  # of two equal groups the order does not matter
        last = i + 1 == level.n and self.colour_groups == 0
        masks = ask.mask
        a: i64
        if last and self.plain:
            base = self.lack[0] + self.lack_any - self.full_jokers
            best = self.best
            for a in range(first, ask.anchors):
                short = base + ones(masks[a] & ~has)
                if short < best:
                    if short <= 0:
                        self.best = 0
                        return
                    best = short
            self.best = best
            return
        for a in range(first, ask.anchors):
            mask = masks[a]
            lost = mask & ~has
            self.count_lack(lost, 1)
            if self.lacking(0) < self.best:
                if last:
                    self.best = self.lacking(0)
                else:
                    self.where[i] = a
                    self.use(mask & has, -1)
                    self.place(level, i + 1)
                    self.use(mask & has, 1)
            self.count_lack(lost, -1)
            if self.best == 0:
                return

    def use(self, mask: i64, sign: i64) -> None:
        """Use one card of each kind of the mask (sign -1), or give it back (1)."""
        count = self.count
        k: i64 = 0
        rest = mask
        while rest != 0:
            if rest & 1 == 1:
                count[k] += sign
                if count[k] == 0:
                    self.has &= ~(1 << k)
                else:
                    self.has |= 1 << k
            rest >>= 1
            k += 1

    def place_set(self, level: Level, i: i64, ask: Ask) -> None:
        count = self.count
        size = ask.size
        low = ask.low(0)
        k: i64
        if level.alike and self.plain:
            # One kind for each count that is enough, and of the others the longest.
            seen: i64 = 0
            short: i64 = -1
            for k in range(low, low + ask.anchors):
                n = count[k]
                if n >= size:
                    if (seen >> n) & 1 == 0:
                        seen |= 1 << n
                        self.try_set(level, i, k, size, size)
                        if self.best == 0:
                            return
                elif short < 0 or n > count[short]:
                    short = k
            if short >= 0:
                self.try_set(level, i, short, count[short], size)
            return
        for k in range(low, low + ask.anchors):
            n = count[k]
            self.try_set(level, i, k, n if n < size else size, size)
            if self.best == 0:
                return

    def try_set(self, level: Level, i: i64, k: i64, n: i64, size: i64) -> None:
        """Use n cards of kind k for a set."""
        r = self.deck.class_of[k]
        self.lack[r] += size - n
        if self.lacking(0) < self.best:
            if i + 1 == level.n and self.colour_groups == 0:
                self.best = self.lacking(0)
            else:
                self.count[k] -= n
                if self.count[k] == 0:
                    self.has &= ~(1 << k)
                self.place(level, i + 1)
                self.count[k] += n
                if self.count[k] > 0:
                    self.has |= 1 << k
        self.lack[r] -= size - n

    def place_colour_run(self, level: Level, i: i64, ask: Ask) -> None:
        first: i64 = 0
        if i > 0 and level.order[i - 1].text == ask.text:
            first = self.where[i - 1]
        last = i + 1 == level.n and self.colour_groups == 0
        a: i64
        for a in range(first, ask.anchors):
            colour = ask.colour[a]
            mask = ask.mask[a]
            got = mask & self.own_has[colour]
            lost = mask & ~got
            self.count_lack(lost, 1)
            if self.lacking(0) < self.best:
                if last:
                    self.best = self.lacking(0)
                else:
                    self.where[i] = a
                    self.use_own(got, colour, -1)
                    self.place(level, i + 1)
                    self.use_own(got, colour, 1)
            self.count_lack(lost, -1)
            if self.best == 0:
                return

    def use_own(self, mask: i64, colour: i64, sign: i64) -> None:
        """Use one card of this colour of each kind of the mask, or give it back."""
        self.use(mask, sign)
        colours = self.deck.colours
        k: i64 = 0
        rest = mask
        while rest != 0:
            if rest & 1 == 1:
                face = k * colours + colour
                self.own[face] += sign
                if self.own[face] == 0:
                    self.own_has[colour] &= ~(1 << k)
                else:
                    self.own_has[colour] |= 1 << k
            rest >>= 1
            k += 1

    def place_colour(self, level: Level, i: i64, ask: Ask) -> None:
        """Choose a colour; how many cards of it are left is known only when all is placed."""
        g = self.colour_groups
        self.colour_groups = g + 1
        self.wanted[g] = ask.size
        before = self.promised
        c: i64
        for c in range(self.deck.colours):
            self.colours[g] = c
            lost = ask.size - self.left_of(c)
            if lost < 0:
                lost = 0
            self.lack_any += lost
            self.promised = before + lost
            self.place(level, i + 1)
            self.lack_any -= lost
            if self.best == 0:
                break
        self.promised = before
        self.colour_groups = g

    def left_of(self, colour: i64) -> i64:
        """Cards of a colour that are left when values took other colours' cards first."""
        if self.single:
            return ones(self.own_has[colour] & self.has)
        left: i64 = 0
        k: i64
        for k in range(self.deck.kinds):
            own = self.own[k * self.deck.colours + colour]
            left += own if own < self.count[k] else self.count[k]
        return left

    def finish(self) -> None:
        """All groups are placed: count what the colour groups lack, and keep the best."""
        more: i64 = 0
        if self.colour_groups == 1:
            lost = self.wanted[0] - self.left_of(self.colours[0])
            more = (lost if lost > 0 else 0) - self.promised
        elif self.colour_groups == 2:
            more = self.two_colours_lack() - self.promised
        short = self.lacking(more)
        if short < self.best:
            self.best = short

    def two_colours_lack(self) -> i64:
        """What two colour groups lack, sharing out what the values had to take of them."""
        a = self.colours[0]
        b = self.colours[1]
        if a == b:
            lost = self.wanted[0] + self.wanted[1] - self.left_of(a)
            return lost if lost > 0 else 0
        own_a: i64 = 0
        own_b: i64 = 0
        taken: i64 = 0  # cards of either colour that the values took
        least: i64 = 0  # at least so many of colour a
        most: i64 = 0
        k: i64
        for k in range(self.deck.kinds):
            x = self.own[k * self.deck.colours + a]
            y = self.own[k * self.deck.colours + b]
            own_a += x
            own_b += y
            z = x + y - self.count[k]
            if z > 0:
                taken += z
                if z > y:
                    least += z - y
                most += z if z < x else x
        from_a = own_a - self.wanted[0]
        if from_a < least:
            from_a = least
        if from_a > most:
            from_a = most
        lost_a = self.wanted[0] - (own_a - from_a)
        lost_b = self.wanted[1] - (own_b - (taken - from_a))
        return (lost_a if lost_a > 0 else 0) + (lost_b if lost_b > 0 else 0)

    def place_points(self, level: Level, i: i64, ask: Ask) -> None:
        if level.points_alone:
            self.add_points(level, i, ask)
            return
        a: i64
        for a in range(ask.anchors):
            colour = ask.colour[a]
            first = (self.deck.values - 1) * self.deck.colours
            first += self.deck.colours - 1 if colour < 0 else colour
            self.choose_points(level, i, colour, first, ask.size)
            if self.best == 0:
                return

    def cards_for(self, points: i64) -> i64:
        """How many cards of any value make up so many points, at least."""
        return (points + self.deck.values - 1) // self.deck.values

    def add_points(self, level: Level, i: i64, ask: Ask) -> None:
        """Points when nothing else wants the numbers: all sums at once, as bits."""
        deck = self.deck
        a: i64
        k: i64
        for a in range(ask.anchors):
            colour = ask.colour[a]
            sums: i64 = 1
            for k in range(deck.values):
                n = self.count[k]
                if colour >= 0:
                    n = self.own[k * deck.colours + colour]
                while n > 0 and k < ask.size:
                    # Sums above the points asked for would only overflow.
                    sums |= (sums & ((1 << (ask.size - k)) - 1)) << (k + 1)
                    n -= 1
            total = ask.size
            fewest: i64 = FAR
            while total >= 0:
                if (sums >> total) & 1 == 1:
                    fewest = min(fewest, self.cards_for(ask.size - total))
                total -= 1
            self.lack_any += fewest
            self.place(level, i + 1)
            self.lack_any -= fewest
            if self.best == 0:
                return

    def choose_points(self, level: Level, i: i64, colour: i64, first: i64, points: i64) -> None:
        """Leave the points as they are, or take one more card, of the `first` face or below."""
        lost = self.cards_for(points)
        self.lack_any += lost
        self.place(level, i + 1)
        self.lack_any -= lost
        if points == 0 or self.best == 0:
            return
        deck = self.deck
        step: i64 = 1 if colour < 0 else deck.colours
        face = first
        while face >= 0:
            k = deck.kind[face]
            if k < points and self.own[face] > 0:
                self.use_own(1 << k, deck.colour[face], -1)
                self.choose_points(level, i, colour, face, points - k - 1)
                self.use_own(1 << k, deck.colour[face], 1)
                if self.best == 0:
                    return
            face -= step
