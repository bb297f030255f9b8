"""What the bot `greedy` does at a table set up by hand."""

from __future__ import annotations

from nivelo.bots import make_bot
from nivelo.engine.view import view
from support.engine.scenario import Scenario


def choices(table: Scenario, tries: int = 5) -> set[str]:
    """The moves it may choose, whatever its chance; one, if it is not indifferent."""
    seen = view(table.state, table.to_act - 1)
    return {make_bot("greedy", seed).choose(seen).text for seed in range(tries)}


def plays_on(table: Scenario, decision: str, most: int = 100) -> list[str]:
    """Let it make its moves as long as this kind of decision is awaited; what it chose."""
    bot = make_bot("greedy", 0)
    made: list[str] = []
    while table.decision == decision and len(made) < most:
        move = bot.choose(view(table.state, table.to_act - 1))
        made.append(move.text)
        table.state.play(move)
    return made
