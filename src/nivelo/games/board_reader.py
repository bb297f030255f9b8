"""Reading the track of a board."""

from __future__ import annotations

from typing import Final

from nivelo.engine.model.moves import ACTIONS, FREE
from nivelo.games.toml_table import TomlTable

LEAST_FIELDS: Final = 16  # so that eight towers leave two different fields for every roll
MOST_FIELDS: Final = 100


def read_track(table: TomlTable | None, most_players: int) -> tuple[int, ...]:
    """The fields of a board, clockwise from the start field."""
    if table is None:
        return ()
    names = table.texts("track")
    table.text("source", "own")
    table.nothing_else()
    unknown = [name for name in names if name not in ACTIONS]
    if unknown:
        raise table.error("track", "fields of " + ", ".join(ACTIONS), repr(unknown))
    if not LEAST_FIELDS <= len(names) <= MOST_FIELDS:
        expected = f"{LEAST_FIELDS} to {MOST_FIELDS} fields"
        raise table.error("track", expected, f"{len(names)} fields")
    fields = tuple(ACTIONS.index(name) for name in names)
    choices = len(fields) - fields.count(FREE)
    if choices < most_players:
        # The other towers could occupy all of them, and a free choice would have none left.
        raise table.error(
            "track", f"at least {most_players} fields other than 'free'", f"{choices} of them"
        )
    return fields
