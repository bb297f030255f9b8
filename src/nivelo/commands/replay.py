"""A recorded game, step by step, open or as one seat saw it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from nivelo.commands.shared.arguments import number
from nivelo.commands.shared.files import read_text
from nivelo.commands.shared.output import Output
from nivelo.engine.errors import NiveloError
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import Game
from nivelo.engine.records.record_text import parse
from nivelo.engine.records.records import COMMENT, KEEP, Line, Record, Word
from nivelo.engine.records.replay import first_state, pass_knocks, replay
from nivelo.engine.state import State
from nivelo.engine.view import SPECTATOR, redact, view
from nivelo.games.records import game_of
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.events import Teller
from nivelo.terminal.names import Names, numbered
from nivelo.terminal.table import TablePicture

HELP = "show a recorded game, step by step"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help="file of a record")
    parser.add_argument(
        "--seat", type=number(1, 8), metavar="N", help="as this seat saw it (all cards open)"
    )
    parser.add_argument(
        "--step", type=number(0), metavar="N", help="only the table after this step; 0: the deal"
    )


@dataclass(frozen=True)
class Shown:
    """One visible step: the move, and what happened."""

    number: int
    round: int
    seat: int
    decision: str
    move: str
    events: list[Event]
    groups: list[Group]  # on the table after it


class Replay:
    """A record being replayed for a seat that may see all of it or only its own part."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.game: Game = game_of(record)
        self.seat = seat
        self.state: State = first_state(record, self.game)

    def steps(self) -> Iterator[Shown]:
        log: list[Event] = []
        self.state.log = log
        played = replay(self.record, self.game, self.state)
        number = 0
        for line in self.record.lines:
            moves = [word for word in line.words if word.seat != COMMENT]
            for i, word in enumerate(moves):
                # As in the replay itself, so that the decision is known before the move.
                pass_knocks(self.state, word, i == 0)
                decision = self.state.decision_name
                log.clear()
                next(played)
                number += 1
                yield self.shown(number, line, word, decision, log)

    def shown(self, number: int, line: Line, word: Word, decision: str, log: list[Event]) -> Shown:
        secret = line.kind == KEEP and self.seat not in (None, word.seat)
        return Shown(
            number,
            line.round,
            word.seat,
            decision,
            "a card" if secret and word.text != "done" else word.text,
            [event if self.seat is None else redact(event, self.seat) for event in log],
            self.state.groups,
        )


def run(args: argparse.Namespace, out: Output) -> int:
    record = parse(read_text(args.record))
    if args.seat is not None and args.seat > record.players:
        raise NiveloError("replay/seat", f"there is no seat {args.seat} among {record.players}")
    seat = args.seat - 1 if args.seat is not None else None
    played = Replay(record, seat)
    painter = CardPainter(played.game.deck, out.console.encoding)
    names = Names(record.names or numbered(record.players))
    if args.step is not None:
        go_to(played, args.step)
        if out.json:
            out.data(position_data(played.state, seat))
        else:
            show_position(played.state, seat, names, painter, out)
        return 0
    if out.json:
        teller = Teller(played.game, names, CardPainter(played.game.deck, "ascii"))
        steps = [step_data(step, played.game, teller) for step in played.steps()]
        out.data({**head_data(record, played.game), "seat": args.seat, "steps": steps})
        return 0
    teller = Teller(played.game, names, painter)
    out.say(f"{played.game.title}: {', '.join(names.names)}", "bold")
    show_position(played.state, seat, names, painter, out)
    round_shown = 0
    for step in played.steps():
        if step.round != round_shown:
            round_shown = step.round
            out.say(f"Round {step.round}", "bold")
        sentences = teller.tell_all(step.events, step.groups)
        out.say(step_line(step, sentences or [Text(names.does(step.seat, "decide so."))]))
    show_position(played.state, seat, names, painter, out)
    return 0


def step_line(step: Shown, sentences: list[Text]) -> Table:
    """One step: its number, the move in notation, and what happened."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(width=5, justify="right", style="dim")
    line.add_column(width=12, style="bold", no_wrap=True)
    line.add_column()
    move = "lay out" if step.move.startswith("[") else step.move
    line.add_row(str(step.number), move, Text(" ").join(sentences))
    return line


def go_to(played: Replay, number: int) -> None:
    """Play until the given number of steps is done."""
    done = 0
    steps = played.steps()
    while done < number:
        if next(steps, None) is None:
            raise NiveloError("replay/step", f"there is no step {number}; the last one is {done}")
        done += 1


def show_position(
    state: State, seat: int | None, names: Names, painter: CardPainter, out: Output
) -> None:
    """The table, and the visible hands."""
    out.say(TablePicture(names, painter).draw(view(state, SPECTATOR if seat is None else seat)))
    table = Table(box=None, show_header=False)
    for q in range(state.game.players) if seat is None else [seat]:
        table.add_row(f"{names.whose(q)} hand", painter.row(state.hands[q].faces()))
    out.say(table)


def head_data(record: Record, game: Game) -> dict[str, Any]:
    return {
        "game": record.game,
        "title": game.title,
        "players": record.players,
        "sides": record.sides,
        "mix": record.mix,
        "options": record.options,
        "names": record.names,
        "result": record.result,
    }


def step_data(step: Shown, game: Game, teller: Teller) -> dict[str, Any]:
    """A step for programs; seats count from 1 as in the record."""
    return {
        "step": step.number,
        "round": step.round,
        "seat": step.seat + 1,
        "decision": step.decision,
        "move": step.move,
        "events": [
            {
                "what": event.what,
                "seat": event.seat + 1,
                "cards": ["?" if face < 0 else game.deck.text[face] for face in event.cards],
                "text": teller.tell(event, step.groups).plain,
            }
            for event in step.events
        ],
    }


def position_data(state: State, seat: int | None) -> dict[str, object]:
    """A position for programs: the view of the seat, or that of a spectator plus all hands."""
    fields = view(state, SPECTATOR if seat is None else seat).fields()
    if seat is None:
        fields["hands"] = [hand.faces() for hand in state.hands]
    return fields
