"""How the page and its files are served."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import nivelo
from nivelo.server.api.pages import FILES
from support.server.running_server import Running, running

WEB = Path(nivelo.__file__).parent / "web"


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
    answer = client.get(f"{place}/main.js")
    assert answer.text == (WEB / "main.js").read_text()
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_another_version_gets_the_present_file_but_must_ask_again(client: httpx.Client) -> None:
    answer = client.get("/web/000000000000/main.js")
    assert answer.text == (WEB / "main.js").read_text()
    assert answer.headers["cache-control"] == "no-cache"


def test_who_cannot_unpack_gets_it_plain(client: httpx.Client) -> None:
    place = place_of(client.get("/").text)
    answer = client.get(f"{place}/main.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text == (WEB / "main.js").read_text()


@pytest.mark.parametrize("path", ["README.md", "protocol.d.ts", "nothing.js", "..%2fcli.py"])
def test_other_files_are_not_served(client: httpx.Client, path: str) -> None:
    place = place_of(client.get("/").text)
    answer = client.get(f"{place}/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "request/unknown"


def test_the_page_names_every_module_that_it_needs_at_once(client: httpx.Client) -> None:
    page = client.get("/t/abc").text
    named = set(re.findall(r'modulepreload" href="[^"]*/web/[0-9a-f]+/([^"]+)"', page))
    assert {"main.js", "vendor/signals-core.js", "screens/table.js", "table/hand/hand.js"} <= named
    assert all((WEB / name).is_file() for name in named)


def test_the_first_load_is_small() -> None:
    """Compressed, with everything that the first page and a table need."""
    FILES.refresh()
    table = [f"table/{path.stem}" for path in (WEB / "styles" / "table").iterdir()]
    screens = (
        ("", 102_000, ["home"]),
        ("t", 211_000, [*table, "arranging", "setup", "coach", "guide"]),
    )
    for first, most, screen_files in screens:
        names = [*FILES.modules[first], "theme.js"]
        names += ["vendor/gabarito-700.woff2", "vendor/figtree.woff2"]
        names += ["surfaces/felt.webp", "surfaces/wood.webp"] if first == "t" else []
        names += [f"styles/{name}.css" for name in ("base", "parts", "cards", *screen_files)]
        texts = {"": ["app", "home", "cards", "setup"]}
        texts["t"] = ["app", "cards", "levels", "table", "log", "setup", "coach"]
        sizes = [
            max(
                len(gzip.compress((WEB / "texts" / code / f"{name}.ftl").read_bytes()))
                for code in ("de", "en", "es", "fr", "nl")
            )
            for name in texts[first]
        ]
        sizes += [len(FILES.files[name].packed or FILES.files[name].data) for name in names]
        assert sum(sizes) <= most, first


def test_under_a_sub_path_everything_is_found(tmp_path: Path) -> None:
    with (
        running(tmp_path, root_path="/cards") as server,
        httpx.Client(base_url=server.url) as client,
    ):
        page = client.get("/cards/new")
        place = place_of(page.text)
        assert place.startswith("/cards/web/")
        assert client.get(f"{place}/main.js").status_code == 200
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
    assert "main.js" in names
    assert "sw.js" not in names
    place = place_of(client.get("/").text)
    assert f'const WEB = "{place}"' in text
