"""Requests as they should not be: always a code, never a 5xx, never a change."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from nivelo.client import RefusedError
from support.server.database_rows import everything_stored
from support.server.people_at_tables import SMALL, Company, table_of
from support.server.raw_socket import raw_socket

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

TABLE = "{table}"

REQUESTS: list[tuple[str, str, Any, int, str]] = [
    ("PUT", "/me", {"name": "x"}, 405, "request/method"),
    ("DELETE", f"/tables/{TABLE}", None, 405, "request/method"),
    ("PATCH", "/tables", {}, 405, "request/method"),
    ("GET", "/nothing", None, 404, "request/unknown"),
    ("GET", f"/tables/{TABLE}/nothing", None, 404, "request/unknown"),
    ("GET", "/tables/%2e%2e%2fsecret", None, 404, ""),
    ("GET", "/tables/%00", None, 404, "table/unknown"),
    ("GET", "/tables/%F0%9F%82%A1", None, 404, "table/unknown"),
    ("GET", "/tables/code/%00%00", None, 404, "table/unknown"),
    ("GET", f"/tables/{'a' * 5000}", None, 0, ""),
    ("GET", "/tables/nobody/qr.svg", None, 404, "table/unknown"),
    ("GET", "/tables/%00/games", None, 404, "table/unknown"),
    ("GET", f"/tables/{TABLE}/games?start=-1", None, 400, "request/invalid"),
    ("GET", f"/tables/{TABLE}/games/99999999999999999999", None, 400, "request/invalid"),
    ("GET", f"/tables/{TABLE}/games/1/replay?view=9", None, 400, "request/invalid"),
    ("GET", f"/tables/{TABLE}/games/1", None, 409, "history/not_over"),
    ("GET", f"/tables/{TABLE}/games/2", None, 404, "history/unknown"),
    ("GET", "/own-games/%00", None, 404, "own_game/unknown"),
    ("POST", "/me", None, 400, "request/invalid"),
    ("POST", "/me", {}, 400, "request/invalid"),
    ("POST", "/me", [], 400, "request/invalid"),
    ("POST", "/me", {"name": ""}, 400, "request/invalid"),
    ("POST", "/me", {"name": " \u202e "}, 400, "name/text"),
    ("POST", "/me", {"name": "a" * 25}, 400, "name/text"),
    ("POST", "/me", {"name": "a" * 101}, 400, "request/invalid"),
    ("POST", "/me", {"name": "x", "id": 1}, 400, "request/invalid"),
    ("POST", "/me", {"name": 7}, 400, "request/invalid"),
    ("POST", "/tables", {"setup": {"seats": "4"}}, 400, "request/invalid"),
    ("POST", "/tables", {"setup": {"game": "/etc/passwd"}}, 400, "game/unknown"),
    ("POST", "/tables", {"setup": {"sides": []}}, 400, "game/sides"),
    ("POST", "/tables", {"setup": {"description": "a" * 20_001}}, 400, "request/invalid"),
    ("POST", "/tables", {"setup": {"description": "a = " + "[" * 9000}}, 400, "game/toml"),
    ("POST", "/tables", {"setup": {"description": "a" + ".a" * 5000 + "=1"}}, 400, ""),
    ("POST", "/tables", {"setup": {"description": "hand = " + "9" * 5000}}, 400, "game/toml"),
    (
        "POST",
        "/tables",
        {"setup": {"description": SMALL.replace("A small game", "\\u0000"), "seats": 2}},
        400,
        "game/key",
    ),
    ("POST", "/tables", {"bots": {"x": {}}}, 400, "request/invalid"),
    ("POST", "/tables", {"bots": {"9": {}}}, 400, "seat/unknown"),
    ("POST", "/tables", {"bots": {str(n): {} for n in range(9)}}, 400, "request/invalid"),
    ("POST", "/tables/recover", {"token": ""}, 400, "request/invalid"),
    ("POST", "/tables/recover", {"token": "x" * 101}, 400, "request/invalid"),
    ("POST", "/tables/recover", {"token": "\x00"}, 404, "recovery/unknown"),
    ("POST", f"/tables/{TABLE}/seats/1/recovery", None, 403, "seat/not_yours"),
    ("POST", f"/tables/{TABLE}/seats/7/recovery", None, 400, "seat/unknown"),
    ("POST", f"/tables/{TABLE}/seats/8/recovery", None, 400, "request/invalid"),
    ("POST", f"/tables/{TABLE}/seats/x/recovery", None, 404, "request/unknown"),
    ("POST", "/tables/nobody/commands", {"type": "ping"}, 404, "table/unknown"),
    ("POST", "/games/check", {"description": "\x00"}, 400, "game/toml"),
    ("POST", "/games/check", {"description": "x = 1"}, 400, "game/key"),
    ("POST", "/games/check", {"description": "a = " + "{a=" * 3000}, 400, "game/toml"),
    ("POST", "/games/parse", {"description": "a = " + "{a=" * 3000}, 400, "game/toml"),
    ("POST", "/games/parse", {"description": "a = " + "[" * 9000}, 400, "game/toml"),
    ("POST", "/games/parse", {"description": "a = " + "1" * 5000}, 400, "game/toml"),
    ("POST", "/games/parse", {"description": "a." * 9990 + "a=1"}, 400, "game/toml"),
    ("POST", "/games/parse", {"description": "a = 0x" + "f" * 15_000}, 400, "game/toml"),
    ("POST", "/games/check", {"description": "#" * 20_001}, 400, "request/invalid"),
    ("POST", "/games/parse", {"description": ""}, 400, "request/invalid"),
]


async def test_requests_that_are_not_as_they_should_be(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, _ = await company.table(ann, ben)
    await host.do("start")
    before = await everything_stored(company.server)
    for method, path, data, status, code in REQUESTS:
        path = path.replace(TABLE, table_of(host))
        body = None if data is None else {"json": data}
        answer = await ann.http.request(method, path, **(body or {}))
        exchange = (method, path[:60], answer.status_code, answer.text[:200])
        assert 400 <= answer.status_code < 500, exchange
        problem = answer.json()
        assert set(problem) == {"code", "text"}, exchange
        assert answer.status_code == (status or answer.status_code), exchange
        assert problem["code"] == (code or problem["code"]), exchange
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert await everything_stored(company.server) == before


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data", ""])
async def test_a_body_of_another_kind_is_read_as_json_or_refused(
    company: Company, kind: str
) -> None:
    (ann,) = await company.people("Ann")
    for content in (b"name=x", b"<name/>", b"\x00\xff", b"a" * 1000, b'{"name": "\xff"}'):
        answer = await ann.http.post("/me", content=content, headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (400, "request/invalid")
    assert (await ann.get("/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    "cookie", ["x", "x" * 43, "x" * 5000, "%00", '"; DROP TABLE people', "\xff", "a=b; nivelo="]
)
async def test_a_cookie_that_is_nobodys_is_nobody(company: Company, cookie: str) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    async with httpx.AsyncClient(base_url=f"{company.server.url}/api") as nobody:
        headers = {b"cookie": f"nivelo={cookie}".encode("latin-1")}
        assert (await nobody.get("/me", headers=headers)).json() == {"name": None}
        answer = await nobody.post("/tables", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "person/unknown")
        path = f"/tables/{table_of(host)}/commands"
        answer = await nobody.post(path, json={"type": "leave"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "person/unknown")


async def test_a_page_of_another_site_can_do_nothing(company: Company) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    table = table_of(host)
    before = await everything_stored(company.server)
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"):
        for path, data in (
            ("/me", {"name": "Eve"}),
            ("/tables", {}),
            (f"/tables/{table}/commands", {"type": "leave"}),
            (f"/tables/{table}/seats/0/recovery", None),
        ):
            answer = await ann.http.post(path, json=data, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")
        async with raw_socket(company.server.url, table, ann.cookie, origin=origin) as socket:
            assert socket.heard[0]["code"] == "request/origin"
            assert await socket.closed() == 4000
    assert await everything_stored(company.server) == before
    own = {"origin": company.server.url}
    assert (await ann.http.post("/me", json={"name": "Ann"}, headers=own)).status_code == 200


@pytest.mark.parametrize(
    ("table", "query", "code"),
    [
        ("nothing-here", "", "table/unknown"),
        ("%00", "", "table/unknown"),
        ("a" * 2000, "", "table/unknown"),
        ("{table}", "?since=x", "request/since"),
        ("{table}", "?since=" + "9" * 5000, "request/since"),
        ("{table}", "?since=1.5", "request/since"),
    ],
)
async def test_a_socket_to_nowhere_says_why_it_closes(
    company: Company, table: str, query: str, code: str
) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    table = table.replace("{table}", table_of(host))
    async with raw_socket(company.server.url, table, ann.cookie, query) as socket:
        assert (socket.heard[0]["type"], socket.heard[0]["code"]) == ("error", code)
        assert await socket.closed() == 4000


async def test_since_what_has_not_happened_nothing_is_missed(company: Company) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    for since in ("-1", "-99999", "0", "99999999999999999999", "%2B1"):
        query = f"?since={since}"
        async with raw_socket(company.server.url, table_of(host), ann.cookie, query) as socket:
            assert socket.heard[0]["type"] == "hello"
            assert socket.heard[0]["events"] == []


async def test_a_name_of_the_server_that_is_too_long_for_a_qr_code(company: Company) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    path = f"/tables/{table_of(host)}/qr.svg"
    answer = await ann.http.get(path, headers={"host": "a" * 5000})
    assert (answer.status_code, answer.json()["code"]) == (400, "request/invalid")


@pytest.mark.parametrize("name", ["a:99999999", "a:b", "a:-1", "[::1", "a]"])
async def test_a_name_of_the_server_that_is_none(company: Company, name: str) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    paths = ("/", "/api/games", f"/api/tables/{table_of(host)}/qr.svg", "/web/x/y", "/api/nothing")
    for path in paths:
        answer = await ann.http.get(f"{company.server.url}{path}", headers={"host": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "request/invalid"), path
        assert answer.headers["x-content-type-options"] == "nosniff"
        head = await ann.http.head(f"{company.server.url}{path}", headers={"host": name})
        assert (head.status_code, head.content) == (400, b"")


async def test_errors_quote_only_what_was_sent(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    (host,) = await company.table(ann)
    with pytest.raises(RefusedError) as refusal:
        await ben.post(f"/tables/{table_of(host)}/seats/0/recovery")
    assert refusal.value.text == "seat 0 is not yours to hand on"
