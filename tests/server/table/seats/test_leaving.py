"""Leaving a game and coming back; who begins; starting with those who are there."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.client import Seat
from nivelo.server.table import entries
from support.server.people_at_tables import Company, refused, table_of, together, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

SLOW = 10_000  # bots that do not move while one looks


async def playing(company: Company, *names: str, **setup: Any) -> list[Seat]:
    windows = await company.table(*await company.people(*names), pace=SLOW, **setup)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def test_whoever_left_finds_the_seat_again(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    hand = guest.now["own"]["hand"]
    await guest.do("leave")
    await until(host, lambda now: now["table"]["seats"][1]["left"])
    seat = host.now["table"]["seats"][1]
    assert (seat["name"], seat["person"]) == ("Ben", False)
    assert seat["bot"] == host.now["table"]["setup"]["bot"]
    assert (guest.now["you"], guest.now["former"]) == (-1, 1)
    assert host.now["former"] == -1
    await guest.do("sit")
    await together(host, guest)
    assert (guest.now["you"], guest.now["former"]) == (1, -1)
    assert guest.now["own"]["hand"] == hand
    seat = host.now["table"]["seats"][1]
    assert (seat["person"], seat["bot"], seat["left"]) == (True, None, False)


async def test_the_log_says_who_left_and_came_back(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    await guest.do("leave")
    await guest.do("sit")
    await host.do("bot", seat=1)
    await guest.do("return", seat=1)
    guest.now["seq"] = 0  # as a device that comes back and has seen nothing
    await guest.connect()
    seen = [each["what"] for each in guest.now["events"]]
    assert [what for what in seen if what in ("left_table", "came_back", "bot_sits_in")] == [
        "left_table",
        "came_back",
        "bot_sits_in",
        "came_back",
    ]


async def test_a_stranger_does_not_get_the_seat_of_whoever_left(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    await guest.do("leave")
    zoe = await company.window(await company.person("Zoe"), table_of(host))
    assert zoe.now["former"] == -1
    assert await refused(zoe, "sit") == "table/playing"
    assert await refused(zoe, "sit", seat=1) == "table/playing"


async def test_the_host_gives_a_seat_back_to_whoever_left_or_was_removed(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben")
    await guest.do("leave")
    await host.do("return", seat=1)
    await until(guest, lambda now: now["you"] == 1)
    await host.do("remove", seat=1)
    await until(guest, lambda now: now["you"] == -1)
    assert guest.now["former"] == -1
    assert await refused(guest, "sit") == "table/playing"
    await host.do("return", seat=1)
    await until(guest, lambda now: now["you"] == 1)
    assert "hand" in guest.now["own"]


async def test_at_a_table_without_spectators_one_may_come_back_too(company: Company) -> None:
    host, guest = await playing(company, "Ann", "Ben", spectators=False)
    await guest.do("leave")
    await guest.do("sit")
    await until(host, lambda now: now["table"]["seats"][1]["person"])


async def test_the_host_chooses_who_deals_first(company: Company) -> None:
    for dealer in (0, 1, 2):
        windows = await playing(company, "Ann", "Ben", "Cleo", seats=3, dealer=dealer)
        position = windows[0].now["open"]
        assert (position["dealer"], position["turn"]) == (dealer, (dealer + 1) % 3)


async def test_choosing_the_dealer_asks_nobody_again(company: Company) -> None:
    host, _ = await company.table(*await company.people("Ann", "Ben"))
    await until(host, lambda now: now["table"]["seats"][1]["ready"])
    setup = host.now["table"]["setup"]
    await host.do("change", setup={**setup, "dealer": 1})
    assert host.now["table"]["seats"][1]["ready"]
    await host.do("change", setup={**setup, "dealer": 1, "hints": False})
    assert not host.now["table"]["seats"][1]["ready"]
    bad = {**setup, "dealer": setup["seats"]}
    assert await refused(host, "change", setup=bad) == "game/dealer"


async def test_a_game_with_a_chosen_dealer_is_replayed_as_it_was(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, _ = await company.table(ann, ben, dealer=1, pace=SLOW)
    await host.do("start")
    await host.do("end")
    page = await ann.get(f"/tables/{table_of(host)}/games/1/replay")
    assert page["frames"][0]["open"]["dealer"] == 1
    shown = await ann.get(f"/tables/{table_of(host)}/games/1")
    assert shown["proof"]["ok"]


async def test_free_seats_go_and_everyone_moves_up(company: Company) -> None:
    ann, cleo = await company.people("Ann", "Cleo")
    (host,) = await company.table(ann, seats=4, dealer=3)
    guest = await company.window(cleo, table_of(host))
    await guest.do("sit", seat=2)
    await guest.do("ready")
    await guest.do("chat", text="hello")
    await host.do("start", fill=False)
    await together(host, guest)
    assert [seat["name"] for seat in host.now["table"]["seats"]] == ["Ann", "Cleo"]
    assert guest.now["you"] == 1
    assert (host.now["open"]["dealer"], host.now["open"]["turn"]) == (1, 0)
    late = await company.window(await company.person("Zoe"), table_of(host))
    assert late.now["said"][0]["seat"] == 1
    (row,) = await cleo.get("/tables/mine")
    assert row["seats"] == 2


async def test_one_alone_does_not_start_without_bots(company: Company) -> None:
    (host,) = await company.table(*await company.people("Ann"), seats=3)
    assert await refused(host, "start", fill=False) == "game/players"
    await host.do("start")
    assert len(host.now["table"]["seats"]) == 3


def test_those_who_left_are_marked_in_the_entries() -> None:
    """Stored for ever: tables of old have neither word."""
    assert (entries.BY_CHOICE, entries.UNFILLED) == ("by_choice", "unfilled")
