"""The page: everything in it, nothing to load, nothing to run."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest

from nivelo.games import GameFile, read_game_text
from nivelo.lab.output.findings import Findings, read_findings
from nivelo.lab.output.report import page
from nivelo.lab.running.executors import Alone
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.runs import run
from nivelo.lab.studies.balance import balance_findings, choose_variants
from nivelo.lab.studies.levels import level_findings, make_drills
from nivelo.lab.studies.tournament import make_tables, tournament_findings
from support.engine.custom_game import example

VOID = {"meta", "br", "rect", "line", "circle", "polyline", "polygon"}
LOADING = {"script", "link", "img", "iframe", "object", "embed", "video", "audio", "image", "use"}


class Reader(HTMLParser):
    """Reads a page and complains of what is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), "nothing runs"
            if name in ("href", "src", "xlink:href"):
                self.links.append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def file() -> GameFile:
    return read_game_text(example(), "lantern.toml")


@pytest.fixture(scope="module")
def studies(file: GameFile) -> list[Findings]:
    drills = make_drills(file, bots=["random"], players=[2])
    base = make_plan(file, 2, "one", "none", {}, ["random"], 0)
    chosen = choose_variants(base, ["bonus"])
    tables = make_tables(file, ["random", "greedy"])
    return [
        level_findings(drills, run([d.plan for d in drills], 4, Alone())),
        balance_findings(chosen, run([v.plan for v in chosen], 4, Alone())),
        tournament_findings(tables, run([t.plan for t in tables], 4, Alone())),
    ]


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == [], "everything that was opened is closed"
    return reader


def test_the_page_has_all_studies_with_charts_and_tables(studies: list[Findings]) -> None:
    reader = read(page(studies, "Lantern"))
    shown = " ".join(reader.text)
    for title in ("Levels", "Balance", "Tournament", "Crosstable", "Ratings"):
        assert title in shown
    assert reader.tags.count("svg") == 2 * 2 + 2 + 3 + 2, "levels have two sides"
    assert reader.tags.count("table") == 1 + 4 + 1 + 2
    for study in studies:
        assert study.checksum in shown


def test_the_page_loads_nothing_and_runs_nothing(studies: list[Findings]) -> None:
    text = page(studies, "Lantern")
    reader = read(text)
    assert not LOADING & set(reader.tags)
    assert reader.links == []
    assert "url(" not in text
    assert "@import" not in text
    assert text.count("http") == text.count("http://www.w3.org/2000/svg"), "a name, not a link"


def test_the_page_is_for_light_and_dark_and_for_phones(studies: list[Findings]) -> None:
    text = page(studies, "Lantern")
    assert "prefers-color-scheme:dark" in text
    assert "width=device-width" in text
    assert '<html lang="en">' in text


def test_names_that_people_chose_cannot_become_markup(studies: list[Findings]) -> None:
    reader = read(page(studies, "<script>alert(1)</script>"))
    assert "script" not in reader.tags
    assert "<script>alert(1)</script>" in "".join(reader.text)


def test_saved_findings_make_the_same_page(studies: list[Findings]) -> None:
    saved = [read_findings(json.loads(json.dumps(s.to_json())), "saved.json") for s in studies]
    assert page(saved, "Lantern") == page(studies, "Lantern")


def test_a_level_that_nobody_laid_out_is_on_the_page_too(file: GameFile) -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 1}
    drills = make_drills(file, bots=["random"], options=options)
    findings = level_findings(drills, run([d.plan for d in drills], 1, Alone()))
    assert any(row["turns"] is None for row in findings.tables["levels"])
    assert "–" in "".join(read(page([findings], "Hard")).text)
