"""Reading the levels of a game, and checking that they can be laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nivelo.engine.cards.cards import Cards, cards_of
from nivelo.engine.cards.deck import Deck
from nivelo.engine.errors import NotationError
from nivelo.engine.groups.levels import POINTS, Level, parse_level
from nivelo.engine.groups.solver import Solver
from nivelo.games.decks import DeckPlan, build_deck
from nivelo.games.group_words import explain
from nivelo.games.toml_table import TomlTable

SIDES: Final = ("one", "two")
MOST_LEVELS: Final = 30
MOST_STEPS: Final = 20_000  # of the solver, to check whether the whole deck contains a level


@dataclass(frozen=True)
class LevelPlan:
    """The groups of one level in words, and the source of the level."""

    groups: tuple[str, ...]
    source: str


def read_levels(table: TomlTable, plan: DeckPlan, hand: int) -> dict[str, tuple[LevelPlan, ...]]:
    """The levels of side one, and of side two if there is one."""
    deck = build_deck(plan)
    solver = Solver(deck)
    sides: dict[str, tuple[LevelPlan, ...]] = {}
    for side in SIDES:
        rows = table.tables(side)
        if side == "two" and not table.has(side):
            continue
        if not 1 <= len(rows) <= MOST_LEVELS:
            expected = f"a list of 1 to {MOST_LEVELS} levels"
            table.get(side, expected)
            raise table.error(side, expected, f"{len(rows)} levels")
        sides[side] = tuple(read_level(row, deck, solver, hand) for row in rows)
    table.nothing_else()
    one = len(sides["one"])
    if "two" in sides and len(sides["two"]) != one:
        raise table.error(
            "two", f"as many levels as side one has ({one})", f"{len(sides['two'])} levels"
        )
    return sides


def read_level(row: TomlTable, deck: Deck, solver: Solver, hand: int) -> LevelPlan:
    groups = row.texts("groups")
    source = row.text("source", "own")
    row.nothing_else()
    try:
        level = parse_level(list(groups), deck)
    except NotationError as error:
        raise row.refusal("groups", explain(groups, deck, error.text)) from error
    cards = fewest_cards(level, deck)
    if cards > hand:
        # A hand takes one card and must keep one to discard.
        raise row.error("groups", f"at most {hand} cards, as many as a hand has", f"{cards} cards")
    # If that takes too long the answer is unknown: servers refuse such levels as too hard.
    solver.allow(MOST_STEPS)
    if not solver.has_level(whole_deck(deck), level):
        raise row.error("groups", "groups that the cards of the deck can form", repr(list(groups)))
    return LevelPlan(groups, source)


def fewest_cards(level: Level, deck: Deck) -> int:
    """The fewest cards in a layout; for points, with the highest values."""
    points = [int(spec.size) for spec in level.specs if spec.kind == POINTS]
    return int(level.slots) + sum(-(-size // int(deck.values)) for size in points)


def whole_deck(deck: Deck) -> Cards:
    return cards_of([face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))])
