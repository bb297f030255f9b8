"""The bot `random`."""

from __future__ import annotations

from nivelo.bots import make_bot
from nivelo.engine.view import view
from support.engine.scenario import Scenario


def test_every_legal_move_is_as_likely() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R4 R9").playing(1)
    seen = view(table.state, 0)
    bot = make_bot("random", 1)
    chosen = [bot.choose(seen).text for _ in range(4000)]
    assert set(chosen) == {"-R1", "-R2", "-R4", "-R9"}
    # A thousand of each; one in a million samples is off by more than five times the deviation.
    assert all(abs(chosen.count(text) - 1000) < 140 for text in set(chosen))


def test_a_level_that_can_be_laid_out_is() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 B9 Y15").playing(1)
    assert "-Y15" in table.legal()
    seen = view(table.state, 0)
    assert {make_bot("random", seed).choose(seen).text for seed in range(50)} == {"lay-out"}
