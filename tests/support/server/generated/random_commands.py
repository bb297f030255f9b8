"""Commands with fields of any kind; some of them happen to make sense."""

from __future__ import annotations

from random import Random
from typing import Any

# All but those after which there would be nothing left to try, with what they need.
KINDS: dict[str, list[str]] = {
    "ready": [],
    "pick": ["side"],
    "word": ["word"],
    "bot": ["seat", "bot"],
    "return": ["seat"],
    "remove": ["seat"],
    "change": ["setup"],
    "start": [],
    "move": ["at", "move"],
    "answer": ["at", "move"],
    "undo": ["at"],
    "check": ["layout"],
    "hint": [],
    "pause": [],
    "rematch": [],
    "chat": ["text"],
    "react": ["reaction"],
    "mute": ["seat"],
    "ping": [],
    "sit": [],
}
FIELDS = sorted({"on", *(name for fields in KINDS.values() for name in fields)})
VALUES: list[Any] = [
    *(0, 1, 2, 7, -1, 2**53, True, False, None, "", "one", "two", "draw", "pass", "knock!"),
    *("[R1 R2 R3]", "[J J J | J]", "-R1", "R1@1", "wow", "\u202e", "ä" * 60, "x" * 400),
    *({"name": "greedy"}, {"name": "x"}, {"game": "niveldoce", "seats": 8}, {"seats": 3}, []),
]


def nonsense(random: Random, number: int) -> dict[str, Any]:
    """A command with fields of any kind; some of them happen to make sense."""
    kind = random.choice(sorted(KINDS))
    extra = random.sample(FIELDS, random.choice([0, 0, 0, 1]))
    fields = {name: random.choice(VALUES) for name in [*KINDS[kind], *extra]}
    return {"type": kind, "id": number, **fields}
