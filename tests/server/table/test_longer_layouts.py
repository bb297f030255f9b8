"""Groups longer than the level asks for, sent as one layout (S-19), and jokers without an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nivelo.client import Seat
from nivelo.engine.errors import NiveloError
from nivelo.games import load
from nivelo.server.live import command_handler
from nivelo.server.table import match as match_module
from nivelo.server.table.match import Match
from support.server.people_at_tables import Company, refused, together

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

COLOURS = "ROYGBP"
CHECKS = ("parse_layout", "split_longer")  # as the server's modules call them


def runs(hand: list[str], first: int, second: int) -> str:
    """Two runs of so many cards out of the hand, as a layout; empty if there are none."""
    numbers = sorted((card for card in hand if card[0] in COLOURS), key=lambda card: int(card[1:]))

    def run(start: int, length: int, among: list[str]) -> list[str]:
        cards = [
            next((card for card in among if int(card[1:]) == value), "")
            for value in range(start, start + length)
        ]
        return cards if all(cards) else []

    for low in range(1, 16):
        one = run(low, first, numbers)
        rest = [card for card in numbers if card not in one]
        for high in range(1, 16):
            two = run(high, second, rest)
            if one and two:
                return f"[{' '.join(one)} | {' '.join(two)}]"
    return ""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the text of a layout is parsed, and a layout checked."""
    counted: Counter[str] = Counter()

    def counting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def called(*words: Any) -> Any:
            counted[name] += 1
            return function(*words)

        return called

    for module in (command_handler, match_module):
        for name in CHECKS:
            if hasattr(module, name):
                monkeypatch.setattr(module, name, counting(name, getattr(module, name)))
    return counted


async def at_runs(company: Company, first: int = 4, second: int = 3) -> tuple[Seat, str]:
    """A turn at which the hand has two runs of so many cards: deals differ."""
    (ann,) = await company.people("Ann")
    for _ in range(60):
        (host,) = await company.table(
            ann, description="", game="level8-101", seats=2, dealer=1, pace=10_000
        )
        await host.do("start")
        await host.move("draw")
        layout = runs(host.now["own"]["hand"], first, second)
        if layout:
            return host, layout
    raise AssertionError("no such hand in 60 deals")


async def test_a_longer_group_is_laid_out_in_one_go(company: Company) -> None:
    host, layout = await at_runs(company)
    cards = len(host.now["own"]["hand"])
    answer = await host.do("check", layout=layout)
    assert [len(group["cards"]) for group in answer["groups"]] == [3, 3]
    await host.move(layout)
    await together(host)
    assert [len(group["cards"]) for group in host.now["open"]["groups"]] == [4, 3]
    assert len(host.now["own"]["hand"]) == cards - 7
    at = host.now["position"]
    await host.do("undo", at=at)
    assert [len(group["cards"]) for group in host.now["open"]["groups"]] == [3, 3]


async def test_a_longer_group_that_does_not_fit_is_refused_whole(company: Company) -> None:
    host, layout = await at_runs(company)
    wrong = layout.replace(" | ", " " + layout.split("| ")[1].split()[-1].rstrip("]") + " | ", 1)
    code = await refused(host, "move", at=host.now["position"], move=wrong)
    assert code.startswith("lay_out/")
    assert host.now["open"]["groups"] == []


@pytest.mark.parametrize("first", [3, 4])
async def test_a_layout_is_parsed_and_checked_once(
    company: Company, calls: Counter[str], first: int
) -> None:
    """Whether its groups are as the level asks or longer, and when it is only asked about."""
    host, layout = await at_runs(company, first)
    once = Counter(parse_layout=1, split_longer=1)
    await host.do("check", layout=layout)
    assert calls == once
    calls.clear()
    await host.move(layout)
    assert calls == once
    assert [len(group["cards"]) for group in host.now["open"]["groups"]] == [first, 3]


async def test_a_layout_is_refused_with_the_code_that_a_check_has(company: Company) -> None:
    host, layout = await at_runs(company)
    values = [int(card[1:]) for card in layout[1:].split(" | ")[0].split()]
    ends = (values[0] - 1, values[-1] + 1)
    others = [card for card in host.now["own"]["hand"] if card not in layout]
    card = next(card for card in others if card[0] in COLOURS and int(card[1:]) not in ends)
    wrong = layout.replace(" | ", f" {card} | ", 1)
    asked = await refused(host, "check", layout=wrong)
    assert asked == "lay_out/not_a_run"
    assert await refused(host, "move", at=host.now["position"], move=wrong) == asked


def test_a_joker_that_fits_one_end_needs_no_sign() -> None:
    """In random games: wherever one end only is legal, the lay-off without a sign is read so."""
    seen = 0
    for seed in range(40):
        match = Match(load("level8-101", 2), seed.to_bytes(32, "big"), ["", ""], 1000)
        for _ in range(400):
            if match.state.is_over:
                break
            legal = [move.text for move in match.state.legal_moves()]
            for text in legal:
                if text[-1] not in "+-" or text[0] == "-":
                    continue
                bare = text[:-1]
                ends = [each for each in legal if each[:-1] == bare and each[-1] in "+-"]
                if len(ends) == 1:
                    seen += 1
                    assert match.check(bare) == text
                else:
                    with pytest.raises(NiveloError):
                        match.check(bare)
            hopeful = [text for text in legal if text == "lay-out"] or legal
            match.play(hopeful[match.state.decisions % len(hopeful)], 1000)
        if seen > 3:
            break
    assert seen > 3
