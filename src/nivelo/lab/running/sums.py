"""Sums over many games, so that any part of the work can be added to any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nivelo.lab.running.plans import Plan
from nivelo.lab.running.play import Outcome

LARGEST = 2**256
"""Checksums are sums modulo this number, so the order of games does not matter."""

BLOCKS = 1000
"""This many deals have their own sums; with more deals, every thousandth shares a block."""

DEAL_FIGURES = (
    "games",
    "finished",
    "rounds",
    "turns",
    "wins_of_the_first",  # of the seat that began the first round
    "wins_of_the_bot",  # of the plan's first bot
    "own_turns",  # of all seats, towards their levels
    "layouts",
)
"""The sums of each block of deals, in this order."""


@dataclass
class LevelSums:
    """How long seats took to lay out one level.

    `laid_out` counts successful tries by the seat's own turns, `not_yet` those cut off by the end
    of the round. The rest are sums over games of squares and products of turns and layouts, for the
    interval: seats of one game share their luck.
    """

    laid_out: Counter[int] = field(default_factory=Counter)
    not_yet: Counter[int] = field(default_factory=Counter)
    turns_turns: int = 0
    turns_layouts: int = 0
    layouts_layouts: int = 0

    def add(self, other: LevelSums) -> None:
        self.laid_out.update(other.laid_out)
        self.not_yet.update(other.not_yet)
        self.turns_turns += other.turns_turns
        self.turns_layouts += other.turns_layouts
        self.layouts_layouts += other.layouts_layouts

    def add_game(self, turns: int, layouts: int) -> None:
        """The sums of one game."""
        self.turns_turns += turns * turns
        self.turns_layouts += turns * layouts
        self.layouts_layouts += layouts * layouts


@dataclass
class Sums:
    """Sums over games of one plan; all but `decisions` and the checksum are counts."""

    bots: list[int]  # wins of each bot of the plan
    seats: list[int]  # wins of each seat
    places: list[int]  # wins of the seat that began, of the next one, and so on
    games: int = 0
    decisions: int = 0
    cut_rounds: int = 0
    rounds: Counter[int] = field(default_factory=Counter)  # games by their rounds
    turns: Counter[int] = field(default_factory=Counter)  # games by their turns
    round_turns: Counter[int] = field(default_factory=Counter)  # rounds by their turns
    levels: dict[str, LevelSums] = field(default_factory=dict)  # by side and number, as "two 5"
    orders: dict[int, str] = field(default_factory=dict)  # by the first game: see `order`
    blocks: dict[int, list[int]] = field(default_factory=dict)  # DEAL_FIGURES of some deals each
    checksum: int = 0

    @classmethod
    def none(cls, plan: Plan) -> Sums:
        n = plan.players
        return cls([0] * n, [0] * n, [0] * n)

    @property
    def finished(self) -> int:
        return sum(self.seats)

    def add_outcome(self, plan: Plan, index: int, outcome: Outcome) -> None:
        """Add one game; `orders` is left to the caller, who knows where the chunk begins."""
        self.games += 1
        self.decisions += outcome.decisions
        self.cut_rounds += outcome.cut_rounds
        self.rounds[outcome.rounds] += 1
        self.turns[outcome.turns] += 1
        self.round_turns.update(outcome.round_turns)
        self.checksum = (self.checksum + outcome.digest(index)) % LARGEST
        if outcome.winner >= 0:
            self.bots[plan.bot_at(index, outcome.winner)] += 1
            self.seats[outcome.winner] += 1
            self.places[(outcome.winner - outcome.first) % plan.players] += 1
        self.add_tries(plan, outcome)
        self.add_to_block(index // plan.seatings % BLOCKS, deal_figures(plan, index, outcome))

    def add_to_block(self, block: int, figures: list[int]) -> None:
        now = self.blocks.get(block)
        self.blocks[block] = (
            list(figures) if now is None else [a + b for a, b in zip(now, figures, strict=True)]
        )

    def add_tries(self, plan: Plan, outcome: Outcome) -> None:
        sides = plan.sides
        game: dict[str, list[int]] = {}
        for one in outcome.tries():
            key = f"{sides[one.seat]} {one.level}"
            level = self.level(key)
            (level.laid_out if one.laid_out else level.not_yet)[one.turns] += 1
            if key not in game:
                game[key] = [0, 0]
            game[key][0] += one.turns
            game[key][1] += one.laid_out
        for key, (turns, layouts) in game.items():
            self.levels[key].add_game(turns, layouts)

    def level(self, key: str) -> LevelSums:
        if key not in self.levels:
            self.levels[key] = LevelSums()
        return self.levels[key]

    def add(self, other: Sums) -> None:
        """Add other games of the same plan."""
        for mine, theirs in (
            (self.bots, other.bots),
            (self.seats, other.seats),
            (self.places, other.places),
        ):
            for i, wins in enumerate(theirs):
                mine[i] += wins
        self.games += other.games
        self.decisions += other.decisions
        self.cut_rounds += other.cut_rounds
        self.rounds.update(other.rounds)
        self.turns.update(other.turns)
        self.round_turns.update(other.round_turns)
        for key, level in other.levels.items():
            self.level(key).add(level)
        self.orders.update(other.orders)
        for block, figures in other.blocks.items():
            self.add_to_block(block, figures)
        self.checksum = (self.checksum + other.checksum) % LARGEST

    def order(self) -> str:
        """A digit for each bot of each game, in order: how many seats did better."""
        return "".join(self.orders[first] for first in sorted(self.orders))

    def join(self) -> None:
        """Merge the chunks, once all of them are here."""
        self.orders = {0: self.order()}

    def to_json(self) -> dict[str, Any]:
        """As JSON values; numeric keys become strings."""
        data = dict(vars(self))
        data["levels"] = {key: dict(vars(level)) for key, level in self.levels.items()}
        data["checksum"] = f"{self.checksum:064x}"
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Sums:
        fields = dict(data)
        for name in ("rounds", "turns", "round_turns"):
            fields[name] = counts(fields[name])
        fields["levels"] = {
            key: LevelSums(
                **{**level, **{name: counts(level[name]) for name in ("laid_out", "not_yet")}}
            )
            for key, level in fields["levels"].items()
        }
        for name in ("orders", "blocks"):
            fields[name] = {int(first): value for first, value in fields[name].items()}
        fields["checksum"] = int(fields["checksum"], 16)
        return cls(**fields)


def deal_figures(plan: Plan, index: int, outcome: Outcome) -> list[int]:
    """One game as the figures of its deal."""
    winner = outcome.winner
    tries = list(outcome.tries())
    return [
        1,
        int(winner >= 0),
        outcome.rounds,
        outcome.turns,
        int(winner == outcome.first),
        int(winner >= 0 and plan.bot_at(index, winner) == 0),
        sum(one.turns for one in tries),
        sum(one.laid_out for one in tries),
    ]


def counts(data: Mapping[str, int]) -> Counter[int]:
    """Counts from JSON."""
    return Counter({int(key): count for key, count in data.items()})
