"""What is sent to a seat does not depend on what the seat cannot know."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from msgspec import json

from nivelo.engine.events import Event
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from nivelo.server.table.observation import hello
from nivelo.server.table.table import Table
from nivelo.server.thinking.advice import hint_info
from support.engine.secrecy import other_stream, redealt
from support.server.generated.random_tables import RandomTable, folded, random_setup

pytestmark = pytest.mark.usefixtures("known_secrets")

SPECTATOR = -1


def otherwise(events: list[Event], seat: int, faces: int, random: Random) -> list[Event]:
    """The events as they would have been with other cards where the seat could not see them."""
    return [
        Event(
            each.what,
            each.seat,
            [random.randrange(faces) for _ in each.cards]
            if each.secret and each.seat != seat
            else each.cards,
            each.place,
            each.secret,
        )
        for each in events
    ]


def with_other_secrets(table: Table, seat: int, random: Random) -> None:
    """Change everything that is hidden from a seat: hands, draw pile, future, past, secret."""
    match = table.match
    assert match is not None
    faces = int(match.game.deck.faces)
    match.state = redealt(other_stream(match.state, random), seat, random)
    match.secret = random.randbytes(32)
    table.events = deque(
        (seq, otherwise(events, seat, faces, random)) for seq, events in table.events
    )
    host, deputy = table.seat_of(table.host), table.seat_of(table.deputy)
    for number, place in enumerate(table.seats):
        place.person = place.person and 1000 + number
    table.host = table.seats[host].person if host >= 0 else 0
    table.deputy = table.seats[deputy].person if deputy >= 0 else 0


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hello_is_the_same_whatever_is_hidden_from_its_reader(game: str) -> None:
    random = Random(game)
    looked = 0
    for _ in range(6):
        setup = random_setup(random)
        while setup.game != game:
            setup = random_setup(random)
        made = RandomTable(random, setup)
        for _ in range(60):
            made.step()
        if made.table.match is None:
            continue
        for seat in range(SPECTATOR, len(made.table.seats)):
            table = folded(made.entries)
            first = json.encode(hello(table, seat, 0, [], 0))
            with_other_secrets(table, seat, random)
            assert json.encode(hello(table, seat, 0, [], 0)) == first
            looked += 1
    assert looked > 6


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hint_is_the_same_whatever_is_hidden_from_its_reader(game: str) -> None:
    random = Random(game)
    given = 0
    while given < 6:
        setup = random_setup(random)
        if setup.game != game:
            continue
        made = RandomTable(random, setup)
        for _ in range(40):
            made.step()
        table = made.table
        if table.status != "playing":
            continue
        seat = random.randrange(len(table.seats))
        match = table.match
        assert match is not None
        first = json.encode(hint_info(view(match.state, seat)))
        other = redealt(other_stream(match.state, random), seat, random)
        assert json.encode(hint_info(view(other, seat))) == first
        given += 1
