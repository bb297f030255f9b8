"""The available games: cards, levels, options, and their descriptions."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any

from msgspec import Meta, Struct

from nivelo.bots import bot_names
from nivelo.engine.cards.specials import special_card
from nivelo.games import BUILT_IN, GameFile, parse_description, read_game
from nivelo.games.setup import load
from nivelo.server.errors import UnknownError
from nivelo.server.protocol.setup import MOST_DESCRIPTION, custom_game_file
from nivelo.server.table.observation import track_of


class CardInfo(Struct, frozen=True):
    """A face of the deck: its notation, what it is, how many copies there are."""

    text: str
    kind: str  # number, picture, joker or special
    value: str  # of a number or picture; a joker's range; a special's name
    colour: str
    count: int


class LevelInfo(Struct, frozen=True):
    """The groups of a level, and its source."""

    groups: list[str]
    source: str


class GameInfo(Struct, frozen=True):
    """A game, for choosing one."""

    id: str
    title: str
    players: tuple[int, int]
    hand: int
    sides: dict[str, list[LevelInfo]]
    mixes: list[str]
    options: dict[str, list[str]]
    colours: list[str]
    values: int
    elements: list[str]
    animals: list[str]
    common_pile: bool
    track: list[str]
    cards: dict[str, list[CardInfo]]  # by mix


class Games(Struct, frozen=True):
    """All games, and the bots that play them."""

    games: list[GameInfo]
    bots: list[str]


class Description(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom game, as a TOML text."""

    description: Annotated[str, Meta(max_length=MOST_DESCRIPTION)]


def card_infos(file: GameFile, mix: str) -> list[CardInfo]:
    deck = load(file, file.least_players, mix=mix).deck
    infos: list[CardInfo] = []
    for face in range(int(deck.faces)):
        if face < deck.coloured:
            kind = int(deck.kind[face])
            what = "number" if kind < deck.values else "picture"
            value, colour = deck.kind_text(kind), deck.colour_names[int(deck.colour[face])]
        elif face < deck.first_special:
            joker = deck.jokers[face - int(deck.first_joker)]
            what, value, colour = "joker", f"{joker.low}-{joker.high}", ""
        else:
            what, value, colour = "special", special_card(int(deck.special[face])).name, ""
        infos.append(CardInfo(deck.text[face], what, value, colour, int(deck.count[face])))
    return infos


def game_info(file: GameFile) -> GameInfo:
    game = load(file, file.least_players)
    deck = game.deck
    elements = int(deck.elements)
    return GameInfo(
        id=file.id,
        title=file.title,
        players=(file.least_players, file.most_players),
        hand=file.hand,
        sides={
            side: [LevelInfo(list(level.groups), level.source) for level in levels]
            for side, levels in file.levels.items()
        },
        mixes=["none", *file.mixes],
        options={name: list(values) for name, values in file.options().items()},
        colours=list(deck.colour_names),
        values=int(deck.values),
        elements=deck.picture_names[:elements],
        animals=deck.picture_names[elements:],
        common_pile=file.common_pile,
        track=track_of(game),
        cards={mix: card_infos(file, mix) for mix in ("none", *file.mixes)},
    )


BUILT_IN_INFO: list[GameInfo] = []


def custom_game_info(description: str) -> GameInfo:
    return game_info(custom_game_file(description))


def all_games() -> Games:
    if not BUILT_IN_INFO:
        BUILT_IN_INFO.extend(game_info(read_game(name)) for name in BUILT_IN)
    return Games(BUILT_IN_INFO, list(bot_names()))


class OwnGameText(Struct, frozen=True, forbid_unknown_fields=True):
    """The TOML text of a game; docs/custom-games.md explains it."""

    description: Annotated[str, Meta(min_length=1, max_length=MOST_DESCRIPTION)]


class ParsedDescription(Struct, frozen=True):
    """The content of a description, key by key, whether or not it can be played."""

    content: dict[str, Any]


def description_of(game_id: str) -> OwnGameText:
    """One of the five games as TOML."""
    if game_id not in BUILT_IN:
        known = ", ".join(BUILT_IN)
        raise UnknownError("game/unknown", f"there is no game {game_id!r}; there are {known}")
    file = resources.files("nivelo.games").joinpath(f"{game_id}.toml")
    return OwnGameText(file.read_text(encoding="utf-8"))


def parsed(data: OwnGameText) -> ParsedDescription:
    return ParsedDescription(parse_description(data.description, "the description"))
