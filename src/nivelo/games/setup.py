"""Setting up a game: players, sides, mix and options."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from nivelo.engine.errors import OptionError
from nivelo.engine.groups.levels import parse_level
from nivelo.engine.model.game import (
    DEAD_ENDS,
    DEAD_GOES_ON,
    DRAW_TWO_DRAWS,
    DRAW_TWO_ENDS,
    WISH_EXACT,
    WISH_UP_TO,
    Game,
    Rules,
)
from nivelo.games.decks import build_deck
from nivelo.games.files import GameFile, read_game

UNATTENDED: Final[dict[str, str | int]] = {"dead_round": "ends"}
"""The default of laboratory and environments, where nobody can call a round off."""


def load(
    game: str | Path | GameFile,
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    **options: str | int,
) -> Game:
    """A game ready to be played: one of the five, or one described in a TOML file.

    `side` is one side for all, or one for each seat.

    >>> load("level8-101", players=4, side=["one", "two", "one", "one"])
    <Game level8-101, 4 players>
    """
    file = game if isinstance(game, GameFile) else read_game(game)
    if not file.least_players <= players <= file.most_players:
        raise OptionError(
            "game/players",
            f"{file.id} is for {file.least_players} to {file.most_players} players, not {players}",
        )
    sides = [side] * players if isinstance(side, str) else list(side)
    if len(sides) != players:
        raise OptionError("game/sides", f"{sides!r} is not one side for each of {players} players")
    for name in sides:
        if name not in file.levels:
            raise OptionError(
                "game/side", f"{file.id} has no side {name!r}, only {', '.join(file.sides)}"
            )
    if mix != "none" and mix not in file.mixes:
        known = ", ".join(["none", *file.mixes])
        raise OptionError("game/mix", f"{file.id} has no mix {mix!r}, only {known}")

    deck = build_deck(file.deck_with(mix))
    levels = {
        name: [parse_level(list(level.groups), deck, level.source) for level in plans]
        for name, plans in file.levels.items()
    }
    rules = rules_of(file)
    chosen = set_options(file, rules, options)
    settings = {"players": str(players), "sides": " ".join(sides), "mix": mix, **chosen}
    if file.description:
        settings["description"] = file.description
    return Game(
        file.id,
        file.title,
        deck,
        rules,
        [levels[name] for name in sides],
        [name in file.keep_sides for name in sides],
        settings,
    )


def rules_of(file: GameFile) -> Rules:
    rules = Rules()
    rules.hand = file.hand
    rules.common_pile = file.common_pile
    rules.plain_start = file.plain_start
    rules.bonus = file.bonus
    rules.all_laid_out_ends = file.all_laid_out_ends
    rules.ender_deals = file.ender_deals
    rules.win_by_layout = file.win_by_layout
    rules.keep_cards = file.keep_cards
    rules.keep_from_level, rules.keep_to_level = file.keep_levels
    rules.track = list(file.track)
    rules.jokers_apart = rules.full_groups = len(file.track) > 0
    return rules


def set_options(file: GameFile, rules: Rules, options: dict[str, str | int]) -> dict[str, str]:
    """Apply the options to the rules; returns those that are not the default, as text."""
    offered = file.options()
    chosen: dict[str, str] = {}
    for name, value in options.items():
        if name not in offered:
            raise OptionError(
                "game/option", f"{file.id} has no option {name!r}, only {', '.join(offered)}"
            )
        text = str(value)
        if name == "max_turns_per_round":
            if not text.isdecimal() or int(text) > 1_000_000:
                raise OptionError("game/option", f"{name}={text!r} is not a number of turns")
            text = str(int(text))
            rules.max_turns_per_round = int(text)
        elif text not in offered[name]:
            raise OptionError(
                "game/option", f"{name}={text!r} is not one of {', '.join(offered[name])}"
            )
        elif name == "dead_round":
            rules.dead_round = DEAD_ENDS if text == "ends" else DEAD_GOES_ON
        elif name == "wish_draw":
            rules.wish_draw = WISH_UP_TO if text == "up_to" else WISH_EXACT
        else:
            rules.draw_two_last = DRAW_TWO_DRAWS if text == "draws" else DRAW_TWO_ENDS
        if text != offered[name][0]:
            chosen[name] = text
    return chosen
