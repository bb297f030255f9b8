"""Tables without a server: the worker's host, asked as the pages ask it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nivelo.browser.thinking import FIRST_WORK, HALF_A_SECOND, LEAST_WORK, Activity, QuickBots
from nivelo.cli import main
from nivelo.engine.model.position import KNOCKING
from nivelo.games import BUILT_IN
from nivelo.server.storage.transfer.export_file import EXPORTED
from nivelo.server.storage.transfer.export_lines import COLUMNS
from support.browser.memory_storage import MemoryStorage
from support.browser.page_at_device import PageAtDevice, Window, page_at, window_at

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

BOT = {"name": "greedy", "strength": 10}


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


async def finished_game(page: PageAtDevice, **setup: Any) -> str:
    """A game that is over: the host has ended it after some moves."""
    table = await page.new_game(**setup)
    window = await window_at(page, table)
    for _ in range(6):
        while not (window.own and window.own["legal"]):
            await window.next()
        await window.send(type="move", at=window.position, move=window.own["legal"][0])
    await window.send(type="end")
    window.connection.close()
    return table


async def test_a_device_says_its_name_once(storage: MemoryStorage) -> None:
    async with page_at(storage, name="") as page:
        assert await page.get("/me") == {"name": None}
        status, refused = await page.ask("POST", "/tables", {"setup": {}})
        assert (status, refused["code"]) == (403, "person/unknown")
        await page.post("/me", {"name": "Ann"})
    async with page_at(storage, name="") as page:
        assert await page.get("/me") == {"name": "Ann"}


@pytest.mark.parametrize("game", BUILT_IN)
async def test_every_game_is_played_with_bots(storage: MemoryStorage, game: str) -> None:
    async with page_at(storage) as page:
        window = await window_at(page, await page.new_game(game, seats=3))
        moves = 0
        while moves < 12:
            while not (window.own and window.own["legal"]):
                await window.next()
            answer = await window.send(
                type="move", at=window.position, move=window.own["legal"][-1]
            )
            assert answer["type"] == "ack", answer
            moves += 1


async def test_a_whole_game_ends_with_a_winner(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        table = await page.new_game(seats=2)
        window = await window_at(page, table)
        # A bot takes over: it is quicker than chance.
        await window.send(type="bot", seat=0, bot=BOT)
        while window.status != "over":
            await window.next()
        (game,) = (await page.get("/history"))["games"]
        assert game["finished"]
        assert game["you"] == 0
        mine = await page.get("/statistics/mine")
        assert mine["total"]["finished"] == 1
        (of_all,) = (await page.get("/statistics"))["games"]
        assert (of_all["game"], of_all["played"]) == ("level8-101", 1)
        assert sum(kind["seats"] for kind in of_all["players"]) == 2


async def test_a_table_is_there_again_after_a_reload(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        table = await page.new_game()
        window = await window_at(page, table)
        while not (window.own and window.own["legal"]):
            await window.next()
        hand, seq = window.own["hand"], window.seq
    async with page_at(storage, name="") as page:
        (listed,) = await page.get("/tables/mine")
        assert (listed["id"], listed["your_turn"]) == (table, True)
        window = await window_at(page, table)
        assert (window.own["hand"], window.seq) == (hand, seq)


async def test_what_is_told_is_stored_before(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        window = await window_at(page, await page.new_game())
        for _ in range(20):
            if window.own and window.own["legal"] and window.received.empty():
                move = window.own["legal"][0]
                await window.send(type="move", at=window.position, move=move)
            else:
                await window.next()
            last = max(row["seq"] for row in await storage.rows("entries"))
            assert window.seq <= last


async def test_two_windows_at_a_table_follow_each_other(storage: MemoryStorage) -> None:
    async with page_at(storage) as one, page_at(storage, name="") as other:
        table = await one.new_game(seats=2, bot={"name": "random"})
        first, second = await window_at(one, table), await window_at(other, table)
        one.host.bots.work = other.host.bots.work = LEAST_WORK
        for window, page in ((first, other), (second, one)) * 5:
            await page.host.heard(table)  # as the browser tells it
            while not (window.own and window.own["legal"]) or not window.received.empty():
                await window.next()
            move = window.own["legal"][0]
            answer = await window.send(type="move", at=window.position, move=move)
            assert answer["type"] in ("ack", "error")
            if answer["type"] == "error":
                assert answer["code"] == "move/stale"
        seqs = [row["seq"] for row in await storage.rows("entries", table)]
        assert seqs == list(range(1, len(seqs) + 1))


async def test_a_finished_game_is_replayed_proved_and_verified(
    storage: MemoryStorage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with page_at(storage) as page:
        table = await finished_game(page)
        game = await page.get(f"/tables/{table}/games/1")
        assert game["proof"]["ok"]
        replay = await page.get(f"/tables/{table}/games/1/replay?view=open&start=0&count=5")
        assert replay["total"] == game["frames"]
        assert len(replay["frames"]) == 5
        record = await page.get(f"/tables/{table}/games/1/record")
    file = tmp_path / record["name"]
    file.write_text(record["text"], encoding="utf-8")
    assert main(["verify", str(file)]) == 0


async def test_a_game_is_reviewed(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        table = await page.new_game()
        window = await window_at(page, table)
        await made_moves(window, 1)
        await window.send(type="end")
        review = await page.get(f"/tables/{table}/games/1/review")
        while not review["ready"]:
            await page.host.reviews.making[table, 1, 0]
            review = await page.get(f"/tables/{table}/games/1/review")
        assert review["total"] == review["done"]


async def made_moves(window: Window, count: int) -> None:
    for _ in range(count):
        while not (window.own and window.own["legal"]):
            await window.next()
        await window.send(type="move", at=window.position, move=window.own["legal"][0])


async def test_hints_and_the_coach_answer(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        window = await window_at(page, await page.new_game())
        while not (window.own and window.own["legal"]):
            await window.next()
        assert (await window.send(type="hint"))["hint"]["level"] == 1
        assert (await window.send(type="coach"))["coach"]["chances"]


async def test_custom_games_are_checked_kept_and_played(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        text = (await page.get("/games/level8-99/description"))["description"]
        mine = text.replace('id = "level8-99"', 'id = "mine"')
        assert mine != text
        assert (await page.post("/games/check", {"description": mine}))["id"] == "mine"
        assert (await page.post("/games/parse", {"description": mine}))["content"]["id"] == "mine"
        assert (await page.post("/games/odds", {"description": mine}))["hands"] > 0
        saved = await page.post("/own-games", {"description": mine})
        assert [each["id"] for each in await page.get("/own-games")] == [saved["id"]]
        table = await page.new_game("mine", description=mine)
        assert (await page.get(f"/tables/{table}"))["table"]["setup"]["game"] == "mine"
        await page.ask("DELETE", f"/own-games/{saved['id']}")
        assert await page.get("/own-games") == []
        status, refused = await page.ask("POST", "/own-games", {"description": "id = 1"})
        assert (status, refused["code"].split("/")[0]) == (400, "game")


@pytest.mark.parametrize(
    ("method", "path", "code", "expected"),
    [
        ("GET", "/tables/code/ABCDEF", "local/needs_server", 400),
        ("POST", "/tables/recover", "local/needs_server", 400),
        ("GET", "/tables/nowhere", "table/unknown", 404),
        ("GET", "/nothing", "request/unknown", 404),
        ("GET", "/history?start=x", "request/invalid", 400),
    ],
)
async def test_what_cannot_be_done_says_why(
    storage: MemoryStorage, method: str, path: str, code: str, expected: int
) -> None:
    async with page_at(storage) as page:
        status, refused = await page.ask(method, path, {})
        assert (status, refused["code"]) == (expected, code)


def test_bots_do_what_they_can_in_half_a_second() -> None:
    bots = QuickBots(Activity())
    bots.learn(HALF_A_SECOND * 4)
    assert bots.work < FIRST_WORK / 4
    for _ in range(50):
        bots.learn(HALF_A_SECOND / 3)
    assert bots.work == 1.0
    for _ in range(50):
        bots.learn(HALF_A_SECOND * 10)
    assert bots.work == LEAST_WORK


async def test_several_people_play_on_one_device(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        made = await page.post("/tables", {"setup": {"seats": 2, "pace": 0}, "bots": {}})
        table = made["id"]
        await page.post(f"/tables/{table}/seats/1/here", {"name": "Ben"})
        await page.post(f"/tables/{table}/commands", {"type": "start"})
        ann, ben = await window_at(page, table), await window_at(page, table, seat=1)
        assert (ann.you, ben.you) == (0, 1)
        assert ann.own["hand"] != ben.own["hand"]
        # Each of them can act only when it is their turn, as everywhere.
        mine, other = (ann, ben) if ann.own["legal"] else (ben, ann)
        move = mine.own["legal"][0]
        refused = await other.send(type="move", at=other.position, move=move)
        assert refused["code"] == "move/not_your_turn"
        assert (await mine.send(type="move", at=mine.position, move=move))["type"] == "ack"
        status, refused = await page.ask("POST", f"/tables/{table}/seats/1/here", {"name": "Carl"})
        assert (status, refused["code"]) == (409, "table/playing")


async def test_whoever_holds_the_device_decides_about_the_table(storage: MemoryStorage) -> None:
    async with page_at(storage) as page:
        made = await page.post("/tables", {"setup": {"seats": 2, "pace": 0}, "bots": {}})
        table = made["id"]
        await page.post(f"/tables/{table}/seats/1/here", {"name": "Ben"})
        await page.post(f"/tables/{table}/commands", {"type": "start"})
        # The next game begins without anybody having to be ready.
        for command in ("end", "rematch", "start"):
            await page.post(f"/tables/{table}/commands?seat=1", {"type": command})
        ben = await window_at(page, table, seat=1)
        assert ben.status == "playing"


async def test_nobody_is_hurried_to_knock_while_the_device_is_passed_on(
    storage: MemoryStorage,
) -> None:
    async with page_at(storage) as page:
        setup = {"game": "niveldoce", "seats": 3, "pace": 0, "knock_seconds": 1}
        made = await page.post("/tables", {"setup": setup, "bots": {}})
        table = made["id"]
        for seat, name in ((1, "Ben"), (2, "Carl")):
            await page.post(f"/tables/{table}/seats/{seat}/here", {"name": name})
        await page.post(f"/tables/{table}/commands", {"type": "start"})
        await play_until_knocking(page, table)
    # It stays so after a reload.
    async with page_at(storage) as page:
        room = await page.host.rooms.get(table)
        assert room.table.match is not None
        assert room.table.match.state.decision == KNOCKING
        assert room.table.deadline_in(room.table.match) == 0


async def play_until_knocking(page: PageAtDevice, table: str) -> None:
    room = await page.host.rooms.get(table)
    match = room.table.match
    assert match is not None
    while match.state.decision != KNOCKING:
        seat = int(match.state.to_act)
        moves = [move.text for move in match.state.legal_moves()]
        move = next((each for each in moves if each.startswith("-")), moves[0])
        await page.post(
            f"/tables/{table}/commands?seat={seat}",
            {"type": "move", "at": room.table.decision_seq, "move": move},
        )
    assert room.table.deadline_in(match) == 0


async def test_what_a_device_keeps_moves_to_another(
    storage: MemoryStorage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with page_at(storage) as page:
        table = await finished_game(page)
        text = (await page.get("/device"))["text"]
    other = MemoryStorage()
    async with page_at(other, name="Ann again") as page:
        assert (await page.post("/device", {"text": text}))["tables"] == 1
        assert (await page.post("/device", {"text": text}))["tables"] == 0
        (game,) = (await page.get("/history"))["games"]
        assert (game["table"], game["you"]) == (table, 0)
        status, refused = await page.ask("POST", "/device", {"text": text[:-40]})
        assert (status, refused["code"].split("/")[0]) == (400, "import")
    # And to a server.
    file = tmp_path / "device.jsonl"
    file.write_text(text, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'server.db'}"
    assert await asyncio.to_thread(main, ["import", str(file), "--database", database]) == 0
    assert "1 tables" in capsys.readouterr().out


async def test_a_server_s_first_person_is_nobody_s_device(
    storage: MemoryStorage, tmp_path: Path
) -> None:
    """Its people are numbered too; only a device's file says whose it is."""
    async with page_at(storage) as page:
        table = await finished_game(page)
        text = (await page.get("/device"))["text"]
    file, database = tmp_path / "a.jsonl", f"sqlite:///{tmp_path / 'server.db'}"
    file.write_text(text, encoding="utf-8")
    for command in ("import", "export"):
        words = [command, str(file), "--database", database]
        assert await asyncio.to_thread(main, words) == 0
        file = tmp_path / "b.jsonl"
    async with page_at(MemoryStorage(), name="Zoe") as page:
        taken = (tmp_path / "b.jsonl").read_text(encoding="utf-8")
        assert (await page.post("/device", {"text": taken}))["tables"] == 1
        assert await page.get("/me") == {"name": "Zoe"}
        assert (await page.get("/history"))["games"] == []
        assert (await page.get("/tables/mine")) == []
        (game,) = (await page.get(f"/tables/{table}/games"))["games"]
        assert game["you"] == -1


def test_the_form_of_an_export_is_that_of_the_database() -> None:
    form = {str(part.name): [str(each.name) for each in part.columns] for part in EXPORTED}
    assert form == COLUMNS
