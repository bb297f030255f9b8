"""Games of bots as Parquet: every decision with its view, legal moves, move, hidden cards and
outcome.

The games are split into shards, a file each. A shard depends only on the plan and its games, and
its file appears when it is complete, so interrupted work resumes with the missing shards.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from nivelo import __version__
from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.lab.output.exports import import_parquet
from nivelo.lab.running.chunks import source_digest
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.play import MOST_DECISIONS
from nivelo.lab.running.workers import deaf_to_interrupts, workers

FORM: Final = 1
"""The version of the columns; a directory with another one is not extended."""
MANIFEST: Final = "_dataset.json"
"""Readers of a folder of Parquet files skip names that begin like this, and fail on others."""
OLD_MANIFEST: Final = "dataset.json"

Progress = Callable[[int], None]


def schema() -> Any:
    """One row per decision; docs/dataset.md describes the columns."""
    arrow, _ = import_parquet()
    faces = arrow.list_(arrow.uint8())
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("deal", arrow.int64()),
            ("decision", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.dictionary(arrow.int8(), arrow.string())),
            ("round", arrow.int16()),
            ("view", arrow.string()),
            ("legal", arrow.list_(arrow.int32())),
            ("move", arrow.int32()),
            ("hands", arrow.list_(faces)),
            ("draw_pile", faces),
            ("winner", arrow.int8()),
            ("won", arrow.bool_()),
            ("levels", arrow.list_(arrow.int8())),
        ]
    )


def game_rows(plan: Plan, game: Any, index: int) -> list[dict[str, Any]]:
    """All decisions of one game, each with the outcome of the game."""
    state = new_state(game, plan.deal_seed(index))
    names = plan.seated(index)
    bots = [make_bot(name, plan.bot_seed(index, seat)) for seat, name in enumerate(names)]
    rows: list[dict[str, Any]] = []
    while not state.is_over and state.decisions < MOST_DECISIONS:
        seat = int(state.to_act)
        seen = view(state, seat)
        fields = seen.fields()
        legal = fields.pop("legal")
        move = bots[seat].choose(seen)
        rows.append(
            {
                "game": index,
                "deal": index // plan.seatings,
                "decision": len(rows),
                "seat": seat,
                "bot": names[seat],
                "round": int(state.round),
                "view": json.dumps(fields, separators=(",", ":")),
                "legal": legal,
                "move": int(move.id),
                "hands": [sorted(hand.faces()) for hand in state.hands],
                "draw_pile": state.draw_pile.faces(),
            }
        )
        state.play(move)
    winner = int(state.winner)
    levels = [int(level) for level in state.level]
    for row in rows:
        row |= {"winner": winner, "won": row["seat"] == winner, "levels": levels}
    return rows


def shard(plan: Plan, first: int, end: int) -> bytes:
    """The file of these games, in any process; holds only one game in memory besides compressed
    data.
    """
    arrow, parquet = import_parquet()
    game = plan.load()
    file = BytesIO()
    with parquet.ParquetWriter(file, schema(), compression="zstd") as writer:
        waiting: list[dict[str, Any]] = []
        for index in range(first, end):
            waiting += game_rows(plan, game, index)
            if len(waiting) >= 20_000 or index == end - 1:
                writer.write_table(arrow.Table.from_pylist(waiting, schema=schema()))
                waiting = []
    return file.getvalue()


def shard_path(directory: Path, first: int) -> Path:
    return directory / f"games-{first:09d}.parquet"


def manifest(plan: Plan, size: int) -> dict[str, Any]:
    """The common properties of a directory's shards."""
    return {
        "nivelo_dataset": FORM,
        "version": __version__,
        "game": plan.file.id,
        "players": plan.players,
        "side": list(plan.sides),
        "mix": plan.mix,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games_a_shard": size,
        "plan": plan.fingerprint(),
        "sources": source_digest(),
    }


def open_directory(directory: Path, plan: Plan, size: int) -> None:
    """Start a dataset, or continue the same one."""
    about = manifest(plan, size)
    path = directory / MANIFEST
    try:
        directory.mkdir(parents=True, exist_ok=True)
        if (directory / OLD_MANIFEST).exists():
            (directory / OLD_MANIFEST).rename(path)
        if path.exists():
            if json.loads(path.read_text(encoding="utf-8")) != about:
                raise NiveloError("dataset/other", f"{str(directory)!r} holds another dataset")
            return
        path.write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise NiveloError("file/unwritable", f"{str(directory)!r}: {error.strerror}") from error


def write_dataset(
    directory: Path,
    plan: Plan,
    games: int,
    size: int,
    jobs: int = 1,
    ray: str = "",
    progress: Progress = lambda games: None,
) -> list[Path]:
    """Write the missing shards; returns all of them."""
    import_parquet()
    if games % size:
        raise NiveloError(
            "dataset/games", f"{games} games are not a whole number of shards of {size}"
        )
    open_directory(directory, plan, size)
    ranges = [(first, first + size) for first in range(0, games, size)]
    missing = [one for one in ranges if not shard_path(directory, one[0]).exists()]
    progress(games - sum(end - first for first, end in missing))
    play = on_ray(plan, missing, ray) if ray else on_this_machine(plan, missing, jobs)
    for (first, end), data in play:
        target = shard_path(directory, first)
        part = target.with_suffix(".part")
        part.write_bytes(data)
        part.replace(target)
        progress(end - first)
    return [shard_path(directory, first) for first, _ in ranges]


Shards = Iterator[tuple[tuple[int, int], bytes]]


def on_this_machine(plan: Plan, ranges: Sequence[tuple[int, int]], jobs: int) -> Shards:
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        for one in ranges:
            yield one, shard(plan, *one)
        return
    left = list(reversed(ranges))
    with workers(jobs) as pool:
        flying: dict[Future[bytes], tuple[int, int]] = {}
        while left or flying:
            while left and len(flying) < 2 * jobs:
                one = left.pop()
                with deaf_to_interrupts():
                    flying[pool.submit(shard, plan, *one)] = one
            for done in wait(flying, return_when=FIRST_COMPLETED).done:
                yield flying.pop(done), done.result()


def on_ray(plan: Plan, ranges: Sequence[tuple[int, int]], address: str) -> Shards:
    """Shards are returned as bytes, so the machines of the cluster need no shared disk."""
    from nivelo.lab.running.ray_executor import ray_executor

    with ray_executor(address) as cluster:
        # Imported once it is known that Ray is available.
        import ray

        task = ray.remote(max_retries=3)(shard)
        left = list(reversed(ranges))
        flying: dict[Any, tuple[int, int]] = {}
        while left or flying:
            while left and len(flying) < 2 * cluster.size:
                one = left.pop()
                flying[task.remote(plan, *one)] = one
            (done, *_), _ = ray.wait(list(flying), num_returns=1)
            yield flying.pop(done), ray.get(done)
