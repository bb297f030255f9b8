"""Nothing of a table is cut off without a sign."""

from __future__ import annotations

import pytest

from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

LARGE = ((1440, 900), (1536, 864), (1180, 820), (1280, 720), (1920, 1080), (820, 1180))
SIZES = (*LARGE, (390, 844), (360, 640), (844, 390))
FITTING = {"high": 0, "wide": 0, "out": 0, "more": ""}
FITS = """() => {
  const middle = document.querySelector(".middle");
  const cards = [...document.querySelectorAll(".hand-card")].map((c) => c.getBoundingClientRect());
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return {
    high: middle.scrollHeight - middle.clientHeight,
    wide: middle.scrollWidth - middle.clientWidth,
    out: cards.filter((c) => c.left < hand.left - 2 || c.right > hand.right + 2).length,
    more: middle.dataset.more,
  };
}"""


@pytest.mark.parametrize(("game", "seats"), [("level8-board", 4), ("niveldoce", 4)])
def test_the_middle_and_the_hand_fit(visit: Visit, game: str, seats: int) -> None:
    page = visit("/settings")
    # The person begins, so nothing changes meanwhile.
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(25):
            page.wait_for_timeout(200)  # the hand is measured again
            if (fits := page.evaluate(FITS)) == FITTING:
                break
        assert fits == FITTING, (width, height)


def test_where_it_does_not_fit_the_edge_says_that_there_is_more(visit: Visit) -> None:
    page = visit("/settings", viewport={"width": 360, "height": 580})
    table = new_game(page, "level8-board", seats=4)
    request, path = page.context.request, f"/api/tables/{table}"
    while len((now := request.get(path).json())["open"]["groups"]) < 6:
        legal = now["own"]["legal"]
        if legal:
            move = next((each for each in legal if each[0] == "-"), legal[0])
            data = {"type": "move", "at": now["position"], "move": move}
            assert request.post(f"{path}/commands", data=data).ok
    page.goto(f"/t/{table}")
    page.locator(".board").wait_for()
    middle = page.locator(".middle[data-more=below]")
    middle.wait_for()
    assert "gradient" in middle.evaluate("box => getComputedStyle(box).maskImage")
    middle.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator('.middle[data-more=""]').wait_for()
