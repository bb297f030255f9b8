"""The host's rights: stand-ins, giving a seat back, removing, ending, another game, handing on."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.client import RefusedError, Seat
from nivelo.client.errors import ClosedError
from nivelo.server.live import deputies
from nivelo.server.table import decide, entries
from support.server.people_at_tables import (
    Company,
    advised,
    can,
    never,
    play_on,
    refused,
    table_of,
    together,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def playing(company: Company, *names: str, **setup: Any) -> list[Seat]:
    windows = await company.table(*await company.people(*names), **setup)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def test_a_bot_stands_in_for_who_is_absent_until_they_are_back(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben", pace=10_000)
    assert await refused(guest, "bot", seat=0) == "table/not_host"
    await host.do("bot", seat=1)
    await together(host, guest)
    seat = guest.now["table"]["seats"][1]
    assert (seat["name"], seat["person"]) == ("Ben", True)
    assert seat["bot"] == {"name": "hard", "strength": 10}
    while guest.now["open"]["to_act"] != 1:
        await host.move(await advised(host))
        await together(host, guest)
    assert guest.now["own"]["legal"] == []  # it is the bot's turn, not Ben's
    at = guest.now["position"]
    assert await refused(guest, "move", at=at, move="draw") == "seat/bot_plays"
    assert await refused(guest, "undo", at=at) == "seat/bot_plays"
    await guest.do("return", seat=1)  # they may take it back themselves
    assert guest.now["table"]["seats"][1]["bot"] is None
    assert "draw" in guest.now["own"]["legal"]
    await guest.move("draw")
    await host.do("bot", seat=1)
    await host.do("return", seat=1)
    assert await refused(host, "return", seat=1) == "seat/no_bot"
    assert await refused(guest, "return", seat=0) == "table/not_host"


async def test_a_stand_in_moves_for_the_seat(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    await host.do("bot", seat=1)
    await play_on([host], lambda window: window.now["open"]["turns"] > 3)
    stored = await company.server.entries(table_of(host))
    assert {e.seat for e in stored if e.kind == entries.BOT_MOVE} == {1}
    await together(host, guest)
    assert guest.now["own"]["seat"] == 1  # its person goes on seeing the hand


async def test_who_is_removed_no_longer_sees_the_cards(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben", pace=10_000)
    assert await refused(guest, "remove", seat=0) == "table/not_host"
    assert await refused(host, "remove", seat=0) == "seat/not_removable"
    await host.do("remove", seat=1)
    await until(guest, lambda now: bool(now["you"] == -1))
    assert guest.now["own"] is None
    seat = guest.now["table"]["seats"][1]
    assert (seat["person"], seat["bot"]) == (False, {"name": "hard", "strength": 10})
    assert await refused(host, "remove", seat=1) == "seat/not_removable"
    assert await refused(guest, "sit", seat=1) == "table/playing"


async def test_who_is_removed_from_a_private_table_is_shown_out(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben", pace=10_000, spectators=False)
    await host.do("remove", seat=1)
    with pytest.raises(ClosedError) as closed:
        await until(guest, lambda now: False)
    assert closed.value.code == "table/private"
    with pytest.raises(RefusedError) as refusal:
        await guest.connect()
    assert refusal.value.code == "table/private"


async def test_who_leaves_before_the_game_frees_the_seat(company: Company) -> None:
    host, guest = await company.table(*await company.people("Ann", "Ben"), seats=3)
    await guest.do("leave")
    assert guest.now["you"] == -1
    assert guest.now["table"]["seats"][1]["name"] == ""
    assert await refused(guest, "leave") == "seat/none"
    await guest.do("sit", seat=2)
    await together(host, guest)
    assert host.now["table"]["seats"][2]["name"] == "Ben"
    assert not host.now["table"]["seats"][2]["ready"]


async def test_when_the_host_leaves_the_next_one_keeps_house(company: Company) -> None:
    ann, ben, cleo = await playing(company, "Ann", "Ben", "Cleo", pace=10_000)
    await ann.do("leave")
    await together(ben, cleo)
    await until(cleo, lambda now: bool(now["table"]["host"] == 1))
    assert await refused(ann, "pause") == "table/not_host"
    await ben.do("pause")
    await ben.do("leave")
    await until(cleo, lambda now: bool(now["table"]["host"] == 2))
    await cleo.do("leave")
    assert cleo.now["table"]["host"] == -1


async def test_a_table_that_all_have_left_belongs_to_who_sits_down_next(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    (host,) = await company.table(ann, listed=True)
    guest = await company.window(ben, table_of(host))

    async def offered() -> bool:
        return table_of(host) in [row["id"] for row in await ben.get("/tables")]

    assert await offered()
    await host.do("leave")
    assert host.now["table"]["host"] == -1
    assert not await offered()
    await guest.do("sit", seat=1)
    assert guest.now["table"]["host"] == 1
    assert await offered()
    await guest.do("start")


async def test_the_host_ends_a_game_that_nobody_wins(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    await play_on([host, guest], can("lay-out"))
    assert await refused(guest, "end") == "table/not_host"
    assert await refused(host, "rematch") == "table/playing"
    await host.do("end")
    await together(host, guest)
    table = guest.now["table"]
    assert (table["status"], guest.now["open"]["winner"]) == ("over", -1)
    assert [seat["wins"] for seat in table["seats"]] == [0, 0]
    for window in (host, guest):
        assert window.now["own"]["legal"] == []
        assert not window.now["own"]["undo"]
    assert await refused(host, "end") == "table/over"


async def idle(window: Seat) -> str:
    """Draws, and discards the first card that may go: it gets nobody anywhere."""
    legal: list[str] = window.now["own"]["legal"]
    return "draw" if "draw" in legal else next(move for move in legal if move.startswith("-"))


async def test_the_host_calls_off_a_round_that_drags_on(company: Company) -> None:
    people = await company.people("Ann", "Ben")
    host, guest = windows = await company.table(*people)
    await host.do("start")
    await together(*windows)
    assert await refused(host, "calloff") == "round/not_long"
    await play_on(windows, lambda window: bool(window.now["open"]["turns"] > 60), idle)
    await together(*windows)
    assert await refused(guest, "calloff") == "table/not_host"
    seat = host if host.is_my_turn else guest
    at = seat.now["position"]
    assert await refused(seat, "move", at=at, move="calloff") == "move/unknown"
    await host.do("calloff")
    await together(*windows)
    assert (guest.now["open"]["round"], guest.now["open"]["turns"]) == (2, 1)
    assert guest.now["open"]["levels"] == [1, 1]
    await host.do("end")
    answer = await people[0].http.get(f"/tables/{table_of(host)}/games/1/record")
    assert " calloff" in answer.text


async def test_a_rematch_is_another_game_with_the_same_people(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    promised = host.now["table"]["commitment"]
    assert (await play_on([host, guest], never)).now["table"]["status"] == "over"
    winner = host.now["open"]["winner"]
    assert await refused(guest, "rematch") == "table/not_host"
    await host.do("rematch")
    await together(host, guest)
    table = guest.now["table"]
    assert (table["status"], table["number"]) == ("open", 2)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
    assert [seat["wins"] for seat in table["seats"]] == [int(s == winner) for s in (0, 1)]
    assert (guest.now["open"], guest.now["own"]) == (None, None)
    assert table["commitment"] != promised
    assert await refused(host, "start") == "table/not_ready"
    await guest.do("ready")
    await host.do("start")
    await together(host, guest)
    assert guest.now["open"]["round"] == 1


async def test_who_is_removed_cannot_sit_down_again_at_once(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await company.table(*await company.people("Ann", "Ben"))
    await host.do("remove", seat=1)
    await until(guest, lambda now: bool(now["you"] == -1))
    assert await refused(guest, "sit") == "seat/removed"
    assert await refused(guest, "sit", seat=1) == "seat/removed"
    monkeypatch.setattr(decide, "REMOVED_MILLISECONDS", 0)
    await guest.do("sit")
    await guest.do("leave")  # whoever goes by themselves may come back
    await guest.do("sit")


async def test_somebody_acts_as_host_while_the_host_is_away(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.2)
    people = await company.people("Ann", "Ben", "Cleo")
    host, ben, cleo = await company.table(*people, seats=3)
    await host.do("start")
    await together(host, ben, cleo)
    assert await refused(ben, "pause") == "table/not_host"
    await host.close()
    await until(ben, lambda now: bool(now["table"]["host"] == 1))
    await ben.do("pause")
    assert await refused(cleo, "pause", on=False) == "table/not_host"

    await ben.close()
    await until(cleo, lambda now: bool(now["table"]["host"] == 2))
    await cleo.do("pause", on=False)

    back = await company.window(people[0], table_of(cleo))
    await until(cleo, lambda now: bool(now["table"]["host"] == 0))
    assert await refused(cleo, "pause") == "table/not_host"
    await together(back, cleo)
    await back.do("pause")
    stored = await company.server.stored(table_of(cleo))
    assert (stored.seat_of(stored.host), stored.deputy) == (0, 0)


async def test_a_deputy_becomes_the_host_when_the_host_is_removed(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.2)
    host, ben = await company.table(*await company.people("Ann", "Ben"))
    await host.close()
    await until(ben, lambda now: bool(now["table"]["host"] == 1))
    await ben.do("remove", seat=0)
    await until(ben, lambda now: not now["table"]["seats"][0]["person"])
    stored = await company.server.stored(table_of(ben))
    assert (stored.seat_of(stored.host), stored.deputy) == (1, 0)
