"""Seats that change hands while other things happen: names, who is there, who acts as host."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.client import Account, Seat
from nivelo.server.live import deputies
from support.server.people_at_tables import Company, refused, table_of, together, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

SLOW = 10_000  # milliseconds: no bot moves meanwhile


async def playing(company: Company, *people: Account, **setup: Any) -> list[Seat]:
    windows = await company.table(*people, pace=SLOW, **setup)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def take_over(company: Company, maker: Account, taker: Account, seat: int, at: Seat) -> Seat:
    """A seat goes to somebody by a link."""
    link = await maker.post(f"/tables/{table_of(at)}/seats/{seat}/recovery")
    await taker.post("/tables/recover", {"token": link["token"]})
    return await company.window(taker, table_of(at))


async def test_who_took_another_seat_does_not_get_back_the_one_they_left(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await playing(company, ann, ben, seats=3)
    await guest.do("leave")
    window = await take_over(company, ann, ben, 2, host)
    assert (window.now["you"], window.now["former"]) == (2, -1)
    assert await refused(window, "sit") == "table/playing"
    assert await refused(window, "sit", seat=1) == "table/playing"
    table = await company.server.stored(table_of(host))
    assert [seat.person > 0 for seat in table.seats] == [True, False, True]
    await window.do("leave")
    await window.do("sit")  # one of them again, and not both
    assert await refused(window, "sit") == "table/playing"


async def test_who_comes_back_is_still_told_apart_from_others(company: Company) -> None:
    _, guest = await playing(company, *await company.people("Ann", "Ann"))
    await guest.do("leave")
    await guest.do("sit")
    assert [seat["name"] for seat in guest.now["table"]["seats"]] == ["Ann", "Ann 2"]


async def test_who_is_given_their_seat_back_has_their_name_again(company: Company) -> None:
    host, guest = await playing(company, *await company.people("Ann", "Ben"))
    await guest.do("leave")
    await host.do("bot", seat=1, bot={"name": "easy"})
    await host.do("return", seat=1)
    seat = host.now["table"]["seats"][1]
    assert (seat["name"], seat["person"], seat["bot"]) == ("Ben", True, None)


async def test_all_are_told_who_is_there_when_seats_have_other_people(company: Company) -> None:
    host, guest = await playing(company, *await company.people("Ann", "Ben"))
    await guest.do("leave")
    await until(host, lambda now: bool(now["present"] == [0]))
    await host.do("return", seat=1)
    await until(host, lambda now: bool(now["present"] == [0, 1]))


async def test_all_are_told_who_is_there_when_seats_have_other_numbers(company: Company) -> None:
    ann, cleo = await company.people("Ann", "Cleo")
    (host,) = await company.table(ann, seats=4)
    guest = await company.window(cleo, table_of(host))
    await guest.do("sit", seat=2)
    await guest.do("ready")
    await until(host, lambda now: bool(now["present"] == [0, 2]))
    await host.do("start", fill=False)
    await until(host, lambda now: bool(now["present"] == [0, 1]))


async def test_somebody_acts_as_host_if_the_next_host_is_away(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if nobody comes or goes: who was the host looks on."""
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.1)
    host, ben, cleo = await playing(company, *await company.people("Ann", "Ben", "Cleo"))
    await ben.close()
    await until(host, lambda now: bool(now["present"] == [0, 2]))
    await host.do("leave")
    await until(cleo, lambda now: bool(now["table"]["host"] == 2))
    await cleo.do("pause")


async def test_somebody_else_acts_as_host_if_who_did_so_leaves(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.1)
    host, ben, cleo = await playing(company, *await company.people("Ann", "Ben", "Cleo"))
    await host.close()
    await until(ben, lambda now: bool(now["table"]["host"] == 1))
    await ben.do("leave")
    await until(cleo, lambda now: bool(now["table"]["host"] == 2))
    await cleo.do("pause")


@pytest.mark.parametrize("command", ["remove", "mute", "bot", "return"])
async def test_nobody_is_hit_by_what_was_meant_for_whoever_sat_there_before(
    company: Company, command: str
) -> None:
    ann, ben, cleo = await company.people("Ann", "Ben", "Cleo")
    host, guest = await company.table(ann, ben, pace=SLOW)
    await guest.do("leave")
    window = await company.window(cleo, table_of(host))
    await window.do("sit", seat=1)
    seq = window.now["seq"]
    assert await refused(host, command, seat=1, name="Ben") == "seat/changed"
    await together(host, window)
    assert (window.now["seq"], window.now["you"]) == (seq, 1)
    if command in ("remove", "mute"):
        await host.do(command, seat=1, name="Cleo")
