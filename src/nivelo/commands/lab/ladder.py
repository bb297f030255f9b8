"""Where an agent stands: the same games against the same bots for everyone."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from nivelo.commands.shared.files import read_text, write_text
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import add_work, play
from nivelo.engine.errors import NiveloError
from nivelo.lab.studies.ladder import (
    PROTOCOL,
    Entry,
    agent_entry,
    agent_tables,
    bot_entries,
    bot_tables,
    bounds_text,
    ladder_markdown,
    ladder_text,
    our_ladder,
    read_ladder,
)

HELP = "an agent's place among the bots, by a fixed protocol"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "agent",
        nargs="?",
        default="",
        metavar="AGENT",
        help="a bot, or package.module:Class; without it the ladder is printed",
    )
    parser.add_argument("--note", default="", help="what the agent is, kept with its place")
    parser.add_argument(
        "--ladder",
        type=Path,
        metavar="FILE.json",
        help="the ladder to read and to add the agent to (the one of the package, not changed)",
    )
    parser.add_argument(
        "--bots", action="store_true", help="play the protocol's own bots and fit their points"
    )
    parser.add_argument("--markdown", action="store_true", help="print the table of the docs")
    add_work(parser, PROTOCOL.games, "games against each bot; fewer are marked as such")


def run(args: argparse.Namespace, out: Output) -> int:
    if args.seed not in (0, PROTOCOL.seed):
        raise NiveloError("ladder/seed", f"the protocol's seed is {PROTOCOL.seed}, for everyone")
    if args.agent in PROTOCOL.bots:
        raise NiveloError(
            "ladder/fixed", f"the points of {args.agent!r} are fixed; --bots plays all five again"
        )
    if args.games % 2:
        raise NiveloError("ladder/games", f"every deal is played twice: not {args.games} games")
    path: Path | None = args.ladder
    entries = our_ladder()
    if path is not None and path.exists():
        entries = read_ladder(read_text(path), str(path))
    if args.bots:
        tables = bot_tables()
        entries += bot_entries(tables, play(args, out, [t.plan for t in tables], "bots"))
    if args.agent:
        tables = agent_tables(args.agent)
        played = play(args, out, [table.plan for table in tables], args.agent)
        entries.append(agent_entry(args.agent, tables, played, entries, args.note))
    entries = sorted({one.agent: one for one in entries}.values(), key=lambda one: -one.points)
    if path is not None and (args.agent or args.bots):
        write_text(path, ladder_text(entries))
    if out.json:
        out.data({"protocol": asdict(PROTOCOL), "entries": [asdict(one) for one in entries]})
    elif args.markdown:
        out.lines(ladder_markdown(entries))
    else:
        show(entries, args.agent, out)
    return 0


def show(entries: list[Entry], agent: str, out: Output) -> None:
    place = next((n for n, one in enumerate(entries, start=1) if one.agent == agent), 0)
    if place:
        one = entries[place - 1]
        out.say(
            f"{agent} is number {place} of {len(entries)}: {one.points:+.0f} points "
            f"({bounds_text(one)})",
            "bold",
        )
    table = Table(box=None)
    for name in ("", "agent", "points", "95 % interval", "games each"):
        table.add_column(name, justify="left" if name == "agent" else "right")
    for number, one in enumerate(entries, start=1):
        table.add_row(
            str(number), one.agent, f"{one.points:+.0f}", bounds_text(one), f"{one.games:,}"
        )
    out.say(table)
    out.say(
        f"{PROTOCOL.name}: {PROTOCOL.game}, {PROTOCOL.players} seats, seed {PROTOCOL.seed}; "
        f"{PROTOCOL.anchor} is 0, and 400 points are odds of ten to one",
        "dim",
    )
