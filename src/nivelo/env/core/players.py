"""Bots in seats of a table, called by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import i64

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.random import RandomBot
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.sampling.playout import random_move
from nivelo.engine.state import State
from nivelo.engine.view import View


@final
class Player:
    """A bot that plays one seat of one game.

    `random` and `greedy` are called as C functions; `random` needs no view, and `greedy` none if it
    has no choice. Other bots are called through Python, and their moves are checked.
    """

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.random: RandomBot | None = bot if isinstance(bot, RandomBot) else None
        self.greedy: GreedyBot | None = bot if isinstance(bot, GreedyBot) else None

    def play(self, state: State) -> None:
        """Make the move chosen by the bot in the seat to act."""
        random = self.random
        if random is not None:
            apply_move(state, random_move(state, random.random))
            return
        greedy = self.greedy
        if greedy is not None:
            list_legal(state)
            move: i64 = state.legal.card[0]
            if state.legal.n > 1:
                move = greedy.choose(View(state, int(state.to_act))).id
            apply_move(state, move)
            return
        state.play(self.bot.choose(View(state, int(state.to_act))))


@final
class BotSeats:
    """The bots of many tables, by table and seat; None for seats without a bot."""

    def __init__(
        self, names: list[str], make_bot: Callable[[str, int], Any] | None, tables: int
    ) -> None:
        self.names = names  # by seat, "" for seats without a bot
        self.make_bot = make_bot
        self.seated: list[list[Player | None]] = [[] for _ in range(tables)]

    def seat(self, row: i64, game: str) -> None:
        """New bots for a new game; their random choices are derived from its name."""
        make_bot = self.make_bot
        assert make_bot is not None
        seated: list[Player | None] = []
        for seat in range(len(self.names)):
            bot = self.names[seat]
            if bot:
                seed = int.from_bytes(seed_from_text(f"{game} bot {seat}")[:8], "big")
                seated.append(Player(make_bot(bot, seed)))
            else:
                seated.append(None)
        self.seated[row] = seated

    def at(self, row: i64) -> list[Any]:
        return [None if player is None else player.bot for player in self.seated[row]]

    def put_back(self, row: i64, bots: list[Any]) -> None:
        """Continue with bots returned by `at`."""
        self.seated[row] = [None if bot is None else Player(bot) for bot in bots]
