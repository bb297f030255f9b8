"""Chat and reactions, and not wanting to read somebody; who is there."""

from __future__ import annotations

import pytest

from support.server.people_at_tables import Company, refused, table_of, together, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def test_what_is_said_reaches_all_and_whoever_comes_later(company: Company) -> None:
    host, guest = await company.table(*await company.people("Ann", "Ben"))
    await host.do("chat", text="  <b>Hello</b>\n you\u202e ")
    await guest.do("react", reaction="laugh")
    await together(host, guest)
    for window in (host, guest, await company.stranger(table_of(host))):
        first, second = window.now["said"]
        assert (first["seat"], first["text"], first["reaction"]) == (0, "<b>Hello</b> you", False)
        assert (second["seat"], second["text"], second["reaction"]) == (1, "laugh", True)


async def test_at_a_private_table_only_those_read_who_sat_there_when_it_was_said(
    company: Company,
) -> None:
    (host,) = await company.table(*await company.people("Ann"), seats=3, spectators=False)
    await host.do("chat", text="between us")
    zoe = await company.person("Zoe")
    late = await company.window(zoe, table_of(host))
    assert late.now["said"] == []  # the table waits for people, so she may look in
    await late.do("sit", seat=1)
    again = await company.window(zoe, table_of(host))
    assert again.now["said"] == []
    await host.do("chat", text="with you")
    await together(host, again)
    assert [line["text"] for line in again.now["said"]] == ["with you"]
    assert [line["text"] for line in host.now["said"]] == ["between us", "with you"]


async def test_a_table_that_is_opened_later_keeps_to_itself_what_was_said_before(
    company: Company,
) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann, seats=3, spectators=False)
    await host.do("chat", text="between us")
    await host.do("change", setup={**host.now["table"]["setup"], "spectators": True})
    await host.do("chat", text="to all")
    zoe = await company.person("Zoe")
    late = await company.window(zoe, table_of(host))
    assert [line["text"] for line in late.now["said"]] == ["to all"]
    await late.do("sit", seat=1)
    seated = await company.window(zoe, table_of(host))
    assert [line["text"] for line in seated.now["said"]] == ["to all"]
    again = await company.window(ann, table_of(host))
    assert [line["text"] for line in again.now["said"]] == ["between us", "to all"]


async def test_who_is_given_the_seat_of_a_bot_reads_what_is_said_from_then_on(
    company: Company,
) -> None:
    ann, zoe = await company.people("Ann", "Zoe")
    (host,) = await company.table(ann, bots={1: {"name": "easy"}}, spectators=False)
    await host.do("chat", text="between us")
    link = await ann.post(f"/tables/{table_of(host)}/seats/1/recovery")
    await zoe.post("/tables/recover", {"token": link["token"]})
    late = await company.window(zoe, table_of(host))
    assert (late.now["you"], late.now["said"]) == (1, [])
    await host.do("chat", text="with you")
    await until(late, lambda now: [line["text"] for line in now["said"]] == ["with you"])


async def test_who_is_muted_is_not_heard_again_by_leaving_and_coming_back(company: Company) -> None:
    host, guest = await company.table(*await company.people("Ann", "Ben"), pace=10_000)
    await host.do("start")
    await host.do("mute", seat=1)
    await guest.do("leave")
    await guest.do("sit")
    await guest.do("chat", text="still here")
    await host.do("chat", text="at last")
    assert host.now["muted"] == [1]
    assert [line["text"] for line in host.now["said"]] == ["at last"]


async def test_nothing_and_too_much_cannot_be_said(company: Company) -> None:
    (host,) = await company.table(*await company.people("Ann"))
    stored = await company.server.entries(table_of(host))
    assert await refused(host, "chat", text="") == "message/invalid"
    assert await refused(host, "chat", text=" \t\u200e ") == "chat/text"
    assert await refused(host, "chat", text="a" * 301) == "message/invalid"
    assert await refused(host, "react", reaction="slap") == "chat/reaction"
    stranger = await company.stranger(table_of(host))
    assert await refused(stranger, "chat", text="hello") == "person/unknown"
    spectator = await company.window(await company.person("Zoe"), table_of(host))
    assert await refused(spectator, "chat", text="hello") == "seat/none"
    assert await company.server.entries(table_of(host)) == stored
    await host.do("chat", text="a" * 300)


async def test_who_is_muted_is_not_read_by_the_one_who_muted_them(company: Company) -> None:
    host, guest, third = await company.table(*await company.people("Ann", "Ben", "Cleo"))
    await host.do("chat", text="one")
    await guest.do("mute", seat=0)
    assert guest.now["muted"] == [0]
    await host.do("chat", text="two")
    await third.do("chat", text="three")
    await together(host, guest, third)
    assert [line["text"] for line in guest.now["said"]] == ["one", "three"]
    assert [line["text"] for line in third.now["said"]] == ["one", "two", "three"]
    assert third.now["muted"] == []
    again = await company.window(await company.person("Ben again"), table_of(host))
    assert again.now["muted"] == []
    await guest.connect()
    assert guest.now["muted"] == [0]
    assert [line["text"] for line in guest.now["said"]] == ["three"]
    await guest.do("mute", seat=0, on=False)
    assert guest.now["muted"] == []
    await host.do("chat", text="four")
    await until(guest, lambda now: now["said"][-1]["text"] == "four")
    assert await refused(guest, "mute", seat=6) == "seat/unknown"


async def test_who_takes_a_seat_is_not_muted_for_what_another_said(company: Company) -> None:
    host, guest = await company.table(*await company.people("Ann", "Ben"), seats=3)
    await host.do("mute", seat=1)
    await guest.do("leave")
    other = await company.window(await company.person("Cleo"), table_of(host))
    await other.do("sit", seat=1)
    await together(host, other)
    assert host.now["muted"] == []
    await other.do("chat", text="hello")
    await until(host, lambda now: bool(now["said"]))


async def test_all_see_who_is_connected_and_how_many_watch(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben)
    await until(host, lambda now: now["present"] == [0, 1] and now["watching"] == 0)
    stranger = await company.stranger(table_of(host))
    await until(host, lambda now: now["watching"] == 1)
    second = await company.window(ben, table_of(host))
    assert guest.socket is not None
    await guest.socket.close()
    await host.do("chat", text="still there?")
    await until(second, lambda now: bool(now["said"]))
    assert host.now["present"] == [0, 1]  # Ben has another window
    assert second.socket is not None
    await second.socket.close()
    await until(host, lambda now: now["present"] == [0])
    assert stranger.socket is not None
    await stranger.socket.close()
    await until(host, lambda now: now.get("watching") == 0)
