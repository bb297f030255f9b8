"""Which decisions of a seat cost most in a recorded game, as the strong bot judges them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from nivelo.coach.review import MOST_DEEP, Review, Verdict, choices, judge, view_before
from nivelo.commands.shared.arguments import number
from nivelo.commands.shared.files import read_text
from nivelo.commands.shared.output import Output
from nivelo.engine.errors import NiveloError
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.records.record_text import parse
from nivelo.engine.records.records import COMMENT, Record
from nivelo.engine.records.replay import first_state, pass_knocks, replay
from nivelo.games.records import game_of

HELP = "which decisions of a seat cost most in a recorded game"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help="file of a record")
    parser.add_argument(
        "--seat", type=number(1, 8), metavar="N", required=True, help="whose decisions"
    )


def run(args: argparse.Namespace, out: Output) -> int:
    record = parse(read_text(args.record))
    if args.seat > record.players:
        raise NiveloError("review/seat", f"there is no seat {args.seat} among {record.players}")
    seat = args.seat - 1
    game = game_of(record)
    moves, steps = moves_of(record)
    review = Review(list(choices(first_state(record, game), seat, moves)))
    played = Keyframes(first_state(record, game), moves)
    with out.progress("looking", len(review.choices) + MOST_DEEP) as advance:
        while (question := review.next()) is not None:
            seen = view_before(played, seat, question.choice.number)
            review.answer(judge(seen, question))
            advance(1)
    marked = [(steps[each.choice.number - 1], each) for each in review.marked]
    if out.json:
        data = [mark_data(step, verdict) for step, verdict in marked]
        out.data({"seat": args.seat, "decisions": len(review.choices), "marked": data})
        return 0
    if not marked:
        out.say(f"None of {len(review.choices)} decisions surely cost anything.", "green")
        return 0
    out.say(f"{len(marked)} of {len(review.choices)} decisions cost something:", "bold")
    out.say(table_of(marked))
    out.say("`nivelo replay RECORD --seat N --step STEP` shows the table at each.", "dim")
    return 0


def moves_of(record: Record) -> tuple[list[str], list[int]]:
    """All moves, including passes that a record leaves out, and the step before which each was
    made.
    """
    game = game_of(record)
    state = first_state(record, game)
    played = replay(record, game, state)
    moves: list[str] = []
    steps: list[int] = []
    step = 0
    for line in record.lines:
        words = [word for word in line.words if word.seat != COMMENT]
        for i, word in enumerate(words):
            before = int(state.decisions)
            pass_knocks(state, word, i == 0)
            passes = int(state.decisions) - before
            next(played)
            moves += ["pass"] * passes + [word.text]
            steps += [step] * (passes + 1)
            step += 1
    return moves, steps


def table_of(marked: list[tuple[int, Verdict]]) -> Table:
    table = Table(box=None)
    for name in ("step", "round"):
        table.add_column(name, justify="right")
    for name in ("decision", "made", "better"):
        table.add_column(name)
    for name in ("wins", "instead of", "cost", "95 % interval"):
        table.add_column(name, justify="right")
    for step, verdict in marked:
        choice, gain = verdict.choice, verdict.gain
        table.add_row(
            str(step),
            str(choice.round),
            choice.decision,
            choice.made,
            verdict.best.move,
            f"{verdict.made.chance:.1%}",
            f"{verdict.best.chance:.1%}",
            f"{gain.value:.1%}",
            f"{gain.low:.1%} – {gain.high:.1%}",
        )
    return table


def mark_data(step: int, verdict: Verdict) -> dict[str, Any]:
    """A decision for programs; `step` is the `nivelo replay --step` before it was made."""
    choice, gain = verdict.choice, verdict.gain
    return {
        "step": step,
        "round": choice.round,
        "decision": choice.decision,
        "made": choice.made,
        "made_chance": verdict.made.chance,
        "best": verdict.best.move,
        "best_chance": verdict.best.chance,
        "gain": gain.value,
        "low": gain.low,
        "high": gain.high,
    }
