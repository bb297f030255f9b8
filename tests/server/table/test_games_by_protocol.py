"""All five games from creation to the end, through the public protocol, for any number of seats.

At random points a window comes back and must see what one sees that never left.
"""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import Any

import pytest

from nivelo.games import BUILT_IN, read_game
from nivelo.server.table import entries
from support.server.clients_in_step import Party
from support.server.people_at_tables import Company

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

# With so many seats NivelDoce takes thousands of moves; two of its levels have all of its rules.
MANY = 4
# Whoever plays at random may collect the cards that the others need, so that a round never ends.
LONGEST_ROUND = {"max_turns_per_round": "150"}


def every_size() -> list[tuple[str, int, str]]:
    """Every game for every number of players; half of the sizes on each database."""
    sizes: list[tuple[str, int, str]] = []
    for name in BUILT_IN:
        file = read_game(name)
        for seats in range(file.least_players, file.most_players + 1):
            database = ("sqlite", "postgres")[(seats + BUILT_IN.index(name)) % 2]
            sizes.append((name, seats, database))
    return sizes


def with_two_levels(name: str) -> str:
    """A game as one's own, with its first two levels only."""
    text = resources.files("nivelo.games").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    kept: list[str] = []
    levels = 0
    for line in text.splitlines():
        levels += line.startswith("  { groups")
        if levels <= 2 or not line.startswith("  { groups"):
            kept.append(line)
    return "\n".join(kept).replace(f'id = "{name}"', f'id = "short-{name}"')


@pytest.mark.parametrize(("game", "seats", "server"), every_size(), indirect=["server"])
async def test_a_game_from_creation_to_the_end(company: Company, game: str, seats: int) -> None:
    random = Random(f"{game} {seats}")
    party = Party(company, random)
    short = game == "niveldoce" and seats >= MANY
    setup: dict[str, Any] = {"game": game, "description": with_two_levels(game) if short else ""}
    sides = read_game(game).sides
    await party.sit_down(
        seats,
        sides=[random.choice(sides) for _ in range(seats)],
        knock_seconds=60,
        options=LONGEST_ROUND,
        **setup,
    )
    await party.start()
    await party.play()
    assert party.returns > 1
    now = party.windows[0].now
    winner = now["open"]["winner"]
    assert 0 <= winner < seats
    assert [seat["wins"] for seat in now["table"]["seats"]][winner] == 1

    stored = await company.server.entries(party.table)
    assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
    moves = [entry for entry in stored if entry.kind == entries.MOVE]
    undone = [entry for entry in stored if entry.kind == entries.UNDONE]
    assert len(moves) + len(undone) == party.moves
    table = await company.server.stored(party.table)
    assert table.match is not None
    assert len(table.match.moves) == len(moves) - len(undone)
    assert int(table.match.state.winner) == winner
