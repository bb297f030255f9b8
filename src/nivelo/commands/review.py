"""Which decisions of a seat cost most in a recorded game, as the strong bot judges them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from nivelo.coach.reason import Reason
from nivelo.coach.review import Review, Verdict, choices, judge, view_before
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
WHY: Final = {
    "wins": "it would have won the game",
    "ends-round": "it would have ended the round",
    "lays-out": "a level counts only on the table",
    "lays-off": "one card less in the hand",
    "holds-back": "the level was complete, but waiting wins more",
    "holds-card": "a card could be laid off, but keeping it wins more",
    "complete": "the level was complete: it could be laid out this turn",
    "completes": "the card completed the level",
    "closer": "the card brought the level closer",
    "can-be-laid-off": "the card could be laid off",
    "more-help": "with the card more unseen cards would have helped",
    "takes-special": "the special card could have been played later",
    "no-top-helps": "none of the open cards helped",
    "denies": "{seat} was nearly out of cards and could lay the card off",
    "keeps-away": "the card fitted nowhere, and {seat} was nearly out of cards",
    "stops": "{seat} was close to finishing",
    "not-needed": "the level did not need the card",
    "needed": "the level needed the card",
    "fits-nowhere": "the card fitted nowhere on the table",
    "no-use": "the card was of no use",
    "exchanges": "the hand had cards that the level did not need",
    "sits-out": "{seat} would have sat out a turn",
    "makes-draw": "{seat} would have drawn two cards",
    "draws-two": "it would have brought two cards",
    "may-take": "the others would have shown three cards each",
    "may-keep": "three cards could have been kept for the next round",
    "reverses": "play would have gone the other way",
    "joker": "it would have brought a joker",
    "another-turn": "it would have brought another turn",
    "top-helps": "one of the open cards helped",
    "least-useful": "of the cards for the level, it could best do without this one",
    "rest-useful": "the level could use all the cards that were left",
    "rest-special": "apart from special cards, the level could use all that were left",
    "keeps-most": "it kept as much of the level as possible",
    "none-needed": "the level needed none of the other cards",
    "likeliest": "nothing else was more likely to bring a card that helps",
    "same-action": "both fields did the same",
    "takes-two": "two cards could have been taken there",
    "one-card": "only one card had to be taken there",
    "exchanges-misfits": "the hand had cards that fitted nowhere on the table",
    "has-one": "{seat} had such a card, and it helped",
    "knocked-for": "otherwise {seat}, who knocked for the card, got it",
    "nearly-fits": "before long the card might have fitted on a run on the table",
    "untouchable": "there nobody could have taken the card",
    "missed-wins": "the game could have been won",
    "missed-ends-round": "the round could have been ended",
    "feeds": "the discard could be laid off, and {seat} was nearly out of cards",
    "was-needed": "the level needed the discard",
    "fewer-help": "after the discard fewer unseen cards helped",
}
"""What each reason says: the last five of the move that was made, all others of the better one."""


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
    with out.progress("looking", review.total) as advance:
        while (question := review.next()) is not None:
            seen = view_before(played, seat, question.choice.number)
            review.answer(judge(seen, question))
            advance(1, review.total)
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
    table.add_column("why")
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
            why_words(verdict.why),
        )
    return table


def why_words(why: Reason | None) -> str:
    """Why the move was costly, if that is a fact."""
    return "" if why is None else WHY[why.code].format(seat=f"seat {why.seat + 1}")


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
        "why": None if verdict.why is None else verdict.why.code,
        "why_seat": None if verdict.why is None or verdict.why.seat < 0 else verdict.why.seat + 1,
    }
