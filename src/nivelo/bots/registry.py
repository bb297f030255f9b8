"""What a bot is, and the bots by their names."""

from __future__ import annotations

from typing import Final, Protocol

from nivelo.bots._greedy import GreedyBot
from nivelo.bots._random import RandomBot
from nivelo.bots._strong import StrongBot
from nivelo.engine.errors import NiveloError
from nivelo.engine.moves import Move
from nivelo.engine.view import View


class Bot(Protocol):
    """A player of one seat in one game.

    It is given a view, never the position, so it cannot know what its seat may not know. It
    chooses one of `view.legal`, which is never empty when it is asked.
    """

    def choose(self, view: View) -> Move: ...


BOT_NAMES: Final = ("random", "greedy", "strong")


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name, to play one seat of one game.

    What it leaves to chance is drawn from the seed: the same seed and views, the same moves.

    >>> from nivelo.engine.fairness import seed_from_text
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.engine.view import view
    >>> from nivelo.games import load
    >>> state = new_state(load("level8-101", players=2), seed_from_text("an evening"))
    >>> make_bot("greedy").choose(view(state, int(state.to_act)))
    <Move draw>
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "strong":
        return StrongBot(seed)
    raise NiveloError("bot/unknown", f"there is no bot {name!r}; there are {', '.join(BOT_NAMES)}")
