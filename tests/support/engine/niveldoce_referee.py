"""A referee for NivelDoce: what may be done, written from the rules alone.

It knows cards only by their texts and shares nothing with the engine but the names of moves.
Laying out is left to the tests of the solver; what follows from a move is in niveldoce_follow.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nivelo.engine.groups.groups import group_text
from nivelo.engine.state import State

SPECIALS = ("stopper", "wish", "knock", "direction", "draw-two")


@dataclass
class Seen:
    """What matters of a position. Seats count from 0."""

    hands: list[list[str]]
    pile: list[str]
    draw: int
    stopped: list[bool]
    beside: int
    direction: int
    laid_out: list[bool]
    levels: list[int]
    groups: list[tuple[str, list[str]]]
    seat: int
    to_act: int
    decision: str
    put_down: int
    knocker: int
    dealer: int
    round: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.hands)


def see(state: State) -> Seen:
    deck = state.game.deck
    return Seen(
        hands=[deck.hand_text(hand.faces()).split() for hand in state.hands],
        pile=deck.hand_text(state.piles[0].faces()).split(),
        draw=int(state.draw_pile.n),
        stopped=[cards.n > 0 for cards in state.front],
        beside=int(state.beside),
        direction=int(state.direction),
        laid_out=[laid == 1 for laid in state.laid_out],
        levels=[int(level) for level in state.level],
        groups=[(group.kind_name, group_text(group, deck).split()) for group in state.groups],
        seat=int(state.turn),
        to_act=int(state.to_act),
        decision=state.decision_name,
        put_down=int(state.done),
        knocker=int(state.knocker),
        dealer=int(state.dealer),
        round=int(state.round),
        options=dict(state.game.settings),
    )


def allowed(t: Seen) -> set[str]:
    """The moves that the rules allow, but for `lay-out`."""
    hand = t.hands[t.to_act]
    if t.decision == "taking":
        piles = {"draw"} if t.draw else set()
        piles |= {"pile"} if t.pile else set()
        return (piles or {"pass"}) | ({"wish!"} if "wish" in hand else set())
    if t.decision == "playing":
        return lay_offs(t, hand) | step_3(t, hand)
    if t.decision == "wishing":
        return wish_cards(t, hand)
    if t.decision == "counting":
        return {f"draw{n}" for n in range(1, t.put_down + 1)}
    if t.decision == "knocking":
        return {"pass", "knock!"} if "knock" in hand else {"pass"}
    assert t.decision == "answering"
    return {"pile", "leave"}


def step_3(t: Seen, hand: list[str]) -> set[str]:
    others = [seat for seat in range(t.players) if seat != t.seat]
    moves = {f"-{card}" for card in hand if card not in ("stopper", "direction", "draw-two")}
    if "draw-two" in hand:
        moves |= {"draw-two!"} | {f"draw-two>{seat + 1}" for seat in others}
    if len(hand) == 1 and hand[0] in ("stopper", "direction"):
        return {f"-{hand[0]}"}
    if "direction" in hand:
        moves.add("direction!")
    if "stopper" in hand:
        moves |= {f"stopper>{seat + 1}" for seat in others if not t.stopped[seat]}
    return moves or {"-stopper"}


def wish_cards(t: Seen, hand: list[str]) -> set[str]:
    on_top = [card for card in hand if card not in ("stopper", "draw-two")]
    moves = set(on_top)
    if "stopper" in hand and on_top and t.put_down < 6:
        moves.add("stopper")
    if t.pile[-1] != "stopper":
        moves.add("done")
    return moves


def lay_offs(t: Seen, hand: list[str]) -> set[str]:
    if not t.laid_out[t.seat] or len(hand) < 2:
        return set()
    moves = set()
    for number, (kind, cards) in enumerate(t.groups, 1):
        shown = [card.partition("=")[2] or card[1:] for card in cards]
        for card in hand:
            if card == "J":
                moves |= {f"J{what}" for what in joker_lay_offs(kind, shown, number)}
            elif card not in SPECIALS and fits(kind, cards, shown, card):
                moves.add(f"{card}@{number}")
    return moves


def fits(kind: str, cards: list[str], shown: list[str], card: str) -> bool:
    """Does a plain card lengthen the group?"""
    if kind == "run":
        ends = (str(int(shown[0]) - 1), str(int(shown[-1]) + 1))
        return card[1:] in ends
    if kind == "colour":
        return card[0] == cards[0].removeprefix("J=")[0]
    return kind != "points" and card[1:] in shown


def joker_lay_offs(kind: str, shown: list[str], number: int) -> list[str]:
    if kind == "run":
        low = [f"@{number}-"] if int(shown[0]) > 1 else []
        return low + ([f"@{number}+"] if int(shown[-1]) < 12 else [])
    if kind in ("set", "colour"):
        return [f"@{number}"]
    return [] if kind == "points" else [f"={picture}@{number}" for picture in shown]
