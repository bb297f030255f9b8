"""Charts: well-formed, complete, and readable without colour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.charts.bars import Bar, histogram, intervals
from nivelo.lab.output.charts.labels import LETTER, overlap, place_names
from nivelo.lab.output.charts.lines import Lines, Panel, Point, line_charts, line_panels
from nivelo.lab.output.charts.scale import Scale, ticks
from nivelo.lab.output.charts.svg import DARK, LIGHT, Chart, mark, num, tag, text

SVG = "{http://www.w3.org/2000/svg}"


def parsed(chart: Chart) -> ElementTree.Element:
    return ElementTree.fromstring(chart.alone())


def texts(chart: Chart) -> list[str]:
    return ["".join(element.itertext()) for element in parsed(chart).iter(f"{SVG}text")]


def two_panels() -> Chart:
    points = [Point(n, Estimate(n, n - 0.5, n + 0.5), hollow=n > 2) for n in range(1, 5)]
    panels = [Panel("one <side>", {"greedy": points, "random": points}), Panel("two", {})]
    return line_panels(panels, Lines("turns", "level", "What & how"))


def test_a_chart_says_in_words_what_it_shows() -> None:
    root = parsed(two_panels())
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "What & how"
    assert root.get("role") == "img"


def test_titles_axes_and_names_are_there_and_texts_are_texts() -> None:
    drawn = texts(two_panels())
    for label in ("one <side>", "two", "turns", "level", "greedy", "random", "1", "4"):
        assert label in drawn


def test_series_differ_in_shape_and_reconstructed_points_are_hollow() -> None:
    body = two_panels().body
    circles, squares = body.count("<circle"), body.count("<rect")
    assert circles == squares == 4 + 1, "four points, and one in the legend"
    assert body.count('class="hollow"') == 2 * 2


def test_every_line_has_its_band_and_a_single_point_its_interval() -> None:
    root = parsed(two_panels())
    bands = [shape for shape in root.iter(f"{SVG}polygon") if shape.get("class") == "band"]
    assert len(bands) == 2
    assert all(len(band.get("points", "").split()) == 2 * 4 for band in bands)
    single = line_panels([Panel("", {"a": [Point(1, Estimate(2, 1, 3))]})], Lines("", "", ""))
    whiskers = [one for one in parsed(single).iter(f"{SVG}line") if one.get("class") == "line"]
    assert len(whiskers) == 1


def test_a_page_gets_a_chart_for_each_panel() -> None:
    point = Point(1, Estimate(2, 1, 3))
    panels = [Panel("one", {"a": [point]}), Panel("two", {"a": [point]})]
    first, second = line_charts(panels, Lines("", "", "Turns"))
    assert (first.says, second.says) == ("Turns: one", "Turns: two")
    assert "two" not in texts(first)


def test_names_of_curves_that_run_together_do_not_cover_each_other() -> None:
    # Twelve curves, as many as the levels of the longest game, that differ by a pixel or two.
    curves = [
        (str(n), [(x * 12.0, 200.0 - x * 8 + n * 1.5) for x in range(25)]) for n in range(1, 13)
    ]
    spots = place_names(curves)
    placed = [(name, spot) for (name, _), spot in zip(curves, spots, strict=True) if spot]
    assert len(placed) == 12
    for i, (one, here) in enumerate(placed):
        assert here in curves[int(one) - 1][1], "on its own curve"
        for other, there in placed[i + 1 :]:
            widths = LETTER * len(one), LETTER * len(other)
            assert not overlap(here, there, widths), f"{one} over {other}"


def test_a_name_without_a_place_is_left_out() -> None:
    assert place_names([("a", [(5, 5)]), ("b", [(6, 5)])]) == [(5, 5), None]


def test_a_legend_that_is_too_wide_has_several_rows() -> None:
    series = {f"a bot with a long name {n}": [Point(1, Estimate(2, 1, 3))] for n in range(4)}
    chart = line_panels([Panel("", series)], Lines("", "", ""))
    names = [e for e in parsed(chart).iter(f"{SVG}text") if (e.text or "").startswith("a bot")]
    assert len({name.get("y") for name in names}) == 2


def test_points_lie_where_their_figures_say() -> None:
    chart = line_panels(
        [Panel("", {"a": [Point(1, Estimate(2, 2, 2)), Point(3, Estimate(4, 4, 4))]})],
        Lines("", "", ""),
    )
    first, second = (
        (float(circle.get("cx", "")), float(circle.get("cy", "")))
        for circle in list(parsed(chart).iter(f"{SVG}circle"))[1:]
    )
    assert first[0] < second[0]
    assert first[1] > second[1], "more is higher up"


def test_bars_are_as_high_as_their_counts() -> None:
    chart = histogram([(0, 9, 10), (10, 19, 40), (20, 29, 0)], "games", "turns", "Lengths")
    heights = [
        float(bar.get("height", ""))
        for bar in parsed(chart).iter(f"{SVG}rect")
        if bar.get("class") == "bar0"
    ]
    assert heights[1] == pytest.approx(4 * heights[0], rel=1e-3)
    assert heights[2] == 0


def test_intervals_stand_beside_their_names_and_par_is_marked() -> None:
    rows = [
        Bar("first", Estimate(0.3, 0.28, 0.32)),
        Bar("second", Estimate(0.2, 0.18, 0.22), hollow=True),
    ]
    chart = intervals(rows, 0.25, "share", "Shares", percent=True)
    assert {"first", "second", "share"} <= set(texts(chart))
    assert any(label.endswith("%") for label in texts(chart))
    par = [element for element in parsed(chart).iter(f"{SVG}line") if element.get("class") == "par"]
    marks = [float(element.get("cx", "")) for element in parsed(chart).iter(f"{SVG}circle")]
    assert marks[0] > float(par[0].get("x1", "")) > marks[1]
    assert chart.body.count('class="hollow"') == 1, "what may be chance"


def test_the_line_of_par_does_not_cross_the_words() -> None:
    rows = [Bar("first", Estimate(-83, -88, -77)), Bar("second", Estimate(0.1, 0.0, 0.2))]
    chart = intervals(rows, 0, "change", "Changes")
    lines = [line for line in parsed(chart).iter(f"{SVG}line") if line.get("class") == "par"]
    spans = [(float(line.get("y1", "")), float(line.get("y2", ""))) for line in lines]
    words = [word for word in parsed(chart).iter(f"{SVG}text") if word.get("class") == "halo"]
    assert len(words) == 4
    for word in words:
        foot = float(word.get("y", ""))
        assert not any(top < foot and foot - 10 < bottom for top, bottom in spans)


def test_a_single_certain_figure_can_be_drawn() -> None:
    parsed(intervals([Bar("only", Estimate(25, 25, 25))], 25, "rating", "Ratings"))
    parsed(histogram([(0, 0, 1)], "games", "turns", "Lengths"))


def luminance(colour: str) -> float:
    """As WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("named", [LIGHT, DARK])
@pytest.mark.parametrize("name", [name for name in LIGHT if name not in ("paper", "grid")])
def test_texts_and_lines_stand_out_from_the_paper(named: dict[str, str], name: str) -> None:
    light, dark = sorted((luminance(named[name]), luminance(named["paper"])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_light_and_dark_have_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert "prefers-color-scheme:dark" in two_panels().alone()


def test_what_people_wrote_cannot_become_markup() -> None:
    assert text(1, 2, "<b>&") == '<text x="1" y="2" text-anchor="start">&lt;b&gt;&amp;</text>'
    assert tag("g", class_='"x"') == '<g class="&quot;x&quot;"/>'


def test_coordinates_are_short() -> None:
    assert [num(value) for value in (3.0, 0.126, -0.001, 12.5)] == ["3", "0.13", "0", "12.5"]
    assert len({mark(shape, 0, 0) for shape in range(4)}) == 4


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0, 23), (-3, 17), (0.18, 0.34), (0, 1e6), (5, 5), (-0.001, 0.002)]
)
def test_axes_are_marked_at_few_round_figures_within_their_bounds(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 1 <= len(marks) <= 11
    assert marks == sorted(marks)
    assert all(low - 1e-9 <= figure <= high + 1e-9 for figure in marks)
    if low <= 0 <= high:
        assert 0 in marks


def test_a_scale_without_width_is_a_point() -> None:
    assert Scale(3, 3, 10, 90)(3) == 10
    assert Scale(0, 4, 10, 90)(1) == 30
