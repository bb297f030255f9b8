"""Random games of every kind, with the invariants watched at every decision."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.export.export import digest, export_state, restore_state
from nivelo.engine.groups.groups import Group
from nivelo.engine.groups.layout_check import claims_of
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.records.replay import final_state
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from support.engine.invariants import check
from support.engine.secrecy import check_step, check_view

Step = int | list[Group]  # a move by its number, or a whole layout


@dataclass
class Chances:
    """How likely each check is at a decision; the position is checked at the end in any case."""

    position: float = 1.0
    view: float = 0.0
    step: float = 0.0
    refusals: float = 0.0
    clone: float = 0.0
    restore: float = 0.0
    whole_layout: float = 0.25


@dataclass
class Tally:
    """How much was played and checked."""

    games: int = 0
    finished: int = 0
    rounds: int = 0
    decisions: int = 0
    positions: int = 0
    views: int = 0
    steps: int = 0
    refusals: int = 0
    clones: int = 0
    restores: int = 0
    replays: int = 0
    kinds: dict[str, int] = field(default_factory=dict)  # decisions by their kind

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            if name != "kinds":
                setattr(self, name, getattr(self, name) + value)
        for kind, n in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + n


class Watched:
    """A random game, watched. It fails with an AssertionError that says what does not hold."""

    def __init__(
        self, game: Game, number: int, chances: Chances, most: int = 1_000_000_000
    ) -> None:
        self.game = game
        self.seed = seed_from_int(number)
        self.random = Random(number)
        self.by_kind = self.random.random() < 0.5
        self.chances = chances
        self.most = most
        self.state = new_state(game, self.seed)
        self.recorder = Recorder(self.state, new_record(game, self.seed))
        self.steps: list[Step] = []
        self.tally = Tally(games=1)

    def play(self) -> Tally:
        """Play to the end, or for so many decisions, and replay it."""
        state, tally = self.state, self.tally
        check(state)
        while not state.is_over and tally.decisions < self.most:
            self.check_dearly()
            before = [int(n) for n in state.level]
            level_round, made = int(state.round), int(state.decisions)
            name = state.decision_name
            tally.kinds[name] = tally.kinds.get(name, 0) + 1
            self.step()
            tally.decisions += 1
            if self.random.random() < self.chances.position:
                check(state)
                tally.positions += 1
            assert state.decisions == made + 1
            self.check_levels(before, level_round)
        check(state)
        tally.rounds += int(state.round)
        tally.finished += int(state.is_over)
        self.check_replay()
        return tally

    def step(self) -> None:
        """A random move, all alike or all kinds of moves alike; a whole layout now and then."""
        state, random = self.state, self.random
        moves = state.legal_moves()
        layout = moves[0].kind_name == "lay_out"
        if layout and random.random() < self.chances.whole_layout:
            groups = random.choice(state.layouts(5))
            self.steps.append(groups)
            self.recorder.lay_out(claims_of(groups))
            return
        if layout and random.random() < 0.9:
            move = moves[0]
        elif self.by_kind:
            kind = random.choice(sorted({move.kind_name for move in moves}))
            move = random.choice([move for move in moves if move.kind_name == kind])
        else:
            move = random.choice(moves)
        self.steps.append(int(move.id))
        self.recorder.play(move)

    def check_levels(self, before: list[int], level_round: int) -> None:
        """Levels never fall, and rise when a round ends, by the bonus at most."""
        state = self.state
        ended = state.round > level_round or state.decision_name in ("keeping", "over")
        most = int(self.game.rules.bonus) if ended else 0
        for old, new in zip(before, state.level, strict=True):
            assert old <= new <= max(old + 1, old + most) if ended else new == old

    def check_dearly(self) -> None:
        random, chances = self.random, self.chances
        if random.random() < chances.view:
            for seat in range(-1, int(self.game.players)):
                check_view(self.state, seat, random)
                self.tally.views += 1
        if random.random() < chances.step:
            move = random.choice(self.state.legal_ids())
            check_step(self.state, random.randrange(-1, int(self.game.players)), move, random)
            self.tally.steps += 1
        if random.random() < chances.refusals:
            self.check_refusals()
        if random.random() < chances.clone:
            self.check_clone()
        if random.random() < chances.restore:
            self.check_restore()

    def check_refusals(self) -> None:
        """All other moves are refused, and nothing changes by it."""
        state, random = self.state, self.random
        before, legal = export_state(state), state.legal_ids()
        ids = random.choices(range(self.game.num_moves), k=20)
        near = [move + d for move in legal[:5] for d in (-1, 1)]
        for move in {*ids, *near, -1, self.game.num_moves} - set(legal):
            code = "move/illegal" if 0 <= move < self.game.num_moves else "move/unknown"
            assert refusal(state, move) == code, f"illegal move {move}"
            self.tally.refusals += 1
        assert export_state(state) == before, "a refused move changed the position"
        assert state.legal_ids() == legal

    def check_clone(self) -> None:
        """What happens to a clone does not touch the original, and it goes the same way."""
        before = digest(self.state)
        clone, twin = self.state.clone(), self.state.clone()
        assert digest(clone) == before
        assert clone.legal_ids() == self.state.legal_ids()
        go_the_same_way(clone, twin, self.random)
        assert digest(self.state) == before, "playing a clone changed the original"
        self.tally.clones += 1

    def check_restore(self) -> None:
        """An export restores to the same position, which goes the same way."""
        data = export_state(self.state)
        again = restore_state(self.game, json.loads(json.dumps(data)))
        assert export_state(again) == data
        assert again.legal_ids() == self.state.legal_ids()
        for seat in range(-1, int(self.game.players)):
            assert view(again, seat) == view(self.state, seat)
        go_the_same_way(self.state.clone(), again, self.random)
        self.tally.restores += 1

    def check_replay(self) -> None:
        """The same seed and the same moves lead to the same position, and so does the record."""
        again = new_state(self.game, self.seed)
        for step in self.steps:
            if isinstance(step, int):
                again.play_id(step)
            else:
                again.lay_out(claims_of(step))
        assert digest(again) == digest(self.state), "the replay is another game"
        text = write(self.recorder.record())
        read = final_state(parse(text), self.game)
        assert digest(read) == digest(self.state), "the record is of another game"
        self.tally.replays += 1


class Hurried:
    """A random game played inside the engine, and looked at now and then."""

    def __init__(self, game: Game, number: int, gap: int, most: int) -> None:
        self.game = game
        self.seed = seed_from_int(number)
        self.random = Random(number)
        self.quick = QuickRandom(number)
        self.gap = gap  # decisions between two looks, on an average
        self.most = most
        self.state = new_state(game, self.seed)
        self.steps: list[int] = []

    def play(self) -> Tally:
        """Play to the end, and then the same moves again."""
        tally = Tally(games=1)
        random, state = self.random, self.state
        while not state.is_over and len(self.steps) < self.most:
            play_randomly(state, self.quick, random.randint(1, 2 * self.gap), self.steps)
            check(state)
            tally.positions += 1
            if random.random() < 0.05:
                self.look_closer(tally)
        again = new_state(self.game, self.seed)
        for step in self.steps:
            again.play_id(step)
        assert digest(again) == digest(state), "the replay is another game"
        tally.replays += 1
        tally.decisions = len(self.steps)
        tally.rounds = int(state.round)
        tally.finished = int(state.is_over)
        return tally

    def look_closer(self, tally: Tally) -> None:
        """What a seat sees hides the rest, and the position restores from its export."""
        state = self.state
        check_view(state, self.random.randrange(-1, int(self.game.players)), self.random)
        data = export_state(state)
        again = restore_state(self.game, json.loads(json.dumps(data)))
        assert export_state(again) == data
        assert again.legal_ids() == state.legal_ids()
        tally.views += 1
        tally.restores += 1


def refusal(state: State, move: int) -> str:
    """The code with which a move is refused; nothing if it is not."""
    try:
        state.play_id(move)
    except IllegalMoveError as error:
        return error.code
    return ""


def go_the_same_way(one: State, other: State, random: Random, moves: int = 20) -> None:
    for _ in range(moves):
        if one.is_over:
            break
        move = random.choice(one.legal_ids())
        one.play_id(move)
        other.play_id(move)
    assert digest(one) == digest(other), "the same moves lead elsewhere"
