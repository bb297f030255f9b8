"""Findings as one HTML page: charts and tables, no scripts, no external files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from nivelo import __version__
from nivelo.lab.output.answers import answers, sample
from nivelo.lab.output.charts.studies import (
    card_chart,
    curve_charts,
    effect_charts,
    length_chart,
    level_charts,
    points_chart,
    rating_chart,
    seat_chart,
)
from nivelo.lab.output.charts.svg import FONT, STYLE, Chart
from nivelo.lab.output.findings import Cell, Findings, Row
from nivelo.lab.output.inventor import overview, suggestions

PAGE_STYLE = (
    f"body{{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 {FONT}}}"
    "main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}"
    "h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.5rem}"
    "h2,h3{line-height:1.3}p,figcaption{max-width:44rem}"
    "figure{margin:1.5rem 0}figcaption,.soft{color:var(--soft)}"
    ".charts{display:flex;flex-wrap:wrap;gap:1rem 2rem}"
    "svg{display:block;max-width:100%;height:auto}"
    "dl{max-width:44rem}dt{font-weight:600;margin-top:.6rem}dd{margin:0}"
    ".answer{font-size:1.15rem}ul.answers{padding-left:1.2rem;max-width:44rem}"
    ".scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid var(--grid)}"
    "th.word,td.word{text-align:left}td.self{color:var(--soft)}"
    "summary{cursor:pointer;color:var(--soft)}code{overflow-wrap:anywhere}"
)


def page(studies: Sequence[Findings], title: str) -> str:
    """The whole page."""
    body = "".join(in_short(studies))
    body += "".join(part for study in studies for part in SECTIONS[study.study](study))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{PAGE_STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>"
        f'<p class="soft">Simulated with nivelo {__version__}. Bounds are those of 95 % '
        f"intervals.</p>{body}</main></body></html>\n"
    )


def in_short(studies: Sequence[Findings]) -> Iterator[str]:
    """The designer's questions, if the page covers one game with all the needed studies."""
    by_name = {study.study: study for study in studies}
    if len(by_name) < len(studies) or not {"levels", "balance", "cards"} <= by_name.keys():
        return
    yield "<h2>In short</h2><dl>"
    for question, answer in overview(by_name):
        yield f"<dt>{escape(question)}</dt><dd>{escape(answer)}</dd>"
    yield "</dl><h3>Suggestions</h3>"
    suggested = suggestions(by_name)
    if suggested:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in suggested)
        yield f'<ul class="answers">{items}</ul>'
    else:
        yield "<p>Nothing in these figures asks for a change.</p>"


def level_section(study: Findings) -> Iterator[str]:
    yield "<h2>Levels: which is too hard?</h2>"
    yield said_first(study)
    yield figure(
        level_charts(study),
        "Turns of its own that a seat plays until the level lies on the table, over as many "
        "rounds as that takes, with 95 % bands. Every seat is at that level; hands are freshly "
        "dealt.",
    )
    if study.tables["curves"]:
        yield figure(
            curve_charts(study),
            "How many seats have laid out by which of their turns, if the round lasts so long, "
            "with 95 % bands.",
        )
    yield details("All levels", study.tables["levels"], study)


def balance_section(study: Findings) -> Iterator[str]:
    game, players = study.settings["game"], study.settings["players"]
    yield f"<h2>Balance: {escape(str(game))}, {players} seats</h2>"
    yield said_first(study)
    yield figure(
        [seat_chart(study), length_chart(study)],
        "Is whoever begins favoured, and how long are games? The last bar holds the longest, too.",
    )
    if study.tables["effects"]:
        yield figure(
            list(effect_charts(study)),
            "What changes with one rule: more to the right, less to the left. Differences are "
            "taken deal by deal and bootstrapped by deal. A hollow mark may be chance: "
            f"{len(study.tables['effects'])} comparisons were made, and the method of Holm "
            "allows for that.",
        )
    for name, title in {
        "lengths": "Lengths",
        "seats": "Wins by seat",
        "effects": "Effects of each rule",
        "levels": "Levels as they were played",
    }.items():
        if study.tables[name]:
            yield details(title, study.tables[name], study)


def tournament_section(study: Findings) -> Iterator[str]:
    game, players = study.settings["game"], study.settings["players"]
    yield f"<h2>Tournament: {escape(str(game))}, {players} seats</h2>"
    yield said_first(study)
    known = "points" in study.tables["ratings"][0]  # earlier versions did not have them
    yield figure(
        [*([points_chart(study)] if known else []), rating_chart(study)],
        "Ratings of the bots: fixed strengths that explain all games at once, bootstrapped by "
        "deal, and beside them OpenSkill's, which go through the games one by one.",
    )
    others = "the other" if players == 2 else f"{players - 1} of the others"
    yield (
        f"<h3>Crosstable</h3><p>Share of games that one bot (row) wins against {others} (column); "
        f"par is {study.settings['par']:.0%}.</p>{crosstable(study)}"
    )
    yield details("Ratings", study.tables["ratings"], study)
    yield details("Pairs", study.tables["pairs"], study)


def card_section(study: Findings) -> Iterator[str]:
    game, players = study.settings["game"], study.settings["players"]
    yield f"<h2>Cards: {escape(str(game))}, {players} seats</h2>"
    yield said_first(study)
    yield figure(
        [card_chart(study)],
        "How many more seats lay out in a round if they were dealt the card than if they were "
        "not; hands are random, so the difference is the card's. A hollow mark may be chance "
        "(Holm).",
    )
    yield details("Cards", study.tables["cards"], study)


SECTIONS = {
    "levels": level_section,
    "balance": balance_section,
    "tournament": tournament_section,
    "cards": card_section,
}


def said_first(study: Findings) -> str:
    """The answers, and the number of games they are based on."""
    first, *more = answers(study)
    rest = "".join(f"<li>{escape(sentence)}</li>" for sentence in more)
    items = f'<ul class="answers">{rest}</ul>' if rest else ""
    return (
        f'<p class="answer">{escape(first)}</p>{items}<p class="soft">{escape(sample(study))}.</p>'
    )


def figure(charts: Sequence[Chart], caption: str) -> str:
    drawn = "".join(chart.inline() for chart in charts)
    return (
        f'<figure><div class="charts">{drawn}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def details(title: str, rows: Sequence[Row], study: Findings) -> str:
    """A collapsible table; the charts show most of it."""
    head = "".join(f"<th{word(rows[0][name])}>{escape(label(name))}</th>" for name in rows[0])
    body = [
        "".join(f"<td{word(cell)}>{escape(cell_text(cell))}</td>" for cell in row.values())
        for row in rows
    ]
    settings = ", ".join(f"{key} {setting(value)}" for key, value in study.settings.items())
    return (
        f"<details><summary>{escape(title)}: table</summary>{table(head, body)}"
        f'<p class="soft">{escape(settings)}; checksum <code>{escape(study.checksum)}</code></p>'
        "</details>"
    )


def table(head: str, rows: Sequence[str]) -> str:
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def crosstable(study: Findings) -> str:
    pairs = {(row["bot"], row["against"]): row for row in study.tables["pairs"]}
    names = [row["bot"] for row in study.tables["ratings"]]
    head = "<th></th>" + "".join(f"<th>{escape(str(name))}</th>" for name in names)
    body = [
        f'<th class="word">{escape(str(name))}</th>'
        + "".join(cross_cell(pairs.get((name, other))) for other in names)
        for name in names
    ]
    return table(head, body)


def cross_cell(row: Row | None) -> str:
    if row is None:
        return '<td class="self">·</td>'
    share, low, high = (float(row[key] or 0) for key in ("share", "share_low", "share_high"))
    return f"<td>{share:.1%}<br><small>{low:.1%} – {high:.1%}</small></td>"


def word(cell: Cell) -> str:
    return ' class="word"' if isinstance(cell, str) else ""


def setting(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}={item}" for key, item in value.items())
    return "/".join(value) if isinstance(value, list) else str(value)


def label(name: str) -> str:
    return name.replace("_", " ")


def cell_text(cell: Cell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, float):
        return f"{cell:,.3f}"
    return f"{cell:,}" if isinstance(cell, int) else cell
