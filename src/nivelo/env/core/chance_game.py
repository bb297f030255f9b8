"""A game with external chance, and the observation history of each seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.events import Event
from nivelo.engine.model.decisions import DECISIONS, LAYING_OUT
from nivelo.engine.model.game import Game
from nivelo.engine.model.steps import START_ROUND
from nivelo.engine.random.chance import (
    A_CARD,
    A_DEALER,
    A_DIE,
    A_PLAIN_CARD,
    NOTHING,
    Chance,
    ChanceAwaited,
)
from nivelo.engine.random.stream import SEED_BYTES, Stream
from nivelo.engine.rules.flow import apply_move, go_on, list_legal
from nivelo.engine.state import State
from nivelo.engine.view import redact

DEAL: Final = -1  # in place of a move: the first deal
DIE_SIDES: Final = 6


@final
class HistoryItem:
    """One item: a decision with its move, or an event that followed."""

    def __init__(self, decision: int, seat: int, move: int, event: Event | None) -> None:
        self.decision = decision
        self.seat = seat
        self.move = move
        self.event = event


@final
class ChanceGame:
    """A position, or a move that waits for chance; copies share immutable parts.

    A move is carried out on a clone with the chance decisions so far. If they are not enough the
    clone is discarded, and the same move is tried again with more of them.
    """

    def __init__(self, game: Game, dealer: int = -1, source: ChanceGame | None = None) -> None:
        self.game: Game = game
        self.dealer: int = dealer
        if source is None:
            self.state: State | None = None  # the last position in which a seat is to act
            self.move: i64 = DEAL
            self.decided: list[int] = []  # by chance, for this move
            self.awaited: i64 = NOTHING
            self.awaited_for: i64 = -1  # the seat that a card goes to; -1: visible to all
            self.pile: Cards | None = None  # the possible cards
            self.history: list[HistoryItem] = []
            self.texts: list[list[str]] = [[] for _ in range(int(game.players))]
            self.actions: i64 = 0  # of seats and of chance
            self.begun: i64 = 0  # how many there were before this move
            # The start of the round: the position before the move that led to it, and the lengths
            # of both histories at that time.
            self.round_from: State | None = None
            self.round_history: i64 = 0
            self.round_actions: i64 = 0
            self.carry_out()
        else:
            self.state = source.state
            self.move = source.move
            self.decided = source.decided[:]
            self.awaited = source.awaited
            self.awaited_for = source.awaited_for
            self.pile = source.pile
            self.history = source.history[:]
            self.texts = [text[:] for text in source.texts]
            self.actions = source.actions
            self.begun = source.begun
            self.round_from = source.round_from
            self.round_history = source.round_history
            self.round_actions = source.round_actions

    def clone(self) -> ChanceGame:
        return ChanceGame(self.game, self.dealer, self)

    def __deepcopy__(self, memo: dict[int, object]) -> ChanceGame:
        return self.clone()

    def apply(self, action: int) -> None:
        """Decide for chance if it is due, else make a move; both must be possible."""
        if self.awaited != NOTHING:
            self.check_outcome(action)
            self.decided.append(action)
        else:
            state = self.state
            assert state is not None
            list_legal(state)
            if not state.legal.has(action):
                state.play_id(action)  # which raises an error with the reason
            self.move = action
            self.decided = []
            self.begun = self.actions
        self.actions += 1
        self.carry_out()

    def check_outcome(self, outcome: int) -> None:
        pile = self.pile
        possible = 0 <= outcome < self.game.players
        if self.awaited == A_DIE:
            possible = 0 <= outcome < DIE_SIDES
        elif self.awaited != A_DEALER:
            plain = outcome < self.game.deck.coloured
            possible = pile is not None and pile.has(outcome)
            possible = possible and (plain or self.awaited == A_CARD)
        if not possible:
            raise IllegalMoveError("env/chance", f"chance cannot decide {outcome} now")

    def carry_out(self) -> None:
        """Try the move with the chance decisions so far."""
        before = self.state
        log: list[Event] = []
        chance = Chance(self.decided)
        trial: State
        if before is None:
            trial = State(self.game, Stream(bytes(SEED_BYTES)))
        else:
            trial = before.clone()
        trial.log = log
        trial.chance = chance
        try:
            if before is None:
                trial.dealer = self.dealer if self.dealer >= 0 else chance.next(A_DEALER)
                go_on(trial, START_ROUND)
            else:
                apply_move(trial, self.move)
        except ChanceAwaited:
            self.awaited = chance.awaited
            self.awaited_for = chance.seat
            self.pile = trial.draw_pile
            return
        trial.log = None
        trial.chance = None
        if before is None or trial.round != before.round:
            self.round_from = before
            self.round_history = len(self.history)
            self.round_actions = self.begun
        if before is not None:
            decision, seat = int(before.decision), int(before.to_act)
            self.history.append(HistoryItem(decision, seat, int(self.move), None))
        for event in log:
            self.history.append(HistoryItem(0, event.seat, -1, event))
        self.state = trial
        self.awaited = NOTHING
        self.pile = None

    def at_start_of_round(self) -> ChanceGame:
        """The state before the move that led to this round, or before the first deal."""
        if self.round_from is None:
            return ChanceGame(self.game, self.dealer)
        start = self.clone()
        start.go_back_to(self.round_from, self.round_history, self.round_actions)
        return start

    def go_back_to(self, state: State, items: i64, actions: i64) -> None:
        self.state = state
        self.awaited = NOTHING
        self.pile = None
        self.decided = []
        self.history = self.history[:items]
        self.texts = [text[:items] for text in self.texts]
        self.actions = actions
        self.begun = actions

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible chance outcomes, and their probabilities."""
        if self.awaited == A_DEALER:
            players = int(self.game.players)
            return [(seat, 1.0 / players) for seat in range(players)]
        if self.awaited == A_DIE:
            return [(pips, 1.0 / DIE_SIDES) for pips in range(DIE_SIDES)]
        pile = self.pile
        assert pile is not None
        assert self.awaited == A_CARD or self.awaited == A_PLAIN_CARD
        limit: i64 = self.game.deck.faces
        if self.awaited == A_PLAIN_CARD:
            limit = self.game.deck.coloured
        counts = [0] * int(self.game.deck.faces)
        total = 0
        i: i64
        for i in range(pile.n):
            if pile.card[i] < limit:
                counts[pile.card[i]] += 1
                total += 1
        return [(face, n / total) for face, n in enumerate(counts) if n > 0]

    def knows_move(self, item: HistoryItem, seat: int) -> bool:
        """Does a seat know the move of this decision?

        Everyone sees a layout being made; otherwise, the events tell what others may know.
        """
        return item.seat == seat or item.decision == LAYING_OUT

    def history_of(self, seat: int) -> str:
        """Everything a seat has been told since the game began, in order."""
        text = self.texts[seat]
        for i in range(len(text), len(self.history)):
            text.append(self.words(self.history[i], seat))
        return "".join(text)

    def words(self, item: HistoryItem, seat: int) -> str:
        event = item.event
        if event is None:
            move = self.game.moves.moves[item.move].text if self.knows_move(item, seat) else "?"
            return f"{item.seat} {DECISIONS[item.decision]} {move}; "
        seen = redact(event, seat)
        cards = " ".join([self.card_text(face) for face in seen.cards])
        return f"{seen.seat} {seen.what} {cards} {seen.place}; "

    def card_text(self, face: int) -> str:
        return "?" if face < 0 else self.game.deck.text[face]
