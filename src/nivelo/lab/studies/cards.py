"""Which cards are used, and does holding one help to lay out?

Hands are dealt at random, so seats that were dealt a card differ from the others in nothing else:
the difference in layouts in that round is the value of the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from nivelo.bots import make_bot
from nivelo.engine.cards.deck import Deck
from nivelo.engine.events import (
    DEALT,
    DISCARDED,
    LAID_OFF,
    LAID_OUT,
    PLAYED,
    ROUND_ENDED,
    WON,
    Event,
)
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.lab.figures.bootstrap import SURE, Resamples, holm
from nivelo.lab.output.findings import Findings, Row, spread
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.play import MOST_DECISIONS
from nivelo.lab.running.sums import BLOCKS, DEAL_FIGURES, Sums

HELD = ("finished", "games")
"""The columns of a block with counts of layouts and hands, for resampling like any others."""


@dataclass
class CardSums:
    """How often each type of card was used, and layouts of hands with and without it."""

    laid_out: Counter[str] = field(default_factory=Counter)  # or laid off
    played: Counter[str] = field(default_factory=Counter)
    discarded: Counter[str] = field(default_factory=Counter)
    hands: dict[str, tuple[Sums, Sums]] = field(default_factory=dict)  # with the card, and without
    games: int = 0

    def add_round(
        self, deal: int, sorts: list[str], dealt: dict[int, set[str]], out: set[int]
    ) -> None:
        """One round: what each seat was dealt, and which of them laid out."""
        for sort in sorts:
            if sort not in self.hands:
                self.hands[sort] = Sums([], [], []), Sums([], [], [])
            for seat, hand in dealt.items():
                figures = dict.fromkeys(DEAL_FIGURES, 0)
                figures |= {HELD[0]: int(seat in out), HELD[1]: 1}
                self.hands[sort][sort not in hand].add_to_block(deal, list(figures.values()))


def sort_of(deck: Deck, face: int) -> str:
    """A card without its colour: its value or picture, joker, or the name of a special card."""
    kind = int(deck.kind[face])
    if kind >= 0:
        return str(deck.kind_text(kind))
    text = str(deck.text[face])
    return f"joker {text[1:]}".strip() if deck.is_joker(face) else text


def play_for_cards(
    plan: Plan, games: int, progress: Callable[[int], None] = lambda games: None
) -> CardSums:
    """Play games of a plan and track the cards; in this process."""
    game = plan.load()
    deck = game.deck
    sorts = [sort_of(deck, face) for face in range(int(deck.faces))]
    sums = CardSums()
    for index in range(games):
        log: list[Event] = []
        state = new_state(game, plan.deal_seed(index), log=log)
        bots = [
            make_bot(name, plan.bot_seed(index, seat))
            for seat, name in enumerate(plan.seated(index))
        ]
        while not state.is_over and state.decisions < MOST_DECISIONS:
            state.play(bots[int(state.to_act)].choose(view(state, int(state.to_act))))
        follow(log, sorts, index // plan.seatings % BLOCKS, sums)
        sums.games += 1
        progress(1)
    return sums


def follow(log: list[Event], sorts: list[str], deal: int, sums: CardSums) -> None:
    """Count the events of a game."""
    every = list(dict.fromkeys(sorts))
    dealt: dict[int, set[str]] = {}
    out: set[int] = set()
    counted = {LAID_OUT: sums.laid_out, LAID_OFF: sums.laid_out, PLAYED: sums.played}
    counted[DISCARDED] = sums.discarded
    for event in log:
        names = [sorts[card] for card in event.cards if card >= 0]
        if event.what in counted:
            counted[event.what].update(names)
        if event.what == DEALT:
            dealt.setdefault(event.seat, set()).update(names)
        elif event.what == LAID_OUT:
            out.add(event.seat)
        elif event.what in (ROUND_ENDED, WON) and dealt:
            sums.add_round(deal, every, dealt, out)
            dealt, out = {}, set()


def card_findings(plan: Plan, sums: CardSums) -> Findings:
    """A row for each type of card: its uses, and its value in the first hand."""
    deck = plan.file.deck_with(plan.mix)
    rows: list[Row] = []
    chances: list[float] = []
    for sort, (held, not_held) in sums.hands.items():
        deals = Resamples([held, not_held], plan.seed)
        one, other = deals.ratio(0, *HELD), deals.ratio(1, *HELD)
        more = None if one is None or other is None else one - other
        used = sums.laid_out[sort] + sums.played[sort]
        rows.append(
            {
                "card": sort,
                "laid_out": sums.laid_out[sort],
                "played": sums.played[sort],
                "discarded": sums.discarded[sort],
                "used": used / (used + sums.discarded[sort]) if used else 0.0,
                "with": None if one is None else one.value,
                "without": None if other is None else other.value,
                **spread("difference", None if more is None else more.estimate()),
            }
        )
        chances.append(1.0 if more is None else more.p_value())
    for row, adjusted in zip(rows, holm(chances), strict=True):
        row["adjusted_p"] = adjusted
        row["sure"] = adjusted < SURE
    settings = {
        "game": plan.file.id,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": sums.games,
        "cards": deck.size,
    }
    counted = f"{settings} {rows}".encode()
    return Findings("cards", settings, {"cards": rows}, sha256(counted).hexdigest())
