"""What to learn from: decisions of `greedy`'s games, and how good each move would have been.

The moves of a decision are tried in the same sampled deals, which agree with the view, and played
out by quick players, as the bot `strong` does it. Few deals say little about one decision, but the
network learns from very many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nivelo import load, make_bot, new_state, view
from nivelo.bots.neural.bot import worth_comparing
from nivelo.bots.neural.features import OF_MOVE, ONE, Features, Seen
from nivelo.bots.search.search import Search
from nivelo.engine.model.moves import DISCARD, LAY_OUT
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom

Array = NDArray[Any]

PARTS: Final = {int(LAY_OUT): 1.0, int(DISCARD): 0.3}  # how often it is labelled what `greedy` does
ASTRAY: Final = 0.03  # so often any move is made, to see positions that `greedy` would not reach
IN_A_FILE: Final = 20  # games
MOST_TURNS: Final = 120  # in a round


@dataclass
class Shown:
    """What the network is shown of a decision, as arrays."""

    position: Array
    kind: Array
    card: Array
    place: Array
    numbers: Array


def as_arrays(seen: Seen) -> Shown:
    return Shown(
        np.array(list(seen.position), np.float32) / ONE,
        np.array(list(seen.kind)),
        np.array(list(seen.card)),
        np.array(list(seen.place)),
        np.array(list(seen.numbers), np.float32).reshape(-1, OF_MOVE) / ONE,
    )


@dataclass
class Label:
    """A decision as the network sees it, and the chance to win the game after each move."""

    seen: Shown
    chances: Array  # the first is that of the move that `greedy` makes
    stands_for: float  # so many decisions, since only a part is labelled
    game: int


@dataclass(frozen=True)
class Labeller:
    """Has `greedy` play games and labels some of their decisions."""

    game: str
    players: int
    deals: int
    seed: str

    def labels(self, number: int) -> Iterator[Label]:
        """The labels of one game; its number decides everything about it."""
        game = load(self.game, players=self.players, max_turns_per_round=MOST_TURNS)
        name = f"{self.seed} {number}"
        random = np.random.default_rng(list(seed_from_text(name)[:16]))
        search = Search(game, QuickRandom(int(random.integers(1 << 60))))
        features = Features(game)
        state = new_state(game, seed_from_text(name))
        bots = [make_bot("greedy", int(random.integers(1 << 60))) for _ in range(self.players)]
        while not state.is_over:
            seat = int(state.to_act)
            seen = view(state, seat)
            if len(seen.legal) == 1:
                state.play(seen.legal[0])
                continue
            favourite = move = bots[seat].choose(seen)
            part = PARTS.get(int(favourite.kind))
            if part is not None and random.random() < part:
                moves = worth_comparing(seen, search.scratch, favourite)
                if len(moves) > 1:
                    search.try_all(seen, moves, self.deals)
                    chances = np.array([search.chance(i) for i in range(len(moves))], np.float32)
                    shown = as_arrays(features.see(seen, moves))
                    yield Label(shown, chances, 1 / part, number)
            if random.random() < ASTRAY:
                move = seen.legal[int(random.integers(len(seen.legal)))]
            state.play(move)


def write_labels(labeller: Labeller, folder: Path, games: int, jobs: int) -> None:
    """The labels of so many games, some games in a file; files that are there are kept.

    They are those of one labeller: `labeller.txt` says which.
    """
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "labeller.txt"
    if not note.exists():
        note.write_text(f"{labeller}\n", encoding="utf-8")
    elif note.read_text(encoding="utf-8") != f"{labeller}\n":
        raise SystemExit(f"{folder} has labels of {note.read_text(encoding='utf-8').strip()}")
    missing = [first for first in range(0, games, IN_A_FILE) if not path_of(folder, first).exists()]
    with Pool(jobs) as pool:
        for first in pool.imap_unordered(partial(write_file, labeller, folder), missing):
            print(f"labelled games {first} to {first + IN_A_FILE - 1}", flush=True)


def path_of(folder: Path, first: int) -> Path:
    return folder / f"{first:06d}.npz"


def write_file(labeller: Labeller, folder: Path, first: int) -> int:
    games = range(first, first + IN_A_FILE)
    save([label for number in games for label in labeller.labels(number)], path_of(folder, first))
    return first


def save(labels: Sequence[Label], path: Path) -> None:
    """In half precision, under its name only when all of it is there."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        np.savez_compressed(
            file,
            position=np.stack([label.seen.position for label in labels]).astype(np.float16),
            kind=np.concatenate([label.seen.kind for label in labels]).astype(np.int16),
            card=np.concatenate([label.seen.card for label in labels]).astype(np.int16),
            place=np.concatenate([label.seen.place for label in labels]).astype(np.int16),
            numbers=np.concatenate([label.seen.numbers for label in labels]).astype(np.float16),
            chances=np.concatenate([label.chances for label in labels]),
            moves=np.array([len(label.chances) for label in labels]),
            stands_for=np.array([label.stands_for for label in labels], np.float32),
            game=np.array([label.game for label in labels]),
        )
    new.replace(path)


def read(path: Path) -> list[Label]:
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    ends = np.cumsum(arrays["moves"])
    labels = []
    for i, end in enumerate(ends):
        of = slice(end - arrays["moves"][i], end)
        seen = Shown(
            arrays["position"][i],
            arrays["kind"][of],
            arrays["card"][of],
            arrays["place"][of],
            arrays["numbers"][of],
        )
        stands_for, game = float(arrays["stands_for"][i]), int(arrays["game"][i])
        labels.append(Label(seen, arrays["chances"][of], stands_for, game))
    return labels
