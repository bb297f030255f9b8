"""Cards and groups of a position in messages, see docs/notation.md."""

from __future__ import annotations

from msgspec import Struct

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, placed_text
from nivelo.engine.view import View


class GroupInfo(Struct, frozen=True):
    """A group on the table: its owner, kind, and cards with the meanings of jokers."""

    owner: int
    kind: str
    cards: list[str]


def texts(deck: Deck, faces: list[int]) -> list[str]:
    text = deck.text
    return [text[face] for face in faces]


def stack_texts(deck: Deck, stacks: list[list[int]]) -> list[list[str]]:
    """The same for several stacks at once; most are empty, and each message has a dozen."""
    text = deck.text
    return [[text[face] for face in faces] if faces else [] for faces in stacks]


def group_info(group: Group, deck: Deck) -> GroupInfo:
    cards = [placed_text(code, group.kind, deck) for code in group.placed.faces()]
    return GroupInfo(int(group.owner), group.kind_name, cards)


def draft_cards(seen: View) -> list[str]:
    """The cards of the unfinished group of a draft, with the meanings of jokers."""
    if not seen.draft_cards:
        return []
    spec = seen.game.level(seen.turn, seen.levels[seen.turn]).specs[len(seen.draft)]
    return [placed_text(code, spec.kind, seen.game.deck) for code in seen.draft_cards]


def asked_text(asked: int, deck: Deck) -> str:
    if asked < 0:
        return ""
    values = int(deck.values)
    return str(asked + 1) if asked < values else deck.colour_names[asked - values][0].upper()
