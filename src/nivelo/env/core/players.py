"""Bots in seats of a table, asked by compiled code."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.random import RandomBot
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.sampling.playout import random_move
from nivelo.engine.state import State
from nivelo.engine.view import View


@final
class Player:
    """A bot that plays one seat of one game.

    `random` and `greedy` are called as C functions; `random` needs no view, and `greedy` none where
    it has no choice. Any other bot is called as Python calls it, and its moves are checked.
    """

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.random: RandomBot | None = bot if isinstance(bot, RandomBot) else None
        self.greedy: GreedyBot | None = bot if isinstance(bot, GreedyBot) else None

    def play(self, state: State) -> None:
        """Make the move that the bot chooses in its seat, which is to act."""
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
