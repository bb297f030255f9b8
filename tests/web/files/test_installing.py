"""The app on one's own device: small to fetch, installable, there without a network, renewed."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from nivelo.server.api import pages
from nivelo.site.web_files import WebFiles, web_folder
from support.server.running_server import Running
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

LOCALES = ("de-DE", "en-GB", "es-ES", "fr-FR", "nl-NL")
MOST_BYTES = 93_000  # for the first page
MOST_FOR_A_TABLE = 172_000
MOST_FILES = 20
# The versions whose files are kept, when the newest worker has settled. One that did not get all of
# its files leaves its store behind, and comes again when it is next looked for.
KEPT = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const settled = () =>
    !worker.installing && !worker.waiting && worker.active?.state === "activated";
  await worker.update();
  for (let n = 0; n < 600 && !settled(); n += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
  return (await caches.keys()).toSorted();
}"""
# The worker takes a page over when all its files are kept.
TAKEN_OVER = """async () => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener("controllerchange", done));
}"""


def version(page: Page) -> str:
    return str(page.locator("html").get_attribute("data-version"))


class Wire:
    """How many bytes a page has come to, over the wire and without a cache: bodies, and in all."""

    def __init__(self, page: Page) -> None:
        self.all = self.heads = self.files = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.clearBrowserCache")
        wire.on("Network.responseReceived", self.begun)
        wire.on("Network.loadingFinished", self.done)

    def begun(self, params: dict[str, Any]) -> None:
        self.heads += int(params["response"]["encodedDataLength"])

    def done(self, params: dict[str, Any]) -> None:
        self.files += 1
        self.all += int(params["encodedDataLength"])


@pytest.mark.usefixtures("bundles")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_load_is_small_over_the_wire(visit: Visit, locale: str) -> None:
    """What the worker fetches afterwards, to be there offline, comes on top.

    The first page keeps to it with the heads of all answers, a table that is opened by its link
    with what is in them.
    """
    page = visit(None, locale=locale)
    table = new_game(page, "niveldoce")
    for place in ("/", f"/t/{table}"):
        page.goto("about:blank")
        wire = Wire(page)
        page.goto(place, wait_until="networkidle")
        page.locator("main").first.wait_for()
        assert 5 < wire.files <= MOST_FILES
        bodies = wire.all - wire.heads
        if place == "/":
            assert wire.all <= MOST_BYTES
        else:
            assert bodies <= MOST_FOR_A_TABLE


def test_the_manifest_makes_it_installable(visit: Visit, sqlite_server: Running) -> None:
    page = visit("/")
    page.locator("main").wait_for()
    loaded = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert loaded["errors"] == []
    assert loaded["url"] == f"{sqlite_server.url}/manifest.webmanifest"
    manifest: dict[str, Any] = httpx.get(loaded["url"]).json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["name"]
    assert manifest["short_name"]
    purposes = set()
    for icon in manifest["icons"]:
        picture = httpx.get(f"{sqlite_server.url}{icon['src']}")
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            purposes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= purposes


def test_without_a_network_the_app_still_opens(visit: Visit) -> None:
    page = visit("/", loses_network=True, service_workers="allow")
    page.evaluate(TAKEN_OVER)
    page.context.set_offline(True)
    for place in ("/", "/settings"):
        page.goto(place)
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()  # it comes by itself
    page.goto("/")
    expect(page.get_by_role("button", name="Play alone")).to_be_visible()


def test_tables_are_never_kept(visit: Visit) -> None:
    page = visit("/settings", service_workers="allow")
    page.evaluate(TAKEN_OVER)
    page.goto(f"/t/{new_game(page, 'level8-101')}")
    page.locator(".hand-card").first.wait_for()
    kept = page.evaluate(
        """async () => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = await Promise.all(stores.map((store) => store.keys()));
          return requests.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith("/web/") for path in kept)


def test_a_new_version_replaces_the_old_one(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    shutil.copytree(web_folder(), folder)
    monkeypatch.setattr(pages, "FILES", WebFiles(folder))
    monkeypatch.setattr("nivelo.site.web_files.LOOK_EVERY", 0)
    page = visit("/settings", loses_network=True, service_workers="allow")
    page.evaluate(TAKEN_OVER)
    versions = [version(page)]
    text = folder / "texts" / "en" / "app.ftl"
    first = text.read_text(encoding="utf-8")
    title = page.get_by_role("heading", level=1)
    before = title.inner_text()
    for n in (2, 3):
        changed = first.replace(f"= {before}\n", f"= {before} {n}\n")
        # All at once: the server looks at each request, and half a file would be one more version.
        newer = tmp_path / f"app-{n}.ftl"
        newer.write_text(changed, encoding="utf-8")
        newer.replace(text)
        # From an empty page: one that has just got its network back may load itself again.
        page.goto("about:blank")
        page.goto("/settings")
        expect(title).to_have_text(f"{before} {n}")
        versions.append(version(page))
        # The page before may still be open somewhere, with its files; older ones are forgotten.
        kept = page.evaluate(KEPT)
        assert kept == sorted(f"nivelo-{each}" for each in versions[-2:])
        # Both are there without a network; what opens then is the newer one.
        page.context.set_offline(True)
        page.goto("/settings")
        assert version(page) == versions[-1]
        page.context.set_offline(False)
    assert len(set(versions)) == 3
