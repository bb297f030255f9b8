"""Which of the possible layouts to lay out, and its next step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.exits import MOST_LAYOUTS
from nivelo.bots.greedy.going_out.leaving import Leaving, are_all, rest_of
from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.bots.greedy.lay_offs import fits_on
from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, colour_at, face_at, kind_at
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.levels import COLOUR, POINTS, GroupSpec
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View

OUT: Final = 1000  # more than any number of cards laid off: the round ends


def best_layout(view: View, finder: LayoutFinder, way: WayOut) -> list[Group]:
    """A layout that ends the round, or else one with few jokers that leaves most to be laid off.

    Only layouts that match the groups already begun; empty if none does. It is deterministic, so
    that it can be found again card by card.
    """
    game = view.game
    level = game.level(view.seat, view.levels[view.seat])
    best: list[Group] = []
    most: i64 = -1
    hand, spare = hand_of(view.hand), view.spare_needed
    layouts = finder.thrifty_layouts(hand, level, MOST_LAYOUTS, spare)
    for layout in layouts:
        if agrees(view, layout):
            rest = rest_of(hand, layout)
            laid_off = rest_laid_off(game.deck, view, layout, rest)
            if way.find(rest, view.groups + layout, view.seat):
                laid_off += OUT
            if laid_off > most:
                most = laid_off
                best = layout
    if layouts and most < OUT and not are_all(layouts, MOST_LAYOUTS, hand, game.deck):
        leaving = Leaving(hand, level, view.groups, finder, way)
        if leaving.find(view.seat) and agrees(view, leaving.found):
            return leaving.found
    return best


def agrees(view: View, layout: list[Group]) -> bool:
    """Does the layout begin with the cards of the draft?"""
    i = 0
    for group in view.draft:
        if layout[i].placed.faces() != group.placed.faces():
            return False
        i += 1
    if view.draft_anchor < 0:
        return True
    level = view.game.level(view.seat, view.levels[view.seat])
    if anchor_of(level.specs[i], layout[i]) != view.draft_anchor:
        return False
    begun = view.draft_cards
    return layout[i].placed.faces()[: len(begun)] == begun


def rest_laid_off(deck: Deck, view: View, layout: list[Group], rest: Cards) -> i64:
    """How many cards of the rest could be laid off, each separately."""
    n: i64 = 0
    i: i64
    for i in range(rest.n):
        if fits_on(deck, layout, rest.card[i]) or fits_on(deck, view.groups, rest.card[i]):
            n += 1
    return n


def anchor_of(spec: GroupSpec, group: Group) -> i64:
    """The anchor by which this group meets its requirement."""
    mask: i64 = 0
    i: i64
    if spec.kind != COLOUR and spec.kind != POINTS:
        for i in range(group.placed.n):
            mask |= 1 << kind_at(group.placed.card[i])
    colour = colour_at(group.placed.card[0])
    a: i64
    for a in range(spec.anchors):
        if mask != 0 and spec.mask[a] != mask:
            continue
        if spec.colour[a] < 0 or spec.colour[a] == colour:
            return a
    return -1


def next_of_layout(view: View, layout: list[Group]) -> Move:
    """The next anchor or card of a layout; of another one if this cannot be completed."""
    i = len(view.draft)
    if i < len(layout):
        level = view.game.level(view.seat, view.levels[view.seat])
        group = layout[i]
        wanted = anchor_of(level.specs[i], group)
        face: i64 = -1
        if view.draft_anchor >= 0:
            wanted = -1
            face = face_at(group.placed.card[len(view.draft_cards)])
        for move in view.legal:
            if move.place == wanted and move.card == face:
                return move
    return view.legal[0]
