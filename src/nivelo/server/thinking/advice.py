"""Hints and the coach in the words of the protocol, from what their seat may know."""

from __future__ import annotations

from msgspec import convert

from nivelo.coach.advice import advice
from nivelo.coach.going_out import GoingOut
from nivelo.coach.hints import hint
from nivelo.engine.groups.groups import Group
from nivelo.engine.view import View
from nivelo.server.protocol.messages import (
    ChanceInfo,
    CoachInfo,
    EffectInfo,
    GainInfo,
    GoingOutInfo,
    GroupInfo,
    HintInfo,
    OpinionInfo,
)
from nivelo.server.table.observation import group_info


def hint_info(seen: View) -> HintInfo:
    found = hint(seen)
    deck = seen.game.deck
    level = seen.game.level(seen.seat, min(found.level, seen.game.last_level))
    return HintInfo(
        level=found.level,
        asks=[ask.text for ask in level.asks],
        missing=found.missing,
        layout=own_groups(seen, found.layout),
        helps={deck.text[face]: n for face, n in found.helps.items()},
        unseen=found.unseen,
        suggestion=found.suggestion,
    )


def coach_info(seen: View, asked: str, seed: int) -> CoachInfo:
    """All figures; `asked` is a move that the person has in mind, or empty."""
    found = advice(seen, asked, seed)
    return CoachInfo(
        chances=[convert(each, ChanceInfo, from_attributes=True) for each in found.chances],
        takes=[convert(each, EffectInfo, from_attributes=True) for each in found.takes],
        discards=[convert(each, EffectInfo, from_attributes=True) for each in found.discards],
        going_out=out_info(seen, found.going_out),
        choice=found.choice,
        opinions=[convert(each, OpinionInfo, from_attributes=True) for each in found.opinions],
        gain=convert(found.gain, GainInfo | None, from_attributes=True),
    )


def out_info(seen: View, found: GoingOut | None) -> GoingOutInfo | None:
    if found is None:
        return None
    return GoingOutInfo(found.take, own_groups(seen, found.layout), found.moves, found.wins)


def own_groups(seen: View, groups: list[Group]) -> list[GroupInfo]:
    return [group_info(group.owned_by(seen.seat), seen.game.deck) for group in groups]
