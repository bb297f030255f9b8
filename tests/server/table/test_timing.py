"""When the server moves: by a clock that does not jump, and at moments that tell nothing."""

from __future__ import annotations

import time
from random import Random

import pytest

from nivelo.engine.cards.specials import KNOCK
from nivelo.engine.model.position import KNOCKING
from nivelo.server import clock
from nivelo.server.live.scheduler import THINKING, ScheduledMove, next_scheduled_move
from nivelo.server.protocol import commands
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.table import entries
from nivelo.server.table.decide import decide, entry
from nivelo.server.table.table import Table
from support.server.generated.random_tables import HOST, new_table

BOT = BotChoice("strong")


def asked_to_knock(pace: int) -> Table:
    """A game in which a strong bot is asked whether it knocks."""
    table, _ = new_table(Setup(game="niveldoce", seats=3, pace=pace), {1: BOT, 2: BOT})
    table.apply(decide(table, HOST, commands.Start(), 2000))
    match = table.match
    assert match is not None
    random = Random(1)  # always the same kind of move might go round and round
    while match.state.decision != KNOCKING or table.seats[int(match.state.to_act)].bot is None:
        seat = int(match.state.to_act)
        move = random.choice(match.state.legal_moves()).text
        kind = entries.BOT_MOVE if table.seats[seat].bot else entries.MOVE
        table.apply(entry(table, 3000, kind, seat, move))
    return table


@pytest.mark.parametrize(("pace", "after"), [(0, THINKING), (900, THINKING), (5000, 2000)])
def test_when_a_bot_answers_a_knock_does_not_depend_on_its_hand(pace: int, after: int) -> None:
    table = asked_to_knock(pace)
    match = table.match
    assert match is not None
    seat = int(match.state.to_act)
    knock = int(match.game.deck.face_with[KNOCK])
    moments = []
    for holds in (False, True):
        hand = match.state.hands[seat]
        while hand.remove(knock):
            continue
        if holds:
            hand.add(knock)
        scheduled = next_scheduled_move(table, {})
        assert scheduled is not None
        moments.append((scheduled.due_at, scheduled.due_at - scheduled.ahead))
    assert moments == [(3000 + after, 3000 + after - THINKING)] * 2


def test_a_clock_that_is_set_changes_nothing_for_who_has_to_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = clock.now()
    jumped = time.time_ns() + 120 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: jumped)
    assert before <= clock.now() < before + 60_000
    assert clock.wall() == jumped // 10**6


def test_a_bot_waits_for_its_pace_and_begins_to_think_before() -> None:
    scheduled = ScheduledMove(0, entries.BOT_MOVE, BOT, 10_000, 900, 600)
    assert (scheduled.wait_to_begin(10_000), scheduled.wait(10_000)) == (300, 900)
    assert (scheduled.wait_to_begin(10_500), scheduled.wait(10_500)) == (0, 400)
    assert (scheduled.wait_to_begin(20_000), scheduled.wait(20_000)) == (0, 0)


def test_after_a_restart_with_an_earlier_clock_nobody_waits_longer_than_ever() -> None:
    scheduled = ScheduledMove(0, entries.BOT_MOVE, BOT, 130_000, 900)
    assert scheduled.wait_to_begin(10_000) == 900  # two minutes back: as if it had been now
    assert scheduled.wait(10_900) == 0
