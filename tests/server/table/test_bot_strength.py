"""A table's bots play as well as the host chose."""

from __future__ import annotations

import pytest

from nivelo.bots import make_bot
from nivelo.bots.dial import DialBot
from nivelo.bots.strong import StrongBot
from nivelo.server.protocol.setup import BotChoice
from nivelo.server.thinking.bot_workers import chosen_bot


@pytest.mark.parametrize("strength", [1, 5, 9])
def test_strong_plays_as_strong_as_it_is_told(strength: int) -> None:
    """The old name; `strength` is part of the protocol."""
    bot = chosen_bot(BotChoice("strong", strength), 3)
    assert isinstance(bot, DialBot)
    stronger = chosen_bot(BotChoice("strong", strength + 1), 3)
    assert not isinstance(stronger, DialBot) or stronger.slips.pile < bot.slips.pile


def test_the_strongest_has_no_slips() -> None:
    assert isinstance(chosen_bot(BotChoice("expert"), 3), StrongBot)
    assert isinstance(chosen_bot(BotChoice("strong"), 3), StrongBot)


def test_a_table_has_hard_bots_if_nothing_is_said() -> None:
    assert type(chosen_bot(BotChoice(), 3)) is type(make_bot("greedy", 3))


@pytest.mark.parametrize("name", ["random", "hard", "greedy"])
def test_others_cannot_be_told(name: str) -> None:
    assert type(chosen_bot(BotChoice(name, 2), 3)) is type(chosen_bot(BotChoice(name, 9), 3))
