"""The first game: a scripted round that needs no server, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

LEVEL = ("R4", "B5", "O6", "G9", "J", "O11")
LOCALES = ("de-DE", "es-ES", "fr-FR", "nl-NL")


def at(page: Page, step: str) -> None:
    """Wait for a step of the lesson."""
    page.locator(f"main[data-step={step}]").wait_for()


def lay_off(page: Page, card: str) -> None:
    page.locator(f"[data-card={card}]").click()
    page.locator(".group.target").first.click()
    expect(page.locator(f"[data-card={card}]")).to_have_count(0)


def arrange(page: Page) -> None:
    """The first half of the lesson, up to the board on which the level is arranged."""
    at(page, "tut-hello")
    page.locator(".lesson button").click()
    at(page, "tut-level")
    page.locator(".lesson button").click()
    at(page, "tut-draw")
    page.locator(".draw-pile").click()
    at(page, "tut-discard")
    page.locator("[data-card=P1]").click()
    page.locator(".own-pile").click()
    at(page, "tut-laid-out")
    page.locator(".lesson button").click()
    at(page, "tut-take")
    page.locator("[data-anchor=pile-1]").click()
    at(page, "tut-lay-out")
    page.locator(".actions .button.go").click()


# Whether the board is there when all that the tap has set off within its task is done.
WITHIN_THE_TAP = """async () => {
  document.querySelector(".actions .button.go").click();
  for (let i = 0; i < 100; i += 1) await null;
  return document.querySelector(".arranging") !== null;
}"""


def lay_out_and_off(page: Page) -> None:
    """The lesson until a card is to be discarded for the second time."""
    arrange(page)
    page.locator(".arranging .button.go").click()
    at(page, "tut-lay-off")
    lay_off(page, "P4")
    lay_off(page, "Y15")
    at(page, "tut-discard-again")


def play(page: Page) -> None:
    """The whole lesson, as a person would tap through it."""
    lay_out_and_off(page)
    page.locator("[data-card=G15]").click()
    page.locator(".own-pile").click()
    at(page, "tut-draw-again")
    page.locator(".draw-pile").click()
    at(page, "tut-lay-off-again")
    lay_off(page, "R3")
    lay_off(page, "R1")
    at(page, "tut-last")
    page.locator("[data-card=B1]").click()
    page.locator(".own-pile").click()
    expect(page.locator("dialog .step-gain")).to_have_text(["+2", "+1", "+1"])
    expect(page.locator("dialog.round-end.yours")).to_contain_text("instead of one")
    page.locator("dialog .button.main").click()
    expect(page.locator(".tutorial-end")).to_be_visible()


def test_the_board_opens_after_the_tap_as_it_does_at_a_table(visit: Visit) -> None:
    page = visit("/tutorial")
    arrange(page)
    page.locator(".arranging").get_by_role("button", name="Close").click()
    expect(page.locator(".arranging")).to_have_count(0)
    page.wait_for_timeout(500)  # any sooner it is the second half of a double click
    assert not page.evaluate(WITHIN_THE_TAP)
    expect(page.locator(".arranging")).to_be_visible()


def test_the_first_game_is_played_without_a_name_and_without_the_server(visit: Visit) -> None:
    page = visit("/tutorial", name="", loses_network=True)
    at(page, "tut-hello")
    page.context.set_offline(True)
    play(page)
    page.get_by_role("button", name="Play it again").click()
    at(page, "tut-hello")
    expect(page.locator(".hand-card")).to_have_count(10)
    page.context.set_offline(False)


HUGE = """try { localStorage["nivelo-play"] = '{"text": "huge"}'; } catch {}"""
# Groups that the words of the lesson lie over.
UNDER_THE_WORDS = """() => {
  const words = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll(".group")].map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => top < words.bottom && words.top < bottom).length;
}"""


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_large_letters_leave_what_they_speak_of_in_sight(visit: Visit, locale: str) -> None:
    page = visit(None, name="", locale=locale, viewport={"width": 360, "height": 640})
    page.add_init_script(HUGE)
    page.goto("/tutorial")
    arrange(page)
    page.locator(".arranging .button.go").click()
    at(page, "tut-lay-off")
    page.wait_for_timeout(800)  # the words lie where they stay
    assert page.evaluate(UNDER_THE_WORDS) == 0


def test_only_what_the_lesson_is_about_can_be_done(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    page.locator(".lesson button").click()
    page.locator(".lesson button").click()
    at(page, "tut-draw")
    page.locator("[data-anchor=pile-2]").click(force=True)
    expect(page.locator(".note")).to_have_text("Tap the draw pile first.")
    expect(page.locator(".hand-card")).to_have_count(10)
    page.locator(".draw-pile").click()
    at(page, "tut-discard")
    expect(page.locator(".note")).to_have_count(0)
    page.locator("[data-card=J]").click()
    page.locator(".own-pile").click(force=True)
    expect(page.locator(".note")).to_contain_text("Discard a 1 or a 15.")
    expect(page.locator(".hand-card")).to_have_count(11)


def test_a_card_that_is_needed_says_so_when_it_is_lifted(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    page.locator(".lesson button").click()
    page.locator(".lesson button").click()
    page.locator(".draw-pile").click()
    at(page, "tut-discard")
    page.locator("[data-card=P1]").click()
    expect(page.locator(".note")).to_have_count(0)
    page.locator("[data-card=G9]").click()
    expect(page.locator(".note")).to_have_text("Keep this card for your runs. Discard a 1 or a 15.")


def test_the_level_is_filled_in_and_laying_it_out_has_its_moment(visit: Visit) -> None:
    page = visit("/tutorial", name="", at_once=False)
    arrange(page)
    expect(page.locator(".arranging .place.complete")).to_have_count(2)
    expect(page.locator("[data-glow]")).to_have_text("Lay out")
    page.locator(".arranging .button.go").click()
    expect(page.locator(".peak")).to_contain_text("You lay out level 1!")
    page.locator(".play-area").click(position={"x": 5, "y": 5})
    expect(page.locator(".peak")).to_have_count(0)


def test_only_what_is_spoken_of_now_glows(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    glow = page.locator("[data-glow]")
    arrange(page)
    page.locator(".arranging .button.go").click()
    at(page, "tut-lay-off")
    # First the cards that fit somewhere, then the only place of the one that is chosen.
    expect(page.locator(".hand-card[data-glow]")).to_have_count(3)
    expect(glow).to_have_count(3)
    page.locator("[data-card=Y15]").click()
    expect(page.locator(".group[data-glow]")).to_have_count(1)
    expect(glow).to_have_count(1)
    page.locator(".group[data-glow]").click()
    expect(page.locator(".group[data-glow]")).to_have_count(0)


def test_a_page_that_is_loaded_again_goes_on_with_the_lesson(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    arrange(page)
    page.reload()
    at(page, "tut-lay-out")
    expect(page.locator("[data-card=P1]")).to_have_count(0)
    expect(page.locator("[data-card=O11]")).to_have_count(1)
    # Whoever leaves it and comes again begins at the beginning.
    page.get_by_role("link", name="Close").click()
    page.locator("main:not(.tutorial)").wait_for()
    page.goto("/tutorial")
    at(page, "tut-hello")


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = visit("/tutorial", name="", viewport={"width": 1440, "height": 900})
    for step in ("tut-hello", "tut-level"):
        at(page, step)
        page.locator(".lesson button").focus()
        page.keyboard.press("Enter")
    at(page, "tut-draw")
    expect(page.locator(".hand-card:focus")).to_have_count(1)  # one's turn begins there
    page.locator(".draw-pile").focus()
    page.keyboard.press("Space")
    at(page, "tut-discard")
    page.locator(".hand-card[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.locator(".actions .button.main").focus()
    page.keyboard.press("Enter")
    at(page, "tut-laid-out")


@pytest.mark.parametrize("locale", LOCALES)
def test_it_speaks_every_language(visit: Visit, locale: str) -> None:
    page = visit("/tutorial", name="", locale=locale)
    at(page, "tut-hello")
    lesson = page.locator(".lesson p").inner_text()
    assert "Mia" in lesson
    words = page.locator(".lesson[data-placed]").bounding_box()
    hand = page.locator(".hand-card").first.bounding_box()
    assert words is not None
    assert hand is not None
    assert words["y"] + words["height"] < hand["y"]
    assert "{" not in page.locator("body").inner_text()


# Where the words of the lesson, the frame that they point to, and the cards in it are.
PLACES = """() => Object.fromEntries([".lesson", ".hand-cards", ".hand-card", ".level-slots .slot"]
  .map((each) => [each, [...document.querySelectorAll(each)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  })]))"""


def meet(a: dict[str, float], b: dict[str, float]) -> bool:
    across = a["left"] < b["right"] and b["left"] < a["right"]
    return across and a["top"] < b["bottom"] and b["top"] < a["bottom"]


def test_the_words_lie_beside_the_frame_of_the_hand_and_point_at_it(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    at(page, "tut-hello")
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (820, 1180), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # sooner than the words are set once more
        places = page.evaluate(PLACES)
        (words,), (frame,), cards = places[".lesson"], places[".hand-cards"], places[".hand-card"]
        assert not meet(words, frame), (width, height)
        assert not any(meet(words, slot) for slot in places[".level-slots .slot"]), (width, height)
        assert frame["left"] >= min(card["left"] for card in cards) - 16, (width, height)
        assert frame["bottom"] <= height - 2, (width, height)
        expect(page.locator(".lesson")).to_have_attribute("data-tip", "bottom")


def test_on_a_phone_held_sideways_the_hand_and_the_groups_are_in_sight(visit: Visit) -> None:
    page = visit("/tutorial", name="Mia", viewport={"width": 844, "height": 390})
    at(page, "tut-hello")
    expect(page.locator(".seat-name").first).to_contain_text("Lea")  # the player is Mia
    expect(page.locator(".hand-card").last).to_be_in_viewport(ratio=0.6)
    play(page)


def test_the_button_stays_where_it_is_while_a_level_is_arranged(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    arrange(page)
    button = page.locator(".arranging .button.go")
    tops = [button.bounding_box()]
    for card in LEVEL:
        page.locator(f"[data-card={card}]").click()
        tops.append(button.bounding_box())
    assert {box["y"] for box in tops if box} == {tops[0] and tops[0]["y"]}


OUTLINES = """cards => [...new Set(cards.map(card => getComputedStyle(card).outline))]"""


def test_who_taps_sees_no_ring_of_the_keyboard_among_the_cards_that_glow(visit: Visit) -> None:
    page = visit("/tutorial", name="")
    lay_out_and_off(page)
    glowing = page.locator(".hand-card[data-glow]")
    expect(glowing).to_have_count(3)
    glowing.last.evaluate("card => card.focus()")
    assert len(glowing.evaluate_all(OUTLINES)) == 1
    page.keyboard.press("Home")  # another card that glows
    assert len(glowing.evaluate_all(OUTLINES)) == 2
