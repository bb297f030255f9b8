"""Every way to set up the five games: seats, sides, mixes and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from nivelo.engine.model.game import Game
from nivelo.games import BUILT_IN, load, read_game


@dataclass(frozen=True)
class Setup:
    """One way to play a game: seats, sides, mix and options."""

    game: str
    players: int
    sides: tuple[str, ...]
    mix: str = "none"
    options: tuple[tuple[str, str | int], ...] = ()

    def load(self, turns: int) -> Game:
        """The game; random rounds can be endless, so they end after so many turns (G9)."""
        return load_once(self, turns)

    def __str__(self) -> str:
        sides = self.sides[0] if len(set(self.sides)) == 1 else "mixed"
        words = [self.game, str(self.players), sides]
        words += [self.mix] if self.mix != "none" else []
        return "-".join(words + [str(value) for _, value in self.options])


@cache
def load_once(setup: Setup, turns: int) -> Game:
    return load(
        setup.game,
        setup.players,
        list(setup.sides),
        setup.mix,
        max_turns_per_round=turns,
        **dict(setup.options),
    )


def setups(name: str) -> Iterator[Setup]:
    """Every number of players, all one side or sides mixed, every mix, all options."""
    file = read_game(name)
    options: list[tuple[tuple[str, str | int], ...]] = [()]
    for option, values in file.options().items():
        if option != "max_turns_per_round":
            options = [(*chosen, (option, value)) for chosen in options for value in values]
    for mix in ["none", *file.mixes]:
        for players in range(file.least_players, file.most_players + 1):
            sides = [(side,) * players for side in file.sides]
            if len(file.sides) > 1:
                sides.append(tuple(file.sides[q % len(file.sides)] for q in range(players)))
            for side in sides:
                for chosen in options:
                    yield Setup(name, players, side, mix, chosen)


EVERY_SETUP = [setup for name in BUILT_IN for setup in setups(name)]
