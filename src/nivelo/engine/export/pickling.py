"""Support for `pickle` and `copy`, which do not know compiled classes: games, positions, views.

A position is pickled as its export, so a pickle is just as secret. A game is pickled as its
arguments; positions of one game that are pickled together share it again afterwards.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from nivelo.engine.cards.deck import Deck, Jokers
from nivelo.engine.export.export import export_state, restore_state
from nivelo.engine.groups.levels import parse_level
from nivelo.engine.model.game import Game, Rules
from nivelo.engine.state import State


def build_game(
    name: str,
    title: str,
    deck: tuple[int, list[str], int, list[str], list[str]],
    jokers: list[tuple[int, int, int]],
    specials: list[tuple[int, int]],
    rules: dict[str, object],
    levels: list[list[tuple[list[str], str]]],
    keeps: list[bool],
    settings: dict[str, str],
) -> Game:
    """A game from the plain values that `reduce_game` returns."""
    values, colours, copies, elements, animals = deck
    cards = Deck(
        values,
        colours,
        copies,
        elements,
        animals,
        [Jokers(low, high, count) for low, high, count in jokers],
        specials,
    )
    set_up = Rules()
    for key, value in rules.items():
        setattr(set_up, key, value)
    sides = [[parse_level(groups, cards, source) for groups, source in side] for side in levels]
    return Game(name, title, cards, set_up, sides, keeps, settings)


def reduce_game(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    deck = game.deck
    rules = game.rules
    pictures = deck.picture_names
    elements = int(deck.elements)
    plain_deck = (
        int(deck.values),
        deck.colour_names,
        int(deck.copies),
        pictures[:elements],
        pictures[elements:],
    )
    jokers = [(joker.low, joker.high, joker.count) for joker in deck.jokers]
    specials = [
        (int(deck.special[face]), int(deck.count[face]))
        for face in range(int(deck.first_special), int(deck.faces))
    ]
    plain_rules = {key: getattr(rules, key) for key in dir(rules) if not key.startswith("_")}
    levels = [
        [([spec.text for spec in level.specs], level.source) for level in side]
        for side in game.levels
    ]
    arguments = (
        game.name,
        game.title,
        plain_deck,
        jokers,
        specials,
        plain_rules,
        levels,
        game.keeps,
        game.settings,
    )
    return build_game, arguments


def reduce_state(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    return restore_state, (state.game, export_state(state))


def register() -> None:
    copyreg.pickle(Game, reduce_game)
    copyreg.pickle(State, reduce_state)
