"""The results of a study in sentences: the first one answers its main question.

Is going first an advantage, how long is an evening, which level is too hard, which bot is best?
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from statistics import median
from typing import Final

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.studies import EFFECTS, is_sure, number, panel_title
from nivelo.lab.output.findings import Findings, Row, estimate

SECONDS_A_TURN: Final = 20
"""The time people take for a turn: an assumption, and stated as such wherever it is used."""

STANDS_OUT: Final = 2.0
"""A level that takes this many times the turns of the median one is called too hard."""


def answers(study: Findings) -> list[str]:
    """Some sentences, the most important one first."""
    return list(ANSWERS[study.study](study))


def sample(study: Findings) -> str:
    """The number of games and the seed: what anyone needs to play them again."""
    settings = study.settings
    if study.study == "levels":
        bots = ", ".join(dict.fromkeys(str(row["bot"]) for row in study.tables["levels"]))
        return f"{settings['rounds']:,} rounds of each level, seed {settings['seed']}; {bots} plays"
    if study.study == "balance":
        bots = ", ".join(dict.fromkeys(settings["bots"]))
        return (
            f"{settings['games']:,} games of each variant on the same deals, "
            f"seed {settings['seed']}; {bots} in {settings['players']} seats"
        )
    if study.study == "cards":
        bots = ", ".join(dict.fromkeys(settings["bots"]))
        seats = settings["players"]
        return f"{settings['games']:,} games, seed {settings['seed']}; {bots} in {seats} seats"
    return (
        f"{settings['games']:,} games at each table, seed {settings['seed']}; "
        "every deal in each seating"
    )


def level_answers(study: Findings) -> Iterator[str]:
    several = len({row_key(row) for row in study.tables["levels"]}) > 1
    for (title, bot, players), rows in groupby(study.tables["levels"], key=row_key):
        before = f"{title}, {bot}, {players} seats: " if several else ""
        for sentence in side_answers(list(rows)):
            yield before + sentence
            before = ""


def row_key(row: Row) -> tuple[str, str, int]:
    return panel_title(row), str(row["bot"]), int(number(row["players"]))


def side_answers(rows: Sequence[Row]) -> Iterator[str]:
    """Which level is too hard, and which is easier than the one before it."""
    never = [row for row in rows if row["turns"] is None]
    if never:
        tries = sum(int(number(row["tries"])) for row in never)
        were = "was" if len(never) == 1 else "were"
        yield f"{levels_named(never)} {were} never laid out, in {tries:,} tries."
    known = [row for row in rows if row["turns"] is not None]
    if not known:
        return
    hardest = max(known, key=lambda row: number(row["turns"]))
    middle = median(number(row["turns"]) for row in known)
    times = number(hardest["turns"]) / middle
    turns = estimate(hardest, "turns")
    assert turns is not None, "it has turns, so it has bounds"
    text = (
        f"level {hardest['level']} ({hardest['groups']}) takes {turns.value:.1f} turns of one's "
        f"own ({turns.low:.1f} – {turns.high:.1f}), {times:.1f} times as many as the middle level"
    )
    hard = [row for row in known if number(row["turns"]) >= STANDS_OUT * middle]
    if len(hard) > 1:
        yield f"{levels_named(hard)} are much harder than the others: of them {text}."
    elif hard:
        yield f"One level is much harder than the others: {text}."
    else:
        yield f"No level stands out: even the hardest, {text}."
    falling = [row for row in known if row["step"] == "falls"]
    unclear = sum(row["step"] == "unclear" for row in known)
    if falling:
        yield f"Easier than the one before: {levels_named(falling).lower()}."
    elif not unclear:
        yield "Every level is harder than the one before."
    if unclear:
        steps = "step is" if unclear == 1 else "steps are"
        yield f"{unclear} {steps} too small to tell from chance in so many rounds."


def levels_named(rows: Sequence[Row]) -> str:
    word = "Level" if len(rows) == 1 else "Levels"
    return f"{word} {listed([str(row['level']) for row in rows])}"


def balance_answers(study: Findings) -> Iterator[str]:
    base = study.tables["lengths"][0]
    first = next(row for row in study.tables["seats"] if row["variant"] == base["variant"])
    yield beginning(estimate(first, "share"), number(first["par"]))
    yield evening(base)
    if study.tables["effects"]:
        yield changes(study.tables["effects"])


def beginning(share: Estimate | None, par: float) -> str:
    """Is going first an advantage?"""
    if share is None:
        return "No game came to its end, so nobody knows whom it favours."
    text = f"{share.value:.1%} of the games ({share.low:.1%} – {share.high:.1%}; par is {par:.1%})"
    if share.low > par:
        return f"Whoever begins the first round is favoured: that seat wins {text}."
    if share.high < par:
        return f"Whoever begins the first round is at a disadvantage: that seat wins {text}."
    return (
        f"Nobody is seen to be favoured: whoever begins the first round wins {text}. "
        f"Not ruled out are an advantage of up to {100 * (share.high - par):.1f} points and a "
        f"disadvantage of up to {100 * (par - share.low):.1f}."
    )


def evening(row: Row) -> str:
    """How long is an evening?"""
    half, most = int(number(row["turns_median"])), int(number(row["turns_of_nine_in_ten"]))
    unfinished = int(number(row["games"])) - int(number(row["finished"]))
    cut = f" {unfinished:,} games came to no end." if unfinished else ""
    return (
        f"Half of the games end within {half} turns of all seats together and nine in ten within "
        f"{most}, in {number(row['rounds']):.1f} rounds on average: {minutes(half)} and "
        f"{minutes(most)} minutes, if a turn takes {SECONDS_A_TURN} seconds.{cut}"
    )


def minutes(turns: int) -> int:
    return max(1, round(turns * SECONDS_A_TURN / 60))


def changes(effects: Sequence[Row]) -> str:
    """Which rules make a significant difference?"""
    sure = [row for row in effects if is_sure(row)]
    counted = f"Of {len(effects)} comparisons with other rules, Holm's method leaves"
    if not sure:
        return f"{counted} none that chance would not explain as well."
    text = [f"{row['variant']} ({change(row)})" for row in sure if row["figure"] == "turns"]
    length = f" In length: {listed(text)}." if text else ""
    begins = [
        f"{row['variant']} ({change(row)})" for row in sure if row["figure"] == "wins_of_the_first"
    ]
    favour = f" For whoever begins: {listed(begins)}." if begins else ""
    others = "" if length or favour else " They change the number of rounds only."
    return f"{counted} {len(sure)} that are surely more than chance.{length}{favour}{others}"


def change(row: Row) -> str:
    difference = number(row["difference"])
    if row["figure"] == "wins_of_the_first":
        return f"{100 * difference:+.1f} points of {EFFECTS['wins_of_the_first']}"
    return f"{difference:+.1f} {row['figure']}"


def tournament_answers(study: Findings) -> Iterator[str]:
    ratings = study.tables["ratings"]
    best, second = ratings[0], ratings[1]
    pairs = {(row["bot"], row["against"]): row for row in study.tables["pairs"]}
    row = pairs.get((best["bot"], second["bot"]))
    if row is None:
        yield f"{best['bot']} has the highest rating."
        return
    share = estimate(row, "share")
    par = float(study.settings["par"])
    assert share is not None, "a pair has played"
    text = f"{share.value:.1%} of the games ({share.low:.1%} – {share.high:.1%}; par is {par:.0%})"
    if share.low > par:
        yield f"{best['bot']} is the strongest: against {second['bot']}, the next, it wins {text}."
    else:
        yield (
            f"{best['bot']} is ahead, but {second['bot']} may be as strong: against it "
            f"{best['bot']} wins {text}."
        )


def card_answers(study: Findings) -> Iterator[str]:
    rows = study.tables["cards"]
    never = [str(row["card"]) for row in rows if number(row["used"]) == 0]
    sure = [row for row in rows if is_sure(row)]
    best = max(sure, key=lambda row: number(row["difference"]), default=None)
    if best is None:
        yield "No sort of card surely changes who lays out."
    else:
        yield (
            f"The {best['card']} is worth most: of the seats dealt one "
            f"{number(best['with']):.0%} lay out in that round, of the others "
            f"{number(best['without']):.0%}."
        )
    yield f"Never used: {listed(never)}." if never else "Every sort of card is used."


def listed(words: Sequence[str]) -> str:
    """Words joined as a list in a sentence.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


ANSWERS = {
    "levels": level_answers,
    "balance": balance_answers,
    "tournament": tournament_answers,
    "cards": card_answers,
}
