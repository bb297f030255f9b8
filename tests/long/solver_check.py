"""Compare solver and layout finder with exhaustive search on very many hands.

python tests/long/solver_check.py --hands 100000 --seed 1

Every hand is asked for the missing cards and whether it can be laid out; some also for the cards
that help and for all layouts, listed and laid out card by card. Hands are dealt, or made to
mislead: see tests/support/solver/solver_hands.py.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import nivelo
from support.solver.solver_trials import Trial, endless_trials

MOST_STEPS = 300  # of the search for all layouts
FEW = 20  # layouts that are also laid out card by card
SHOWN = 20  # disagreements that are printed
HANDS_EACH = 7  # of each level before the next one: one of every kind


class Tally:
    """How many hands there were of each sort."""

    def __init__(self) -> None:
        self.decks: Counter[str] = Counter()
        self.kinds: Counter[tuple[str, str]] = Counter()  # by deck and kind of group
        self.hands: Counter[str] = Counter()
        self.missing: Counter[int] = Counter()
        self.questions: Counter[str] = Counter()

    def count(self, trial: Trial) -> None:
        self.decks[trial.tried.name] += 1
        self.hands[trial.kind] += 1
        self.missing[trial.oracle.missing(trial.hand)] += 1
        for kind in trial.tried.kinds:
            self.kinds[trial.tried.name, kind] += 1

    def table(self) -> str:
        """Hands by deck and by the kinds of groups in their levels; then by other things."""
        kinds = sorted({kind for _, kind in self.kinds})
        width = max(len(deck) for deck in self.decks)
        columns = [max(7, len(kind)) for kind in kinds]
        heads = [kind.rjust(n) for kind, n in zip(kinds, columns, strict=True)]
        lines = ["  ".join(["deck".ljust(width), "   hands", *heads])]
        for deck, hands in self.decks.items():
            cells = [
                f"{self.kinds[deck, kind] or '':>{n}}"
                for kind, n in zip(kinds, columns, strict=True)
            ]
            lines.append("  ".join([deck.ljust(width), f"{hands:8}", *cells]))
        sums = [sum(self.kinds[deck, kind] for deck in self.decks) for kind in kinds]
        cells = [f"{total:>{n}}" for total, n in zip(sums, columns, strict=True)]
        lines.append("  ".join(["all".ljust(width), f"{self.decks.total():8}", *cells]))
        missing = [f"{n}: {hands}" for n, hands in sorted(self.missing.items())]
        return "\n".join(
            [
                *lines,
                "",
                "hands: " + ", ".join(f"{kind} {n}" for kind, n in self.hands.items()),
                "missing cards: " + ", ".join(missing),
                "compared: " + ", ".join(f"{what} {n}" for what, n in self.questions.items()),
            ]
        )


def check(trial: Trial, random: Random, tally: Tally, share: float) -> list[str]:
    """Ask all that is to be asked of a hand; gives the disagreements."""
    helps = random.random() < share
    faults = trial.disagreements(helps)
    tally.count(trial)
    tally.questions["missing and can_lay_out"] += 1
    tally.questions["helps"] += helps
    if random.random() < share:
        expected = trial.layouts(MOST_STEPS)
        if expected is not None:
            faults += trial.layout_disagreements(expected)
            tally.questions["all layouts"] += 1
            if 0 < len(expected) <= FEW:
                faults += trial.path_disagreements(expected)
                tally.questions["card by card"] += 1
    return faults


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--share",
        type=float,
        default=0.05,
        help="of the hands, asked for helping cards and layouts",
    )
    chosen = parser.parse_args(arguments)
    random = Random(chosen.seed)
    tally = Tally()
    wrong = 0
    start = time.monotonic()
    for n, trial in enumerate(islice(endless_trials(random, HANDS_EACH), chosen.hands), 1):
        for line in check(trial, random, tally, chosen.share):
            wrong += 1
            if wrong <= SHOWN:
                print(line)
        if n % 1000 == 0 or n == chosen.hands:
            seconds = time.monotonic() - start
            sys.stderr.write(f"\r{n} of {chosen.hands} hands, {wrong} wrong, {seconds:.0f} s ")
            sys.stderr.flush()
    sys.stderr.write("\n")
    print(f"engine {nivelo.engine_mode()}, seed {chosen.seed}")
    print(tally.table())
    print(f"disagreements: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
