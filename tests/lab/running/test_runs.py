"""Running a study: the same whoever plays, in whatever chunks, and after any interrupt."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Chunk, Done
from nivelo.lab.running.executors import Alone, Executor, executor
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import Work, run
from nivelo.lab.running.sums import Sums

# Many games: interpreted they take long, and come to the same (test_checksums.py).
pytestmark = pytest.mark.slow_pure

GAMES = 20


@pytest.fixture(scope="module")
def plans() -> list[Plan]:
    options: dict[str, str | int] = {"max_turns_per_round": 40}
    return [
        make_plan("level8-99", 2, "one", "none", options, bots, 3)
        for bots in (["random"], ["greedy", "random"])
    ]


@pytest.fixture(scope="module")
def whole(plans: list[Plan]) -> list[Sums]:
    return run(plans, GAMES, Alone())


class BreaksOff(Alone):
    """Plays so many chunks and is then interrupted."""

    def __init__(self, chunks: int) -> None:
        super().__init__()
        self.chunks = chunks

    def next_done(self) -> Done:
        if self.chunks == 0:
            raise KeyboardInterrupt
        self.chunks -= 1
        return super().next_done()


class Backwards(Alone):
    """Gives back last what it took first, as a busy cluster might."""

    size = 3

    def next_done(self) -> Done:
        self.taken.reverse()
        done = super().next_done()
        self.taken.reverse()
        return done


class Counting(Alone):
    """Counts the games that it is given."""

    games = 0

    def take(self, plan: Plan, chunk: Chunk) -> None:
        self.games += chunk.games
        super().take(plan, chunk)


class OldVersion(Alone):
    """A worker whose sources are others."""

    def next_done(self) -> Done:
        done = super().next_done()
        return Done(done.chunk, done.sums, done.seconds, "0" * 64)


def test_two_processes_come_to_the_same(plans: list[Plan], whole: list[Sums]) -> None:
    done: list[int] = []
    with executor(2) as hands:
        assert hands.size == 2
        assert run(plans, GAMES, hands, progress=done.append) == whole
    assert sum(done) == GAMES * len(plans)


def test_chunks_may_come_back_in_any_order(plans: list[Plan], whole: list[Sums]) -> None:
    assert run(plans, GAMES, Backwards()) == whole


@pytest.mark.parametrize("chunks", [0, 1, 3])
def test_what_was_interrupted_goes_on_and_comes_to_the_same(
    plans: list[Plan], whole: list[Sums], tmp_path: Path, chunks: int
) -> None:
    journal = tmp_path / "study.journal"
    with pytest.raises(KeyboardInterrupt):
        run(plans, GAMES, BreaksOff(chunks), journal)
    done: list[int] = []
    rest = Counting()
    assert run(plans, GAMES, rest, journal, done.append) == whole
    assert sum(done) == GAMES * len(plans)
    assert rest.games <= GAMES * len(plans) - chunks
    again = Counting()
    assert run(plans, GAMES, again, journal) == whole
    assert again.games == 0, "all was kept"


def test_a_journal_may_be_continued_with_more_games(
    plans: list[Plan], whole: list[Sums], tmp_path: Path
) -> None:
    journal = tmp_path / "study.journal"
    run(plans, GAMES // 2, Alone(), journal)
    rest = Counting()
    assert run(plans, GAMES, rest, journal) == whole
    assert rest.games == GAMES // 2 * len(plans)
    with pytest.raises(NiveloError, match=f"has {GAMES} games already; .* not for {GAMES - 1}"):
        run(plans, GAMES - 1, Alone(), journal)


def test_a_journal_that_has_games_twice_is_refused(plans: list[Plan], tmp_path: Path) -> None:
    journal = tmp_path / "study.journal"
    run(plans, GAMES, Alone(), journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines, lines[1]]))
    with pytest.raises(NiveloError) as caught:
        run(plans, GAMES, Alone(), journal)
    assert caught.value.code == "journal/games"


def test_a_worker_of_another_version_is_refused(plans: list[Plan]) -> None:
    with pytest.raises(NiveloError) as caught:
        run(plans, GAMES, OldVersion())
    assert caught.value.code == "lab/other_version"


@given(
    plans=st.integers(1, 3),
    games=st.integers(1, 60),
    executor_size=st.integers(1, 9),
    seconds=st.lists(st.floats(1e-7, 3.0), min_size=1, max_size=8),
    done=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 59), st.integers(1, 9)), max_size=4),
)
def test_chunks_cover_all_games_exactly_once(
    plans: int,
    games: int,
    executor_size: int,
    seconds: list[float],
    done: list[tuple[int, int, int]],
) -> None:
    covered: set[tuple[int, int]] = set()
    kept: list[Chunk] = []
    for plan, first, length in done:
        own = {(plan, index) for index in range(first, first + length)}
        if plan < plans and first + length <= games and not covered & own:
            covered |= own
            kept.append(Chunk(plan, first, first + length))
    work = Work(plans, games, kept)
    cut = 0
    while work.left:
        chunk = work.cut(executor_size)
        own = {(chunk.plan, index) for index in range(chunk.first, chunk.end)}
        assert own
        assert not covered & own
        covered |= own
        work.learn(chunk, seconds[cut % len(seconds)] * chunk.games)
        cut += 1
    assert covered == {(plan, index) for plan in range(plans) for index in range(games)}


def test_long_games_are_handed_out_one_by_one_and_short_ones_many_at_a_time() -> None:
    work = Work(1, 100_000, [])
    first = work.cut(2)
    assert first.games == 1, "nobody knows yet how long they take"
    work.learn(first, 2.0)
    assert work.cut(2).games == 1
    work.learn(first, 0.001)
    assert work.cut(2).games == 500


def test_a_worker_that_dies_is_said(plans: list[Plan]) -> None:
    with executor(2) as hands:
        for _ in range(4):
            hands.take(plans[1], Chunk(0, 0, 100_000))
        for worker in active_children():
            worker.kill()
        with pytest.raises(NiveloError) as caught:
            hands.next_done()
    assert caught.value.code == "lab/worker_lost"


def test_an_executor_must_have_a_size() -> None:
    with pytest.raises(NiveloError) as caught, executor(-1):
        pass
    assert caught.value.code == "simulate/number"


def test_one_process_plays_by_itself() -> None:
    with executor(1) as hands:
        assert isinstance(hands, Alone)
        alone: Executor = hands
        assert alone.size == 1
