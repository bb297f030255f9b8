"""How likely a freshly dealt hand contains each level of a game."""

from __future__ import annotations

import argparse

from rich.table import Table

from nivelo.commands.shared.arguments import add_cards, load_for_levels, number
from nivelo.commands.shared.output import Output
from nivelo.lab.studies.odds import level_odds

HELP = "how likely a fresh hand contains each level"
CHUNK = 500


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_cards(parser)
    parser.add_argument(
        "--trials", type=number(1, 10**9), default=100_000, metavar="N", help="hands (100,000)"
    )
    parser.add_argument("--seed", type=number(0), default=1, metavar="S", help="random seed (1)")


def run(args: argparse.Namespace, out: Output) -> int:
    game = load_for_levels(args)
    with out.progress("dealing", args.trials) as advance:
        levels = level_odds(game, args.trials, args.seed, advance)
    if out.json:
        out.data(
            {
                "game": game.name,
                "side": args.side,
                "mix": args.mix,
                "trials": args.trials,
                "seed": args.seed,
                "hand": int(game.rules.hand),
                "confidence": 0.95,
                "levels": [
                    {
                        "level": row.level,
                        "groups": row.groups,
                        "contained": row.contained,
                        "probability": row.share.value,
                        "low": row.share.low,
                        "high": row.share.high,
                    }
                    for row in levels
                ],
            }
        )
        return 0
    table = Table(box=None, title=f"{game.title}, side {args.side}: in a fresh hand")
    table.add_column("level", justify="right")
    table.add_column("groups")
    table.add_column("probability", justify="right")
    table.add_column("95 % interval", justify="right")
    for row in levels:
        table.add_row(
            str(row.level),
            ", ".join(row.groups),
            f"{row.share.value:.3%}",
            f"{row.share.low:.3%} – {row.share.high:.3%}",
        )
    out.say(table)
    return 0
