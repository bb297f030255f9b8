"""How hard levels are: drills of one level, and the lists of the games."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.games import BUILT_IN, GameFile, read_game
from nivelo.lab.figures.bootstrap import Figure, Resamples
from nivelo.lab.output.findings import Findings
from nivelo.lab.running.executors import Alone, executor
from nivelo.lab.running.play import play_game
from nivelo.lab.running.runs import run
from nivelo.lab.studies.levels import drill_file, level_findings, make_drills, step

# Many games: interpreted they take long, and come to the same (test_checksums.py).
pytestmark = pytest.mark.slow_pure

RECONSTRUCTED = [
    (name, side)
    for name in BUILT_IN
    for side in read_game(name).sides
    if "reconstructed" in read_game(name).sources(side)
]


def study(file: GameFile, rounds: int, **words: object) -> Findings:
    drills = make_drills(file, **words)  # type: ignore[arg-type]
    return level_findings(drills, run([drill.plan for drill in drills], rounds, Alone()))


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_drill_is_one_round_with_everyone_at_the_level(name: str) -> None:
    file = read_game(name)
    for drill in make_drills(file, players=(2, 3), seed=4)[:: 5 if name == "niveldoce" else 3]:
        game = drill.plan.load()
        assert [level.text for level in game.levels[0]] == [", ".join(drill.asked.groups)]
        outcome = play_game(drill.plan, game, 0)
        assert len(outcome.round_turns) == 1
        assert [one.seat for one in outcome.tries()] == list(range(drill.players))


def test_nothing_is_kept_and_a_layout_does_not_end_a_drill() -> None:
    file = read_game("level8-board")
    drill = drill_file(file, file.levels["two"][-1])
    assert (drill.keep_cards, drill.keep_sides, drill.win_by_layout) == (0, (), False)
    assert drill.track == file.track
    assert drill.deck == file.deck


def test_every_side_bot_and_number_of_seats_is_drilled() -> None:
    drills = make_drills(read_game("level8-101"), bots=("greedy", "random"), players=(2, 4))
    keys = {(drill.side, drill.level, drill.bot, drill.players) for drill in drills}
    assert len(keys) == len(drills) == 2 * 8 * 2 * 2
    assert len(make_drills(read_game("level8-101"), sides=["two"])) == 8
    with pytest.raises(NiveloError) as caught:
        make_drills(read_game("level8-99"), sides=["two"])
    assert caught.value.code == "game/side"


def test_the_table_says_how_long_each_level_takes() -> None:
    findings = study(read_game("level8-99"), 40)
    rows = findings.tables["levels"]
    assert [row["level"] for row in rows] == list(range(1, 9))
    assert [row["groups"] for row in rows][:2] == ["run 3, run 3", "set 2, set 2, set 2, set 2"]
    for row in rows:
        assert (row["rounds"], row["tries"]) == (40, 80)
        assert 1 <= float(row["turns_low"] or 0) < float(row["turns"] or 0)
    assert float(rows[7]["turns"] or 0) > 3 * float(rows[0]["turns"] or 0)
    curve = [row for row in findings.tables["curves"] if row["level"] == 1]
    shares = [float(row["laid_out"] or 0) for row in curve]
    assert shares == sorted(shares)
    assert shares[-1] <= 1


def test_a_step_up_or_down_is_one_that_chance_hardly_explains() -> None:
    up, down = Figure(1.0, (0.5, 1.0, 1.5), 100), Figure(-1.0, (-0.5, -1.0, -1.5), 100)
    assert step(up, 0.04) == "rises"
    assert step(down, 0.04) == "falls"
    assert step(up, 0.06) == "unclear"
    assert step(None, 1.0) == "unclear", "a level that nobody laid out"


def test_every_step_is_judged_together_with_all_the_others() -> None:
    rows = study(read_game("level8-99"), 20).tables["levels"]
    assert rows[0]["step"] == ""
    assert rows[0]["adjusted_p"] is None
    for before, row in pairwise(rows):
        more = float(row["turns"] or 0) - float(before["turns"] or 0)
        assert row["more_turns"] == pytest.approx(more)
        assert (row["step"] == "unclear") == (float(row["adjusted_p"] or 0) >= 0.05)


def test_a_level_that_nobody_lays_out_has_no_turns() -> None:
    file = read_game("level8-99")
    options: dict[str, str | int] = {"max_turns_per_round": 4}
    findings = study(file, 3, options=options, bots=("random",))
    last = findings.tables["levels"][-1]
    assert (last["laid_out"], last["turns"], last["median"]) == (0, None, None)


@pytest.mark.parametrize(("name", "side"), RECONSTRUCTED)
def test_reconstructed_levels_rise_in_difficulty(name: str, side: str) -> None:
    # With so few rounds neighbours may seem equal, so each is also compared with the one after.
    drills = make_drills(read_game(name), [side], seed=1)
    played = run([drill.plan for drill in drills], 160, Alone())
    rows = level_findings(drills, played).tables["levels"]
    assert [row["level"] for row in rows if row["step"] == "falls"] == []
    deals = Resamples(played)
    turns = [deals.ratio(number, "own_turns", "layouts") for number in range(len(drills))]
    for level, (before, after) in enumerate(zip(turns, turns[2:], strict=False), start=1):
        assert before is not None
        assert after is not None
        assert (after - before).estimate().low > 0, f"level {level + 2} after {level}"


def test_a_list_that_falls_is_noticed() -> None:
    file = read_game("level8-99")
    upside_down = replace(file, levels={"one": tuple(reversed(file.levels["one"]))})
    rows = study(upside_down, 150).tables["levels"]
    assert [row["step"] for row in rows].count("falls") >= 4


def test_two_processes_find_the_same() -> None:
    drills = make_drills(read_game("level8-99"), seed=2)
    plans = [drill.plan for drill in drills]
    with executor(2) as hands:
        findings = level_findings(drills, run(plans, 6, hands))
    assert findings == level_findings(drills, run(plans, 6, Alone()))
