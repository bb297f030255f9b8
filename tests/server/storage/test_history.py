"""Finished games stay: lists, results, proofs, records, replays, and who may see them."""

from __future__ import annotations

import re

import httpx
import pytest

from nivelo.client import Account
from nivelo.engine.random.fairness import commitment, game_seed
from nivelo.engine.records.record_text import parse
from nivelo.games.records import verify
from nivelo.server.answers.history import file_name
from support.server.finished_games import GREEDY, SMALL, SMALL_SETUP, Shown, play_small, small_table
from support.server.running_server import Running

pytestmark = pytest.mark.anyio


async def refusal(account: Account, path: str) -> tuple[int, str]:
    answer = await account.http.get(path)
    return answer.status_code, answer.json()["code"]


# Lists


async def test_a_finished_game_is_in_the_history_of_those_who_played(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        table = await small_table(ann)
        assert (await ann.get("/history"))["games"] == []
        await play_small(ann, table)
        page = await ann.get("/history")
        assert page["total"] == 1
        (game,) = page["games"]
        assert (game["table"], game["number"], game["game"]) == (table, 1, "small")
        assert (game["title"], game["finished"], game["you"]) == ("A small game", True, 0)
        assert game["seats"][0]["name"] == "Ann"
        assert [seat["person"] for seat in game["seats"]] == [True, False]
        assert [seat["bot"] for seat in game["seats"]] == ["", "greedy"]
        assert sum(seat["won"] for seat in game["seats"]) == 1
        assert game["started_at"] <= game["ended_at"]
        assert await bo.get("/history") == {"total": 0, "start": 0, "games": []}
    async with httpx.AsyncClient(base_url=server.url) as nobody:
        assert (await nobody.get("/api/history")).json()["games"] == []


async def test_the_history_is_read_in_pages_with_the_newest_game_first(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        played = []
        for _ in range(3):
            played.append(await small_table(ann))
            await play_small(ann, played[-1])
        first = await ann.get("/history?count=2")
        rest = await ann.get("/history?start=2&count=2")
        assert (first["total"], rest["total"]) == (3, 3)
        listed = [game["table"] for game in first["games"] + rest["games"]]
        assert listed == played[::-1]


async def test_a_table_lists_all_its_games_in_their_order(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        table = await small_table(ann)
        await play_small(ann, table)
        await ann.do(table, "rematch")
        await play_small(ann, table)
        page = await bo.get(f"/tables/{table}/games")
        assert [game["number"] for game in page["games"]] == [1, 2]
        assert [game["you"] for game in page["games"]] == [-1, -1]
        page = await bo.get(f"/tables/{table}/games?start=1")
        assert (page["total"], [game["number"] for game in page["games"]]) == (2, [2])


# While a game is not over


@pytest.mark.parametrize("what", ["", "/record", "/replay", "/review"])
async def test_nothing_of_a_game_is_shown_before_it_is_over(server: Running, what: str) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        path = f"/tables/{table}/games/1{what}"
        assert await refusal(ann, path) == (409, "history/not_over")
        await ann.do(table, "start")
        assert await refusal(ann, path) == (409, "history/not_over")
        await ann.do(table, "pause")
        assert await refusal(ann, path) == (409, "history/not_over")
        await ann.do(table, "end")
        assert (await ann.http.get(path)).status_code == 200
        await ann.do(table, "rematch")
        await ann.do(table, "start")
        assert (await ann.http.get(path)).status_code == 200
        path = f"/tables/{table}/games/2{what}"
        assert await refusal(ann, path) == (409, "history/not_over")
        path = f"/tables/{table}/games/3{what}"
        assert await refusal(ann, path) == (404, "history/unknown")


async def test_what_is_not_there_is_refused(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        await play_small(ann, table)
        games = f"/tables/{table}/games"
        assert await refusal(ann, "/tables/nowhere/games") == (404, "table/unknown")
        assert await refusal(ann, "/tables/nowhere/games/1") == (404, "table/unknown")
        assert await refusal(ann, f"{games}/0") == (400, "request/invalid")
        assert await refusal(ann, f"{games}/{2**40}") == (400, "request/invalid")
        assert await refusal(ann, f"{games}/1/replay?view=2") == (404, "seat/unknown")
        assert await refusal(ann, f"{games}/1/replay?view=all") == (400, "request/invalid")
        assert await refusal(ann, f"{games}/1/replay?start=-1") == (400, "request/invalid")
        assert await refusal(ann, f"{games}/1/replay?count=101") == (400, "request/invalid")
        assert await refusal(ann, "/history?count=0") == (400, "request/invalid")


# One game


async def test_the_proof_keeps_the_promise_made_before_the_words(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        promise = (await ann.get(f"/tables/{table}"))["table"]["commitment"]
        await ann.do(table, "word", word="papaya, «Grüße»")
        await play_small(ann, table)
        game = await ann.get(f"/tables/{table}/games/1")
        proof = game["proof"]
        secret = bytes.fromhex(proof["secret"])
        assert proof["commitment"] == promise == commitment(secret)
        assert proof["words"] == ["papaya, «Grüße»", ""]
        assert proof["seed"] == game_seed(secret, proof["words"]).hex()
        assert proof["ok"]
        assert [check["name"] for check in proof["checks"]] == [
            "game",
            "commitment",
            "seed",
            "moves",
            "result",
        ]
        assert {check["outcome"] for check in proof["checks"]} == {"passed"}
        result = game["result"]
        assert game["milliseconds"] == result["ended_at"] - result["started_at"]
        assert game["setup"]["description"] == SMALL
        assert game["levels"] == [["run 3", "set 2, set 2", "colour 4"]] * 2


async def test_each_game_of_a_table_has_its_own_secret_and_words(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        await ann.do(table, "word", word="first")
        await play_small(ann, table)
        await ann.do(table, "rematch")
        await ann.do(table, "change", setup={**SMALL_SETUP, "seats": 3})
        await play_small(ann, table)
        one = await ann.get(f"/tables/{table}/games/1")
        two = await ann.get(f"/tables/{table}/games/2")
        assert one["proof"]["words"] == ["first", ""]
        assert two["proof"]["words"] == ["", "", ""]
        assert one["proof"]["secret"] != two["proof"]["secret"]
        assert (one["setup"]["seats"], two["setup"]["seats"]) == (2, 3)
        assert one["proof"]["ok"]
        assert two["proof"]["ok"]


async def test_the_record_can_be_downloaded_and_verified(server: Running) -> None:
    async with Account(server.url, 'A "; {b}\\ | ñ 🃏') as ann:
        table = await small_table(ann)
        await play_small(ann, table)
        answer = await ann.http.get(f"/tables/{table}/games/1/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        name = re.fullmatch(
            r'attachment; filename="(small-\d{4}-\d\d-\d\d-\d{4}\.nivelo)"',
            answer.headers["content-disposition"],
        )
        assert name is not None
        record = parse(answer.text)
        assert record.names[0] == 'A "; {b}\\ | ñ 🃏'
        assert verify(record).ok
        result = (await ann.get("/history"))["games"][0]
        won = [seat["won"] for seat in result["seats"]].index(True)
        assert record.result.startswith(f"seat {won + 1} wins")


def test_a_records_file_name_says_the_game_and_when_it_began() -> None:
    assert file_name("level8-101", 1_769_884_245_000) == "level8-101-2026-01-31-1830.nivelo"


async def test_a_game_that_the_host_ended_is_unfinished_but_can_be_seen(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        await ann.do(table, "start")
        await ann.do(table, "end")
        game = await ann.get(f"/tables/{table}/games/1")
        assert not game["result"]["finished"]
        assert not any(seat["won"] for seat in game["result"]["seats"])
        assert game["proof"]["ok"]
        answer = await ann.http.get(f"/tables/{table}/games/1/record")
        assert parse(answer.text).result.startswith("unfinished")


# Who may see them


async def test_a_table_without_spectators_keeps_its_games_to_its_people(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Cy") as cy:
        table = await small_table(ann, spectators=False)
        await play_small(ann, table)
        games = f"/tables/{table}/games"
        for path in (games, f"{games}/1", f"{games}/1/record", f"{games}/1/replay", f"{games}/2"):
            assert await refusal(cy, path) == (403, "table/private")
        # Whoever could sit down may look in before the next game, but not back.
        await ann.do(table, "rematch")
        assert (await cy.get(f"/tables/{table}"))["table"]["status"] == "open"
        assert await refusal(cy, f"{games}/1") == (403, "table/private")
        assert (await ann.get(games))["total"] == 1
        # What the table allows later does not affect it.
        setup = (await ann.get(f"/tables/{table}"))["table"]["setup"]
        await ann.do(table, "change", setup={**setup, "spectators": True})
        assert (await cy.get(games))["games"] == []
        assert (await ann.get(games))["total"] == 1
        await play_small(ann, table)
        assert [game["number"] for game in (await cy.get(games))["games"]] == [2]
        assert [game["number"] for game in (await ann.get(games))["games"]] == [1, 2]


async def test_who_has_left_a_closed_table_still_sees_the_own_games(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        table = await ann.create_table({**SMALL_SETUP, "spectators": False})
        await bo.do(table, "sit")
        await bo.do(table, "ready")
        await ann.do(table, "start")
        for seat in (0, 1):
            await ann.do(table, "bot", seat=seat, bot=GREEDY)
        async with bo.seat(table) as seat_of_bo:
            await Shown(seat_of_bo).until_over()
        await bo.do(table, "leave")
        await ann.do(table, "rematch")
        await ann.do(table, "return", seat=0)
        await play_small(ann, table)
        games = f"/tables/{table}/games"
        assert [game["number"] for game in (await ann.get(games))["games"]] == [1, 2]
        page = await bo.get(games)
        assert [(game["number"], game["you"]) for game in page["games"]] == [(1, 1)]
        assert page["games"][0]["seats"][1]["bot"] == "greedy"
        assert (await bo.get(f"{games}/1"))["proof"]["ok"]
        assert await refusal(bo, f"{games}/2") == (403, "table/private")
        assert (await bo.get("/history"))["total"] == 1
