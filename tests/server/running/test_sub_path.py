"""Everything under a path, as behind a reverse proxy that hands the path on as it is."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account
from nivelo.server.api import tables
from support.server.finished_games import play_small, small_table
from support.server.running_server import Running, running

pytestmark = pytest.mark.slow_pure  # the same in both modes

BASE = "/games/cards"
PUBLIC = f"https://example.org{BASE}"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("below"), root_path=BASE) as server:
        yield server


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("behind"), public_url=PUBLIC) as server:
        yield server


@pytest.mark.anyio
async def test_a_whole_game_is_played_below_the_path(below: Running) -> None:
    async with Account(below.url + BASE, "Ann") as ann:
        table = await small_table(ann)
        await play_small(ann, table)
        assert (await ann.get(f"/tables/{table}/games"))["total"] == 1


@pytest.mark.parametrize("path", ["/health/live", "/health/ready", "/metrics", "/api/games"])
def test_everything_is_below_the_path_and_nothing_beside_it(below: Running, path: str) -> None:
    assert httpx.get(below.url + BASE + path).status_code == 200
    for elsewhere in (path, f"/games{path}", f"{BASE}x{path}"):
        answer = httpx.get(below.url + elsewhere)
        assert (answer.status_code, answer.json()["code"]) == (404, "request/unknown")


def test_the_description_of_the_api_names_the_paths_as_they_are(below: Running) -> None:
    answer = httpx.get(f"{below.url}{BASE}/api/docs/openapi.json")
    assert answer.status_code == 200
    paths = answer.json()["paths"]
    assert paths
    assert all(path.startswith(f"{BASE}/") for path in paths)


def test_the_page_and_its_files_are_below_the_path(below: Running) -> None:
    for path in ("", "/", "/t/abc"):
        page = httpx.get(f"{below.url}{BASE}{path}", follow_redirects=True)
        assert page.status_code == 200
        assert f'data-base="{BASE}"' in page.text
        assert f"{BASE}/web/" in page.text


def test_the_cookie_is_for_the_path_only(below: Running) -> None:
    me = httpx.post(f"{below.url}{BASE}/api/me", json={"name": "Ann"})
    cookie = SimpleCookie(me.headers["set-cookie"])["nivelo"]
    assert cookie["path"] == BASE
    assert cookie["httponly"]
    assert cookie["samesite"] == "strict"


@pytest.mark.parametrize(
    ("name", "address"), [("below", ""), ("behind_proxy", PUBLIC)], ids=["asked", "public"]
)
def test_codes_for_phones_lead_below_the_path(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, name: str, address: str
) -> None:
    server: Running = request.getfixturevalue(name)
    drawn: list[str] = []

    def draw(text: str) -> bytes:
        drawn.append(text)
        return b"<svg/>"

    monkeypatch.setattr(tables, "qr_svg", draw)
    api = f"{server.url}{BASE}/api"
    me = httpx.post(f"{api}/me", json={"name": "Ann"})
    cookie = SimpleCookie(me.headers["set-cookie"])["nivelo"].value
    made = httpx.post(f"{api}/tables", json={}, headers={"cookie": f"nivelo={cookie}"})
    table = made.json()["id"]
    assert httpx.get(f"{api}/tables/{table}/qr.svg").status_code == 200
    assert drawn == [f"{address or server.url + BASE}/t/{table}"]


def test_behind_a_proxy_with_https_the_cookie_is_secure(behind_proxy: Running) -> None:
    url = f"{behind_proxy.url}{BASE}/api/me"
    public = {"origin": "https://example.org", "host": "inside:8088"}
    me = httpx.post(url, json={"name": "Ann"}, headers=public)
    assert me.status_code == 200
    assert SimpleCookie(me.headers["set-cookie"])["nivelo"]["secure"]
    other = httpx.post(url, json={"name": "Ann"}, headers={"origin": "https://evil.example"})
    assert (other.status_code, other.json()["code"]) == (403, "request/origin")
    # A page that came without encryption may have been changed on the way.
    for origin in ("http://example.org", "ftp://example.org"):
        plain = httpx.post(
            url, json={"name": "Ann"}, headers={"origin": origin, "host": "example.org"}
        )
        assert (plain.status_code, plain.json()["code"]) == (403, "request/origin")


def test_a_server_without_a_path_is_at_the_top(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        me = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})
        assert SimpleCookie(me.headers["set-cookie"])["nivelo"]["path"] == "/"
