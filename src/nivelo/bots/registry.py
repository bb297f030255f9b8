"""The interface of bots, and the bots by name."""

from __future__ import annotations

from typing import Final, Protocol

from nivelo.bots.dial import SLIPS, STRONGEST, WEAKEST, DialBot, old_dial
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.neural.bot import NeuralBot
from nivelo.bots.random import RandomBot
from nivelo.bots.strong import StrongBot
from nivelo.bots.third_party import SPEC, check_names, load_bot, third_party_bots
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View


class Bot(Protocol):
    """A player of one seat in one game.

    It gets a view, never the position, so it cannot know what its seat may not know. It chooses one
    of `view.legal`, which is never empty when it is asked.
    """

    def choose(self, view: View) -> Move: ...


BOT_NAMES: Final = ("random", "beginner", "easy", "medium", "hard", "expert")
OLD_NAMES: Final = ("greedy", "strong")
"""The former names of `hard` and `expert`, still used in the study of bots."""
TRAINED: Final = ("neural",)
"""For programs: clients of a server may not name it, since it plays no custom games."""
OLD_DIAL: Final = tuple(str(strength) for strength in range(WEAKEST, STRONGEST + 1))


def bot_names() -> tuple[str, ...]:
    """The names of bots that clients of a server, which may not name modules, can use.

    These are the bots of this package, those of installed packages (entry points of the group
    ``nivelo.bots``), and those of the environment variable ``NIVELO_BOTS``.
    """
    elsewhere = third_party_bots()
    check_names(elsewhere, (*BOT_NAMES, *OLD_NAMES, *TRAINED))
    return (*BOT_NAMES, *elsewhere)


def is_bot_name(name: str) -> bool:
    """May clients use this name? Old names still work."""
    return name in OLD_NAMES or name in bot_names()


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot with this name, for one seat of one game.

    It draws random numbers from the seed: the same seed and views lead to the same moves. From weak
    to strong the bots are `random`, `beginner`, `easy`, `medium`, `hard` and `expert`. `greedy` and
    `strong` are old names of the last two, and `strong:1` to `strong:10` an old dial. `neural` is a
    trained network without a search. A third-party bot is ``package.module:Class``, called with the
    seed, or the name its package has registered.

    >>> from nivelo.engine.random.fairness import seed_from_text
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.engine.view import view
    >>> from nivelo.games import load
    >>> state = new_state(load("level8-101", players=2), seed_from_text("an evening"))
    >>> make_bot("hard").choose(view(state, int(state.to_act)))
    <Move draw>
    """
    if name == "random":
        return RandomBot(seed)
    if name in SLIPS:
        return DialBot(seed, SLIPS[name])
    if name in ("hard", "greedy"):
        return GreedyBot(seed)
    if name in ("expert", "strong", f"strong:{STRONGEST}"):
        return StrongBot(seed)
    if name in TRAINED:
        return NeuralBot(seed)
    kind, _, dial = name.partition(":")
    if kind == "strong" and dial in OLD_DIAL:
        return old_dial(seed, int(dial))
    elsewhere = third_party_bots()
    spec = elsewhere.get(name, name)
    if kind in BOT_NAMES + OLD_NAMES or not SPEC.fullmatch(spec):
        known = ", ".join([*BOT_NAMES, *elsewhere])
        raise NiveloError("bot/unknown", f"there is no bot {name!r}; there are {known}")
    bot: Bot = load_bot(spec)(seed)
    if not callable(getattr(bot, "choose", None)):
        raise NiveloError("bot/class", f"{spec!r} makes nothing with a method choose(view)")
    return bot
