"""What a bot is, and the bots by their names."""

from __future__ import annotations

from typing import Final, Protocol

from nivelo.bots.dial import STRONGEST, WEAKEST, DialBot
from nivelo.bots.elsewhere import SPEC, bots_elsewhere, check_names, load_bot
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.random import RandomBot
from nivelo.bots.strong import DEALS, EFFORT, StrongBot
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View


class Bot(Protocol):
    """A player of one seat in one game.

    It is given a view, never the position, so it cannot know what its seat may not know. It
    chooses one of `view.legal`, which is never empty when it is asked.
    """

    def choose(self, view: View) -> Move: ...


BOT_NAMES: Final = ("random", "greedy", "strong")
DIAL: Final = tuple(str(strength) for strength in range(WEAKEST, STRONGEST + 1))


def bot_names() -> tuple[str, ...]:
    """The bots that may be named by whoever must not name modules, such as clients of a server.

    These are the bots of this package, those of installed packages (entry points of the group
    ``nivelo.bots``), and those of the environment variable ``NIVELO_BOTS``.
    """
    elsewhere = bots_elsewhere()
    check_names(elsewhere, BOT_NAMES)
    return (*BOT_NAMES, *elsewhere)


def strong_bot(seed: int, work: float) -> StrongBot:
    return StrongBot(seed, max(1, int(DEALS * work)), int(EFFORT * work))


def make_bot(name: str, seed: int = 0, work: float = 1.0) -> Bot:
    """The bot of this name, to play one seat of one game.

    What it leaves to chance is drawn from the seed: the same seed and views, the same moves.
    `strong` has a dial: `strong:1` slips like a child, `strong:10` is `strong` itself; on a slow
    machine it may do only a part of its usual `work`. A bot written elsewhere is named
    ``package.module:Class``, or as its package has installed it; it is made by calling the class
    with the seed.

    >>> from nivelo.engine.random.fairness import seed_from_text
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
    kind, colon, dial = name.partition(":")
    if kind == "strong" and not colon:
        return strong_bot(seed, work)
    if kind == "strong" and dial in DIAL:
        strength = int(dial)
        return strong_bot(seed, work) if strength == STRONGEST else DialBot(seed, strength, work)
    elsewhere = bots_elsewhere()
    spec = elsewhere.get(name, name)
    if kind in BOT_NAMES or not SPEC.fullmatch(spec):
        known = ", ".join([*BOT_NAMES, *elsewhere])
        raise NiveloError("bot/unknown", f"there is no bot {name!r}; there are {known}")
    bot: Bot = load_bot(spec)(seed)
    if not callable(getattr(bot, "choose", None)):
        raise NiveloError("bot/class", f"{spec!r} makes nothing with a method choose(view)")
    return bot
