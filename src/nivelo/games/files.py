"""Reading a game's description from a TOML file, strictly.

Every error names the file, the key and the expected value. docs/custom-games.md explains the format
key by key.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Final

from nivelo.engine.cards.specials import DRAW_TWO, WISH, special_card
from nivelo.engine.errors import GameFileError
from nivelo.games.board_reader import read_track
from nivelo.games.deck_reader import read_deck, read_mixes
from nivelo.games.decks import DeckPlan
from nivelo.games.level_reader import LevelPlan, read_levels
from nivelo.games.toml_table import TomlTable, in_toml
from nivelo.games.toml_text import parse_description

BUILT_IN: Final = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")

MOST_PLAYERS: Final = 8
MOST_HAND: Final = 30

ID: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


@dataclass(frozen=True)
class GameFile:
    """The checked contents of a game file. `load` turns it into a game."""

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
    description: str = ""  # the whole text, unless it is one of the five: for records

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.levels)

    def deck_with(self, mix: str) -> DeckPlan:
        """The cards of the game including a mix."""
        return self.deck if mix == "none" else self.deck.plus(self.mixes[mix])

    def sources(self, side: str) -> tuple[str, ...]:
        """The sources of the levels of a side, without duplicates."""
        return tuple(dict.fromkeys(level.source for level in self.levels[side]))

    def options(self) -> dict[str, tuple[str, ...]]:
        """The game's options with their values; the first value is the default."""
        options: dict[str, tuple[str, ...]] = {
            "max_turns_per_round": ("0", "a number of turns"),
            "dead_round": ("goes_on", "ends"),
        }
        specials = {number for plan in self.decks() for number, _ in plan.specials}
        if WISH in specials:
            options["wish_draw"] = ("exact", "up_to")
        if DRAW_TWO in specials:
            options["draw_two_last"] = ("ends", "draws")
        return options

    def decks(self) -> list[DeckPlan]:
        """The deck without a mix, and with each mix."""
        return [self.deck_with(mix) for mix in ("none", *self.mixes)]


def read_game(name: str | Path) -> GameFile:
    """The game with this id, or the one described in the file at this path."""
    if str(name) in BUILT_IN:
        file = resources.files("nivelo.games").joinpath(f"{name}.toml")
        return read_any(file.read_text(encoding="utf-8"), f"{name}.toml")
    path = Path(name)
    if path.suffix != ".toml":
        raise GameFileError(
            "game/unknown",
            f"there is no game {str(name)!r}; there are {', '.join(BUILT_IN)}, "
            "or name a .toml file",
        )
    try:
        # Some editors start files with a byte order mark; skip it.
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise GameFileError("game/no_file", f"{str(path)!r}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise GameFileError("game/toml", f"{str(path)!r} is not UTF-8 text: {error}") from error
    return read_game_text(text, str(path))


def read_game_text(text: str, path: str) -> GameFile:
    """The custom game that a TOML text describes; `path` is used only in errors.

    The ids of the five games are reserved, so that records are always replayed by the right rules.
    """
    file = read_any(text, path)
    if file.id in BUILT_IN:
        raise GameFileError(
            "game/key",
            f"{path}: id: expected an id that none of the five games has, not {file.id!r}",
        )
    return replace(file, description=text if text.endswith("\n") else text + "\n")


def read_any(text: str, path: str) -> GameFile:
    top = TomlTable(path, "", parse_description(text, path))
    game_id = top.text("id")
    if not ID.fullmatch(game_id):
        raise top.error("id", "small letters, digits and hyphens", repr(game_id))
    least, most = top.span("players", 2, MOST_PLAYERS)
    hand = top.number("hand", 1, MOST_HAND)
    deck = read_deck(top.table("deck"))
    levels = read_levels(top.table("levels"), deck, hand)
    keep_cards, keep_levels, keep_sides = read_keep(top.optional("keep"), levels, hand)
    file = GameFile(
        id=game_id,
        title=top.text("title", game_id),
        path=path,
        least_players=least,
        most_players=most,
        hand=hand,
        deck=deck,
        mixes=read_mixes(top.optional("mixes"), deck),
        levels=levels,
        common_pile=top.choice("discard_pile", ("personal", "common")) == "common",
        plain_start=top.choice("start_card", ("any", "plain")) == "plain",
        bonus=read_bonus(top),
        all_laid_out_ends=top.choice("round_ends", ("out", "out or all laid out")) != "out",
        ender_deals=top.choice("next_dealer", ("left", "ender")) == "ender",
        win_by_layout=top.choice("win", ("layout", "round")) == "layout",
        keep_cards=keep_cards,
        keep_levels=keep_levels,
        keep_sides=keep_sides,
        track=read_track(top.optional("board"), most),
    )
    top.nothing_else()
    check_size(top, file)
    check_specials(top, file)
    check_board(top, file)
    return file


def read_bonus(top: TomlTable) -> int:
    """How many levels the seat that ends the round moves up; 1, like everyone who laid out, is no
    bonus.
    """
    if not top.has("bonus"):
        return 2
    levels = top.data["bonus"]
    if not isinstance(levels, int) or isinstance(levels, bool) or not 1 <= levels <= 5:
        expected = "how many levels whoever ends the round moves up, from 1 (no bonus) to 5"
        raise top.error("bonus", expected, in_toml(levels))
    return levels


def read_keep(
    table: TomlTable | None, levels: dict[str, tuple[LevelPlan, ...]], hand: int
) -> tuple[int, tuple[int, int], tuple[str, ...]]:
    """How many cards may be kept, at which levels, and on which sides."""
    if table is None:
        return 0, (1, 0), ()
    last = len(levels["one"])
    cards = table.number("cards", 1, hand)
    span = table.span("levels", 1, last, (1, last))
    sides = table.texts("sides", tuple(levels))
    if not sides or any(side not in levels for side in sides):
        expected = "sides that have levels: " + ", ".join(levels)
        raise table.error("sides", expected, repr(list(sides)))
    table.nothing_else()
    return cards, span, sides


def check_size(top: TomlTable, file: GameFile) -> None:
    """Enough cards for all hands, a first discard and a draw pile; board jokers are kept apart."""
    cards = file.deck.size
    if file.track:
        cards -= sum(count for _, _, count in file.deck.jokers)
    needed = file.most_players * file.hand + 2
    if cards < needed:
        raise top.error(
            "players",
            f"{needed} cards or more to deal from for {file.most_players} hands of {file.hand}",
            f"a deck of {cards} cards",
        )


def check_specials(top: TomlTable, file: GameFile) -> None:
    for key, plan in {
        "deck": file.deck,
        **{f"mixes.{m}": p for m, p in file.mixes.items()},
    }.items():
        for number, _ in plan.specials:
            special = special_card(number)
            if special.common_pile and not file.common_pile:
                raise top.error(
                    f"{key}.specials.{special.name}",
                    "discard_pile = 'common', which this card needs",
                    "'personal'",
                )


def check_board(top: TomlTable, file: GameFile) -> None:
    """What the board's actions require."""
    if not file.track:
        return
    if file.common_pile:
        raise top.error("discard_pile", "'personal' piles, which a board needs", "'common'")
    if file.deck.elements:
        raise top.error("deck.elements", "none in a game with a board", repr(file.deck.elements))
    for plan in file.decks():
        if len(plan.jokers) != 1:
            kinds = len(plan.jokers)
            raise top.error("deck.jokers", "one kind of joker for a board", f"{kinds} kinds")
