"""A table's bots play as strong as the host chose."""

from __future__ import annotations

import pytest

from nivelo.bots.dial import DialBot
from nivelo.bots.strong import StrongBot
from nivelo.server.protocol.setup import BotChoice
from nivelo.server.thinking.bot_workers import mind_of


@pytest.mark.parametrize("strength", [1, 5, 9])
def test_strong_plays_as_strong_as_it_is_told(strength: int) -> None:
    mind = mind_of(BotChoice("strong", strength), 3)
    assert isinstance(mind, DialBot)
    assert mind.strength == strength


def test_the_strongest_has_no_slips() -> None:
    assert isinstance(mind_of(BotChoice("strong"), 3), StrongBot)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_others_cannot_be_told(name: str) -> None:
    assert type(mind_of(BotChoice(name, 2), 3)) is type(mind_of(BotChoice(name, 9), 3))
