"""A person's avatar at tables: a sign and a colour."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sign = Literal[
    "",
    "cat",
    "rabbit",
    "owl",
    "fish",
    "flower",
    "leaf",
    "mushroom",
    "apple",
    "boat",
    "rocket",
    "cup",
    "umbrella",
]
Colour = Literal["", "brown", "blue", "violet", "green", "pink", "gold", "teal", "grey"]


class Avatar(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign, or the first letter of the name; a colour, or that of the seat."""

    sign: Sign = ""
    colour: Colour = ""


NO_AVATAR = Avatar()
