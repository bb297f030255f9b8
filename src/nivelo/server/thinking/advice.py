"""Hints and coaching as protocol messages, from what their seat may know."""

from __future__ import annotations

from msgspec import convert

from nivelo.coach.advice import advice
from nivelo.coach.going_out import GoingOut
from nivelo.coach.hints import hint
from nivelo.engine.groups.groups import Group
from nivelo.engine.view import View
from nivelo.server.protocol.card_texts import GroupInfo, group_info
from nivelo.server.protocol.messages import (
    ChanceInfo,
    CoachInfo,
    EffectInfo,
    GainInfo,
    GoingOutInfo,
    HintInfo,
    OpinionInfo,
    ReasonInfo,
)


def hint_info(seen: View) -> HintInfo:
    advised = hint(seen)
    deck = seen.game.deck
    level = seen.game.level(seen.seat, min(advised.level, seen.game.last_level))
    return HintInfo(
        level=advised.level,
        asks=[spec.text for spec in level.specs],
        missing=advised.missing,
        layout=own_groups(seen, advised.layout),
        helps={deck.text[face]: n for face, n in advised.helps.items()},
        unseen=advised.unseen,
        suggestion=advised.suggestion,
    )


def coach_info(seen: View, asked: str, seed: int) -> CoachInfo:
    """All figures; `asked` is a move the person is considering, or empty."""
    coached = advice(seen, asked, seed)
    return CoachInfo(
        chances=[convert(each, ChanceInfo, from_attributes=True) for each in coached.chances],
        takes=[convert(each, EffectInfo, from_attributes=True) for each in coached.takes],
        discards=[convert(each, EffectInfo, from_attributes=True) for each in coached.discards],
        going_out=out_info(seen, coached.going_out),
        choice=coached.choice,
        opinions=[convert(each, OpinionInfo, from_attributes=True) for each in coached.opinions],
        gain=convert(coached.gain, GainInfo | None, from_attributes=True),
        why=convert(coached.why, ReasonInfo | None, from_attributes=True),
        then=coached.then,
    )


def out_info(seen: View, way_out: GoingOut | None) -> GoingOutInfo | None:
    if way_out is None:
        return None
    layout = own_groups(seen, way_out.layout)
    return GoingOutInfo(way_out.take, layout, way_out.moves, way_out.wins)


def own_groups(seen: View, groups: list[Group]) -> list[GroupInfo]:
    return [group_info(group.owned_by(seen.seat), seen.game.deck) for group in groups]
