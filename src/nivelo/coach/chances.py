"""The chance of completing a level within the next turns, and the effect of each card on it.

The model is described in docs/coach.md: each turn takes one unseen card, all equally likely, and
discards well; this turn may also take an open card from a pile. Specials are not used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

from nivelo.coach.drawing import Drawing
from nivelo.coach.open_cards import OpenTake, open_takes
from nivelo.coach.unseen import unseen
from nivelo.engine.model.moves import DISCARD, DRAW, PILE, PLAY
from nivelo.engine.model.position import KEEPING, OVER, PLAYING, SECOND_DISCARD
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

TURNS = (1, 2, 3)
MOST_CLASSES = 30  # with more kinds of cards, three turns have too many outcomes to count
SAMPLES = 300
Z_95 = 1.959963984540054


@dataclass(frozen=True)
class Chance:
    """The chance of completing the level within so many turns.

    Counted exactly, or sampled; then `low` and `high` are its bounds at 95 %.
    """

    turns: int
    value: float
    low: float
    high: float
    exact: bool


@dataclass(frozen=True)
class Effect:
    """The effect of a move on the level: how many cards are missing after it, and how many unseen
    cards would help then. For a take, after a good discard.
    """

    move: str
    missing: int
    helping: int


def drawing_of(view: View) -> Drawing | None:
    """The hand with its level and the unseen cards; None if there is no level to complete."""
    seat = view.seat
    done = view.laid_out[seat] or view.levels[seat] > view.game.last_level
    if done or view.decision in (KEEPING, OVER):
        return None
    level = view.game.level(seat, view.levels[seat])
    hand = view.hand + view.opened[seat]
    return Drawing(view.game, level, hand, unseen(view), view.spare_needed)


def has_taken(view: View) -> bool:
    """Has this seat taken its card, but not yet discarded?"""
    return view.turn == view.seat and view.decision in (PLAYING, SECOND_DISCARD)


def chances(view: View, seed: int = 0) -> list[Chance]:
    """The chances within one, two and three turns; empty if there is no level to complete.

    A seat that has already taken discards first, unless the level is complete. A seat that is about
    to take may take open cards, if they are better than an unseen one.
    """
    drawing = drawing_of(view)
    if drawing is None:
        return []
    if has_taken(view):
        if drawing.is_complete():
            return [Chance(turns, 1.0, 1.0, 1.0, True) for turns in TURNS]
        drawing.discard()
    best = [chance_within(drawing, turns, seed) for turns in TURNS]
    for take in open_takes(view):
        best = [
            max(pair, key=lambda chance: chance.value)
            for pair in zip(best, with_open_cards(drawing, take, seed), strict=True)
        ]
    return best


def with_open_cards(drawing: Drawing, take: OpenTake, seed: int) -> list[Chance]:
    """The chances if these cards are taken now: that uses the turn's take, but without luck."""
    odds = [Chance(turns, 0.0, 0.0, 0.0, True) for turns in TURNS]
    before = int(drawing.missing())
    for face in take.faces:
        drawing.hand.add(face)
    if drawing.is_complete():
        odds = [Chance(turns, 1.0, 1.0, 1.0, True) for turns in TURNS]
    elif take.draws:
        odds = [chance_within(drawing, turns, seed) for turns in TURNS]
    elif drawing.missing() < before:
        gone = int(drawing.discard())
        later = [chance_within(drawing, turns - 1, seed) for turns in TURNS[1:]]
        odds[1:] = [replace(chance, turns=chance.turns + 1) for chance in later]
        drawing.hand.add(gone)
    for face in take.faces:
        drawing.hand.remove(face)
    return odds


def chance_within(drawing: Drawing, turns: int, seed: int) -> Chance:
    if turns < 3 or drawing.classes <= MOST_CLASSES or drawing.missing() > turns:
        value = float(drawing.chance(turns))
        return Chance(turns, value, value, value, True)
    value = float(drawing.simulate(turns, SAMPLES, QuickRandom(seed))) / SAMPLES
    variance = max(0.0, float(drawing.squares) / SAMPLES - value * value)
    # Add one sample in the middle, so that identical samples do not look certain.
    half = Z_95 * sqrt((variance + 0.25 / SAMPLES) / SAMPLES)
    return Chance(turns, value, max(0.0, value - half), min(1.0, value + half), False)


def takes(view: View) -> list[Effect]:
    """The effect of each pile that may be taken from now, with the card on top of it.

    For the draw pile, the state before its card is known.
    """
    drawing = drawing_of(view)
    if drawing is None:
        return []
    effects: list[Effect] = []
    for move in view.legal:
        if move.kind == DRAW:
            missing = int(drawing.missing())
            effects.append(Effect(move.text, missing, int(drawing.helping(missing))))
        elif move.kind == PILE:
            effects.append(after_take(drawing, move.text, view.piles[int(move.place)][-1]))
    return effects


def after_take(drawing: Drawing, move: str, face: int) -> Effect:
    drawing.hand.add(face)
    if drawing.is_complete():
        drawing.hand.remove(face)
        return Effect(move, 0, 0)
    gone = int(drawing.discard())
    missing = int(drawing.missing())
    helping = int(drawing.helping(missing))
    drawing.hand.add(gone)
    drawing.hand.remove(face)
    return Effect(move, missing, helping)


def more_help_with(view: View, face: int) -> bool:
    """With this card and a good discard, do more unseen cards help, and are no more missing?"""
    drawing = drawing_of(view)
    if drawing is None or face >= view.game.deck.first_special:
        return False
    missing = int(drawing.missing())
    helping = int(drawing.helping(missing))
    after = after_take(drawing, "", face)
    return after.missing <= missing and after.helping > helping


def discards(view: View) -> list[Effect]:
    """The effect of each possible discard on the level, best first."""
    drawing = drawing_of(view)
    if drawing is None or not view.legal or not has_taken(view):
        return []
    moves = {
        int(move.card): move.text for move in reversed(view.legal) if move.kind in (DISCARD, PLAY)
    }
    effects = [
        Effect(moves[face], missing, helping)
        for face, missing, helping in drawing.after_discards()
        if face in moves
    ]
    return sorted(effects, key=lambda effect: (effect.missing, -effect.helping))
