"""Plays the golden games again and writes their records. Run it only if rules changed on purpose.

    python tests/golden/regenerate.py

The players here are simple and never change, so the games differ only if the engine does.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from nivelo.engine.export.export import export_state
from nivelo.engine.model.moves import DISCARD, LAY_OFF, LAY_OUT, PILE, Move
from nivelo.engine.model.position import PLAYING, TAKING
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.record_text import write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import fair_record, new_record
from nivelo.engine.records.replay import first_state
from nivelo.engine.state import State
from nivelo.games import GameFile, load, read_game_text

HERE = Path(__file__).resolve().parent
DIGESTS = HERE / "digests.txt"
MOST_DECISIONS = 20_000

OWN_GAME = """\
# A small game of our own: five values, three colours, two of each card.
id = "harbour"
title = "Harbour"
players = [2, 3]
hand = 7
win = "round"

[deck]
values = 5
colours = ["red", "green", "blue"]
copies = 2
jokers = [{ count = 2 }, { count = 2, range = [1, 3] }]
specials = { skip = 2, swap = 2 }

[keep]
cards = 2

[levels]
one = [
  { groups = ["run 3"] },
  { groups = ["set 2", "colour 2"] },

  { groups = ["colour run 3", "set 2"] },
]
"""


@dataclass(frozen=True)
class Plan:
    """One golden game. The file's name says game, side, mix and players."""

    game: str
    sides: str
    mix: str = "none"
    limit: int = 0  # turns in a round
    options: dict[str, str] = field(default_factory=dict)
    fair: bool = False  # dealt from a secret and the players' words
    dealer: int = -1

    @property
    def players(self) -> int:
        return len(self.sides)

    @property
    def name(self) -> str:
        """Such as ``level8-101_112_master-all_3p``: sides of the seats, then the mix."""
        parts = [self.game, self.sides]
        if self.mix != "none":
            parts.append(self.mix)
        return "_".join(parts + [f"{name}-{value}" for name, value in self.options.items()])


# Sides are given seat by seat: "112" is two players of side one and one of side two.
PLANS = [
    Plan("level8-99", "11", fair=True),
    Plan("level8-99", "111"),
    Plan("level8-99", "1111", limit=24),
    Plan("level8-99", "11111", limit=30),
    Plan("level8-99", "111111", limit=36),
    Plan("level8-101", "111", fair=True),
    Plan("level8-101", "22222", limit=30),
    Plan("level8-101", "1212", limit=28, dealer=3),
    Plan("level8-101", "11", "master-specials"),
    Plan("level8-101", "222", "master-specials", limit=24),
    Plan("level8-101", "122", "master-specials", limit=24, fair=True),
    Plan("level8-101", "111111", "master-all", limit=36),
    Plan("level8-101", "22", "master-all", limit=30),
    Plan("level8-101", "2111", "master-all", limit=28, dealer=0),
    Plan("level8-master", "1111", limit=28, fair=True),
    Plan("level8-master", "22", limit=30),
    Plan("level8-master", "211", limit=24),
    Plan("level8-master", "22222", limit=30),
    Plan("level8-master", "112212", limit=36),
    Plan("level8-board", "11", limit=24),
    Plan("level8-board", "112", limit=24),
    Plan("level8-board", "2222", limit=28, fair=True),
    Plan("level8-board", "12121", limit=30),
    Plan("level8-board", "222222", limit=30),
    Plan("niveldoce", "11", limit=24),
    Plan("niveldoce", "111", limit=24, fair=True),
    Plan("niveldoce", "1111", limit=28),
    Plan("niveldoce", "11111", limit=30, options={"wish_draw": "up_to"}),
    Plan("niveldoce", "111111", limit=30),
    Plan("niveldoce", "1111111", limit=32, dealer=6),
    Plan("niveldoce", "11111111", limit=40, options={"draw_two_last": "draws"}),
    Plan("harbour", "111", limit=24, dealer=1),
]
NAMES = ["Ada", "Björn", "Chloé", 'Dick "the Dealer"', "Élise", "Фёдор", "Gül", "春"]


def game_file(name: str) -> str | GameFile:
    return read_game_text(OWN_GAME, "harbour.toml") if name == "harbour" else name


def new_game(plan: Plan) -> Recorder:
    sides = [{"1": "one", "2": "two"}[side] for side in plan.sides]
    options: dict[str, str | int] = {**plan.options}
    if plan.limit:
        options["max_turns_per_round"] = plan.limit
    game = load(game_file(plan.game), plan.players, sides, plan.mix, **options)
    if plan.fair:
        secret = seed_from_text(f"the secret of {plan.name}")
        record = fair_record(game, secret, [name[:3] for name in NAMES[: plan.players - 1]] + [""])
        record.names = NAMES[: plan.players]
        record.date = "2026-01-31T18:30Z"
        record.notes = ["{a golden game, played by simple programs}"]
    else:
        record = new_record(game, seed_from_text(plan.name), plan.dealer)
    return Recorder(first_state(record, game), record)


def missing(state: State, gained: int = -1, lost: int = -1) -> int:
    """How far the hand of the seat whose turn it is would be from its level."""
    hand = state.hands[state.turn].clone()
    if gained >= 0:
        hand.add(gained)
    if lost >= 0:
        hand.remove(lost)
    level = state.game.level(state.turn, state.level[state.turn])
    return int(state.game.solver.missing(hand, level))


def choose(state: State, random: QuickRandom) -> Move:
    """Lays out and lays off what can be, and takes and discards by what the level lacks.

    The last seat takes and discards at random, and now and then the others do.
    """
    legal = state.legal_moves()
    some = legal[random.below(len(legal))]
    if state.decision == PLAYING:
        for move in legal:
            if move.kind == LAY_OUT or move.kind == LAY_OFF:
                return move
    careless = state.to_act == state.game.players - 1 or random.below(6) == 0
    if careless or state.laid_out[state.turn]:
        return some
    if state.decision == TAKING:
        for move in legal:
            if move.kind == PILE:
                top = int(state.piles[move.place].top())
                if missing(state, gained=top) < missing(state):
                    return move
        return legal[0]
    discards = [move for move in legal if move.kind == DISCARD]
    if state.decision == PLAYING and discards:
        return min(discards, key=lambda move: missing(state, lost=int(move.card)))
    return some


def play(plan: Plan) -> Recorder:
    """A whole game; layouts are made card by card or in one go."""
    recorder = new_game(plan)
    state = recorder.state
    random = QuickRandom(int(hashlib.sha256(plan.name.encode()).hexdigest()[:16], 16))
    while not state.is_over:
        if state.decisions > MOST_DECISIONS:
            raise RuntimeError(f"{plan.name} does not come to an end")
        move = choose(state, random)
        if move.kind == LAY_OUT and random.below(2) == 0:
            recorder.lay_out_groups(state.layouts(3)[-1])
        else:
            recorder.play(move)
    return recorder


def digest(state: State) -> str:
    """SHA-256 of the whole position, but for how many decisions a layout was."""
    data = export_state(state)
    del data["decisions"]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def main() -> None:
    for old in HERE.glob("*.nivelo"):
        old.unlink()
    digests = []
    for plan in PLANS:
        recorder = play(plan)
        text = write(recorder.record())
        (HERE / f"{plan.name}.nivelo").write_text(text, encoding="utf-8", newline="\n")
        digests.append(f"{digest(recorder.state)}  {plan.name}.nivelo\n")
        print(f"{len(text):7} {plan.name}: {recorder.record().result}")
    DIGESTS.write_text("".join(digests), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
