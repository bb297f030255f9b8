"""Is a game fair, how long is it, and what does each rule change?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from nivelo.engine.errors import NiveloError
from nivelo.lab.figures.bootstrap import SURE, Figure, Resamples, holm
from nivelo.lab.figures.intervals import Estimate, mean, quantile, total, wilson
from nivelo.lab.figures.layout_times import turns_to_lay_out
from nivelo.lab.output.findings import Findings, Row, checksum, spread
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.sums import Sums
from nivelo.lab.studies.variants import Variant, variants

BINS: Final = 24
"""The maximum number of bars in a chart of lengths."""

MEASURED: Final = {
    "rounds": ("rounds", "games"),
    "turns": ("turns", "games"),
    "wins_of_the_first": ("wins_of_the_first", "finished"),
}
"""The figures that a variant may change, as sums of the deals."""


def choose_variants(base: Plan, names: Sequence[str] | None) -> list[Variant]:
    """The base, and the variants with these names or keys; all by default."""
    every = variants(base)
    if names is None:
        return every
    known = {word for variant in every[1:] for word in (variant.name, key_of(variant.name))}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise NiveloError(
            "balance/variant",
            f"{base.file.id} has nothing to vary called {unknown[0]!r}, "
            f"only {', '.join(sorted(known)) or 'nothing'}",
        )
    wanted = set(names)
    return [every[0], *(v for v in every[1:] if {v.name, key_of(v.name)} & wanted)]


def key_of(name: str) -> str:
    return name.partition(" = ")[0]


def balance_findings(chosen: Sequence[Variant], played: Sequence[Sums]) -> Findings:
    """Lengths and seats of every variant, the effect of each, and the levels as played."""
    base = chosen[0].plan
    pairs = list(zip(chosen, played, strict=True))
    tables: dict[str, list[Row]] = {
        "lengths": [length_row(variant.name, sums) for variant, sums in pairs],
        "seats": [row for variant, sums in pairs for row in seat_rows(variant.name, sums)],
        "effects": effect_rows([variant.name for variant in chosen], played, base.seed),
        "turns": list(turn_rows(played[0].turns)),
        "levels": list(level_rows(base, played[0])),
    }
    settings = {
        "game": base.file.id,
        "players": base.players,
        "side": list(base.sides),
        "mix": base.mix,
        "options": base.options,
        "bots": list(base.bots),
        "seed": base.seed,
        "games": played[0].games,
    }
    return Findings("balance", settings, tables, checksum(played))


def length_row(variant: str, sums: Sums) -> Row:
    rounds = total(sums.rounds)
    return {
        "variant": variant,
        "games": sums.games,
        "finished": sums.finished,
        **spread("rounds", mean(sums.rounds)),
        **spread("turns", mean(sums.turns)),
        "turns_median": quantile(sums.turns, 0.5),
        "turns_of_nine_in_ten": quantile(sums.turns, 0.9),
        "turns_a_round": total(sums.turns) / rounds,
        "turns_a_round_median": quantile(sums.round_turns, 0.5),
        "turns_a_round_of_nine_in_ten": quantile(sums.round_turns, 0.9),
        "cut_rounds": sums.cut_rounds / rounds,
        "decisions": sums.decisions / sums.games,
    }


def seat_rows(variant: str, sums: Sums) -> Iterator[Row]:
    """Wins by seat order in the first round."""
    for place, wins in enumerate(sums.places, start=1):
        yield {
            "variant": variant,
            "place": place,
            "wins": wins,
            **spread("share", share_of(wins, sums.finished)),
            "par": 1 / len(sums.places),
        }


def share_of(wins: int, games: int) -> Estimate | None:
    return wilson(wins, games) if games else None


def effect_rows(names: Sequence[str], played: Sequence[Sums], seed: int) -> list[Row]:
    """How much longer games get, and how much more often the seat that begins wins.

    Variants are compared with the base deal by deal; `adjusted_p` is Holm's, over all rows.
    """
    if len(played) < 2:
        return []
    deals = Resamples(played, seed)
    rows: list[Row] = []
    chances: list[float] = []
    bases = {name: deals.ratio(0, *of) for name, of in MEASURED.items()}
    for number, variant in enumerate(names[1:], start=1):
        for name, of in MEASURED.items():
            changed, base = deals.ratio(number, *of), bases[name]
            if changed is None or base is None:
                continue
            rows.append(effect_row(variant, name, changed, base))
            chances.append(float(rows[-1]["p"] or 0))
    for row, adjusted in zip(rows, holm(chances), strict=True):
        row["adjusted_p"] = adjusted
        row["sure"] = adjusted < SURE
    return rows


def effect_row(variant: str, name: str, changed: Figure, base: Figure) -> Row:
    more = changed - base
    return {
        "variant": variant,
        "figure": name,
        "base": base.value,
        "changed": changed.value,
        **spread("difference", more.estimate()),
        "deals": more.deals,
        "p": more.p_value(),
    }


def turn_rows(turns: Counter[int]) -> Iterator[Row]:
    """Games by length in turns, in classes of equal width up to the 99th percentile."""
    longest = quantile(turns, 0.99)
    width = max(1, -(-(longest + 1) // BINS))
    classes = Counter(dict.fromkeys(range(0, longest + 1, width), 0))
    for number, games in turns.items():
        classes[min(number // width * width, max(classes))] += games
    for low in sorted(classes):
        yield {"from": low, "to": low + width - 1, "games": classes[low]}


def level_rows(plan: Plan, sums: Sums) -> Iterator[Row]:
    """The levels as played: with other seats at other levels, and with kept cards."""
    for side in dict.fromkeys(plan.sides):
        for number, asked in enumerate(plan.file.levels[side], start=1):
            level = sums.levels.get(f"{side} {number}")
            if level is None:
                continue
            layouts = sum(level.laid_out.values())
            yield {
                "side": side,
                "level": number,
                "groups": ", ".join(asked.groups),
                "tries": layouts + sum(level.not_yet.values()),
                "laid_out": layouts,
                **spread("turns", turns_to_lay_out(level, sums.games)),
            }
