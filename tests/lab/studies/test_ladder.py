"""The ladder: one protocol for everyone, and points that a newcomer does not move."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.executors import Alone
from nivelo.lab.running.runs import run
from nivelo.lab.studies.ladder import (
    PROTOCOL,
    agent_entry,
    agent_tables,
    bot_tables,
    expected_share,
    ladder_markdown,
    ladder_text,
    our_ladder,
    points_among,
    read_ladder,
)
from support.cli.command_result import Nivelo

DOCS = Path(__file__).parents[3] / "docs" / "ladder.md"


def test_the_ladder_of_the_package_has_the_bots_of_the_protocol_in_their_order() -> None:
    names = [one.agent for one in our_ladder() if one.agent in PROTOCOL.bots]
    assert names == list(reversed(PROTOCOL.bots))
    anchor = next(one for one in our_ladder() if one.agent == PROTOCOL.anchor)
    assert anchor.points == 0


def test_the_table_of_the_docs_is_the_ladder_of_the_package() -> None:
    assert ladder_markdown(our_ladder()) in DOCS.read_text(encoding="utf-8")


def test_every_agent_plays_the_same_deals_and_both_seats() -> None:
    tables = agent_tables("greedy")
    assert [table.against for table in tables] == list(PROTOCOL.bots)
    assert {table.plan.seed for table in tables} == {PROTOCOL.seed}
    assert {table.plan.seatings for table in tables} == {2}
    assert [table.against for table in agent_tables("easy")] == [
        bot for bot in PROTOCOL.bots if bot != "easy"
    ]
    assert len(bot_tables()) == 10


def test_points_are_those_that_make_the_wins_the_expected_number() -> None:
    others = [0.0, -400.0]
    exact = [(999 * expected_share(150, other), 999.0) for other in others]
    assert points_among(others, exact) == pytest.approx(150, abs=2)
    assert points_among([100.0], [(0.0, 0.0)]) == pytest.approx(100), "no games say nothing"
    assert points_among([0.0], [(50.0, 50.0)]) < 1000, "not infinitely many"


def test_a_newcomer_gets_a_place_and_moves_nobody() -> None:
    before = our_ladder()
    tables = agent_tables("hard", replace(PROTOCOL, bots=("random",)))
    played = run([table.plan for table in tables], 4, Alone())
    entry = agent_entry("hard", tables, played, before, "again")
    assert entry.wins == {"random": 4}
    assert entry.games == 4
    assert entry.points > before[-1].points
    assert our_ladder() == before
    with pytest.raises(NiveloError) as caught:
        agent_entry("hard", tables, played, [])
    assert caught.value.code == "ladder/bots"


def test_a_ladder_survives_its_file_and_another_protocol_is_refused() -> None:
    entries = our_ladder()
    assert read_ladder(ladder_text([*entries, entries[0]]), "x.json") == entries
    other = json.loads(ladder_text(entries))
    other["nivelo_ladder"]["seed"] = 1
    for text, code in (
        (json.dumps(other), "ladder/protocol"),
        ("{}", "ladder/unknown"),
        ("[", "ladder/unknown"),
    ):
        with pytest.raises(NiveloError) as caught:
            read_ladder(text, "x.json")
        assert caught.value.code == code


def test_an_agent_is_added_to_a_file_from_the_shell(nivelo: Nivelo, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    words = ["lab", "ladder", "greedy", "--games", "2", "--jobs", "1", "--ladder", str(path)]
    output = nivelo(*words, "--note", "the old name").out
    assert "greedy is number" in output
    assert "(too few games)" in output
    added = {one.agent: one for one in read_ladder(path.read_text(encoding="utf-8"), "mine.json")}
    assert added["greedy"].note == "the old name"
    assert added["greedy"].games == 2
    assert len(added) == len(our_ladder()) + 1
    shown = nivelo("lab", "ladder", "--ladder", str(path), "--markdown").out
    assert ladder_markdown(list(added.values())) in shown  # no line is broken
    assert nivelo("lab", "ladder", "--seed", "5").code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hard"], "ladder/fixed: the points of 'hard' are fixed; --bots plays all five again"),
        (["greedy", "--games", "3"], "ladder/games: every deal is played twice: not 3 games"),
    ],
)
def test_what_would_leave_the_protocol_is_refused(
    nivelo: Nivelo, tmp_path: Path, words: list[str], said: str
) -> None:
    path = tmp_path / "mine.json"
    refused = nivelo("lab", "ladder", *words, "--ladder", str(path))
    assert (refused.code, said in refused.err) == (2, True)
    assert not path.exists()
