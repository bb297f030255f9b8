"""The part of a position that everyone is sent.

Written by scripts/write_fields.py from scripts/fields.py; do not edit.
"""

from __future__ import annotations

from msgspec import Struct

from nivelo.engine.view import View
from nivelo.server.protocol.card_texts import (
    GroupInfo,
    asked_text,
    draft_cards,
    group_info,
    stack_texts,
    texts,
)


class Open(Struct, frozen=True):
    """The part of a position that everyone sees."""

    round: int
    turns: int  # begun in this round
    dealer: int
    turn: int  # whose turn it is
    direction: int
    to_act: int  # the seat to act
    decision: str  # the pending decision
    ender: int  # who ended the round
    winner: int
    levels: list[int]  # of each seat
    laid_out: list[bool]  # 1: the seat's level is on the table
    hand_sizes: list[int]
    kept_sizes: list[int]
    known: list[list[str]]  # cards that everyone saw go to each hand
    kept_seen: list[list[str]]
    piles: list[list[str]]
    draw_size: int
    under: list[str]  # face up under the draw pile
    front: list[list[str]]  # in front of each seat
    opened: list[list[str]]  # temporarily face up
    beside: int  # direction cards beside the discard pile
    thrown: int  # 1: a knock card is on the table, not yet answered
    knocker: int
    stock: int  # board: jokers in the middle
    towers: list[int]  # board: where each seat's pieces stand
    dice: list[int]
    again: bool  # board: another turn follows
    must_steal: bool  # board: one of the opened cards must be taken
    asked: str  # board: the value or colour asked for
    todo: int  # cards still to take, open, put down or keep
    done: int  # cards put down so far
    groups: list[GroupInfo]
    draft: list[GroupInfo]  # groups of the draft
    draft_anchor: int
    draft_cards: list[str]  # placed cards of its next group


def open_part(seen: View) -> Open:
    """What everyone sees, from a view that any seat or nobody has."""
    deck = seen.game.deck
    return Open(
        round=seen.round,
        turns=seen.turns,
        dealer=seen.dealer,
        turn=seen.turn,
        direction=seen.direction,
        to_act=seen.to_act,
        decision=seen.decision_name,
        ender=seen.ender,
        winner=seen.winner,
        levels=seen.levels,
        laid_out=seen.laid_out,
        hand_sizes=seen.hand_sizes,
        kept_sizes=seen.kept_sizes,
        known=stack_texts(deck, seen.known),
        kept_seen=stack_texts(deck, seen.kept_seen),
        piles=stack_texts(deck, seen.piles),
        draw_size=seen.draw_size,
        under=texts(deck, seen.under),
        front=stack_texts(deck, seen.front),
        opened=stack_texts(deck, seen.opened),
        beside=seen.beside,
        thrown=seen.thrown,
        knocker=seen.knocker,
        stock=seen.stock,
        towers=seen.towers if seen.game.board else [],
        dice=seen.dice if seen.game.board else [],
        again=seen.again,
        must_steal=seen.must_steal,
        asked=asked_text(seen.asked, deck),
        todo=seen.todo,
        done=seen.done,
        groups=[group_info(group, deck) for group in seen.groups],
        draft=[group_info(group, deck) for group in seen.draft],
        draft_anchor=seen.draft_anchor,
        draft_cards=draft_cards(seen),
    )
