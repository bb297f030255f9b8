"""The site that `nivelo site` writes: played in the browser, with nobody to answer it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from nivelo.cli import main
from support.server.finished_games import SMALL
from support.web.links import go_to
from support.web.page_player import PagePlayer
from support.web.painting import UNPAINTED
from support.web.plain_files import PlainFiles, served
from support.web.table_form import set_up, start_game
from web.conftest import AT_ONCE, DESKTOP, NO_NETWORK, PHONE
from web.files.test_installing import KEPT, TAKEN_OVER, version

pytestmark = pytest.mark.slow_pure

LONG = 120_000  # Python starts in the page; on a busy machine that takes a while
ITS_RUNTIME_IS_THERE = """async () => {
  const { runtime } = document.documentElement.dataset;
  return (await fetch(`${runtime}/pyodide.asm.wasm`)).ok;
}"""
GAMES = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")

Open = Callable[..., Page]


@pytest.fixture
def files(site: Path) -> Iterator[PlainFiles]:
    with served(site) as running:
        yield running


@pytest.fixture
def device(browser: Browser, files: PlainFiles) -> Iterator[Open]:
    """A device that has been to the site once and keeps all of it; errors fail the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(viewport: ViewportSize = PHONE, **how: Any) -> Page:
        context = browser.new_context(
            base_url=files.url,
            viewport=viewport,
            locale="en-GB",
            reduced_motion="reduce",
            accept_downloads=True,
            **how,
        )
        contexts.append(context)
        context.add_init_script(AT_ONCE + UNPAINTED)
        page = context.new_page()
        page.set_default_timeout(LONG)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console",
            lambda message: (
                wrong.append(message.text)
                if message.type == "error" and not message.text.startswith(NO_NETWORK)
                else None
            ),
        )
        page.goto("/")
        page.get_by_label("What should we call you?").fill("Clara")
        page.get_by_role("button", name="Let’s play").click()
        page.locator(".home-main").wait_for()
        page.evaluate(TAKEN_OVER)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong


def test_a_round_of_each_game_with_the_network_cut_on_a_phone(
    device: Open, files: PlainFiles
) -> None:
    """One Python serves all five; that it starts without a network, a game's reload shows."""
    page = device(PHONE)
    files.cut_off()
    for game in GAMES:
        page.locator(".home-main").wait_for()
        start_game(page, game)
        player = PagePlayer(page)
        player.play(rounds=1)
        assert player.rounds == 1
        assert player.turns > 0
        go_to(page, "/")


def test_a_game_is_there_after_a_reload_and_its_record_verifies(
    device: Open, files: PlainFiles, tmp_path: Path
) -> None:
    page = device(DESKTOP)
    files.cut_off()
    table = start_game(page, "level8-101", bot={"name": "expert"})
    player = PagePlayer(page)
    while player.turns < 3:
        player.act(player.look())
    page.goto(f"/t/{table}")  # Python starts once more, with the network cut
    page.locator(".hand-card").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog summary")).to_have_text("Just this device")  # nobody can be invited
    page.get_by_role("button", name="End the game").click()
    page.locator("dialog.sure").get_by_role("button", name="End the game").click()
    page.locator(".game-end").wait_for()
    go_to(page, f"/history/{table}/1")
    expect(page.get_by_text("The game was ended")).to_be_visible()
    with page.expect_download() as loading:
        page.get_by_role("link", name="record").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    go_to(page, f"/replay/{table}/1")
    expect(page.locator("main")).to_contain_text("Clara")
    go_to(page, "/statistics")
    expect(page.locator("main")).to_contain_text("1")


def test_two_people_pass_the_device_on(device: Open, files: PlainFiles) -> None:
    page = device(PHONE)
    files.cut_off()
    set_up(page, "level8-101")
    page.get_by_role("group", name="Bots").get_by_role("radio", name="0").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Someone here").click()
    page.get_by_label("Name").fill("Ben")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    row = page.locator(".seat-list li", has_text="Ben")
    expect(row).to_contain_text("ready")
    expect(row).not_to_contain_text("away")
    for word in ("Invite", "spectators", "Chat"):
        expect(page.locator("main")).not_to_contain_text(word)
    page.get_by_role("button", name="Start").click()
    page.locator(".table-bar").wait_for()
    expect(page.get_by_role("button", name="Log")).to_have_count(1)
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    passes = 0
    hands = set()
    while passes < 4:
        page.locator("dialog.pass-on[open], main.table[data-mine=yes]").first.wait_for()
        curtain = page.locator("dialog.pass-on[open]")
        if curtain.count():
            box = curtain.bounding_box()
            assert box is not None
            assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
            name = "Ben" if "Ben" in curtain.inner_text() else "Clara"
            curtain.get_by_role("button", name=f"I’m {name}").click()
            curtain.wait_for(state="detached")
            page.locator("main.table[data-mine=yes]").wait_for()
            hands.add((name, " ".join(page.locator(".hand-card").all_inner_texts())))
            passes += 1
        else:
            player = PagePlayer(page)
            while not page.locator("dialog.pass-on[open]").count():
                player.act(player.look())
    assert {name for name, _ in hands} == {"Clara", "Ben"}


def test_whether_anybody_knocks_is_asked_of_all_at_once(device: Open, files: PlainFiles) -> None:
    page = device(PHONE)
    files.cut_off()
    page.get_by_role("radio", name="NivelDoce").check()
    page.get_by_role("button", name="Play with friends").click()
    for name in ("Ben", "Carl", "Dora"):
        page.get_by_role("button", name="Someone here").click()
        page.get_by_label("Name").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(page.locator(".seat-list li", has_text=name)).to_contain_text("ready")
    page.get_by_label("Who goes first?").select_option("Clara")
    page.get_by_role("button", name="Start").click()
    curtain = page.locator("dialog.pass-on[open]")
    player = PagePlayer(page)
    question = curtain.filter(has_text="Does anyone knock")
    page.locator("main.table[data-mine=yes]").wait_for()
    while not question.count():
        holder = curtain.get_by_role("button", name="I’m ")
        if holder.count():
            holder.click()
            curtain.wait_for(state="detached")
        elif page.locator("main.table[data-mine=yes]").count():
            player.act(player.look())
    expect(question.get_by_role("img")).to_be_visible()  # the card that it is about
    expect(question.get_by_role("button")).to_have_count(3)
    # Whoever wants to knock is given the device; all who are asked before them have passed.
    last = question.get_by_role("button").last
    name = last.inner_text().removesuffix(" knocks")
    last.click()
    expect(curtain).to_contain_text(f"Pass the device to {name}")
    curtain.get_by_role("button", name=f"I’m {name}").click()
    expect(question).to_have_count(0)


def test_a_game_goes_along_with_its_link(device: Open) -> None:
    page = device(DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    go_to(page, "/own-games/new")
    page.get_by_label("Name of the game").fill("Zoë’s game")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Copy the link to this game").click()
    expect(page.locator(".note", has_text="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    another = device(PHONE)
    another.goto(link)
    expect(another.get_by_label("Name of the game")).to_have_value("Zoë’s game")
    expect(another.get_by_role("button", name="Play against bots")).to_be_enabled()
    another.goto(link[:-9])
    expect(another.get_by_role("alert")).to_contain_text("This game does not exist")


def test_the_table_that_was_left_last_is_offered_at_once(device: Open) -> None:
    page = device(PHONE)
    for game, leave in (("level8-99", go_to), ("level8-master", Page.goto)):
        start_game(page, game)
        page.locator("main.table[data-mine=yes]").wait_for()
        leave(page, "/")
        page.locator(".home-main").wait_for()
    go_on = page.locator(".go-on")
    expect(go_on).to_contain_text("Level 8 Master")
    expect(page.locator(".table-list:not(.coming) li")).to_have_count(2)
    # Before Python has started it is known what it will say.
    page.context.route("**/pyodide.asm.wasm", lambda route: None)
    page.goto("/")
    expect(go_on).to_contain_text("Level 8 Master")


def test_tutorial_editor_and_coach_work_with_the_network_cut(
    device: Open, files: PlainFiles
) -> None:
    """By links within the app: Python starts once."""
    page = device(PHONE)
    files.cut_off()
    go_to(page, "/tutorial")
    page.locator(".lesson button").click()
    expect(page.locator(".lesson")).to_be_visible()

    go_to(page, "/own-games/new")
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_label("Description as TOML").fill(SMALL)
    page.get_by_role("button", name="Form", exact=True).click()
    expect(page.get_by_text("This game can be played.")).to_be_visible(timeout=LONG)
    level = page.locator(".custom-game-level").first
    level.locator("summary").click()
    expect(level.locator(".custom-odds")).to_contain_text("Complete as dealt in", timeout=LONG)

    go_to(page, "/")
    start_game(page, "level8-101", dealer=1)
    page.locator("main.table[data-mine=yes]").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for()
    page.get_by_role("button", name="Why?").click()
    page.get_by_text("The figures").click()
    expect(page.get_by_text("within one turn")).to_be_visible(timeout=LONG)


def updated(site: Path, folder: Path) -> Path:
    """The site as a later version would write it: the addresses of its files are others."""
    shutil.copytree(site, folder)
    new_names = {}
    for part in ("web", "runtime"):
        (old,) = (folder / part).iterdir()
        new_names[old.name] = old.name[::-1]
        old.rename(old.with_name(old.name[::-1]))
    for file in [*folder.rglob("*.html"), folder / "sw.js", folder / "manifest.webmanifest"]:
        text = file.read_text(encoding="utf-8")
        for old_name, new_name in new_names.items():
            text = text.replace(old_name, new_name)
        file.write_text(text, encoding="utf-8")
    return folder


def test_an_update_takes_files_from_no_page(
    device: Open, files: PlainFiles, site: Path, tmp_path: Path
) -> None:
    """Neither from the next one, for which the browser need not have asked, nor an open one."""
    still_open = device(PHONE)
    page = still_open.context.new_page()
    page.set_default_timeout(LONG)
    files.serve(updated(site, tmp_path / "site"))
    page.goto("/")
    assert version(page) != version(still_open)
    assert len(page.evaluate(KEPT)) == 4  # of each version the pages and the runtime
    files.cut_off()
    page.goto("/")
    assert version(page) != version(still_open)
    start_game(page, "level8-101")
    assert still_open.evaluate(ITS_RUNTIME_IS_THERE)


def test_what_needs_others_says_so(device: Open) -> None:
    """By links within the app, but for what comes from others: Python starts with each load."""
    page = device(PHONE)
    expect(page.get_by_text("Just this device")).to_be_visible()
    go_to(page, "/lobby")
    expect(page.get_by_text("someone has to run a server")).to_be_visible()
    page.goto("/join/ABCDEF")
    expect(page.get_by_text("That needs a server")).to_be_visible()
    page.goto("/t/AbCdEfGhIjKl")
    expect(page.get_by_text("This table is not in this browser.")).to_be_visible()
    go_to(page, "/statistics")
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()
