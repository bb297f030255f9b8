"""The groups of a level, as words and as tables for the solver."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.deck import MOST_COLOURS, MOST_KINDS, Deck
from nivelo.engine.errors import NotationError

# The kinds of groups, in the order in which the solver places them.
COLOUR_RUN: Final = 0
COLOUR: Final = 1
POINTS: Final = 2
RUN: Final = 3
PICTURES: Final = 4
PAIRS: Final = 5
SET: Final = 6

GROUP_KINDS: Final = ("colour run", "colour", "points", "run", "pictures", "pairs", "set")

MOST_POINTS: Final = 60
MOST_GROUPS: Final = 6
MOST_ANCHORS: Final = MOST_COLOURS * MOST_KINDS


def ones(mask: i64) -> i64:
    """The number of bits that are set, for masks of up to 32 bits."""
    x = mask - ((mask >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) >> 24) & 0xFF


def positive(n: i64) -> i64:
    """The number, or 0 if it is negative."""
    if n > 0:
        return n
    return 0


@final
class GroupSpec:
    """One group of a level, such as ``run 3`` or ``set 2 of animals``.

    There are several ways to meet it, its *anchors*: the start of a run, the value of a set, the
    colour of a colour group. Each anchor is a mask of kinds and, where it matters, a colour; in a
    set the one kind counts `size` times.
    """

    def __init__(self, text: str, deck: Deck) -> None:
        self.text = text
        words = text.split()
        values = int(deck.values)
        numbers = range(values)
        elements = range(values, values + int(deck.elements))
        animals = range(values + int(deck.elements), int(deck.kinds))
        every: range = range(int(deck.kinds))
        masks: list[int] = []
        colours: list[int] = []
        kind = -1
        size = 0
        after = 2 if words[:2] == ["colour", "run"] else 1
        size_text = "".join(words[after : after + 1])
        if not size_text.isdecimal() or not 1 <= int(size_text) <= 99:
            raise NotationError("level/group", f"{text!r} is not a group such as 'run 3'")
        size = int(size_text)
        head = text.replace(f" {size_text}", " #", 1)
        each_colour = range(int(deck.colours))
        if head in ("run #", "colour run #"):
            windows = [((1 << size) - 1) << low for low in range(values - size + 1)]
            if head == "run #":
                kind, masks, colours = RUN, windows, [-1] * len(windows)
            else:
                kind = COLOUR_RUN
                masks = [w for _ in each_colour for w in windows]
                colours = [c for c in each_colour for _ in windows]
        elif head in ("set #", "set # of numbers", "set # of elements", "set # of animals"):
            kind = SET
            of = words[-1] if len(words) > 2 else ""
            kinds = {"numbers": numbers, "elements": elements, "animals": animals}.get(of, every)
            masks = [1 << k for k in kinds]
            colours = [-1] * len(masks)
        elif head == "colour #":
            kind = COLOUR
            masks = [0 for _ in each_colour]
            colours = list(each_colour)
        elif head in ("points #", "points # one colour"):
            kind = POINTS
            colours = [-1] if head == "points #" else list(each_colour)
            masks = [(1 << values) - 1 for _ in colours]
        elif head in ("elements #", "animals #"):
            kind = PICTURES
            kinds = elements if head == "elements #" else animals
            masks = [sum(1 << k for k in some) for some in combinations(kinds, size)]
            colours = [-1] * len(masks)
        elif head == "element+animal #":
            kind = PAIRS
            pairs = [(1 << e) | (1 << a) for e, a in zip(elements, animals, strict=False)]
            masks = [sum(some) for some in combinations(pairs, size)]
            colours = [-1] * len(masks)
        else:
            raise NotationError("level/group", f"{text!r} is not a group such as 'run 3'")
        shortest = {RUN: 3, COLOUR_RUN: 2, SET: 2, COLOUR: 2}.get(kind, 1)
        if size < shortest:
            raise NotationError("level/group", f"{text!r}: the shortest is {shortest}")
        if not masks:
            raise NotationError("level/group", f"{text!r} cannot be met with this deck")
        if kind == POINTS and size > MOST_POINTS:
            raise NotationError("level/group", f"{text!r}: at most {MOST_POINTS} points")
        if len(masks) > MOST_ANCHORS:
            raise NotationError("level/group", f"{text!r} can be met in too many ways")
        self.kind: i64 = kind
        self.size: i64 = size  # cards; points for POINTS; pictures or pairs
        self.slots: i64 = 0 if kind == POINTS else 2 * size if kind == PAIRS else size
        self.sums: i64 = (2 << size) - 1 if kind == POINTS else 0  # a bit for 0 to `size` points
        self.anchors: i64 = len(masks)
        self.mask: vec[i64] = vec[i64](masks)
        self.colour: vec[i64] = vec[i64](colours)
        self.kinds: i64 = 0  # all kinds of its anchors
        for mask in masks:
            self.kinds |= mask
        # The kinds required at the places of each anchor, -1 for any.
        asked: list[int] = []
        for mask in masks:
            places = [k for k in range(int(deck.kinds)) if (mask >> k) & 1 == 1]
            if kind == SET:
                places = places * size
            elif kind == COLOUR:
                places = [-1] * size
            asked += [] if kind == POINTS else places
        self.asked: vec[i64] = vec[i64](asked)
        # The possible starts of runs: a bit for each value, the values of several colours in one
        # number.
        starts: list[int] = []
        if kind in (RUN, COLOUR_RUN):
            abreast = int(deck.abreast)
            for c in each_colour if kind == COLOUR_RUN else range(1):
                if c % abreast == 0:
                    starts.append(0)
                starts[-1] |= ((1 << (values - size + 1)) - 1) << (c % abreast * values)
        self.starts: vec[i64] = vec[i64](starts)

    def kind_asked(self, anchor: i64, k: i64) -> i64:
        """The kind required at the k-th place, or -1."""
        if self.slots == 0:
            return -1
        return self.asked[anchor * self.slots + k]


@final
class Level:
    """The groups of one level, in the order of the level card.

    `order` is the solver's order of placing them, `rest[i]` the level without its first i groups
    (shared tails make the search for layouts cheap).
    """

    def __init__(self, specs: list[GroupSpec], source: str = "") -> None:
        self.specs = specs
        self.source = source
        self.n: i64 = len(specs)
        self.order: list[GroupSpec] = sorted(specs, key=solver_order)
        kinds = [int(spec.kind) for spec in specs]
        self.slots: i64 = sum(int(spec.slots) for spec in specs)  # without points
        self.has_points: bool = POINTS in kinds
        self.has_colours: bool = (
            COLOUR in kinds
            or COLOUR_RUN in kinds
            or any(a.kind == POINTS and a.anchors > 1 for a in specs)
        )
        # Some place requires a colour, if only because there is just one.
        self.by_colour: bool = any(spec.colour[0] >= 0 for spec in specs)
        self.only_values: bool = not self.has_colours and not self.has_points
        # Points that compete with no other group of numbers are found by sums alone.
        self.points_alone: bool = kinds.count(POINTS) == 1 and all(
            spec.kind in (POINTS, PICTURES, PAIRS) for spec in specs
        )
        # In levels of runs and sets, values with equally many cards are interchangeable, if the
        # sets are of the same kinds or of kinds that do not overlap.
        kinds_of_sets = [{int(m) for m in spec.mask} for spec in specs if spec.kind == SET]
        self.alike: bool = not self.has_colours and all(
            a == b or not a & b for a in kinds_of_sets for b in kinds_of_sets
        )
        # From here on the solver places only equal sets.
        self.equal_sets_from: i64 = len(specs)
        while (
            self.equal_sets_from > 0
            and self.order[self.equal_sets_from - 1].kind == SET
            and self.order[self.equal_sets_from - 1].text == self.order[-1].text
        ):
            self.equal_sets_from -= 1
        self.rest: list[Level] = []
        for i in range(1, len(specs)):
            self.rest.append(Level(specs[i:], source))

    def after(self, i: i64) -> Level:
        """The rest of the level after its first i + 1 groups."""
        return self.rest[i]

    @property
    def text(self) -> str:
        return ", ".join(spec.text for spec in self.specs)


def solver_order(spec: GroupSpec) -> tuple[int, int]:
    return int(spec.kind), -int(spec.size)


def parse_level(groups: list[str], deck: Deck, source: str = "") -> Level:
    """A level from the words of its groups, such as ``["run 3", "colour 4"]``."""
    if not 1 <= len(groups) <= MOST_GROUPS:
        raise NotationError("level/groups", f"{groups!r}: a level has 1 to {MOST_GROUPS} groups")
    specs = [GroupSpec(text, deck) for text in groups]
    if sum(1 for spec in specs if spec.kind == COLOUR) > 2:
        raise NotationError("level/groups", f"{groups!r}: at most two groups of a colour")
    if deck.classes > 1 and any(spec.kind in (POINTS, PICTURES, PAIRS) for spec in specs):
        raise NotationError(
            "level/groups", f"{groups!r}: points and pictures need jokers of full range"
        )
    if sum(1 for spec in specs if spec.kind == POINTS) > 1:
        raise NotationError("level/groups", f"{groups!r}: at most one group of points")
    return Level(specs, source)
