"""A table is its entries: whoever reads them in order knows everything about it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

from nivelo.engine.errors import NotationError
from nivelo.server.protocol import commands
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.table import entries
from nivelo.server.table.applying import LAST_CHAT
from nivelo.server.table.decide import decide
from nivelo.server.table.entries import Entry, Sitter, body
from nivelo.server.table.seats import BOT_PEOPLE
from nivelo.server.table.table import LAST_EVENTS
from support.server.generated.random_tables import HOST, RandomTable, all_of, folded, new_table

pytestmark = pytest.mark.usefixtures("known_secrets")

GREEDY = BotChoice("greedy")


EVERY_KIND = {
    value for name, value in vars(entries).items() if name.isupper() and isinstance(value, str)
} - {entries.BY_CHOICE, entries.UNFILLED}  # what bodies say


def test_stored_entries_fold_to_the_same_table() -> None:
    """Random people do whatever comes to their minds; every kind of entry comes of it."""
    kinds: set[str] = set()
    codes: set[str] = set()
    for seed in range(30):
        made = RandomTable(Random(seed))
        for _ in range(120):
            made.step()
        stored = [json.decode(json.encode(each), type=Entry) for each in made.entries]
        assert all_of(folded(stored)) == all_of(made.table)
        kinds |= {each.kind for each in made.entries}
        codes |= set(made.refusals)
    assert kinds == EVERY_KIND - {entries.CALLED_OFF}  # see below
    assert {"move/stale", "move/not_your_turn", "move/illegal", "seat/none", "seat/taken"} <= codes


def test_a_round_that_was_called_off_folds_to_the_same_table() -> None:
    table, first = new_table(Setup(seats=2), {1: GREEDY})
    stored = [first]

    def add(entry: Entry) -> None:
        table.apply(entry)
        stored.append(entry)

    add(decide(table, HOST, commands.Start(), 2000))
    assert table.match is not None
    while table.match.state.turns <= 60:  # thirty turns each, in which both draw and discard
        legal = [move.text for move in table.match.state.legal_moves()]
        move = next((each for each in legal if each.startswith("-")), legal[0])
        add(Entry(table.seq + 1, 3000, entries.BOT_MOVE, int(table.match.state.to_act), move))
    with pytest.raises(NotationError):  # it is the host's to do, and no move of a player
        table.match.check("calloff")
    add(decide(table, HOST, commands.CallOff(), 4000))
    assert stored[-1].kind == entries.CALLED_OFF
    assert table.match.state.round == 2
    assert all_of(folded(stored)) == all_of(table)


def test_a_bot_is_called_by_a_name_that_nobody_else_has() -> None:
    table, _ = new_table(Setup(game="niveldoce", seats=8), dict.fromkeys(range(1, 8), GREEDY))
    names = [seat.name for seat in table.seats]
    assert names[0] == "Ann"
    assert len(set(names)) == 8
    assert set(names[1:]) < set(BOT_PEOPLE)


def test_seats_are_called_by_their_number_until_somebody_has_a_name() -> None:
    table, _ = new_table(Setup(seats=3))
    assert table.names() == ["Ann", "2", "3"]


def test_old_words_and_events_are_forgotten() -> None:
    table, _ = new_table(Setup(seats=2))
    for n in range(LAST_CHAT + 5):
        table.apply(Entry(table.seq + 1, 2000, entries.CHAT, 0, f"{n}"))
    assert len(table.chat) == LAST_CHAT
    assert table.chat[0].body == "5"
    assert table.events.maxlen == LAST_EVENTS


def test_the_host_moves_to_another_device_with_their_seat() -> None:
    table, _ = new_table(Setup(seats=2))
    table.apply(Entry(2, 2000, entries.TRANSFERRED, 0, body(Sitter(9, "Ann"))))
    assert table.host == 9
    assert table.seat_of(9) == 0
    assert table.seat_of(1) == -1
    assert table.seat_of(0) == -1  # nobody is not somebody


def test_a_kind_of_entry_that_is_unknown_is_an_error() -> None:
    """Rather than a table that lacks something without anyone noticing."""
    table, _ = new_table(Setup(seats=2))
    with pytest.raises(KeyError):
        table.apply(Entry(2, 2000, "danced", 0))


def test_against_bots_alone_there_is_no_hurry_to_knock() -> None:
    table, _ = new_table(Setup(game="niveldoce", seats=3), {1: GREEDY})
    assert table.knock_seconds == 0
    table.apply(Entry(2, 2000, entries.SAT, 2, body(Sitter(9, "Ben"))))
    assert table.knock_seconds == table.setup.knock_seconds == 5
    table.apply(Entry(3, 2000, entries.STARTED))
    table.apply(Entry(4, 2000, entries.BOT, 2, body(GREEDY)))
    assert table.knock_seconds == 0
