"""A table's bots play as strong as the host chose."""

from __future__ import annotations

import pytest

from nivelo.bots.dial import DialBot
from nivelo.bots.strong import StrongBot
from nivelo.server.protocol.setup import BotChoice
from nivelo.server.thinking.bot_workers import chosen_bot


@pytest.mark.parametrize("strength", [1, 5, 9])
def test_strong_plays_as_strong_as_it_is_told(strength: int) -> None:
    mind = chosen_bot(BotChoice("strong", strength), 3)
    assert isinstance(mind, DialBot)
    assert mind.strength == strength


def test_the_strongest_has_no_slips() -> None:
    assert isinstance(chosen_bot(BotChoice("strong"), 3), StrongBot)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_others_cannot_be_told(name: str) -> None:
    assert type(chosen_bot(BotChoice(name, 2), 3)) is type(chosen_bot(BotChoice(name, 9), 3))
