"""Reading a game's description from a TOML file, strictly.

Every error names the file, the key, and what was expected there.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from nivelo.engine.deck import (
    DIRECTION,
    DRAW_TWO,
    KNOCK,
    MOST_COLOURS,
    MOST_KINDS,
    SPECIALS,
    STOPPER,
    WISH,
)
from nivelo.engine.errors import GameFileError, NotationError
from nivelo.engine.levels import parse_level
from nivelo.engine.moves import ACTIONS, FREE
from nivelo.games.decks import DeckPlan, build_deck
from nivelo.games.tables import Table

BUILT_IN: Final = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")

MOST_PLAYERS: Final = 8
NEEDS_COMMON_PILE: Final = (STOPPER, DRAW_TWO, DIRECTION, WISH, KNOCK)


@dataclass(frozen=True)
class LevelPlan:
    """The groups of one level in words, and where the level is known from."""

    groups: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class GameFile:
    """What a file says of a game, checked. `load` makes a game of it that can be played."""

    id: str
    title: str
    path: str
    least_players: int
    most_players: int
    hand: int
    deck: DeckPlan
    mixes: dict[str, DeckPlan]
    levels: dict[str, tuple[LevelPlan, ...]]
    common_pile: bool
    plain_start: bool
    bonus: int
    all_laid_out_ends: bool
    ender_deals: bool
    win_by_layout: bool
    keep_cards: int
    keep_levels: tuple[int, int]
    keep_sides: tuple[str, ...]
    track: tuple[int, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.levels)

    def deck_with(self, mix: str) -> DeckPlan:
        """The cards of the game with those of a mix."""
        return self.deck if mix == "none" else self.deck.plus(self.mixes[mix])

    def sources(self, side: str) -> tuple[str, ...]:
        """Where the levels of a side are known from, each word once."""
        return tuple(dict.fromkeys(level.source for level in self.levels[side]))

    def options(self) -> dict[str, tuple[str, ...]]:
        """The options that the game offers, with their values; the first is the default."""
        found: dict[str, tuple[str, ...]] = {"max_turns_per_round": ("0", "a number of turns")}
        specials = dict(self.deck.specials)
        if WISH in specials:
            found["wish_draw"] = ("exact", "up_to")
        if DRAW_TWO in specials:
            found["draw_two_last"] = ("ends", "draws")
        return found


def read_game(name: str | Path) -> GameFile:
    """The game of this id, or the one described in the file of this path."""
    if str(name) in BUILT_IN:
        file = resources.files("nivelo.games").joinpath(f"{name}.toml")
        return read_game_text(file.read_text(encoding="utf-8"), f"{name}.toml")
    path = Path(name)
    if path.suffix != ".toml":
        raise GameFileError(
            "game/unknown",
            f"there is no game {str(name)!r}; there are {', '.join(BUILT_IN)}, or name a .toml file",
        )
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise GameFileError("game/no_file", f"{str(path)!r} cannot be read: {error}") from error
    except UnicodeDecodeError as error:
        raise GameFileError("game/toml", f"{str(path)!r} is not UTF-8 text: {error}") from error
    return read_game_text(text, str(path))


def read_game_text(text: str, path: str) -> GameFile:
    """The game that a TOML text describes; `path` is only named in errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameFileError("game/toml", f"{path}: {error}") from error
    top = Table(path, "", data)
    game_id = top.text("id")
    title = top.text("title", game_id)
    least, most = top.span("players", 2, MOST_PLAYERS)
    hand = top.number("hand", 1, 30)
    common_pile = top.choice("discard_pile", ("personal", "common")) == "common"
    plain_start = top.choice("start_card", ("any", "plain")) == "plain"
    bonus = top.number("bonus", 1, 5, 2)
    all_ends = top.choice("round_ends", ("out", "out or all laid out")) != "out"
    ender_deals = top.choice("next_dealer", ("left", "ender")) == "ender"
    win_by_layout = top.choice("win", ("layout", "round")) == "layout"
    deck = read_deck(top.table("deck"))
    mixes = read_mixes(top.table_or_empty("mixes"), deck)
    levels = read_levels(top.table("levels"), deck)
    keep_cards, keep_levels, keep_sides = read_keep(top.table_or_empty("keep"), levels)
    track = read_track(top.table_or_empty("board"), deck)
    top.nothing_else()

    for mix, plan in {"": deck, **mixes}.items():
        check_specials(path, mix, plan, common_pile)
        cards = deck.plus(plan).size if mix else deck.size
        if cards < most * hand + 2:
            raise top.error(
                "players", f"a deck of at least {most * hand + 2} cards", f"{cards} cards"
            )
    return GameFile(
        id=game_id,
        title=title,
        path=path,
        least_players=least,
        most_players=most,
        hand=hand,
        deck=deck,
        mixes=mixes,
        levels=levels,
        common_pile=common_pile,
        plain_start=plain_start,
        bonus=bonus,
        all_laid_out_ends=all_ends,
        ender_deals=ender_deals,
        win_by_layout=win_by_layout,
        keep_cards=keep_cards,
        keep_levels=keep_levels,
        keep_sides=keep_sides,
        track=track,
    )


def read_deck(table: Table) -> DeckPlan:
    values = table.number("values", 3, 24)
    colours = table.texts("colours")
    if not 1 <= len(colours) <= MOST_COLOURS:
        raise table.error("colours", f"1 to {MOST_COLOURS} colours", str(list(colours)))
    if len({name[:1].upper() for name in colours}) < len(colours):
        raise table.error("colours", "names that begin with different letters", str(list(colours)))
    elements = table.texts("elements", ())
    animals = table.texts("animals", ())
    if len(elements) != len(animals):
        raise table.error("animals", f"one for each of the {len(elements)} elements", str(animals))
    if values + len(elements) + len(animals) > MOST_KINDS:
        raise table.error("elements", f"at most {MOST_KINDS} values and pictures", str(elements))
    plan = DeckPlan(
        values=values,
        colours=colours,
        elements=elements,
        animals=animals,
        copies=table.number("copies", 1, 4, 1),
        jokers=read_jokers(table, values),
        specials=read_specials(table),
    )
    table.nothing_else()
    check_pictures(table, plan)
    return plan


def check_pictures(table: Table, plan: DeckPlan) -> None:
    """Every card must be written in its own way."""
    names = [name.lower() for name in plan.elements + plan.animals]
    if len(set(names)) < len(names) or any(not name.isalpha() for name in names):
        raise table.error("elements", "different names, of letters only", str(names))


def read_jokers(table: Table, values: int) -> tuple[tuple[int, int, int], ...]:
    jokers = []
    for row in table.tables("jokers"):
        low, high = row.span("range", 1, values, (1, values))
        jokers.append((low, high, row.number("count", 1, 60)))
        row.nothing_else()
    check_ranges(table, values, jokers)
    return tuple(jokers)


def check_ranges(table: Table, values: int, jokers: list[tuple[int, int, int]]) -> None:
    partial = sorted((low, high) for low, high, _ in jokers if (low, high) != (1, values))
    overlap = any(a[1] >= b[0] for a, b in zip(partial, partial[1:], strict=False))
    if overlap or sum(1 for low, high, _ in jokers if (low, high) == (1, values)) > 1:
        raise table.error("jokers", "ranges that are different and do not overlap", str(partial))


def read_specials(table: Table) -> tuple[tuple[int, int], ...]:
    row = table.table_or_empty("specials")
    found = []
    for number, name in enumerate(SPECIALS):
        if name and name in row.data:
            found.append((number, row.number(name, 1, 60)))
    row.nothing_else("one of " + ", ".join(SPECIALS[1:]))
    return tuple(found)


def read_mixes(table: Table, deck: DeckPlan) -> dict[str, DeckPlan]:
    mixes = {}
    for name in list(table.data):
        row = table.table(name)
        plan = DeckPlan(
            values=deck.values,
            colours=deck.colours,
            elements=deck.elements,
            animals=deck.animals,
            copies=row.number("copies", 0, 4, 0),
            jokers=read_jokers(row, deck.values),
            specials=read_specials(row),
        )
        row.nothing_else()
        check_ranges(row, deck.values, list(deck.plus(plan).jokers))
        mixes[name] = plan
    return mixes


def read_levels(table: Table, deck: DeckPlan) -> dict[str, tuple[LevelPlan, ...]]:
    built = build_deck(deck)
    sides: dict[str, tuple[LevelPlan, ...]] = {}
    for side in ("one", "two"):
        if side not in table.data and (side == "two" or len(table.data) > 0):
            if side == "one":
                raise table.error(side, "a list of levels", "nothing")
            continue
        rows = table.tables(side)
        if not 1 <= len(rows) <= 30:
            raise table.error(side, "1 to 30 levels", str(len(rows)))
        levels = []
        for row in rows:
            groups = row.texts("groups")
            try:
                parse_level(list(groups), built)
            except NotationError as error:
                raise row.error("groups", "groups such as 'run 3'", error.text) from error
            levels.append(LevelPlan(groups, row.text("source", "own")))
            row.nothing_else()
        sides[side] = tuple(levels)
    table.nothing_else("side 'one' or 'two'")
    if len({len(levels) for levels in sides.values()}) > 1:
        raise table.error("two", f"as many levels as side one ({len(sides['one'])})", "others")
    return sides


def read_keep(
    table: Table, levels: dict[str, tuple[LevelPlan, ...]]
) -> tuple[int, tuple[int, int], tuple[str, ...]]:
    if not table.data:
        return 0, (1, 0), ()
    last = len(levels["one"])
    cards = table.number("cards", 1, 30)
    span = table.span("levels", 1, last, (1, last))
    sides = table.texts("sides", tuple(levels))
    if any(side not in levels for side in sides):
        raise table.error("sides", "sides that have levels: " + ", ".join(levels), str(sides))
    table.nothing_else()
    return cards, span, sides


def read_track(table: Table, deck: DeckPlan) -> tuple[int, ...]:
    """The fields of a board; it needs the start, fields to choose from, and one kind of joker."""
    if not table.data:
        return ()
    names = table.texts("track")
    table.text("source", "own")
    table.nothing_else()
    unknown = [name for name in names if name not in ACTIONS]
    if unknown:
        raise table.error("track", "fields of " + ", ".join(ACTIONS), str(unknown))
    fields = tuple(ACTIONS.index(name) for name in names)
    if len(fields) < 2 * MOST_PLAYERS or len({f for f in fields if f != FREE}) == 0:
        raise table.error("track", f"at least {2 * MOST_PLAYERS} fields, not all free", str(names))
    if len(deck.jokers) != 1 or deck.elements:
        raise table.error("track", "a deck of numbers and one kind of joker", str(deck.jokers))
    return fields


def check_specials(path: str, mix: str, plan: DeckPlan, common_pile: bool) -> None:
    for number, _ in plan.specials:
        if number in NEEDS_COMMON_PILE and not common_pile:
            key = f"mixes.{mix}.specials" if mix else "deck.specials"
            raise GameFileError(
                "game/key",
                f"{path}: {key}.{SPECIALS[number]}: expected discard_pile = 'common', "
                "which this card needs",
            )
