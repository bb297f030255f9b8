"""How the page and its files are served."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import nivelo
from nivelo.server.api.pages import FILES
from nivelo.site.web_files import WebFiles
from support.server.running_server import Running, running

WEB = Path(nivelo.__file__).parent / "web"
LANGUAGES = ("de", "en", "es", "fr", "nl")


@pytest.fixture
def client(sqlite_server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=sqlite_server.url) as client:
        yield client


def place_of(page: str) -> str:
    match = re.search(r'data-web="([^"]+)"', page)
    assert match
    return match[1]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new", "/rules/niveldoce", "/replay/abc/1"])
def test_every_address_of_the_app_gives_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<script" in answer.text
    assert "{base}" not in answer.text
    assert "{web}" not in answer.text


def test_files_of_the_present_version_are_kept_for_ever(client: httpx.Client) -> None:
    place = place_of(client.get("/").text)
    answer = client.get(f"{place}/theme.js")
    assert answer.text == (WEB / "theme.js").read_text()
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_another_version_gets_the_present_file_but_must_ask_again(client: httpx.Client) -> None:
    answer = client.get("/web/000000000000/theme.js")
    assert answer.text == (WEB / "theme.js").read_text()
    assert answer.headers["cache-control"] == "no-cache"


def test_who_cannot_unpack_gets_it_plain(client: httpx.Client) -> None:
    place = place_of(client.get("/").text)
    answer = client.get(f"{place}/theme.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == (WEB / "theme.js").read_text()


@pytest.mark.parametrize("path", ["README.md", "protocol.d.ts", "nothing.js", "..%2fcli.py"])
def test_other_files_are_not_served(client: httpx.Client, path: str) -> None:
    place = place_of(client.get("/").text)
    answer = client.get(f"{place}/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "request/unknown"


@pytest.mark.usefixtures("plain_pages")
def test_the_page_names_every_module_that_it_needs_at_once(client: httpx.Client) -> None:
    page = client.get("/t/abc").text
    named = set(re.findall(r'modulepreload" href="[^"]*/web/[0-9a-f]+/([^"]+)"', page))
    assert {"main.js", "vendor/signals-core.js", "screens/table.js", "table/hand/hand.js"} <= named
    assert all((WEB / name).is_file() for name in named)
    assert f'src="{place_of(page)}/main.js"' in page
    assert client.get(f"{place_of(page)}/bundles/main.js").status_code == 404


@pytest.mark.usefixtures("bundles")
def test_in_bundles_a_table_is_two_scripts_and_two_style_sheets(client: httpx.Client) -> None:
    page = client.get("/t/abc").text
    place = place_of(page)
    named = re.findall(r'(?:href|src)="[^"]*/(bundles/[^"]+)"', page)
    assert sorted(set(named)) == [
        "bundles/main.js",
        "bundles/start.css",
        "bundles/table.css",
        "bundles/table.js",
    ]
    for name in (*named, "bundles/table.nl.ftl"):
        answer = client.get(f"{place}/{name}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    # What is in a bundle is not sent a second time, nor kept by the service worker.
    for name in ("main.js", "styles/base.css", "texts/en/app.ftl", "bundles/bundles.json"):
        assert client.get(f"{place}/{name}").status_code == 404
        assert f'"{name}"' not in client.get("/sw.js").text


@pytest.mark.usefixtures("bundles")
@pytest.mark.parametrize(
    "name", ["table/hand/hand.js", "styles/table/hand.css", "texts/fr/table.ftl", "bundled.js"]
)
def test_bundles_are_not_used_once_a_source_has_changed(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "web"
    shutil.copytree(WEB, folder)
    files = WebFiles(folder)
    files.read()
    assert files.is_bundled
    bundled = files.version
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    changed = WebFiles(folder)
    changed.read()
    assert not changed.is_bundled
    assert changed.version != bundled
    assert name in changed.files
    assert not any(each.startswith("bundles/") for each in changed.files)


@pytest.mark.usefixtures("bundles")
def test_the_first_load_is_small() -> None:
    """Compressed, with everything that the first page and a table need."""
    screens = (("", 85_000, ["start"]), ("t", 151_000, ["start", "table"]))
    for first, most, texts in screens:
        names = ["theme.js", "vendor/gabarito-700.woff2", "vendor/figtree.woff2"]
        names += {*FILES.screens[first].modules, *FILES.screens[first].styles, "bundles/start.css"}
        names += ["surfaces/felt.webp", "surfaces/wood.webp"] if first == "t" else []
        sizes = [
            max(len(packed(f"bundles/{each}.{code}.ftl")) for code in LANGUAGES) for each in texts
        ]
        sizes += [len(packed(name)) for name in names]
        assert sum(sizes) <= most, first


def packed(name: str) -> bytes:
    return FILES.files[name].packed or FILES.files[name].data


def test_under_a_sub_path_everything_is_found(tmp_path: Path) -> None:
    with (
        running(tmp_path, root_path="/cards") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        page = client.get("/cards/new")
        place = place_of(page.text)
        assert place.startswith("/cards/web/")
        assert client.get(f"{place}/theme.js").status_code == 200
        manifest = json.loads(client.get("/cards/manifest.webmanifest").text)
        assert manifest["start_url"] == "/cards/"
        for icon in manifest["icons"]:
            assert client.get(icon["src"]).status_code == 200
        assert 'const BASE = "/cards"' in client.get("/cards/sw.js").text


def test_the_service_worker_keeps_the_files_of_its_version(client: httpx.Client) -> None:
    text = client.get("/sw.js").text
    listed = re.search(r"const FILES = .*\((\[.*\])\);", text)
    assert listed
    names = json.loads(listed[1])
    assert "theme.js" in names
    assert "sw.js" not in names
    place = place_of(client.get("/").text)
    assert f'const WEB = "{place}"' in text


def test_of_many_who_come_first_all_have_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read by the first of them, which takes a while."""
    files = WebFiles(WEB)
    read = files.read

    def slowly() -> None:
        time.sleep(0.1)
        read()

    monkeypatch.setattr(files, "read", slowly)

    def page(_: int) -> str:
        files.refresh()
        return files.page("", "")

    with ThreadPoolExecutor(8) as crowd:
        assert len(set(crowd.map(page, range(8)))) == 1
