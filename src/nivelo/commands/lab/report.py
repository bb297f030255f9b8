"""A game's levels, balance, cards and bots as one HTML page, or a page of saved findings."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from nivelo.commands.lab.levels import add_choice
from nivelo.commands.shared.arguments import GAME_HELP, usual_players
from nivelo.commands.shared.files import read_text, write_text
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import add_work, play
from nivelo.engine.errors import NiveloError
from nivelo.games import GameFile, read_game
from nivelo.lab.output.findings import Findings, read_findings
from nivelo.lab.output.report import page
from nivelo.lab.running.plans import make_plan
from nivelo.lab.studies.balance import balance_findings, choose_variants
from nivelo.lab.studies.cards import card_findings, play_for_cards
from nivelo.lab.studies.levels import level_findings, make_drills
from nivelo.lab.studies.tournament import make_tables, tournament_findings

HELP = "a page with charts"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "subjects",
        nargs="+",
        metavar="GAME|FILE.json",
        help=f"{GAME_HELP}; or findings that another study wrote with --out",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("report.html"), metavar="FILE.html", help="(report.html)"
    )
    parser.add_argument("--title", default="", help="of the page")
    add_choice(parser)
    add_work(parser, 500, "games of everything that is played")


def run(args: argparse.Namespace, out: Output) -> int:
    if args.out.suffix not in (".html", ".htm"):
        raise NiveloError("export/format", f"{str(args.out)!r} does not end in .html")
    studies: list[Findings] = []
    titles: list[str] = []
    for subject in args.subjects:
        if subject.endswith(".json"):
            studies.append(read_saved(Path(subject)))
        else:
            file = read_game(subject)
            titles.append(file.title)
            studies += study(file, args, out)
    title = args.title or f"{', '.join(titles) or 'Findings'} in the laboratory"
    write_text(args.out, page(studies, title))
    if out.json:
        out.data({"page": str(args.out), "studies": [findings.to_json() for findings in studies]})
    else:
        out.say(f"written: {args.out}")
    return 0


def read_saved(path: Path) -> Findings:
    text = read_text(path)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise NiveloError("findings/unknown", f"{str(path)!r} is not JSON: {error}") from error
    return read_findings(data, str(path))


def study(file: GameFile, args: argparse.Namespace, out: Output) -> list[Findings]:
    """All studies of a game; the first bot plays the drills and the balance."""
    players = args.players or [file.least_players]
    drills = make_drills(file, bots=args.bots[:1], players=players, seed=args.seed)
    played = play(
        args, out, [d.plan for d in drills], f"{file.id}: levels", journal(args, file, "levels")
    )
    studies = [level_findings(drills, played)]
    seats = usual_players(file)
    base = make_plan(file, seats, "one", "none", {}, args.bots[:1], args.seed)
    chosen = choose_variants(base, None)
    played = play(
        args, out, [v.plan for v in chosen], f"{file.id}: balance", journal(args, file, "balance")
    )
    studies.append(balance_findings(chosen, played))
    with out.progress(f"{file.id}: cards", args.games) as advance:
        studies.append(card_findings(base, play_for_cards(base, args.games, advance)))
    if len(args.bots) > 1:
        tables = make_tables(file, args.bots, max(2, file.least_players), seed=args.seed)
        played = play(
            args, out, [t.plan for t in tables], f"{file.id}: bots", journal(args, file, "bots")
        )
        studies.append(tournament_findings(tables, played))
    return studies


def journal(args: argparse.Namespace, file: GameFile, name: str) -> Path | None:
    """A journal for each study of each game, next to the named one."""
    path: Path | None = args.journal
    return None if path is None else path.with_stem(f"{path.stem}-{file.id}-{name}")
