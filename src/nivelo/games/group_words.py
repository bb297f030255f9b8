"""Guessing what an invalid group was meant to be, and why a group cannot be laid out."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from nivelo.engine.cards.deck import Deck

GROUPS: Final = (
    *("run n", "colour run n", "set n", "set n of numbers", "set n of elements"),
    *("set n of animals", "colour n", "points n", "points n one colour", "elements n"),
    *("animals n", "element+animal n"),
)
BARE: Final = {words.replace(" n", "", 1): words for words in GROUPS}
"""The groups by their words, without the number."""
PICTURES: Final = ("numbers", "elements", "animals", "element+animal")
KINDS: Final = {
    "run": ("run", "sequence", "straight", "series", "row"),
    "colour": ("colour", "color", "flush", "suit"),
    "set": ("set", "kind", "pair", "triple", "group", "equal", "same"),
}
"""Other games' names for these groups, each word in the singular."""
SIZES: Final = {"pair": 2, "triple": 3}
NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PAIRS: Final = re.compile(r"elements?\s*\+\s*animals?")
JOINED: Final = re.compile(r"\s*(?:,|&|(?<!element)\+|\band\b)\s*")
MOST_TIMES: Final = 4  # "7 of 1 colour" does not mean seven groups
USUAL: Final = 4  # cards, if no number is given
ALIKE: Final = 0.8


def explain(groups: tuple[str, ...], deck: Deck, reason: str) -> str:
    """Why the groups are invalid: what was probably meant, or what the deck lacks."""
    for group in groups:
        if not reason.startswith(repr(group)):
            continue
        words = group.split()
        if "is not a group" in reason:
            meant = meant_by(group)
            asked = f"; did you mean {', '.join(map(repr, meant))}?" if meant else "."
            if meant == [group]:
                asked = ": no group is as large or as small as that."
            return f"{group!r} is not a group{asked} There are {', '.join(groups_of(deck))}"
        if words[-2:-1] == ["run"] and "cannot be met" in reason:
            return f"{group!r} needs {words[-1]} values in a row, and the deck has {deck.values}"
    return reason


def groups_of(deck: Deck) -> list[str]:
    """The groups a level may ask for, without pictures if the deck has none."""
    if deck.elements:
        return list(GROUPS)
    return [words for words in GROUPS if not any(name in words.split() for name in PICTURES)]


def meant_by(text: str) -> list[str]:
    """The groups that were probably meant; empty if there is no good guess.

    >>> meant_by("2 sets of 3"), meant_by("run 4 + set 3"), meant_by("7 of one colour")
    (['set 3', 'set 3'], ['run 4', 'set 3'], ['colour 7'])
    """
    plain = PAIRS.sub("element+animal", text.lower())
    parts = [one_meant(part) for part in JOINED.split(plain) if part]
    return [group for part in parts for group in part] if all(parts) else []


def one_meant(text: str) -> list[str]:
    words = re.findall(r"\d+|[a-z+]+", text)
    words = [str(NUMBERS.index(word) + 2) if word in NUMBERS else word for word in words]
    numbers = [int(word) for word in words if word.isdecimal()]
    names = [word for word in words if not word.isdecimal()]
    single = [name.removesuffix("s") for name in names]
    kinds = [kind for kind, called in KINDS.items() if any(name in called for name in single)]
    near = get_close_matches(" ".join(names), BARE, 1, ALIKE)
    if near and (near[0][:5] != "point" or "point" in single):
        form = BARE[near[0]]
    elif kinds:
        form = "colour run n" if kinds[:2] == ["run", "colour"] else f"{kinds[0]} n"
    else:
        return []
    sizes = [SIZES[name] for name in single if name in SIZES]  # "two pairs" means a 2 for each
    *times, size = [*numbers, *sizes] or [USUAL]
    if len(times) == 1 and times[0] <= MOST_TIMES and size > 1:
        return [form.replace(" n", f" {size}", 1)] * times[0]
    return [form.replace(" n", f" {max([*times, size])}", 1)]
