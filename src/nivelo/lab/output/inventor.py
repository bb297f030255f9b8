"""A game designer's questions in a few lines, and changes that the figures suggest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

from nivelo.lab.figures.bootstrap import SURE, holm
from nivelo.lab.output.answers import beginning, change, evening, listed, minutes, side_answers
from nivelo.lab.output.charts.studies import is_sure, number
from nivelo.lab.output.findings import Findings, Row, estimate

STRONG_CARD: Final = 0.15
"""A card is called too strong if it raises the share of layouts by this much."""

LONG_EVENING: Final = 90
"""Minutes; if more than one game in ten takes longer, a shorter one is suggested."""

SELDOM: Final = 0.05
"""A card is rarely used if at most this share of its copies is used rather than discarded."""


def overview(studies: Mapping[str, Findings]) -> list[tuple[str, str]]:
    """Questions and answers, from the studies of levels, balance and cards of one game."""
    levels, balance, cards = studies["levels"], studies["balance"], studies["cards"]
    base = balance.tables["lengths"][0]
    places = [row for row in balance.tables["seats"] if row["variant"] == base["variant"]]
    begins = beginning(estimate(places[0], "share"), number(places[0]["par"]))
    drilled = first_side(levels)
    hard = [text for text in side_answers(drilled) if "never laid out" not in text]
    return [
        ("Can every level be reached?", reached(drilled, balance.tables["levels"])),
        ("How hard is each?", " ".join(hard) or "Nobody laid out any."),
        ("How long are games?", evening(base)),
        ("How long are rounds?", rounds(base)),
        ("Is any seat too strong?", " ".join([begins, *other_places(places)])),
        ("Is any card too strong?", strong_cards(cards.tables["cards"])),
        ("Which card is never used?", unused(cards.tables["cards"])),
    ]


def first_side(levels: Findings) -> list[Row]:
    """The levels of the first side, for the first bot and number of seats."""
    rows = levels.tables["levels"]
    key = [(row["side"], row["bot"], row["players"]) for row in rows]
    return [row for row, of in zip(rows, key, strict=True) if of == key[0]]


def other_places(rows: Sequence[Row]) -> Iterator[str]:
    """Does any seat but the first have an advantage? With two seats that is answered already."""
    games = sum(int(number(row["wins"])) for row in rows)
    if len(rows) < 3 or not games:
        return
    error = sqrt(number(rows[0]["par"]) * (1 - number(rows[0]["par"])) / games)
    away = [number(row["share"]) - number(row["par"]) for row in rows[1:]]
    chances = holm([2 * NormalDist().cdf(-abs(one) / error) for one in away])
    sure = [row for row, chance in zip(rows[1:], chances, strict=True) if chance < SURE]
    for row in sure:
        yield f"Whoever plays as number {row['place']} wins {number(row['share']):.1%}."
    if not sure:
        yield "None of the others surely wins more or less often than that."


def reached(drilled: Sequence[Row], played: Sequence[Row]) -> str:
    never = [str(row["level"]) for row in drilled if row["turns"] is None]
    if never:
        levels = "level" if len(never) == 1 else "levels"
        return f"No: nobody laid out {levels} {listed(never)}, however often it was tried."
    hardest = min(drilled, key=lambda row: number(row["laid_out"]) / number(row["tries"]))
    share = number(hardest["laid_out"]) / number(hardest["tries"])
    last = played[-1]
    asked = number(drilled[-1]["level"])
    if number(last["level"]) < asked:
        return f"Each of them, but in whole games nobody came as far as level {asked:.0f}."
    return (
        f"Yes. The one laid out least often within a round is level {hardest['level']}, by "
        f"{share:.0%} of the seats that try. In whole games level {last['level']} was laid out "
        f"{int(number(last['laid_out'])):,} times."
    )


def rounds(row: Row) -> str:
    return (
        f"Half end within {row['turns_a_round_median']} turns of all seats together, nine in ten "
        f"within {row['turns_a_round_of_nine_in_ten']}; a game has {number(row['rounds']):.1f}."
    )


def strong_cards(rows: Sequence[Row]) -> str:
    strong = too_strong(rows)
    if strong:
        said = listed([worth(row) for row in strong])
        return f"{said[0].upper()}{said[1:]}."
    sure = [row for row in rows if is_sure(row)]
    most = max(sure, key=lambda row: abs(number(row["difference"])), default=None)
    if most is None:
        return f"None of {len(rows)} sorts of cards surely changes who lays out."
    return f"None stands out; the most is {worth(most)}."


def too_strong(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if is_sure(row) and number(row["difference"]) >= STRONG_CARD]


def worth(row: Row) -> str:
    return (
        f"the {row['card']}: of the seats dealt one {number(row['with']):.0%} lay out in that "
        f"round, of the others {number(row['without']):.0%}"
    )


def unused(rows: Sequence[Row]) -> str:
    never = [str(row["card"]) for row in rows if number(row["used"]) == 0]
    seldom = [str(row["card"]) for row in rows if 0 < number(row["used"]) <= SELDOM]
    text = f"{listed(never)}." if never else "None: every sort of card is laid out or played."
    least = min(rows, key=lambda row: number(row["used"]))
    if seldom:
        return f"{text} Seldom: {listed(seldom)}."
    return text if never else f"{text} The least is {least['card']}, {number(least['used']):.0%}."


def suggestions(studies: Mapping[str, Findings]) -> list[str]:
    """Suggested changes, each with its evidence; nothing uncertain is suggested."""
    levels, balance, cards = studies["levels"], studies["balance"], studies["cards"]
    return [
        *level_suggestions(first_side(levels)),
        *balance_suggestions(balance),
        *card_suggestions(cards),
    ]


def level_suggestions(rows: Sequence[Row]) -> Iterator[str]:
    for row in rows:
        more = estimate(row, "more_turns")
        if row["turns"] is None:
            yield f"Make level {row['level']} ({row['groups']}) easier: nobody laid it out."
        elif row["step"] == "falls" and more is not None:
            yield (
                f"Exchange levels {int(number(row['level'])) - 1} and {row['level']}: the later "
                f"one ({row['groups']}) takes {-more.value:.1f} turns less "
                f"({-more.high:.1f} – {-more.low:.1f})."
            )
    known = sorted((row for row in rows if row["turns"]), key=lambda row: number(row["turns"]))
    if len(known) > 1:
        hardest, next_one = known[-1], known[-2]
        apart = number(hardest["turns_low"]) > number(next_one["turns_high"])
        if apart and number(hardest["turns"]) >= 1.5 * number(next_one["turns"]):
            yield (
                f"Ask for less in level {hardest['level']} ({hardest['groups']}): it takes "
                f"{number(hardest['turns']):.1f} turns, the next hardest, level "
                f"{next_one['level']}, {number(next_one['turns']):.1f}."
            )


def balance_suggestions(study: Findings) -> Iterator[str]:
    base = study.tables["lengths"][0]
    first = next(row for row in study.tables["seats"] if row["variant"] == base["variant"])
    effects = [row for row in study.tables["effects"] if is_sure(row)]
    share = estimate(first, "share")
    if share is not None and not share.low <= number(first["par"]) <= share.high:
        favoured = share.value > number(first["par"])
        fairer = [
            f"{row['variant']} ({change(row)})"
            for row in effects
            if row["figure"] == "wins_of_the_first" and (number(row["difference"]) < 0) == favoured
        ]
        if fairer:
            yield f"For a fairer start, try {listed(fairer)}."
    if minutes(int(number(base["turns_of_nine_in_ten"]))) > LONG_EVENING:
        shorter = [
            f"{row['variant']} ({change(row)})"
            for row in effects
            if row["figure"] == "turns" and number(row["difference"]) < 0
        ]
        most = minutes(int(number(base["turns_of_nine_in_ten"])))
        tried = f" Shorter: {listed(shorter)}." if shorter else " Leave out some levels."
        yield f"Make the game shorter: one game in ten takes more than {most} minutes.{tried}"


def card_suggestions(study: Findings) -> Iterator[str]:
    rows = study.tables["cards"]
    for row in too_strong(rows):
        yield (
            f"Put fewer {row['card']} cards into the deck, if luck is to count for "
            f"less: one in the first hand makes laying out "
            f"{100 * number(row['difference']):.0f} points likelier "
            f"({100 * number(row['difference_low']):.0f} – "
            f"{100 * number(row['difference_high']):.0f})."
        )
    for row in rows:
        if number(row["used"]) <= SELDOM:
            seen = int(number(row["discarded"]))
            card = row["card"]
            yield f"Leave out the {card}: of those that left a hand, {seen:,} were discarded."
