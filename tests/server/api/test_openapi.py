"""The server describes its HTTP API: completely, truly, and for people too."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from nivelo.client import Account
from support.docs.protocol_page import rows, section, words
from support.server.finished_games import SMALL, play_small, small_table
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


@pytest.fixture
async def described(sqlite_server: Running) -> dict[str, Any]:
    async with Account(sqlite_server.url, "Ann") as ann:
        description: dict[str, Any] = await ann.get("/docs/openapi.json")
        return description


async def test_the_server_describes_its_http_api(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for operation in methods.values():
            assert operation["summary"], path
            refused = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}
    operations = [
        each["operationId"] for one in described["paths"].values() for each in one.values()
    ]
    assert len(operations) == len(set(operations))


async def test_every_type_that_the_description_names_is_in_it(described: dict[str, Any]) -> None:
    named = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(described)))
    assert named <= set(described["components"]["schemas"])
    position = described["components"]["schemas"]["Hello"]["properties"]["open"]
    assert {"$ref": "#/components/schemas/Open"} in position["oneOf"]


async def test_what_the_server_answers_fits_its_description(
    sqlite_server: Running, described: dict[str, Any]
) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        table = await small_table(ann, listed=True)
        await play_small(ann, table)
        game = await ann.post("/own-games", {"description": SMALL})
        for path, asked in (
            ("/me", "/me"),
            ("/games", "/games"),
            ("/own-games", "/own-games"),
            ("/own-games/{game_id}", f"/own-games/{game['id']}"),
            ("/tables", "/tables"),
            ("/tables/mine", "/tables/mine"),
            ("/tables/{table_id}", f"/tables/{table}"),
            ("/history", "/history"),
            ("/tables/{table_id}/games", f"/tables/{table}/games"),
            ("/tables/{table_id}/games/{number}", f"/tables/{table}/games/1"),
            ("/tables/{table_id}/games/{number}/replay", f"/tables/{table}/games/1/replay"),
            ("/statistics", "/statistics"),
            ("/statistics/mine", "/statistics/mine"),
        ):
            responses = described["paths"][f"/api{path}"]["get"]["responses"]
            schema = responses["200"]["content"]["application/json"]["schema"]
            fits = Draft202012Validator({**schema, "components": described["components"]})
            answer = await ann.get(asked)
            assert [problem.message for problem in fits.iter_errors(answer)] == [], path


async def test_people_can_read_the_description_without_scripts(sqlite_server: Running) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        answer = await ann.http.get("/docs")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in answer.text
    assert "style" not in answer.text
    for word in ("POST /api/tables/{table_id}/commands", 'id="Hello"', 'href="#Hello"'):
        assert word in answer.text
    targets = set(re.findall(r'href="#(\w+)"', answer.text))
    assert targets <= set(re.findall(r'id="(\w+)"', answer.text))
    (link,) = re.findall(r'href="(/[^"]+)"', answer.text)
    assert link == "/api/docs/openapi.json"


async def test_the_page_lists_every_address(described: dict[str, Any]) -> None:
    served = {
        (method.upper(), re.sub(r"\{(\w+)\}", "{}", path).rstrip("/"))
        for path, methods in described["paths"].items()
        for method in methods
    }
    documented = set()
    for row in rows(section("## HTTP")):
        for group in row[0].split(";"):
            methods: list[str] = []
            for word in words(group):
                method, _, path = word.partition(" ")
                methods.append(method)
                if path:
                    documented |= {(each, re.sub(r"\{(\w+)\}", "{}", path)) for each in methods}
                    methods = []
    assert documented == served
