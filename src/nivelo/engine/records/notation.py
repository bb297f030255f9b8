"""Parsing and writing moves and whole layouts. See docs/notation.md.

Cards and hands are parsed by `Deck.parse` and `Deck.parse_hand`, levels by `parse_level`.
"""

from __future__ import annotations

from typing import Final

from nivelo.engine.cards.deck import Deck
from nivelo.engine.errors import NotationError
from nivelo.engine.groups.layout_check import Claim, claim_text
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT, Move
from nivelo.engine.state import State

CALL_OFF: Final = "calloff"
"""Marks that a round was called off (G25); not a move of a player."""


def parse_move(text: str, game: Game) -> Move:
    """The move with this notation, whether or not it is legal now.

    >>> from nivelo.games import load
    >>> parse_move("skip>2", load("level8-101", players=3))
    <Move skip>2>
    """
    move = game.moves.by_text.get(text.strip().lower())
    if move is None:
        raise NotationError("move/unknown", f"there is no move {text!r} in this game")
    return move


def layout_text(claims: list[list[Claim]], deck: Deck) -> str:
    """A whole layout in notation: ``[R4 B5 J=6 | G7 G8 G9]``."""
    groups = [" ".join([claim_text(claim, deck) for claim in group]) for group in claims]
    return f"[{' | '.join(groups)}]"


def parse_layout(text: str, deck: Deck) -> list[list[Claim]]:
    """The cards of a layout by group; `check_layout` decides whether it is valid.

    >>> from nivelo.games import load
    >>> deck = load("level8-101").deck
    >>> layout_text(parse_layout("[ r4 b5 j=6|G7 J G9 ]", deck), deck)
    '[R4 B5 J=6 | G7 J G9]'
    """
    inside = text.strip()
    if not (inside.startswith("[") and inside.endswith("]")):
        raise NotationError("layout/brackets", f"{text!r} is not a layout such as '[R4 B5 J=6]'")
    claims: list[list[Claim]] = []
    for group in inside[1:-1].split("|"):
        words = group.split()
        if len(words) == 0:
            raise NotationError("layout/empty", f"{text!r} has a group without cards")
        claims.append([parse_claim(word, deck) for word in words])
    return claims


def is_layout(text: str) -> bool:
    """Is it a whole layout, rather than a single move?"""
    return text.startswith("[")


def play_text(state: State, text: str) -> None:
    """Make a move, lay out a whole layout, or call the round off, by its notation."""
    if text == CALL_OFF:
        state.call_off()
    elif is_layout(text):
        state.lay_out(parse_layout(text, state.game.deck))
    else:
        state.play(parse_move(text, state.game))


def as_move(text: str, game: Game) -> str:
    """A whole layout as the single decision that it is: to lay out."""
    return game.moves.moves[game.moves.first[LAY_OUT]].text if is_layout(text) else text


def parse_claim(text: str, deck: Deck) -> Claim:
    """A card of a layout: ``R4``, ``J``, ``J=5``, ``J=R``, ``J=R5``, ``J=air``."""
    card, equals, meaning = text.partition("=")
    face = deck.parse(card)
    if equals == "":
        return Claim(face)
    if not deck.is_joker(face):
        raise NotationError("card/no_joker", f"{text!r}: {deck.text[face]} stands for itself")
    kind = parse_kind(meaning, deck)
    if kind >= 0:
        return Claim(face, kind)
    letters = [name[0].lower() for name in deck.colour_names]
    if meaning[:1].lower() in letters:
        colour = letters.index(meaning[:1].lower())
        kind = parse_kind(meaning[1:], deck)
        if kind >= 0 or meaning[1:] == "":
            return Claim(face, kind, colour)
    raise NotationError("card/meaning", f"{text!r}: there is nothing written {meaning!r}")


def parse_kind(text: str, deck: Deck) -> int:
    """The value or picture with this notation, or -1."""
    for kind in range(deck.kinds):
        if deck.kind_text(kind).lower() == text.lower():
            return kind
    return -1
