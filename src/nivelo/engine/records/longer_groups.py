"""Groups longer than the level asks for, which people lay out in one go (S-19)."""

from __future__ import annotations

from typing import Final

from nivelo.engine.cards.deck import Deck
from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.groups import face_at
from nivelo.engine.groups.layout_check import Claim, check_cards, check_group, claim_of
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, RUN, SET, Ask
from nivelo.engine.model.moves import AS_GROUP, HIGH_END, Move
from nivelo.engine.model.position import PLAYING
from nivelo.engine.rules.laying_out import level_of
from nivelo.engine.state import State

MOST_CARDS: Final = 99  # of a group, in the words of a level


def split_longer(state: State, claims: list[list[Claim]]) -> tuple[list[list[Claim]], list[Move]]:
    """A layout with longer runs, sets or colours as one that is exact, and lay-offs after it.

    Every joker is declared in the exact layout. If laying it out ends the round or the game, the
    lay-offs are not played. What does not fit raises LayoutError, as `State.check_layout` does.
    """
    deck = state.game.deck
    hand = state.hands[state.turn]
    moves = state.game.moves
    if state.decision != PLAYING:
        raise LayoutError("lay_out/not_now", f"seat {state.to_act + 1} is {state.decision_name}")
    check_cards(deck, hand, claims)
    asks = level_of(state, state.turn).asks
    exact: list[list[Claim]] = []
    lay_offs: list[Move] = []
    for i in range(len(claims)):
        group = claims[i]
        if i >= len(asks) or not is_longer(asks[i], group, deck):
            exact.append(group)
            continue
        ask = asks[i]
        placed = check_group(deck, longer(ask, len(group), deck), group).placed.faces()
        exact.append([claim_of(code) for code in placed[: ask.slots]])
        for code in placed[ask.slots :]:
            face = face_at(code)
            end = face >= deck.coloured and (ask.kind == RUN or ask.kind == COLOUR_RUN)
            table = len(state.groups) + i
            number = moves.lay_off(table, face, HIGH_END if end else AS_GROUP)
            lay_offs.append(moves.moves[number])
    state.check_layout(exact)
    if sum(len(group) for group in claims) >= hand.n:
        raise LayoutError("lay_out/last_card", f"all {hand.n} cards laid down, none to discard")
    return exact, lay_offs


def is_longer(ask: Ask, group: list[Claim], deck: Deck) -> bool:
    """Is the group longer, and of a kind that takes lay-offs card by card?"""
    if not ask.slots < len(group) <= MOST_CARDS:
        return False
    if ask.kind == RUN or ask.kind == COLOUR_RUN:
        return len(group) <= deck.values
    return ask.kind == SET or ask.kind == COLOUR


def longer(ask: Ask, cards: int, deck: Deck) -> Ask:
    """The same kind of group with more cards."""
    return Ask(ask.text.replace(str(ask.size), str(cards), 1), deck)
