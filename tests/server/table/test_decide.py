"""Who may do what, and when: every command in every state of a table."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.server.live.scheduler import next_scheduled_move
from nivelo.server.protocol import commands
from nivelo.server.protocol.commands import Command
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.table import entries
from nivelo.server.table.decide import DECIDE, decide, entry
from nivelo.server.table.entries import Entry
from nivelo.server.table.people import Person
from nivelo.server.table.statuses import OPEN, OVER, PAUSED, PLAYING
from nivelo.server.table.table import Table
from support.server.generated.random_tables import HOST, new_table
from support.server.people_at_tables import SMALL

GUEST = Person(2, "Ben")
OUTSIDER = Person(3, "Zoe")
STATES = (OPEN, PLAYING, PAUSED, OVER)


def do(table: Table, person: Person, command: Command, now: int = 2000) -> Entry:
    decided = decide(table, person, command, now)
    table.apply(decided)
    return decided


def at(status: str, **setup: object) -> Table:
    """A table for four with Ann (the host), Ben, a bot and a free seat, in this state."""
    chosen = Setup(**{"game": "level8-101", "seats": 4, **setup})  # type: ignore[arg-type]
    table, _ = new_table(chosen, {2: BotChoice("greedy")})
    do(table, GUEST, commands.Sit(seat=1))
    do(table, GUEST, commands.Ready())
    if status != OPEN:
        do(table, HOST, commands.Start())
    if status == PAUSED:
        do(table, HOST, commands.Pause())
    if status == OVER:
        do(table, HOST, commands.End())
    assert table.status == status
    return table


def outcome(table: Table, person: Person, command: Command) -> str:
    """The kind of entry that a command becomes, or the code with which it is refused."""
    seq = table.seq
    try:
        decided = decide(table, person, command, 2000)
    except NiveloError as error:
        return error.code
    finally:
        assert table.seq == seq, "deciding changes nothing"
    return decided.kind


# The command; for the host, a guest and an outsider what comes of it: open, playing, paused, over.
NOT_HOST = "table/not_host"
NO_SEAT = "seat/none"
RULES: list[tuple[Command, str, str, str]] = [
    (
        commands.Sit(),
        "seat/already table/playing table/paused table/over",
        "seat/already table/playing table/paused table/over",
        "sat table/playing table/paused table/over",
    ),
    (
        commands.Sit(seat=1),
        "seat/already table/playing table/paused table/over",
        "seat/already table/playing table/paused table/over",
        "seat/taken table/playing table/paused table/over",
    ),
    (commands.Leave(), "left left left left", "left left left left", NO_SEAT),
    (
        commands.Ready(),
        "ready table/playing table/paused table/over",
        "ready table/playing table/paused table/over",
        f"{NO_SEAT} table/playing table/paused table/over",
    ),
    (
        commands.Pick(side="two"),
        "side table/playing table/paused table/over",
        "side table/playing table/paused table/over",
        f"{NO_SEAT} table/playing table/paused table/over",
    ),
    (
        commands.Pick(side="two", seat=2),
        "side table/playing table/paused table/over",
        f"{NOT_HOST} table/playing table/paused table/over",
        f"{NOT_HOST} table/playing table/paused table/over",
    ),
    (
        commands.Word(word="w"),
        "word table/playing table/paused table/over",
        "word table/playing table/paused table/over",
        f"{NO_SEAT} table/playing table/paused table/over",
    ),
    (commands.Bot(seat=3), "bot bot bot table/over", NOT_HOST, NOT_HOST),
    (commands.Bot(seat=1), "seat/taken bot bot table/over", NOT_HOST, NOT_HOST),
    (
        commands.Return(seat=2),
        "given_back table/playing table/paused table/over",
        NOT_HOST,
        NOT_HOST,
    ),
    (commands.Return(seat=1), "seat/no_bot", "seat/no_bot", NOT_HOST),
    (commands.Remove(seat=1), "left", NOT_HOST, NOT_HOST),
    (commands.Remove(seat=0), "seat/not_removable", NOT_HOST, NOT_HOST),
    (commands.Remove(seat=2), "seat/not_removable", NOT_HOST, NOT_HOST),
    (
        commands.Change(setup=Setup(game="level8-99", seats=3)),
        "changed table/playing table/paused table/over",
        NOT_HOST,
        NOT_HOST,
    ),
    (commands.Start(), "started table/playing table/paused table/over", NOT_HOST, NOT_HOST),
    (
        commands.Move(seq=0, move="draw"),
        "table/open move/stale table/paused table/over",
        "table/open move/stale table/paused table/over",
        NO_SEAT,
    ),
    (
        commands.Undo(seq=0),
        "table/open move/stale table/paused table/over",
        "table/open move/stale table/paused table/over",
        NO_SEAT,
    ),
    (commands.Pause(), "table/open paused table/paused table/over", NOT_HOST, NOT_HOST),
    (
        commands.Pause(on=False),
        "table/open table/playing resumed table/over",
        NOT_HOST,
        NOT_HOST,
    ),
    (
        commands.CallOff(),
        "table/open round/not_long table/paused table/over",
        NOT_HOST,
        NOT_HOST,
    ),
    (commands.End(), "table/open ended ended table/over", NOT_HOST, NOT_HOST),
    (commands.Rematch(), "table/open table/playing table/paused rematch", NOT_HOST, NOT_HOST),
    (commands.Chat(text="hello"), "chat", "chat", NO_SEAT),
    (commands.React(reaction="wow"), "reaction", "reaction", NO_SEAT),
    (commands.Mute(seat=1), "muted", "muted", NO_SEAT),
    (commands.Mute(seat=1, on=False), "unmuted", "unmuted", NO_SEAT),
]


@pytest.mark.parametrize(
    ("command", "host", "guest", "outsider"), RULES, ids=[repr(rule[0]) for rule in RULES]
)
def test_every_command_in_every_state(
    command: Command, host: str, guest: str, outsider: str
) -> None:
    for person, expected in ((HOST, host), (GUEST, guest), (OUTSIDER, outsider)):
        words = expected.split()
        outcomes = [outcome(at(state), person, command) for state in STATES]
        assert outcomes == (words if len(words) == 4 else words * 4), person.name


def test_every_command_is_in_the_table_above() -> None:
    assert {type(command) for command, *_ in RULES} == set(DECIDE)


def test_time_never_runs_backwards_at_a_table() -> None:
    table = at(OPEN)
    do(table, HOST, commands.Chat(text="later"), now=9000)
    assert decide(table, HOST, commands.Chat(text="earlier"), 100).at == 9000


def test_a_game_begins_when_all_but_the_host_are_ready() -> None:
    table = at(OPEN)
    do(table, GUEST, commands.Ready(on=False))
    assert outcome(table, HOST, commands.Start()) == "table/not_ready"
    do(table, HOST, commands.Remove(seat=1))
    do(table, HOST, commands.Start())
    assert all(seat.bot is not None for seat in table.seats[1:])


def test_nobody_is_ready_for_a_setup_that_they_have_not_seen() -> None:
    table = at(OPEN)
    seen = table.seq
    do(table, HOST, commands.Chat(text="wait"))
    do(table, GUEST, commands.Ready(seq=seen))
    do(table, HOST, commands.Change(setup=Setup(game="level8-101", seats=2)))
    assert outcome(table, GUEST, commands.Ready(seq=seen)) == "ready/stale"
    assert outcome(table, HOST, commands.Start()) == "table/not_ready"
    do(table, GUEST, commands.Ready(on=False, seq=seen))
    do(table, GUEST, commands.Ready(seq=table.seq))
    do(table, HOST, commands.Start())


def test_a_smaller_table_keeps_its_people() -> None:
    table = at(OPEN)
    smaller = commands.Change(setup=Setup(game="level8-101", seats=2))
    do(table, HOST, smaller)
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    do(table, HOST, commands.Change(setup=Setup(game="level8-101", seats=3)))
    do(table, OUTSIDER, commands.Sit(seat=2))
    assert outcome(table, HOST, smaller) == "seat/taken"


def test_a_game_of_ones_own_goes_by_its_own_id() -> None:
    setup = Setup(game="level8-101", description=SMALL, seats=2)
    table, _ = new_table(setup)
    assert table.setup.game == "small"


# What the server does by itself


def acting(table: Table) -> int:
    assert table.match is not None
    return int(table.match.state.to_act)


def test_a_bot_moves_after_its_pace_and_a_person_when_time_is_up() -> None:
    table = at(PLAYING, timer=30, pace=700)
    do(table, HOST, commands.Pause())
    do(table, HOST, commands.Pause(on=False), now=5000)
    scheduled = next_scheduled_move(table, {})
    assert scheduled is not None
    if table.seats[acting(table)].bot is not None:
        assert (scheduled.kind, scheduled.due_at) == (entries.BOT_MOVE, 5700)
        do(table, HOST, commands.Bot(seat=acting(table)))
    else:
        assert (scheduled.kind, scheduled.due_at) == (entries.TIMED_MOVE, 35_000)
        do(table, HOST, commands.Bot(seat=acting(table)))
        scheduled = next_scheduled_move(table, {})
        assert scheduled is not None
        assert (scheduled.kind, scheduled.due_at) == (entries.BOT_MOVE, 5700)


def test_bots_among_themselves_play_only_while_somebody_looks_on() -> None:
    table = at(PLAYING)
    do(table, HOST, commands.Bot(seat=table.seat_of(HOST.number)))
    for number, seat in enumerate(table.seats):
        if seat.bot is None:
            do(table, HOST, commands.Bot(seat=number))
    assert next_scheduled_move(table, {}, watched=True) is not None
    assert next_scheduled_move(table, {}, watched=False) is None
    do(table, HOST, commands.Return(seat=table.seat_of(HOST.number)))
    person_acts = acting(table) == table.seat_of(HOST.number)
    assert (next_scheduled_move(table, {}, watched=False) is None) == person_acts


@pytest.mark.parametrize("status", [OPEN, PAUSED, OVER])
def test_the_server_does_not_move_unless_the_game_goes_on(status: str) -> None:
    assert next_scheduled_move(at(status, timer=1), {}) is None


def test_time_that_a_bot_used_is_not_that_of_who_takes_over_its_seat() -> None:
    table = at(PLAYING, timer=30)
    seat = next(i for i, each in enumerate(table.seats) if each.person == 0)
    while acting(table) != seat:
        assert table.match is not None
        move = table.match.state.legal_moves()[-1].text
        table.apply(entry(table, 2000, entries.BOT_MOVE, acting(table), move))
    newcomer = entries.body(entries.Sitter(77, "Late"))
    table.apply(entry(table, 90_000, entries.TRANSFERRED, seat, newcomer))
    scheduled = next_scheduled_move(table, {})
    assert scheduled is not None
    assert (scheduled.kind, scheduled.due_at) == (entries.TIMED_MOVE, 120_000)


def test_time_that_a_stand_in_used_is_not_the_persons() -> None:
    table = at(PLAYING, timer=30)
    while table.seats[acting(table)].person == 0:
        assert table.match is not None
        move = table.match.state.legal_moves()[-1].text
        table.apply(entry(table, 2000, entries.BOT_MOVE, acting(table), move))
    seat = acting(table)
    do(table, HOST, commands.Bot(seat=seat), now=3000)
    do(table, HOST, commands.Return(seat=seat), now=90_000)
    scheduled = next_scheduled_move(table, {})
    assert scheduled is not None
    assert (scheduled.kind, scheduled.due_at) == (entries.TIMED_MOVE, 120_000)


def test_a_move_begins_the_time_of_the_next_seat() -> None:
    table = at(PLAYING, timer=30)
    seat = acting(table)
    assert table.match is not None
    while acting(table) == seat:
        text = table.match.state.legal_moves()[-1].text
        table.apply(entry(table, 50_000, entries.MOVE, seat, text))
    assert table.match.deadline(30, 5) == 80_000
