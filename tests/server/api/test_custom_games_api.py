"""Custom games on the server: saved, shared, changed, deleted, and played."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.protocol.setup import MOST_DESCRIPTION
from nivelo.server.storage.custom_games import MOST_CUSTOM_GAMES
from support.server.finished_games import SMALL
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def refusal(account: Account, method: str, path: str, text: str = "") -> tuple[int, str]:
    data: dict[str, Any] = {"json": {"description": text}} if text else {}
    answer = await account.http.request(method, path, **data)
    return answer.status_code, answer.json()["code"]


async def save(account: Account, text: str = SMALL) -> str:
    return str((await account.post("/own-games", {"description": text}))["id"])


async def test_a_saved_game_is_listed_and_read_again(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        assert await ann.get("/own-games") == []
        made = await ann.post("/own-games", {"description": SMALL})
        assert (made["title"], made["description"], made["yours"]) == ("A small game", SMALL, True)
        assert await ann.get(f"/own-games/{made['id']}") == made
        assert await ann.get("/own-games") == [made]


async def test_a_description_is_parsed_whether_or_not_it_can_be_played(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        parsed = await ann.post("/games/parse", {"description": SMALL})
        assert parsed == {"content": tomllib.loads(SMALL)}
        odd = "id = 5 # no text\n[deck]\njokers = [{ count = 2, range = [1, 5] }]\nlimit = 1e3\n"
        assert (await ann.post("/games/parse", {"description": odd}))["content"] == {
            "id": 5,
            "deck": {"jokers": [{"count": 2, "range": [1, 5]}], "limit": 1000.0},
        }
        assert await refusal(ann, "POST", "/games/parse", "hand = ") == (400, "game/toml")


async def test_who_knows_the_id_can_read_a_game_and_play_it(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        game = await save(ann)
        assert await bo.get("/own-games") == []
        saved = await bo.get(f"/own-games/{game}")
        assert (saved["description"], saved["yours"]) == (SMALL, False)
        setup = {"description": saved["description"], "seats": 2}
        table = await bo.create_table(setup)
        assert (await bo.get(f"/tables/{table}"))["table"]["title"] == "A small game"


async def test_only_its_owner_changes_or_deletes_a_game(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        game = await save(ann)
        path = f"/own-games/{game}"
        other = SMALL.replace("A small game", "A better game")
        assert await refusal(bo, "PUT", path, other) == (403, "own_game/not_yours")
        assert await refusal(bo, "DELETE", path) == (403, "own_game/not_yours")
        assert (await ann.get(path))["description"] == SMALL
        answer = await ann.http.put(path, json={"description": other})
        assert answer.json()["title"] == "A better game"
        assert (await bo.get(path))["description"] == other
        assert (await ann.http.delete(path)).status_code == 204
        assert await refusal(ann, "GET", path) == (404, "own_game/unknown")
        assert await refusal(ann, "DELETE", path) == (404, "own_game/unknown")
        assert await refusal(ann, "PUT", path, SMALL) == (404, "own_game/unknown")


async def test_a_change_does_not_reach_tables_where_the_game_is_played(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        game = await save(ann)
        table = await ann.create_table({"description": SMALL, "seats": 2})
        other = SMALL.replace("hand = 5", "hand = 6")
        await ann.http.put(f"/own-games/{game}", json={"description": other})
        assert (await ann.get(f"/tables/{table}"))["table"]["setup"]["description"] == SMALL


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("not TOML", 400, "game/toml"),
        (SMALL.replace("hand = 5", "hand = 99"), 400, "game/key"),
        (SMALL.replace('"small"', '"level8-101"'), 400, "game/key"),
        (SMALL.replace('"small"', f'"{"a" * 41}"'), 400, "game/key"),
        (SMALL.replace("A small game", r"A small\u0000 game"), 400, "game/key"),
        (SMALL + "#" * MOST_DESCRIPTION, 400, "request/invalid"),
    ],
)
async def test_what_is_no_game_is_neither_saved_nor_played(
    server: Running, text: str, status: int, code: str
) -> None:
    async with Account(server.url, "Ann") as ann:
        game = await save(ann)
        assert await refusal(ann, "POST", "/own-games", text) == (status, code)
        assert await refusal(ann, "PUT", f"/own-games/{game}", text) == (status, code)
        assert [each["description"] for each in await ann.get("/own-games")] == [SMALL]
        with pytest.raises(RefusedError) as refused:
            await ann.create_table({"description": text, "seats": 2})
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("name", "instead"),
    [
        ("A small game", "Ä" * 101),
        ("A small game", "A game \u202eemag a"),
        ("A small game", "A\u200b game"),
        ('"red"', f'"{"r" * 41}"'),
        ('"red"', '"r\u2800d"'),
    ],
)
async def test_names_that_nobody_could_read_are_refused(
    server: Running, name: str, instead: str
) -> None:
    text = SMALL.replace(name, instead)
    assert text != SMALL
    async with Account(server.url, "Ann") as ann:
        assert await refusal(ann, "POST", "/own-games", text) == (400, "game/key")
        assert await refusal(ann, "POST", "/games/check", text) == (400, "game/key")
        with pytest.raises(RefusedError) as refused:
            await ann.create_table({"description": text, "seats": 2})
        assert refused.value.code == "game/key"


async def test_the_longest_title_is_kept(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        game = await save(ann, SMALL.replace("A small game", "Ä" * 100))
        assert (await ann.get(f"/own-games/{game}"))["title"] == "Ä" * 100


async def test_one_person_keeps_so_many_games_and_no_more(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        games = [await save(ann) for _ in range(MOST_CUSTOM_GAMES)]
        assert await refusal(ann, "POST", "/own-games", SMALL) == (429, "own_game/too_many")
        await save(bo)
        await ann.http.delete(f"/own-games/{games[0]}")
        await save(ann)


async def test_without_a_name_nothing_is_saved(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        game = await save(ann)
        ann.http.cookies.clear()
        assert await refusal(ann, "POST", "/own-games", SMALL) == (403, "person/unknown")
        assert await refusal(ann, "PUT", f"/own-games/{game}", SMALL) == (403, "person/unknown")
        assert await refusal(ann, "DELETE", f"/own-games/{game}") == (403, "person/unknown")
        assert (await ann.get(f"/own-games/{game}"))["yours"] is False
        assert await ann.get("/own-games") == []


@pytest.mark.parametrize("strange", ["%00", "a%00b", "%ff", "%F0%9F%83%8F", "x" * 17, "'"])
async def test_strange_ids_are_refused_and_no_fault_of_the_server(
    server: Running, strange: str
) -> None:
    async with Account(server.url, "Ann") as ann:
        for path in (f"/own-games/{strange}", f"/tables/{strange}/games/1"):
            assert (await ann.http.get(path)).status_code == (400 if len(strange) == 17 else 404)
