"""How far a hand is from a level: can it be laid out, in which ways, and what would help."""

from __future__ import annotations

import argparse

from rich.table import Table

from nivelo.commands.shared.arguments import add_cards, load_for_levels, number
from nivelo.commands.shared.output import Output
from nivelo.engine.cards.cards import Cards, hand_of
from nivelo.engine.errors import OptionError
from nivelo.engine.groups.groups import Group, face_at, group_text
from nivelo.engine.groups.levels import Level
from nivelo.engine.model.game import Game
from nivelo.terminal.helpful_cards import in_short

HELP = "can this hand lay out this level; what is missing"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_cards(parser)
    parser.add_argument("level", metavar="LEVEL", type=number(1), help="number of the level")
    parser.add_argument("hand", metavar="HAND", help='cards, such as "R7 B8 J skip"')
    parser.add_argument(
        "--limit", type=number(0, 10_000), default=10, metavar="N", help="layouts at most (10)"
    )


def run(args: argparse.Namespace, out: Output) -> int:
    game = load_for_levels(args)
    if args.level > game.last_level:
        raise OptionError(
            "game/level", f"{game.name} has the levels 1 to {game.last_level}, not {args.level}"
        )
    level = game.level(0, args.level)
    hand = hand_of(game.deck.parse_hand(args.hand))
    spare = int(game.spare_needed(args.level, False))
    can_lay_out = game.finder.can_lay_out(hand, level, spare)
    missing = int(game.solver.missing(hand, level))
    layouts = fewest_jokers_first(game, hand, level, args.limit, spare)
    texts = [[group_text(group, game.deck) for group in layout] for layout in layouts]
    helps = game.solver.helps(hand, level)
    if out.json:
        out.data(
            {
                "game": game.name,
                "level": args.level,
                "groups": [spec.text for spec in level.specs],
                "hand": [game.deck.text[face] for face in hand.faces()],
                "can_lay_out": can_lay_out,
                "missing": missing,
                "layouts": texts,
                "helps": [game.deck.text[face] for face in helps],
            }
        )
        return 0
    out.say(f"Level {args.level}: {level.text}", "bold")
    if can_lay_out:
        out.say("Can be laid out.", "green")
    elif missing == 0:
        out.say("Nothing is missing, but no card would be left to discard.")
    else:
        cards = "1 card is" if missing == 1 else f"{missing} cards are"
        out.say(f"{cards} missing.", "yellow")
    if texts:
        table = Table(box=None)
        for spec in level.specs:
            table.add_column(spec.text)
        for row in texts:
            table.add_row(*row)
        out.say(table)
    if len(texts) == args.limit:
        out.say("There may be more layouts; --limit shows them.", "dim")
    if helps:
        out.say(f"Would bring it closer: {', '.join(in_short(game, hand, helps))}")
    return 0


def jokers_in(game: Game, layout: list[Group]) -> int:
    coloured = game.deck.coloured
    return sum(face_at(code) >= coloured for group in layout for code in group.placed.faces())


def fewest_jokers_first(
    game: Game, hand: Cards, level: Level, limit: int, spare: int
) -> list[list[Group]]:
    """Up to `limit` layouts; those with the fewest jokers come first and are never left out."""
    layouts: list[list[Group]] = []
    held = sum(face >= game.deck.coloured for face in hand.faces())
    for jokers in range(held + 1):
        layouts = game.finder.layouts(hand, level, limit, jokers, spare)
        if len(layouts) >= limit:
            break
    return sorted(layouts, key=lambda layout: jokers_in(game, layout))
