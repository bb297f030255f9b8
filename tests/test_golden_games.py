"""Golden games: whole games of every kind, which must replay to the same end for ever.

If one fails, the rules have changed. If that was meant, run tests/golden/regenerate.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.regenerate import DIGESTS, HERE, OWN_GAME, PLANS, Plan, digest, play
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.replay import ABSENT, PASSED
from nivelo.games import BUILT_IN, read_game
from nivelo.games.records import final_state, verify

FILES = sorted(HERE.glob("*.nivelo"))


def stored_digests() -> dict[str, str]:
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return {name: value for value, name in (line.split("  ") for line in lines)}


def read(file: Path) -> str:
    return file.read_bytes().decode("utf-8")


def test_there_is_a_record_and_a_digest_for_every_golden_game() -> None:
    assert [file.name for file in FILES] == sorted(f"{plan.name}.nivelo" for plan in PLANS)
    assert set(stored_digests()) == {file.name for file in FILES}


def test_every_game_side_mix_and_number_of_players_has_its_golden_game() -> None:
    records = [parse(read(file)) for file in FILES]
    for name in BUILT_IN:
        game = read_game(name)
        of_game = [record for record in records if record.game == name]
        for mix in ("none", *game.mixes):
            sides = {tuple(sorted(set(r.sides))) for r in of_game if r.mix == mix}
            assert sides >= {(side,) for side in game.sides}
            assert len(game.sides) == 1 or ("one", "two") in sides, "sides by player"
        players = {record.players for record in of_game}
        assert players == set(range(game.least_players, game.most_players + 1))
    assert any(record.description == OWN_GAME for record in records)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_same_end(file: Path) -> None:
    text = read(file)
    record = parse(text)
    assert write(record) == text
    state = final_state(record)
    assert state.is_over
    assert digest(state) == stored_digests()[file.name]
    report = verify(record)
    expected = PASSED if record.secret else ABSENT
    assert [(check.name, check.outcome) for check in report.checks] == [
        ("game", PASSED),
        ("commitment", expected),
        ("seed", expected),
        ("moves", PASSED),
        ("result", PASSED),
    ]


@pytest.mark.slow_pure
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_game_is_played_again_move_by_move(plan: Plan) -> None:
    recorder = play(plan)
    assert write(recorder.record()) == read(HERE / f"{plan.name}.nivelo")
    assert digest(recorder.state) == stored_digests()[f"{plan.name}.nivelo"]
