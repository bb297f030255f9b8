"""A hint in the words of the protocol, from what its seat may know."""

from __future__ import annotations

from nivelo.coach.hints import hint
from nivelo.engine.view import View
from nivelo.server.messages import HintInfo
from nivelo.server.sight import group_info


def hint_info(seen: View) -> HintInfo:
    found = hint(seen)
    deck = seen.game.deck
    level = seen.game.level(seen.seat, min(found.level, seen.game.last_level))
    return HintInfo(
        level=found.level,
        asks=[ask.text for ask in level.asks],
        missing=found.missing,
        layout=[group_info(group.owned_by(seen.seat), deck) for group in found.layout],
        helps={deck.text[face]: n for face, n in found.helps.items()},
        unseen=found.unseen,
        suggestion=found.suggestion,
    )
