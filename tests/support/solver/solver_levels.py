"""Decks and levels to try the solver on: all those of the five games, and random ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.levels import Level, parse_level
from nivelo.engine.groups.solver import Solver
from nivelo.games import BUILT_IN, read_game
from nivelo.games.decks import DeckPlan, build_deck

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "white", "kaki")
ELEMENTS = ("air", "fire", "water", "earth")
ANIMALS = ("eagle", "phoenix", "fish", "snake")
SKIP_CARDS = (1, 4)
MOST_CARDS = 14  # of a random level, if nobody says otherwise; points apart

# Levels whose groups compete for the same cards, more than in any of the five games.
MEDLEYS: tuple[tuple[str, ...], ...] = (
    ("colour #", "colour #"),
    ("colour #", "colour #", "set #"),
    ("colour #", "colour #", "run #"),
    ("colour #", "colour #", "colour run #"),
    ("colour #", "colour #", "points #"),
    ("colour run #", "colour #"),
    ("colour run #", "colour run #", "colour #"),
    ("colour run #", "run #", "set #"),
    ("colour run #", "colour run #", "run #"),
    ("points #", "colour run #"),
    ("points #", "colour #"),
    ("points #", "set #", "set #"),
    ("points #", "run #"),
    ("points #", "run #", "set #"),
    ("points #", "elements #", "set #"),
    ("points # one colour", "colour #"),
    ("points # one colour", "colour run #"),
    ("points # one colour", "set #", "run #"),
    ("points # one colour", "animals #"),
    ("run #", "run #"),
    ("run #", "run #", "run #"),
    ("run #", "run #", "set #", "set #"),
    ("run #", "colour #", "set #"),
    ("set #", "set #", "set #"),
    ("set #", "set #", "set #", "set #", "set #"),
    ("set #", "set # of numbers"),
    ("set #", "set # of elements", "set # of animals"),
    ("set # of elements", "elements #"),
    ("set # of numbers", "run #", "colour #"),
    ("element+animal #", "elements #", "animals #"),
    ("element+animal #", "set # of animals", "colour #"),
    ("elements #", "set # of elements", "set #"),
    ("animals #", "colour #", "run #"),
)
EVERY_KIND = tuple(sorted({words for medley in MEDLEYS for words in medley}))


@dataclass(frozen=True)
class TriedLevel:
    """One level with one deck, as words and as the engine's tables."""

    name: str
    deck: Deck
    groups: tuple[str, ...]
    level: Level
    solver: Solver
    finder: LayoutFinder

    @property
    def kinds(self) -> list[str]:
        """The kinds of groups that it asks for, each once, without their sizes."""
        return sorted({re.sub(r" \d+", "", text) for text in self.groups})


def tried_level(name: str, deck: Deck, groups: tuple[str, ...]) -> TriedLevel:
    solver = Solver(deck)
    level = parse_level(list(groups), deck)
    return TriedLevel(name, deck, groups, level, solver, LayoutFinder(deck, solver))


def levels_of_games() -> list[TriedLevel]:
    """Every level of every game, side and mix."""
    levels = []
    for game in BUILT_IN:
        file = read_game(game)
        for mix in ("none", *file.mixes):
            deck = build_deck(file.deck_with(mix))
            name = game if mix == "none" else f"{game} {mix}"
            plans = {plan.groups: None for side in file.sides for plan in file.levels[side]}
            levels += [tried_level(name, deck, groups) for groups in plans]
    return levels


def random_level(random: Random) -> TriedLevel:
    """A level that one could write in a file of one's own, with a deck of one's own."""
    if random.random() < 0.6:
        return random_level_of(random, random.choice(MEDLEYS))
    words: tuple[str, ...] = ()
    while not words or words.count("colour #") > 2 or count_points(words) > 1:
        words = tuple(random.choices(EVERY_KIND, k=random.randint(1, 4)))
    return random_level_of(random, words)


def random_level_of(
    random: Random, words: tuple[str, ...], most_cards: int = MOST_CARDS
) -> TriedLevel:
    """A level of groups of these kinds, in random sizes, with a random deck that has them."""
    while True:
        plan = random_deck(random)
        sizes = [random_size(random, text, plan) for text in words]
        points = [n for n, text in zip(sizes, words, strict=True) if text.startswith("points")]
        if is_allowed(words, plan) and sum(sizes) - sum(points) <= most_cards:
            break
    groups = tuple(text.replace("#", str(n)) for text, n in zip(words, sizes, strict=True))
    name = "own, with pictures" if plan.elements else "own, numbers only"
    if has_ranges(plan):
        name = "own, range jokers"
    return tried_level(name, build_deck(plan), groups)


def count_points(words: tuple[str, ...]) -> int:
    return sum(1 for text in words if text.startswith("points"))


def has_ranges(plan: DeckPlan) -> bool:
    return any((low, high) != (1, plan.values) for low, high, _ in plan.jokers)


def is_allowed(words: tuple[str, ...], plan: DeckPlan) -> bool:
    """The engine knows no points and no different pictures in decks with range jokers."""
    pictures = any(text.startswith(("elements", "animals", "element+animal")) for text in words)
    of_pictures = any(text.endswith(("of elements", "of animals")) for text in words)
    if has_ranges(plan) and (pictures or count_points(words) > 0):
        return False
    return len(plan.elements) > 0 or not (pictures or of_pictures)


def random_deck(random: Random) -> DeckPlan:
    values = random.choice((3, 4, 5, 6, 8, 10, 12, 13, 15, 20, 24))
    pictures = random.choice((0, 0, 0, 1, 2, 3)) if values > 20 else random.choice((0, 0, 2, 3, 4))
    return DeckPlan(
        values=values,
        colours=COLOURS[: random.choice((1, 2, 3, 4, 4, 5, 6, 8))],
        elements=ELEMENTS[:pictures],
        animals=ANIMALS[:pictures],
        copies=random.choice((1, 1, 1, 2, 2, 3, 4)),
        jokers=random_jokers(random, values),
        specials=(SKIP_CARDS,),
    )


def random_jokers(random: Random, values: int) -> tuple[tuple[int, int, int], ...]:
    """No jokers, full ones, or some of ranges that may leave values out; or both kinds."""
    jokers = []
    shape = random.choice(("none", "full", "full", "ranges", "both"))
    if shape in ("full", "both"):
        jokers.append((1, values, random.randint(1, 9)))
    if shape in ("ranges", "both"):
        low = random.randint(1, 2)
        while low <= values:
            high = min(values, low + random.choice((0, 1, 2, 4, 6)))
            if (low, high) != (1, values) and random.random() < 0.8:
                jokers.append((low, high, random.randint(1, 4)))
            low = high + random.choice((1, 1, 1, 2, 3))
    return tuple(jokers)


def random_size(random: Random, words: str, plan: DeckPlan) -> int:
    """How many cards a group asks for; points up to what two or three cards add up to."""
    if words.startswith("points"):
        return random.randint(1, min(60, 3 * plan.values))
    if words == "run #":
        return random.randint(3, min(plan.values, 8))
    if words == "colour run #":
        return random.randint(2, min(plan.values, 6))
    if words == "colour #":
        return random.randint(2, 8)
    if words in ("elements #", "animals #"):
        return random.randint(1, max(1, len(plan.elements)))
    if words == "element+animal #":
        return random.randint(1, max(1, min(2, len(plan.elements))))
    return random.randint(2, 6)
