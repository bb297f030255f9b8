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

from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    MOST_ANCHORS,
    MOST_GROUPS,
    POINTS,
    RUN,
    SET,
    GroupSpec,
    Level,
    ones,
    positive,
)
from nivelo.engine.groups.run_windows import RunWindows

FAR: Final = 1000
MOST_SET: Final = 100
ENDLESS: Final = 1_000_000_000_000_000_000  # more steps than any search takes
INT_BITS: Final = 31  # compiled, the 1 of `1 << n` is a C int, which limits the shift


@final
class Solver(RunWindows):
    """Exact counts of missing cards; one per game, with scratch space for one search."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.colours: vec[i64] = numbers(2)  # of the colour groups, as placed
        self.wanted: vec[i64] = numbers(2)  # their sizes
        self.colour_groups: i64 = 0
        self.promised: i64 = 0  # what lack_any already contains for the colour groups
        self.where: vec[i64] = numbers(MOST_GROUPS)  # anchors of the groups placed so far
        self.hope: vec[i64] = numbers(MOST_GROUPS + 1)  # the groups from here on lack this much
        self.lost: list[vec[i64]] = [numbers(MOST_ANCHORS) for _ in range(MOST_GROUPS)]
        self.parts: vec[i64] = numbers(MOST_SET)  # kinds with this many cards beyond whole sets
        self.taken: vec[i64] = numbers(deck.classes)  # what sets of each class lack
        self.forced: GroupSpec | None = None  # the group whose anchor is fixed
        self.forced_at: i64 = 0
        self.best: i64 = FAR
        self.steps: i64 = 0  # of the search so far
        self.last_step: i64 = ENDLESS  # after which a search is abandoned
        self.spent: i64 = 0  # steps of all searches so far
        self.budget: i64 = ENDLESS  # maximum of that

    def missing(self, hand: Cards, level: Level) -> i64:
        """The fewest cards that the hand needs for laying out the level."""
        return self.fewest(hand, level, FAR)

    def has_level(self, hand: Cards, level: Level) -> bool:
        """Does the hand contain the level? Faster than `missing`, because it can stop sooner."""
        return self.fewest(hand, level, 1) == 0

    def has_level_at(self, hand: Cards, level: Level, spec: GroupSpec, anchor: i64) -> bool:
        """Does the hand contain the level with one of its groups at this anchor?"""
        self.forced = spec
        self.forced_at = anchor
        fits = self.has_level(hand, level)
        self.forced = None
        return fits

    def has_rest(
        self, hand: Cards, spec: GroupSpec, anchor: i64, k: i64, natural: i64, rest: Level | None
    ) -> bool:
        """Does the hand contain a group from its k-th place on, plus the rest of the level?

        For levels in which only values count, where a natural card is never worse than a joker. Of
        a set's kind, at most this many natural cards may be used.
        """
        self.load(hand, False)
        return self.loaded_has_rest(spec, anchor, k, natural, rest)

    def loaded_has_rest(
        self, spec: GroupSpec, anchor: i64, k: i64, natural: i64, rest: Level | None
    ) -> bool:
        """The same for the loaded hand, which can then be tested with other anchors."""
        self.begin(1)
        if spec.kind == SET:
            kind = spec.asked[anchor * spec.slots]
            used = spec.size - k
            if used > natural:
                used = natural
            if used > self.count[kind]:
                used = self.count[kind]
            lost = spec.size - k - used
            self.lack_kind(kind, lost)
            self.use_kind(kind, used)
            self.place_rest(rest)
            self.use_kind(kind, -used)
            self.lack_kind(kind, -lost)
        elif k < spec.slots:
            low = spec.asked[anchor * spec.slots + k]
            below: i64 = 1 << low
            mask = spec.mask[anchor] & ~(below - 1)
            present = mask & self.has
            lost = ones(mask & ~present)
            self.count_lack(mask & ~present, lost)
            self.use(present, low, -1, -1)
            self.place_rest(rest)
            self.use(present, low, -1, 1)
            self.count_lack(mask & ~present, -lost)
        else:
            self.place_rest(rest)
        self.spent += self.steps
        return self.best == 0

    def place_rest(self, rest: Level | None) -> None:
        """Place a whole level in addition to what is placed, or nothing more."""
        if rest is None:
            self.best = self.lacking(0)
        else:
            self.hope[rest.n] = 0
            self.hope_for(rest)
            self.place(rest, 0)

    def fewest(self, hand: Cards, level: Level, below: i64) -> i64:
        """The missing cards if they are below this number, else the number."""
        self.load(hand, level.by_colour)
        self.begin(below)
        self.hope[level.n] = 0
        if level.n > 1:
            self.hope_for(level)
        self.place(level, 0)
        if level.by_colour:
            self.unload(hand)
        self.spent += self.steps
        return self.best

    def effort(self, hand: Cards, level: Level, most: i64) -> i64:
        """The number of steps for counting the missing cards, at most this many."""
        self.allow(most)
        self.missing(hand, level)
        self.allow(ENDLESS)
        return self.steps

    def allow(self, most: i64) -> None:
        """Limit the number of steps from now on; queries beyond the limit get no valid answer."""
        self.spent = 0
        self.budget = most

    def is_spent(self) -> bool:
        """Was a search abandoned? Then answers since `allow` are unreliable."""
        return self.spent >= self.budget

    def begin(self, below: i64) -> None:
        """Search for fewer missing cards than this, with the loaded hand."""
        self.best = below
        self.steps = 0
        self.last_step = self.budget - self.spent
        self.colour_groups = 0
        self.promised = 0

    def forget(self, groups: i64, anchors: i64) -> None:
        """Clear all data of the last hand used by levels of so many groups and anchors."""
        self.spent = 0
        self.load(no_cards(), True)
        self.begin(FAR)
        self.forced_at = 0
        i: i64
        a: i64
        for i in range(2):
            self.colours[i] = 0
            self.wanted[i] = 0
        self.forget_windows()
        for i in range(MOST_SET):
            self.parts[i] = 0
        for i in range(self.deck.classes):
            self.taken[i] = 0
            self.held[i] = 0
        for i in range(groups):
            self.where[i] = 0
            self.hope[i] = 0
            lost = self.lost[i]
            for a in range(anchors):
                lost[a] = 0

    def total_missing(self, hands: list[Cards], level: Level) -> i64:
        """The missing cards of many hands together, counted without leaving the engine."""
        total: i64 = 0
        for hand in hands:
            total += self.missing(hand, level)
        return total

    def helps(self, hand: Cards, level: Level) -> list[int]:
        """The faces that each bring the hand closer to the level.

        A face is excluded if the hand holds all its cards.
        """
        faces: list[int] = []
        now = self.missing(hand, level)
        if now == 0:
            return faces
        more = no_cards()
        face: i64
        for face in range(self.deck.first_special):
            if hand.count(face) >= self.deck.count[face]:
                continue
            more.copy_from(hand)
            more.push(face)
            if self.missing(more, level) < now:
                faces.append(face)
        return faces

    def hope_for(self, level: Level) -> None:
        """What each group would lack if it had the whole hand to itself: a lower bound.

        Equal sets are placed all at once, so they have no bound.
        """
        if level.equal_sets_from == 0 and self.forced is None:
            return
        i: i64 = level.n
        lost: i64 = 0
        while i > 1:
            i -= 1
            spec = level.order[i]
            if i + 1 == level.n or level.order[i + 1].text != spec.text:
                if spec.kind == RUN or spec.kind == COLOUR_RUN:
                    lost = self.count_windows(i, spec, 0, spec.anchors)
                else:
                    lost = self.least_lost(spec)
            self.hope[i] = self.hope[i + 1] + lost

    def hopeless(self, i: i64, lost: i64) -> bool:
        """Can the groups from the i-th on not beat the best, with `lost` more open places?"""
        return self.total + lost + self.hope[i] - self.all_jokers >= self.best

    def place(self, level: Level, i: i64) -> None:
        """Place the groups from the i-th on, keeping the fewest missing cards in `best`."""
        if self.best == 0 or self.hopeless(i, 0):
            return
        if self.steps >= self.last_step:
            self.best = 0
            return
        self.steps += 1
        if not self.plain and self.lacking(0) >= self.best:
            return
        if i == level.n:
            self.finish()
            return
        spec = level.order[i]
        kind = spec.kind
        if kind == SET:
            self.place_set(level, i, spec)
        elif kind == COLOUR:
            self.place_colour(level, i, spec)
        elif kind == POINTS:
            self.place_points(level, i, spec)
        elif kind == RUN or kind == COLOUR_RUN:
            self.place_run(level, i, spec)
        else:
            self.place_pictures(level, i, spec)

    def first_anchor(self, level: Level, i: i64, spec: GroupSpec) -> i64:
        """The order of two equal groups does not matter: continue from the anchor of the earlier
        one.
        """
        if self.forced is spec:
            return self.forced_at
        if self.forced is not None:
            return 0
        if i > 0 and level.order[i - 1].text == spec.text:
            return self.where[i - 1]
        return 0

    def anchors_end(self, spec: GroupSpec) -> i64:
        return self.forced_at + 1 if self.forced is spec else spec.anchors

    def place_run(self, level: Level, i: i64, spec: GroupSpec) -> None:
        """Runs and colour runs.

        Places that lack least come first: then most of the others need not be tried.
        """
        size = spec.size
        values = self.deck.values
        of_one_colour: i64 = (1 << values) - 1
        w: i64
        k = self.count_windows(i, spec, self.first_anchor(level, i, spec), self.anchors_end(spec))
        if self.plain and i + 1 == level.n and self.colour_groups == 0:
            short = self.lacking(k)
            if short < self.best:
                self.best = short
            return
        while k <= size and not self.hopeless(i + 1, k):
            for w in range(len(spec.starts)):
                starts = self.windows_with(i, w, size - k)
                colour = w * self.deck.abreast
                while starts != 0:
                    if starts & of_one_colour != 0:
                        self.try_runs(level, i, spec, starts & of_one_colour, colour, k)
                        if self.best == 0 or self.hopeless(i + 1, k):
                            return
                    starts >>= values
                    colour += 1
            k += 1

    def try_runs(
        self, level: Level, i: i64, spec: GroupSpec, starts: i64, colour: i64, lost: i64
    ) -> None:
        """Try the runs that begin at these values, each of which lacks `lost` cards.

        Once one is as good as possible with so many lost, the others are skipped.
        """
        last = i + 1 == level.n and self.colour_groups == 0
        size = spec.size
        of_colour: i64 = -1
        present = self.has
        if spec.kind == COLOUR_RUN:
            of_colour = colour
            present = self.own_has[colour]
        rest = starts
        while rest != 0:
            start = rest & -rest
            rest ^= start
            mask = (start << size) - start
            short = self.lacking_kinds(mask & ~present, lost)
            if short >= self.best:
                continue
            if last:
                self.best = short
            else:
                low = ones(start - 1)
                self.where[i] = colour * (self.deck.values - size + 1) + low
                self.place_after(level, i, mask, low, of_colour)
            if self.best == 0 or self.hopeless(i + 1, lost):
                return

    def place_pictures(self, level: Level, i: i64, spec: GroupSpec) -> None:
        """Pictures and pairs: one card of each kind of a mask, in the order of runs."""
        last = i + 1 == level.n and self.colour_groups == 0
        first = self.first_anchor(level, i, spec)
        end = self.anchors_end(spec)
        masks = spec.mask
        lost = self.lost[i]
        a: i64
        k = self.count_lost(spec, first, end, lost)
        while k <= spec.slots and not self.hopeless(i + 1, k):
            for a in range(first, end):
                if lost[a] != k:
                    continue
                mask = masks[a]
                short = self.lacking_kinds(mask & ~self.has, k)
                if short >= self.best:
                    continue
                if last:
                    self.best = short
                else:
                    self.where[i] = a
                    self.place_after(level, i, mask, spec.asked[a * spec.slots], -1)
                if self.best == 0 or self.hopeless(i + 1, k):
                    return
            k += 1

    def count_lost(self, spec: GroupSpec, first: i64, end: i64, lost: vec[i64]) -> i64:
        """What pictures lack at each of these anchors, stored in `lost`; returns the minimum."""
        masks = spec.mask
        absent = ~self.has
        least = spec.slots
        a: i64
        for a in range(first, end):
            k = ones(masks[a] & absent)
            lost[a] = k
            if k < least:
                least = k
        return least

    def place_after(self, level: Level, i: i64, mask: i64, low: i64, colour: i64) -> None:
        """Place what follows the i-th group, which needs the kinds of a mask, from low on."""
        present = mask & (self.has if colour < 0 else self.own_has[colour])
        absent = mask & ~present
        lost = ones(absent)
        self.count_lack(absent, lost)
        self.use(present, low, colour, -1)
        self.place(level, i + 1)
        self.use(present, low, colour, 1)
        self.count_lack(absent, -lost)

    def place_set(self, level: Level, i: i64, spec: GroupSpec) -> None:
        """Among interchangeable kinds, one for each sufficient count, and the largest other.

        Jokers matter: kinds are interchangeable only within a class of jokers.
        """
        size = spec.size
        low = spec.asked[0]
        high = low + spec.anchors
        count = self.count
        k: i64
        n: i64
        if i >= level.equal_sets_from and self.colour_groups == 0 and self.forced is None:
            if self.plain:
                self.place_equal_sets(level.n - i, spec)
            else:
                self.place_equal_sets_by_class(level.n - i, spec)
            return
        if not level.alike or self.forced is not None:
            high = low + self.anchors_end(spec)
            low += self.first_anchor(level, i, spec)
            if i + 1 == level.n and self.colour_groups == 0:
                self.place_last_set(size, low, high)
                return
            lost = positive(size - self.most_of(low, high))
            while lost <= size:
                if self.hopeless(i + 1, lost):
                    return
                for k in range(low, high):
                    n = size - count[k]
                    if n == lost or (n < 0 and lost == 0):
                        self.try_set(level, i, k, lost, size)
                        if self.best == 0:
                            return
                lost += 1
            return
        r: i64
        for r in range(self.deck.classes):
            rest = self.deck.class_mask[r] & spec.kinds
            if rest == 0:
                continue
            k = ones((rest & -rest) - 1)
            rest >>= k
            seen: i64 = 0
            short: i64 = -1
            while rest != 0:
                n = count[k]
                if rest & 1 == 1 and n < size:
                    if short < 0 or n > count[short]:
                        short = k
                elif rest & 1 == 1 and (n >= INT_BITS or (seen >> n) & 1 == 0):
                    if n < INT_BITS:
                        seen |= 1 << n
                    self.try_set(level, i, k, 0, size)
                    if self.best == 0:
                        return
                rest >>= 1
                k += 1
            if short >= 0:
                self.try_set(level, i, short, size - count[short], size)
                if self.best == 0:
                    return

    def place_last_set(self, size: i64, low: i64, high: i64) -> None:
        """The last group, if it is a set of a kind from low up to high: counting is enough."""
        if self.plain:
            short = self.lacking(positive(size - self.most_of(low, high)))
            if short < self.best:
                self.best = short
            return
        k: i64
        for k in range(low, high):
            lost = positive(size - self.count[k])
            if self.total + lost - self.all_jokers < self.best:
                short = self.lacking_kind(k, lost)
                if short < self.best:
                    self.best = short

    def place_equal_sets(self, sets: i64, spec: GroupSpec) -> None:
        """The last groups, if they are equal sets: whole ones first, then the largest parts."""
        left = sets - self.whole_sets(spec)
        short = self.lacking(self.parts_lost(left, spec.size))
        if short < self.best:
            self.best = short

    def whole_sets(self, spec: GroupSpec) -> i64:
        """How many equal sets the hand has; kinds with remaining cards are in `parts`."""
        size = spec.size
        parts = self.parts
        count = self.count
        low = spec.asked[0]
        whole: i64 = 0
        n: i64
        k: i64
        for n in range(1, size):
            parts[n] = 0
        for k in range(low, low + spec.anchors):
            n = count[k]
            while n >= size:
                n -= size
                whole += 1
            if n > 0:
                parts[n] |= 1 << k
        return whole

    def parts_lost(self, sets: i64, size: i64) -> i64:
        """What so many sets lack if they are made from the largest parts."""
        left = sets
        lost: i64 = 0
        n = size
        while left > 0 and n > 1:
            n -= 1
            used = ones(self.parts[n])
            if used > left:
                used = left
            lost += used * (size - n)
            left -= used
        if left > 0:
            lost += left * size
        return lost

    def place_equal_sets_by_class(self, sets: i64, spec: GroupSpec) -> None:
        """The same for jokers with ranges: one set after the other, where it costs least.

        What a class lacks beyond its jokers grows ever faster with its sets, so no other choice of
        classes lacks less. That holds because no open place accepts every joker: range jokers and
        points never occur together, and colour groups are handled earlier.
        """
        size = spec.size
        left = sets - self.whole_sets(spec)
        if self.total + self.parts_lost(left, size) - self.all_jokers >= self.best:
            return
        parts = self.parts
        taken = self.taken
        lack = self.lack
        class_mask = self.deck.class_mask
        n: i64
        r: i64
        for r in range(self.deck.classes):
            taken[r] = 0
        while left > 0:
            left -= 1
            least: i64 = FAR
            chosen: i64 = 0
            longest: i64 = 0
            for r in range(self.deck.classes):
                mask = class_mask[r]
                if spec.kinds & mask == 0:
                    continue
                n = size - 1
                while n > 0 and parts[n] & mask == 0:
                    n -= 1
                cost = positive(size - n - positive(self.jokers[r] - lack[r]))
                if cost < least:
                    least = cost
                    chosen = r
                    longest = n
            if longest > 0:
                mask = parts[longest] & class_mask[chosen]
                parts[longest] ^= mask & -mask
            lack[chosen] += size - longest
            taken[chosen] += size - longest
            self.total += size - longest
        short = self.lacking(0)
        if short < self.best:
            self.best = short
        for r in range(self.deck.classes):
            lack[r] -= taken[r]
            self.total -= taken[r]

    def try_set(self, level: Level, i: i64, k: i64, lost: i64, size: i64) -> None:
        """Make a set of kind k, which lacks `lost` cards."""
        if self.hopeless(i + 1, lost):
            return
        short = self.lacking_kind(k, lost)
        if short >= self.best:
            return
        if i + 1 == level.n and self.colour_groups == 0:
            self.best = short
            return
        self.where[i] = k - level.order[i].asked[0]
        self.lack_kind(k, lost)
        self.use_kind(k, size - lost)
        self.place(level, i + 1)
        self.use_kind(k, lost - size)
        self.lack_kind(k, -lost)

    def place_colour(self, level: Level, i: i64, spec: GroupSpec) -> None:
        """Choose a colour; how many cards of it remain is known only when everything is placed."""
        g = self.colour_groups
        self.colour_groups = g + 1
        self.wanted[g] = spec.size
        before = self.promised
        c: i64
        first: i64 = 0
        if self.forced is spec:
            first = self.forced_at
        for c in range(first, self.anchors_end(spec)):
            self.colours[g] = c
            lost = positive(spec.size - self.left_of(c))
            if self.hopeless(i + 1, lost):
                continue
            self.count_any(lost)
            self.promised = before + lost
            self.place(level, i + 1)
            self.count_any(-lost)
            if self.best == 0:
                break
        self.promised = before
        self.colour_groups = g

    def finish(self) -> None:
        """All groups are placed: count what the colour groups lack, and keep the best result."""
        more: i64 = 0
        if self.colour_groups == 1:
            lost = self.wanted[0] - self.left_of(self.colours[0])
            more = positive(lost) - self.promised
        elif self.colour_groups == 2:
            more = self.two_colours_lack() - self.promised
        short = self.lacking(more)
        if short < self.best:
            self.best = short

    def two_colours_lack(self) -> i64:
        """What two colour groups lack, splitting the cards that values had to take from them."""
        a = self.colours[0]
        b = self.colours[1]
        if a == b:
            lost = self.wanted[0] + self.wanted[1] - self.left_of(a)
            return positive(lost)
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
        return positive(lost_a) + positive(lost_b)

    def place_points(self, level: Level, i: i64, spec: GroupSpec) -> None:
        if level.points_alone:
            self.add_points(level, i, spec)
            return
        a: i64
        for a in range(spec.anchors):
            self.choose_points(level, i, spec.colour[a], self.deck.values - 1, spec.size)
            if self.best == 0:
                return

    def cards_for(self, points: i64) -> i64:
        """The fewest cards of any value that make up so many points."""
        return (points + self.deck.values - 1) // self.deck.values

    def add_points(self, level: Level, i: i64, spec: GroupSpec) -> None:
        """Points when nothing else uses the numbers: all sums at once, as bits."""
        deck = self.deck
        a: i64
        k: i64
        for a in range(spec.anchors):
            colour = spec.colour[a]
            sums: i64 = 1
            for k in range(deck.values):
                n = self.count[k]
                if colour >= 0:
                    n = self.own[k * deck.colours + colour]
                while n > 0 and k < spec.size:
                    # Sums above the required points would only overflow.
                    sums |= (sums & (spec.sums >> (k + 1))) << (k + 1)
                    n -= 1
            total = spec.size
            fewest: i64 = FAR
            while total >= 0:
                if (sums >> total) & 1 == 1:
                    fewest = min(fewest, self.cards_for(spec.size - total))
                total -= 1
            self.count_any(fewest)
            self.place(level, i + 1)
            self.count_any(-fewest)
            if self.best == 0:
                return

    def choose_points(self, level: Level, i: i64, colour: i64, high: i64, points: i64) -> None:
        """Leave the points as they are, or take one more card, of the value `high` or below.

        Points of any colour take a value, as runs and sets do: which card that is becomes known
        only when everything is placed.
        """
        if self.best == 0 or self.hopeless(i + 1, 0):
            return
        if self.steps >= self.last_step:
            self.best = 0
            return
        self.steps += 1
        lost = self.cards_for(points)
        self.count_any(lost)
        self.place(level, i + 1)
        self.count_any(-lost)
        if points == 0:
            return
        k = high if high < points else points - 1
        while k >= 0 and self.best > 0:
            n = self.count[k] if colour < 0 else self.own[k * self.deck.colours + colour]
            if n > 0:
                self.use(1 << k, k, colour, -1)
                self.choose_points(level, i, colour, k, points - k - 1)
                self.use(1 << k, k, colour, 1)
            k -= 1
