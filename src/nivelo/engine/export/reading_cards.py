"""Reading cards, hands and groups from exported data, using the game's deck."""

from __future__ import annotations

from nivelo.engine.cards.cards import Cards, cards_of
from nivelo.engine.errors import ExportError
from nivelo.engine.export.reading import MOST, Entries
from nivelo.engine.groups.groups import Group, colour_at, face_at, kind_at
from nivelo.engine.groups.levels import GROUP_KINDS
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import NOBODY


def has_special(game: Game, special: int) -> bool:
    return game.deck.face_with[special] >= 0


def read_stacks(game: Game, given: Entries, key: str, n: int) -> list[Cards]:
    rows = given.rows_of_numbers(key, n, 0, int(game.deck.faces) - 1)
    return [cards_of(faces) for faces in rows]


def read_hands(game: Game, given: Entries, key: str) -> list[Cards]:
    """One stack for each seat, sorted: a hand must not reveal the order of its cards."""
    hands = read_stacks(game, given, key, int(game.players))
    for i, hand in enumerate(hands):
        if hand.faces() != sorted(hand.faces()):
            raise ExportError("export/order", f"{key}[{i}]: {hand.faces()} is not sorted")
    return hands


def read_placed(game: Game, given: Entries, key: str) -> Cards:
    """Cards with their meanings; specials are never in a group."""
    deck = game.deck
    codes = given.numbers(key, -1, 0, MOST)
    for code in codes:
        inside = (
            face_at(code) < deck.first_special
            and kind_at(code) < deck.kinds
            and colour_at(code) < deck.colours
        )
        if not inside:
            raise ExportError("export/range", f"{given.name(key)}: {code} is no card in a group")
    return cards_of(codes)


def read_group(game: Game, given: Entries, first_owner: int) -> Group:
    """A group; the groups of a draft do not belong to anyone yet."""
    last_kind = int(game.deck.kinds) - 1
    owner = given.number("owner", first_owner, NOBODY if first_owner < 0 else int(game.players) - 1)
    kind = given.choice("kind", GROUP_KINDS)
    placed = read_placed(game, given, "placed")
    low = given.number("low", -1, last_kind)
    high = given.number("high", -1, last_kind)
    colour = given.number("colour", -1, int(game.deck.colours) - 1)
    pictures = given.number("pictures", 0, (2 << last_kind) - 1)
    given.nothing_else()
    return Group(owner, kind, placed, low, high, colour, pictures)
