"""A server's pages without a network: games against bots on the device itself, kept there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from nivelo.server.settings import Settings
from nivelo.site.built_runtime import MARK, BuiltRuntime
from support.server.running_server import Running, running
from support.web.page_player import PagePlayer
from support.web.painting import UNPAINTED
from support.web.table_form import start_game
from web.conftest import AT_ONCE, NO_NETWORK, PHONE, Visit, new_game
from web.files.test_installing import TAKEN_OVER

pytestmark = pytest.mark.slow_pure

LONG = 120_000  # Python starts in the page; on a busy machine that takes a while
PLAIN = "script-src 'self';"
WITH_WASM = "script-src 'self' 'wasm-unsafe-eval';"


@pytest.fixture
def offline_server(site: Path, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, offline=str(site)) as server:
        yield server


@pytest.fixture
def page(browser: Browser, offline_server: Running) -> Iterator[Page]:
    """Somebody on the first page of a server that lets them play offline; errors fail the test."""
    wrong: list[str] = []
    context = browser.new_context(
        base_url=offline_server.url, viewport=PHONE, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(AT_ONCE + UNPAINTED)
    context.request.post("/api/me", data={"name": "Clara"})
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "console",
        lambda said: (
            wrong.append(said.text)
            if said.type == "error" and not said.text.startswith(NO_NETWORK)
            else None
        ),
    )
    page.goto("/")
    page.evaluate(TAKEN_OVER)
    yield page
    context.close()
    assert not wrong


def play_some_turns(page: Page, turns: int) -> None:
    player = PagePlayer(page)
    while player.turns < turns:
        player.act(player.look())


def test_a_game_is_begun_and_gone_on_with_offline_and_is_there_afterwards(
    page: Page, offline_server: Running
) -> None:
    theirs = new_game(page, "level8-99")
    page.get_by_role("button", name="Load for offline play").click()
    expect(page.get_by_role("link", name="Play on this device")).to_be_visible(timeout=LONG)

    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("link", name="Play against bots on this device").click()
    expect(page.get_by_text("Clara").first).to_be_visible()
    mine = start_game(page, "level8-101")
    assert page.url == f"{offline_server.url}/device/t/{mine}"
    PagePlayer(page).play(rounds=1)
    page.reload()
    page.locator(".hand-card").first.wait_for()
    play_some_turns(page, 1)

    page.context.set_offline(False)
    page.goto("/")
    here = page.locator("section", has=page.get_by_role("heading", name="On this device"))
    expect(here.locator(f"a[href='/device/t/{mine}']")).to_be_visible()
    expect(page.locator(f"a[href='/t/{theirs}']").first).to_be_visible()
    page.goto(f"/t/{theirs}")
    page.locator(".hand-card").first.wait_for()
    play_some_turns(page, 1)


def test_who_has_not_loaded_it_is_told_so(page: Page) -> None:
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("has not been loaded onto it yet")).to_be_visible()
    expect(page.get_by_role("link", name="Play against bots")).to_have_count(0)


def test_where_the_server_has_no_runtime_the_page_says_so(visit: Visit) -> None:
    page = visit("/", loses_network=True, service_workers="allow")
    page.evaluate(TAKEN_OVER)
    expect(page.get_by_role("heading", name="On this device")).to_have_count(0)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("does not offer games without a network")).to_be_visible()


def test_when_the_network_goes_the_open_first_page_offers_the_device(page: Page) -> None:
    page.get_by_role("button", name="Load for offline play").click()
    expect(page.get_by_role("link", name="Play on this device")).to_be_visible(timeout=LONG)
    page.context.set_offline(True)
    expect(page.get_by_role("link", name="Play against bots on this device")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("link", name="Play against bots on this device")).to_have_count(0)


def test_only_pages_that_play_on_the_device_may_run_webassembly(offline_server: Running) -> None:
    with httpx.Client(base_url=offline_server.url) as client:
        for path, policy in (("/", PLAIN), ("/t/abc", PLAIN), ("/device/t/abc", WITH_WASM)):
            answer = client.get(path)
            assert answer.headers["content-security-policy"].startswith(policy)
            assert answer.text.count('data-local="yes"') == (policy == WITH_WASM)


def test_the_runtime_is_sent_compressed_and_kept_for_ever(
    offline_server: Running, site: Path
) -> None:
    runtime = BuiltRuntime(site)
    with httpx.Client(base_url=offline_server.url, timeout=60) as client:
        answer = client.get(f"{runtime.address('')}/pyodide.asm.wasm")
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert client.get("/runtime/000000000000/pyodide.asm.wasm").status_code == 404
        assert client.get(f"{runtime.address('')}/..%2f..%2f{MARK}").status_code == 404


@pytest.mark.parametrize("mark", [None, "written by `nivelo site` 0.0.1\n"])
def test_a_folder_that_is_no_site_of_this_version_is_refused(
    tmp_path: Path, mark: str | None
) -> None:
    if mark:
        (tmp_path / MARK).write_text(mark)
    with pytest.raises(Exception, match="nivelo site"):
        Settings(offline=str(tmp_path)).runtime()
