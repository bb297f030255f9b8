"""Reading the cards of a game: the table ``deck``, and ``mixes``, which add to it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from nivelo.engine.cards.deck import MOST_COLOURS, MOST_KINDS
from nivelo.engine.cards.specials import SPECIALS
from nivelo.games.decks import DeckPlan, build_deck
from nivelo.games.toml_table import TomlTable

MOST_VALUES: Final = 24
MOST_COPIES: Final = 4
MOST_MIXES: Final = 8
MOST_ALIKE: Final = 60  # jokers or specials of one kind

COLOUR_NAME: Final = re.compile(r"[A-Za-z][\w -]*")
MIX_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")

# Moves written as a word; no card may be written like one of them.
MOVE_WORDS: Final = ("draw", "pile", "done", "pass", "leave")


def read_deck(table: TomlTable) -> DeckPlan:
    values = table.number("values", 3, MOST_VALUES)
    colours = read_colours(table)
    elements = table.texts("elements", ())
    animals = table.texts("animals", ())
    if len(elements) != len(animals):
        raise table.error(
            "animals", f"as many as there are elements ({len(elements)})", repr(list(animals))
        )
    if values + len(elements) + len(animals) > MOST_KINDS:
        raise table.error(
            "elements", f"at most {MOST_KINDS} values and pictures in all", repr(list(elements))
        )
    plan = DeckPlan(
        values=values,
        colours=colours,
        elements=elements,
        animals=animals,
        copies=table.number("copies", 1, MOST_COPIES, 1),
        jokers=read_jokers(table, values),
        specials=read_specials(table),
    )
    table.nothing_else()
    check_pictures(table, plan)
    return plan


def read_colours(table: TomlTable) -> tuple[str, ...]:
    """Colours are written by their first letters; J is reserved for jokers."""
    colours = table.texts("colours")
    if not 1 <= len(colours) <= MOST_COLOURS:
        raise table.error("colours", f"1 to {MOST_COLOURS} colours", repr(list(colours)))
    if not all(COLOUR_NAME.fullmatch(name) for name in colours):
        raise table.error("colours", "names that begin with a letter A to Z", repr(list(colours)))
    letters = [name[0].upper() for name in colours]
    if len(set(letters)) < len(letters) or "J" in letters:
        raise table.error(
            "colours",
            "names that begin with different letters, none with J (the joker)",
            repr(list(colours)),
        )
    return colours


def check_pictures(table: TomlTable, plan: DeckPlan) -> None:
    """Every card must have its own notation, different from any move."""
    pictures = plan.elements + plan.animals
    if any(not name.isalpha() or len(name) < 2 for name in pictures):
        # In the meaning of a joker, a single letter is a colour.
        raise table.error(
            "elements", "names of two letters or more, animals too", repr(list(pictures))
        )
    texts = [text.lower() for text in build_deck(plan).text]
    taken = [*MOVE_WORDS, *(special.name for special in SPECIALS)] if pictures else []
    own = texts[: len(texts) - len(plan.specials)]
    twice = sorted({text for text in own if own.count(text) > 1 or text in taken})
    if twice:
        raise table.error(
            "elements",
            "pictures that, written after the letter of a colour, can be told from all else",
            f"{', '.join(twice)} for two things",
        )


def read_jokers(table: TomlTable, values: int) -> tuple[tuple[int, int, int], ...]:
    jokers = []
    for row in table.tables("jokers"):
        low, high = row.span("range", 1, values, (1, values))
        jokers.append((low, high, row.number("count", 1, MOST_ALIKE)))
        row.nothing_else()
    check_ranges(table, values, jokers)
    return tuple(jokers)


def check_ranges(table: TomlTable, values: int, jokers: list[tuple[int, int, int]]) -> None:
    """At most one row of unrestricted jokers; the ranges of the others do not overlap."""
    ranges = sorted((low, high) for low, high, _ in jokers)
    partial = [span for span in ranges if span != (1, values)]
    overlap = any(a[1] >= b[0] for a, b in pairwise(partial))
    if overlap or len(ranges) - len(partial) > 1:
        raise table.error(
            "jokers",
            "ranges that do not overlap, and one row at most without a range",
            " and ".join(f"{low}-{high}" for low, high in ranges),
        )


def read_specials(table: TomlTable) -> tuple[tuple[int, int], ...]:
    row = table.optional("specials")
    if row is None:
        return ()
    specials = [
        (special.number, row.number(special.name, 1, MOST_ALIKE))
        for special in SPECIALS
        if row.has(special.name)
    ]
    row.nothing_else()
    return tuple(specials)


def read_mixes(table: TomlTable | None, deck: DeckPlan) -> dict[str, DeckPlan]:
    """What each mix adds to the deck; "none" means playing without a mix."""
    mixes: dict[str, DeckPlan] = {}
    if table is None:
        return mixes
    if len(table.data) > MOST_MIXES:
        name = list(table.data)[MOST_MIXES]
        raise table.error(name, f"at most {MOST_MIXES} mixes", repr(name))
    for name in table.data:
        row = table.table(name)
        if name == "none" or not MIX_NAME.fullmatch(name):
            raise table.error(
                name, "a name of small letters, digits and hyphens, and not 'none'", repr(name)
            )
        plan = DeckPlan(
            values=deck.values,
            colours=deck.colours,
            elements=deck.elements,
            animals=deck.animals,
            copies=row.number("copies", 0, MOST_COPIES - deck.copies, 0),
            jokers=read_jokers(row, deck.values),
            specials=read_specials(row),
        )
        row.nothing_else()
        check_ranges(row, deck.values, list(deck.plus(plan).jokers))
        mixes[name] = plan
    return mixes
