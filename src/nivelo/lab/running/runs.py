"""Running a study: its games in pieces, by a crew, kept in a journal if one is wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Piece, source_digest
from nivelo.lab.running.executors import Crew
from nivelo.lab.running.journal import Journal
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.sums import Sums

PIECE_SECONDS = 0.5
"""A piece is to take about so long: what an interrupt loses, and how often progress is seen."""

LEAST_SECONDS = 0.05
"""Near the end pieces get smaller, so that nobody waits long for the last, but not below this."""

PIECES_EACH = 2
"""So many pieces are handed out for each that can be played at once: none waits for work."""


def run(
    plans: Sequence[Plan],
    games: int,
    crew: Crew,
    journal: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Sums]:
    """Play so many games of each plan; the same sums whoever plays and in whatever pieces.

    What a journal has is not played again; `progress` is told of it too.
    """
    if games < 1:
        raise NiveloError("simulate/number", f"games={games} is not at least 1")
    found = [Sums.none(plan) for plan in plans]
    with Journal(journal, plans) if journal else nullcontext() as kept:
        done = [] if kept is None else kept.kept
        for piece, sums in done:
            found[piece.plan].add(sums)
            progress(piece.games)
        work = Work(len(plans), games, [piece for piece, _ in done])
        flying = 0
        while work.left or flying:
            size = crew.size
            while work.left and flying < PIECES_EACH * size:
                piece = work.cut(size)
                crew.take(plans[piece.plan], piece)
                flying += 1
            finished = crew.give_back()
            flying -= 1
            piece = finished.piece
            if finished.sources != source_digest():
                raise NiveloError(
                    "lab/other_version", "a worker runs another version of nivelo than this"
                )
            if kept is not None:
                kept.add(finished)
            found[piece.plan].add(finished.sums)
            work.learn(piece, finished.seconds)
            progress(piece.games)
    for sums in found:
        sums.join()
    return found


class Work:
    """What is still to be played, cut into pieces by how long a game takes."""

    def __init__(self, plans: int, games: int, done: Sequence[Piece]) -> None:
        self.gaps: deque[Piece] = deque()
        self.seconds: dict[int, float] = {}  # for a game of each plan, as far as known
        for plan in range(plans):
            first = 0
            for piece in sorted((p for p in done if p.plan == plan), key=lambda p: p.first):
                if piece.first < first or piece.end > games:
                    raise NiveloError(
                        "journal/games",
                        f"the journal has games {piece.first} to {piece.end} of plan {plan}, "
                        f"which do not fit into games {first} to {games}",
                    )
                self.add_gap(Piece(plan, first, piece.first))
                first = piece.end
            self.add_gap(Piece(plan, first, games))
        self.left = sum(gap.games for gap in self.gaps)

    def add_gap(self, gap: Piece) -> None:
        if gap.games:
            self.gaps.append(gap)

    def learn(self, piece: Piece, seconds: float) -> None:
        """How long a game takes, from the piece that was played last."""
        self.seconds[piece.plan] = max(seconds, 1e-6) / piece.games

    def cut(self, crew: int) -> Piece:
        """The next piece: one game as long as nobody knows how long it takes."""
        gap = self.gaps.popleft()
        size = 1
        if gap.plan in self.seconds:
            share = self.left // (PIECES_EACH * crew)
            size = max(share, int(LEAST_SECONDS / self.seconds[gap.plan]))
            size = max(1, min(size, int(PIECE_SECONDS / self.seconds[gap.plan]), gap.games))
        self.left -= size
        if size < gap.games:
            self.gaps.appendleft(Piece(gap.plan, gap.first + size, gap.end))
        return Piece(gap.plan, gap.first, gap.first + size)
