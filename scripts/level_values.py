"""What levels are worth: fits the chances to win at the start of a round to games of `hard` bots.

python scripts/level_values.py play --games 1000       play, or go on playing, up to so many games
python scripts/level_values.py fit                     write src/nivelo/bots/level_values.toml
python scripts/level_values.py fit --only niveldoce    the same, other games keep their values
python scripts/level_values.py check --games 300       play other games and compare

What was played is kept in build/level-values, a file for each set-up, so that it can be broken off
at any time. `fit` needs NumPy.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nivelo.bots import make_bot
from nivelo.bots.level_values import FILE, LevelValues, level_values
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, UNATTENDED, load, read_game

KEPT = Path("build") / "level-values"
MOST_SEATS = 6
EVERY = 25  # games between two writes
SMOOTH = 0.3  # how much the steps between levels are drawn to those beside them
ROUNDS_OF_NEWTON = 100
NO_STEP = 1e9  # damping with which nothing moves any more
BINS = 10
BOT = "hard"

Setup = tuple[str, str, int]
Counts = Counter[tuple[int, ...]]
"""How often: the levels at the start of a round, from the first to play on, and who won of them."""


def setups(names: list[str]) -> Iterator[Setup]:
    for players in range(2, MOST_SEATS + 1):
        for name in names:
            for side in read_game(name).sides:
                yield name, side, players


class Played:
    """The games of a set-up that were played so far, to fit to them or to check the fit."""

    def __init__(self, setup: Setup, purpose: str) -> None:
        self.setup = setup
        self.purpose = purpose
        self.games = 0
        self.counts: Counts = Counter()
        self.path = KEPT / ("-".join(map(str, setup)) + f"-{purpose}.json")
        if self.path.exists():
            kept = json.loads(self.path.read_text())
            self.games = kept["games"]
            self.counts = Counter(
                {tuple(map(int, k.split())): n for k, n in kept["rounds"].items()}
            )

    def keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        rounds = {" ".join(map(str, key)): n for key, n in sorted(self.counts.items())}
        partly = self.path.with_suffix(".part")
        partly.write_text(json.dumps({"games": self.games, "rounds": rounds}))
        partly.replace(self.path)

    def play(self, games: int) -> None:
        name, side, players = self.setup
        game = load(name, players, side, "none", **UNATTENDED)
        while self.games < games:
            state = new_state(game, seed_from_text(f"{self.purpose} {self.setup} {self.games}"))
            for first, levels in play_game(state):
                turned = [levels[(first + i) % players] for i in range(players)]
                self.counts[*turned, (int(state.winner) - first) % players] += 1
            self.games += 1
            if self.games % EVERY == 0 or self.games == games:
                self.keep()


def play_game(state: State) -> list[tuple[int, list[int]]]:
    """Who was first to play, and all levels, at the start of each round."""
    starts: list[tuple[int, list[int]]] = []
    players = int(state.game.players)
    bots = [make_bot(BOT, seat) for seat in range(players)]
    last = 0
    while not state.is_over:
        if state.round != last:
            last = int(state.round)
            first = (int(state.dealer) + 1) % players
            starts.append((first, [int(level) for level in state.level]))
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    return starts


def fit(played: Played) -> LevelValues:
    """The values that are likeliest for what was played, as `LevelValues` reads them.

    Newton's method, with shorter steps where one does not help. Neighbouring steps between levels
    are drawn to each other a little, so that levels that were seldom reached fit in, and no level
    is worth less than the one before.
    """
    import numpy as np

    name, side, players = played.setup
    levels = int(load(name, players, side).last_level)
    size = levels + players + 1
    keys = np.array(list(played.counts), dtype=int)
    often = np.array(list(played.counts.values()), dtype=float)
    rows = np.arange(len(keys))
    reached, won = keys[:, :players] - 1, keys[:, players]
    others = (reached.sum(1, keepdims=True) - reached) / ((players - 1) * (levels - 1))
    bend = np.zeros((levels - 2, size))
    for i in range(levels - 2):
        bend[i, i : i + 3] = 1, -2, 1
    curb = SMOOTH * bend.T @ bend + 1e-2 * np.eye(size)

    def chances(values: Any) -> Any:
        height = values[reached] * np.exp(values[-1] * others) + values[levels:-1]
        raw = np.exp(height - height.max(1, keepdims=True))
        return raw / raw.sum(1, keepdims=True)

    def likelihood(values: Any) -> float:
        logs = np.log(chances(values)[rows, won])
        return float(often @ logs - values @ curb @ values / 2)

    values = np.concatenate([np.linspace(0, 3, levels), np.zeros(players + 1)])
    damping = 1e-3
    for _ in range(ROUNDS_OF_NEWTON):
        chance, stretch = chances(values), np.exp(values[-1] * others)
        slopes = np.zeros((len(keys), players, size))
        for q in range(players):
            slopes[rows, q, reached[:, q]] = stretch[:, q]
            slopes[:, q, levels + q] = 1
        slopes[:, :, -1] = others * values[reached] * stretch
        slopes -= (chance[:, :, None] * slopes).sum(1, keepdims=True)
        slope = often @ slopes[rows, won] - curb @ values
        square = np.einsum("rq,rqi,rqj->ij", often[:, None] * chance, slopes, slopes, optimize=True)
        square += curb
        before = likelihood(values)
        while damping < NO_STEP:
            step = np.linalg.solve(square + damping * np.diag(np.diag(square)), slope)
            if likelihood(values + step) >= before:
                values = values + step
                damping /= 10
                break
            damping *= 10
    rises = np.maximum.accumulate(values[:levels])
    order = values[levels:-1] - values[levels:-1].mean()
    return LevelValues(
        [round(float(h), 5) for h in rises],
        [round(float(h), 3) for h in order],
        round(float(values[-1]), 3),
    )


def write(names: list[str]) -> None:
    lines = [
        "# What levels are worth, fitted to games of `hard` by scripts/level_values.py.",
        "# Of each game, side and number of seats: the height of each level, and of each place in",
        "# the order of play, and how heights grow with the levels of the others. A seat's chance",
        "# to win is exp(its height) as a part of all seats'; see bots/level_values.py.",
    ]
    tables = fitted_before()
    for name, side, players in setups(names):
        played = Played((name, side, players), "fit")
        if played.games:
            values = fit(played)
            tables[f"[{name}.{side}.{players}]"] = [
                f"[{name}.{side}.{players}]  # {played.games:,} games",
                f"levels = {values.levels}",
                f"order = {values.order}",
                f"growth = {values.growth}",
            ]
    for _, table in sorted(tables.items()):
        lines += ["", *table]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def fitted_before() -> dict[str, list[str]]:
    """The lines of each set-up in the file, by its heading."""
    tables: dict[str, list[str]] = {}
    table: list[str] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = tables[line.partition("  #")[0]] = []
        if line:
            table.append(line)
    return tables


def check(names: list[str]) -> dict[str, Any]:
    """For each game, of ten bins of chances: how many, the mean, and how often it came true."""
    checked: dict[str, Any] = {}
    for name in names:
        sums = [[0, 0.0, 0] for _ in range(BINS)]
        games = 0
        for setup in setups([name]):
            played = Played(setup, "check")
            if not played.games:
                continue
            games += played.games
            _, side, players = setup
            values = level_values(name, [side] * players)
            assert values is not None, setup
            for key, n in played.counts.items():
                for q, chance in enumerate(values.chances(key[:players])):
                    bin_ = sums[min(BINS - 1, int(BINS * chance))]
                    bin_[0] += n
                    bin_[1] += n * chance
                    bin_[2] += n * (q == key[players])
        checked[name] = {"games": games, "bins": sums}
    return checked


def show(checked: dict[str, Any]) -> None:
    for name, fit in checked.items():
        print(f"{name}, {fit['games']:,} games")
        for i, (n, chance, won) in enumerate(fit["bins"]):
            if n:
                print(
                    f"  {10 * i:3}–{10 * i + 10:3} %  {n:8,} positions  predicted "
                    f"{chance / n:6.1%}  happened {won / n:6.1%}  off {won / n - chance / n:+.1%}"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["play", "fit", "check"])
    parser.add_argument("--games", type=int, default=1000, help="of each set-up (1000)")
    parser.add_argument("--only", default=",".join(BUILT_IN), help="these games (all)")
    args = parser.parse_args()
    names = args.only.split(",")
    if args.what == "fit":
        write(names)
        return
    purpose = "fit" if args.what == "play" else "check"
    for setup in setups(names):
        Played(setup, purpose).play(args.games)
    if args.what == "check":
        show(check(names))


if __name__ == "__main__":
    main()
