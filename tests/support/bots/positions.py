"""Positions with a clearly right move, read from the files in `tests/bots/positions`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from nivelo.bots import make_bot
from nivelo.engine.cards.cards import cards_of
from nivelo.engine.groups.groups import face_at
from nivelo.engine.view import view
from support.engine.scenario import Scenario

FOLDER = Path(__file__).parent.parent.parent / "bots" / "positions"


@dataclass(frozen=True)
class Solved:
    """A position as its file tells it; seat 1 is to move, and any of `right` is right.

    `cards` says how many cards the others hold, where that is not as many as were dealt; the cards
    themselves are hidden, so any that are left will do. `moves` are made before, by anyone. So many
    `turns` of the round have begun: those who had many hold better cards.
    """

    name: str
    why: str
    game: str
    levels: list[int]
    hand: str
    right: list[str]
    decision: str = "playing"
    groups: list[list[str]] = field(default_factory=list)
    piles: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    first: int = 1
    hands: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    turns: int = 1

    def table(self) -> Scenario:
        table = Scenario(self.game, len(self.levels))
        for seat, level in enumerate(self.levels, 1):
            table.level(seat, level)
        for owner, ask, cards in self.groups:
            table.group(int(owner), ask, cards)
        for number in range(1, len(table.state.piles) + 1):
            table.pile(number, "")
        for number, pile in enumerate(self.piles, 1):
            table.pile(number, pile)
        table.hand(1, self.hand)
        for holder, hand in self.hands.items():
            table.hand(int(holder), hand)
        self.deal_the_rest(table)
        begins = table.take if self.decision == "taking" and not self.moves else table.playing
        begins(self.first)
        table.state.turns = self.turns
        return table.play(*self.moves)

    def deal_the_rest(self, table: Scenario) -> None:
        """Every card that is named nowhere goes to the others' hands and to the draw pile."""
        state, deck = table.state, table.deck
        named = [1, *map(int, self.hands)]
        left = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
        for seat in named:
            for face in state.hands[seat - 1].faces():
                left.remove(face)
        for pile in state.piles:
            for face in pile.faces():
                left.remove(face)
        for group in state.groups:
            for placed in group.placed.faces():
                left.remove(int(face_at(placed)))
        if self.game == "level8-board":
            left = [face for face in left if not deck.is_joker(face)]
        for seat in range(2, len(self.levels) + 1):
            if seat not in named:
                many = self.cards[seat - 1] if self.cards else int(table.game.rules.hand)
                table.hand(
                    seat, " ".join(deck.text[left.pop(7 * i % len(left))] for i in range(many))
                )
        state.draw_pile = cards_of(left)
        state.legal_known = False


def all_positions() -> list[Solved]:
    return [
        Solved(**entry)
        for path in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]


def choice(position: Solved, bot: str, seed: int = 0) -> str:
    table = position.table()
    assert (table.to_act, table.decision) == (1, position.decision)
    return make_bot(bot, seed).choose(view(table.state, 0)).text
