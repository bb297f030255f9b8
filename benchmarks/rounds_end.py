"""Do rounds end? Plays whole games of every kind of bot and counts the rounds that do not.

python benchmarks/rounds_end.py                       every game, all numbers of seats, all mixes
python benchmarks/rounds_end.py --games 20000         up to so many games of each
python benchmarks/rounds_end.py --dead goes_on        by the rulebooks alone, without ruling G24
python benchmarks/rounds_end.py niveldoce --seats 3 --mixes fresh,random

No number of turns ends a round here. One that is not over after `--turns` turns is reported, and
its game is left; a game depends on set-up, mix and its number alone. Where `random` sits, who aims
at nothing, a round may take fifty times as long. What was played is kept in build/rounds-end, a
file for each set-up, so it can be broken off at any time; a changed bot needs `--again`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from nivelo.bots import Bot, make_bot
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import Move
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.sampling.round_stats import RoundStats
from nivelo.engine.state import State, new_state
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN, load, read_game

KEPT: Final = Path("build") / "rounds-end"
EVERY: Final = 25  # games between two writes
AIMLESS: Final = 50
MIXES: Final = (
    ("random",),
    ("beginner",),
    ("easy",),
    ("medium",),
    ("hard",),
    ("hard", "random"),
    ("hard", "beginner"),
    ("random", "beginner", "easy", "medium", "hard"),
    ("fresh",),
    ("fresh", "random"),
)
"""Who sits at the table, in turn, from a seat that changes with each game. `fresh` is `hard`, made
again for every decision, as for hints."""


class Fresh:
    """`hard`, made again for every decision: it remembers nothing, and its chance is the same."""

    def choose(self, view: View) -> Move:
        return make_bot("hard").choose(view)


@dataclass
class Played:
    """The games of one set-up and mix so far."""

    games: int = 0
    rounds: int = 0
    dead: int = 0  # rounds that nobody ended, because nothing could be laid any more (G24)
    longest: int = 0  # turns of the longest round that ended
    long: dict[str, int] = field(default_factory=dict)  # rounds of more than so many turns
    endless: list[int] = field(default_factory=list)  # games with a round that did not end


LONG: Final = (120, 240, 500, 1000)


def seat_bots(mix: tuple[str, ...], players: int, index: int) -> list[Bot]:
    bots: list[Bot] = []
    for seat in range(players):
        name = mix[(seat + index) % len(mix)]
        seed = 1000 * index + seat
        bots.append(Fresh() if name == "fresh" else make_bot(name, seed))
    return bots


def deal(game: Game, mix: tuple[str, ...], index: int) -> State:
    side = game.settings["sides"]
    return new_state(
        game, seed_from_text(f"{game.name} {side} {game.players} {','.join(mix)} {index}")
    )


def play(state: State, bots: list[Bot], most: int, played: Played) -> bool:
    """Play a game to its end; False if one of its rounds has none."""
    stats = RoundStats(state)
    while not state.is_over and state.turns <= most:
        seat = int(state.to_act)
        stats.before(state)
        state.play(bots[seat].choose(view(state, seat)))
        stats.after(state)
    for turns in stats.round_turns:
        note(played, turns)
    played.dead += int(stats.cut)
    return state.is_over


def note(played: Played, turns: int) -> None:
    played.rounds += 1
    played.longest = max(played.longest, turns)
    for limit in LONG:
        if turns > limit:
            played.long[str(limit)] = played.long.get(str(limit), 0) + 1


def setups(names: list[str], seats: list[int]) -> Iterator[tuple[str, str, int]]:
    for players in range(2, 9):
        for name in names:
            file = read_game(name)
            if players <= file.most_players and (not seats or players in seats):
                for side in file.sides:
                    yield name, side, players


def carry_on(path: Path, game: Game, mix: tuple[str, ...], games: int, most: int) -> Played:
    """Play on from what is kept up to so many games."""
    played = Played()
    if path.exists():
        played = Played(**json.loads(path.read_text()))
    while played.games < games:
        index = played.games
        state = deal(game, mix, index)
        if not play(state, seat_bots(mix, int(game.players), index), most, played):
            played.endless.append(index)
            print(f"  no end: {path.stem} game {index}, round {state.round}", flush=True)
        played.games += 1
        if played.games % EVERY == 0 or played.games == games:
            path.parent.mkdir(parents=True, exist_ok=True)
            partly = path.with_suffix(".part")
            partly.write_text(json.dumps(asdict(played)))
            partly.replace(path)
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all five unless named")
    parser.add_argument("--games", type=int, default=100, help="of each set-up and mix")
    parser.add_argument("--turns", type=int, default=3000, help="of a round without an end")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="all that are possible")
    parser.add_argument("--mixes", nargs="*", help="such as hard,random; all unless named")
    parser.add_argument("--dead", choices=["ends", "goes_on"], default="ends", help="see G24")
    parser.add_argument("--again", action="store_true", help="forget what was played before")
    chosen = parser.parse_args()
    mixes = [tuple(mix.split(",")) for mix in chosen.mixes] if chosen.mixes else list(MIXES)
    total = endless = 0
    for mix in mixes:
        for name, side, players in setups(chosen.names or list(BUILT_IN), chosen.seats):
            path = KEPT / f"{chosen.dead}-{name}-{side}-{players}-{'+'.join(mix)}.json"
            if chosen.again:
                path.unlink(missing_ok=True)
            start = time.process_time()
            game = load(name, players, side, dead_round=chosen.dead)
            most = chosen.turns * (AIMLESS if "random" in mix else 1)
            played = carry_on(path, game, mix, chosen.games, most)
            seconds = time.process_time() - start
            total += played.games
            endless += len(played.endless)
            longer = ", ".join(f"{n}: {played.long.get(str(n), 0)}" for n in LONG)
            print(
                f"{name:14} {side} {players} seats {','.join(mix):38} {played.games:6,} games "
                f"{played.rounds:8,} rounds, longest {played.longest:5}, longer than {longer}, "
                f"dead {played.dead}, no end {len(played.endless)} ({seconds:.0f} s)",
                flush=True,
            )
    print(f"{total:,} games, {endless:,} without an end")


if __name__ == "__main__":
    main()
