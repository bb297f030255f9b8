"""A game in the terminal: you against bots."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from datetime import date
from pathlib import Path

from rich.console import Console

from nivelo.bots import BOT_NAMES, make_bot
from nivelo.commands.shared.arguments import (
    GAME_HELP,
    add_seats,
    side_for_seats,
    usual_players,
    words,
)
from nivelo.commands.shared.files import write_text
from nivelo.commands.shared.output import Output, complain
from nivelo.engine.errors import NiveloError, OptionError
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.records.record_text import write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.state import new_state
from nivelo.games import BUILT_IN, load, read_game
from nivelo.terminal.names import BOT_NAMES as PEOPLE
from nivelo.terminal.names import Names
from nivelo.terminal.session import LeftTheTableError, Session

HELP = "play in the terminal against bots"
UNFINISHED = 1
SEAT = 0
USUAL_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=f"{GAME_HELP}; asked for if left out"
    )
    add_seats(parser, USUAL_PLAYERS)
    parser.add_argument(
        "--bots",
        type=words,
        default=["medium"],
        metavar="A,B,…",
        help=f"your opponents: {', '.join(BOT_NAMES)} or package.module:Class; "
        "repeated in turn (medium)",
    )
    parser.add_argument("--seed", metavar="TEXT", help="a name for the deals, to play them again")
    parser.add_argument("--name", default="Player", help="your name in the record")
    parser.add_argument("--record", metavar="FILE", help="write the record there when you stop")


def run(args: argparse.Namespace, out: Output) -> int:
    talk = out.errors if out.json else out.console
    try:
        import readline  # noqa: F401  lines can then be edited and recalled
    except ImportError:
        pass
    try:
        return play(args, out, talk)
    except EOFError:
        complain("the input ended before the game was over")
        return 0 if sys.stdin.isatty() else UNFINISHED


def play(args: argparse.Namespace, out: Output, talk: Console) -> int:
    file = read_game(args.game or ask_game(talk))
    players = args.players or usual_players(file, USUAL_PLAYERS)
    game = load(file, players, side_for_seats(args.side), args.mix, **dict(args.option))
    if len(args.bots) >= players:
        raise OptionError("play/bots", f"{len(args.bots)} bots for {players - 1} free seats")
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    bots = {
        seat: make_bot(
            args.bots[(seat - 1) % len(args.bots)],
            int.from_bytes(seed_from_text(f"bot {seed} {seat}")[:8], "big"),
        )
        for seat in range(1, players)
    }
    names = Names([args.name, *PEOPLE[: players - 1]], reader=SEAT)
    record = new_record(game, seed_from_text(seed))
    record.names = names.names
    record.date = date.today().isoformat()
    recorder = Recorder(new_state(game, record.seed), record)

    def save(path: str) -> None:
        if not path:
            raise NiveloError("play/save", "name a file, as in: save game.nivelo")
        write_text(Path(path), write(recorder.record()))
        talk.print(f"The record is in {path}.")

    if args.record is not None:
        # Find out that a file cannot be written before the game, not after it.
        write_text(Path(args.record), write(recorder.record()))
    session = Session(recorder, names, bots, talk, save)
    talk.print(f"{game.title}: you and {', '.join(names.names[1:])}. Type `help` at any time.")
    try:
        session.run()
    except LeftTheTableError:
        talk.print("Good-bye.")
    finally:
        if args.record is not None:
            save(args.record)
        again = shlex.join(["--seed", seed])
        talk.print(f"To play these deals again: {again}", style="dim")
    state = recorder.state
    if out.json:
        out.data(
            {
                "game": game.name,
                "seed": seed,
                "finished": state.is_over,
                "winner": names.names[state.winner] if state.is_over else None,
                "levels": [int(level) for level in state.level],
                "rounds": int(state.round),
                "turns": int(state.all_turns),
            }
        )
    return 0


def ask_game(talk: Console) -> str:
    """Let the person choose one of the games."""
    for number, name in enumerate(BUILT_IN, 1):
        file = read_game(name)
        talk.print(f"{number:3}  {file.title}, {file.least_players} to {file.most_players} players")
    while True:
        answer = talk.input("Which game? ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(BUILT_IN):
            return BUILT_IN[int(answer) - 1]
        if answer in BUILT_IN or answer.endswith(".toml"):
            return answer
        talk.print(f"Type a number from 1 to {len(BUILT_IN)}.")
