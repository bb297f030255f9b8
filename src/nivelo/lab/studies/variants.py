"""Changing one thing at a time: options, mixes, sides, and the rules a game file can set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from nivelo.lab.running.plans import Plan

BASE: Final = "as it is"


@dataclass(frozen=True)
class Variant:
    """A plan that differs from the base in one thing, which names it: `bonus = 1`."""

    name: str
    plan: Plan


def variants(base: Plan) -> list[Variant]:
    """The base itself, and every other value of everything that can be set."""
    return [Variant(BASE, base), *options(base), *mixes(base), *sides(base), *rules(base)]


def options(base: Plan) -> Iterator[Variant]:
    """Other values of the game's options, except for the maximum length of a round."""
    for name, values in base.file.options().items():
        if name in ("max_turns_per_round", "dead_round"):
            continue
        now = base.options.get(name, values[0])
        for value in values:
            if value != now:
                changed = replace(base, options={**base.options, name: value})
                yield Variant(f"{name} = {value}", changed)


def mixes(base: Plan) -> Iterator[Variant]:
    for mix in ("none", *base.file.mixes):
        if mix != base.mix:
            yield Variant(f"mix = {mix}", replace(base, mix=mix))


def sides(base: Plan) -> Iterator[Variant]:
    """Everyone on one side; not if the table mixes sides, which was chosen deliberately."""
    if isinstance(base.side, str):
        for side in base.file.sides:
            if side != base.side:
                yield Variant(f"side = {side}", replace(base, side=side))


def rules(base: Plan) -> Iterator[Variant]:
    """The other rules of a game file, in its own words."""
    file = base.file
    keeps = any(side in file.keep_sides for side in base.sides)
    nothing_kept = replace(file, keep_cards=0, keep_levels=(1, 0), keep_sides=())
    for name, changed in {
        "bonus = 1": replace(file, bonus=1),
        "bonus = 2": replace(file, bonus=2),
        "keep = none": nothing_kept if keeps else file,
        "round_ends = out": replace(file, all_laid_out_ends=False),
        "round_ends = out or all laid out": replace(file, all_laid_out_ends=True),
        "next_dealer = left": replace(file, ender_deals=False),
        "next_dealer = ender": replace(file, ender_deals=True),
        "win = layout": replace(file, win_by_layout=True),
        "win = round": replace(file, win_by_layout=False),
    }.items():
        if changed != file:
            yield Variant(name, replace(base, file=changed))
