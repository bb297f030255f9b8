"""Do rounds end? Plays whole games of every kind of bot and counts the rounds that do not.

python benchmarks/rounds_end.py                       every game, all numbers of seats, all mixes
python benchmarks/rounds_end.py --games 20000         up to so many games of each game and seats
python benchmarks/rounds_end.py --games 0             only report what was played so far
python benchmarks/rounds_end.py --dead goes_on        by the rulebooks alone, without ruling G24
python benchmarks/rounds_end.py niveldoce --seats 3 --mixes fresh,random

The games of a number of seats are spread evenly over sides and mixes, and played lap by lap, so
that all have as many at any time. No number of turns ends a round here. One that is not over after
`--turns` turns is reported, and its game is left; a game depends on set-up, mix and its number
alone. Where `random` sits, who aims at nothing, a round may take fifty times as long. What was
played is kept in build/rounds-end, a file for each set-up and mix, so it can be broken off at any
time; a changed bot needs `--again`.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
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
LAP: Final = 20  # games of a mix in a lap, with one side or with both together
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


@dataclass(frozen=True)
class Setup:
    """A game with a side, a number of seats, and a mix of bots."""

    name: str
    side: str
    players: int
    mix: tuple[str, ...]

    def path(self, dead: str) -> Path:
        return KEPT / f"{dead}-{self.name}-{self.side}-{self.players}-{'+'.join(self.mix)}.json"

    def played(self, dead: str) -> Played:
        path = self.path(dead)
        return Played(**json.loads(path.read_text())) if path.exists() else Played()

    def share(self, games: int, mixes: int) -> int:
        """Of so many games of this game and number of seats, those of this side and mix."""
        return -(-games // (len(read_game(self.name).sides) * mixes))


def setups(names: list[str], seats: list[int], mixes: list[tuple[str, ...]]) -> Iterator[Setup]:
    for players in range(2, 9):
        for name in names:
            file = read_game(name)
            if players <= file.most_players and (not seats or players in seats):
                for side in file.sides:
                    for mix in mixes:
                        yield Setup(name, side, players, mix)


def carry_on(setup: Setup, dead: str, games: int, most: int) -> None:
    """Play on from what is kept up to so many games."""
    played, path = setup.played(dead), setup.path(dead)
    game = load(setup.name, setup.players, setup.side, dead_round=dead)
    while played.games < games:
        index = played.games
        state = deal(game, setup.mix, index)
        if not play(state, seat_bots(setup.mix, setup.players, index), most, played):
            played.endless.append(index)
            print(f"  no end: {path.stem} game {index}, round {state.round}", flush=True)
        played.games += 1
    path.parent.mkdir(parents=True, exist_ok=True)
    partly = path.with_suffix(".part")
    partly.write_text(json.dumps(asdict(played)))
    partly.replace(path)


def report(chosen: list[Setup], dead: str, group: Callable[[Setup], str]) -> None:
    """A line for each group of set-ups."""
    sums: dict[str, Played] = defaultdict(Played)
    for setup in chosen:
        played, total = setup.played(dead), sums[group(setup)]
        total.games += played.games
        total.rounds += played.rounds
        total.dead += played.dead
        total.longest = max(total.longest, played.longest)
        total.endless += played.endless
        for limit, n in played.long.items():
            total.long[limit] = total.long.get(limit, 0) + n
    for name, total in sums.items():
        longer = ", ".join(f"{n}: {total.long.get(str(n), 0)}" for n in LONG)
        print(
            f"{name:38} {total.games:7,} games {total.rounds:9,} rounds, longest "
            f"{total.longest:6,}, longer than {longer}, dead {total.dead}, "
            f"no end {len(total.endless)}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all five unless named")
    parser.add_argument("--games", type=int, default=200, help="of each game and number of seats")
    parser.add_argument("--turns", type=int, default=3000, help="of a round without an end")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="all that are possible")
    parser.add_argument("--mixes", nargs="*", help="such as hard,random; all unless named")
    parser.add_argument("--dead", choices=["ends", "goes_on"], default="ends", help="see G24")
    parser.add_argument("--again", action="store_true", help="forget what was played before")
    args = parser.parse_args()
    mixes = [tuple(mix.split(",")) for mix in args.mixes] if args.mixes else list(MIXES)
    chosen = list(setups(args.names or list(BUILT_IN), args.seats, mixes))
    if args.again:
        for setup in chosen:
            setup.path(args.dead).unlink(missing_ok=True)
    wanted = {setup: setup.share(args.games, len(mixes)) for setup in chosen}
    for lap in range(-(-args.games // (LAP * len(mixes)))):
        for setup, share in wanted.items():
            most = args.turns * (AIMLESS if "random" in setup.mix else 1)
            so_far = setup.share((lap + 1) * LAP * len(mixes), len(mixes))
            carry_on(setup, args.dead, min(share, so_far), most)
    report(chosen, args.dead, lambda setup: f"{setup.name}, {setup.players} seats")
    report(chosen, args.dead, lambda setup: ",".join(setup.mix))
    played = [setup.played(args.dead) for setup in chosen]
    endless = sum(len(each.endless) for each in played)
    print(f"{sum(each.games for each in played):,} games, {endless:,} without an end")


if __name__ == "__main__":
    main()
