"""Finding tables and coming back: links, codes, the lobby, windows, other devices, spectators."""

from __future__ import annotations

import httpx
import pytest

from nivelo.client import Account, RefusedError, Seat
from support.server.people_at_tables import (
    SMALL,
    Company,
    advised,
    can,
    play_on,
    refused,
    table_of,
    together,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def code_of(work: object) -> str:
    try:
        await work  # type: ignore[misc]
    except RefusedError as error:
        return error.code
    return ""


async def test_a_table_is_found_by_its_short_code(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    (host,) = await company.table(ann)
    code = host.now["table"]["code"]
    assert await ben.find_table(f" {code.lower()} ") == table_of(host)
    for wrong in ("AAAAAA", "a", "%00", "%C3%A4", "a" * 16, "<b>"):
        assert await code_of(ben.find_table(wrong)) == "table/unknown"
    assert await code_of(ben.get("/tables/nothing-here")) == "table/unknown"
    assert await code_of(ben.get("/tables/%00")) == "table/unknown"


async def test_the_lobby_shows_listed_tables_until_they_are_over(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    (host,) = await company.table(ann, seats=3, listed=True)
    (hidden,) = await company.table(ann)

    async def lobby_row() -> dict[str, object] | None:
        rows = await ben.get("/tables")
        assert table_of(hidden) not in [row["id"] for row in rows]
        return next((row for row in rows if row["id"] == table_of(host)), None)

    row = await lobby_row()
    assert row is not None
    assert (row["title"], row["seats"], row["free"]) == ("A small game", 3, 2)
    assert row["names"] == ["Ann", "", ""]
    await host.do("start")
    row = await lobby_row()
    assert row is not None
    assert (row["status"], row["free"]) == ("playing", 0)
    await host.do("end")
    assert await lobby_row() is None


async def test_my_tables_say_where_it_is_my_turn(company: Company) -> None:
    ann, ben, zoe = await company.people("Ann", "Ben", "Zoe")
    windows = await company.table(ann, ben)
    await windows[0].do("start")
    await together(*windows)
    mover = windows[0].now["open"]["to_act"]
    for person, seat in ((ann, 0), (ben, 1)):
        (row,) = await person.get("/tables/mine")
        assert (row["id"], row["your_turn"]) == (table_of(windows[0]), seat == mover)
    assert await zoe.get("/tables/mine") == []
    assert not row["left"]
    await windows[1].do("leave")
    (row,) = await ben.get("/tables/mine")
    assert (row["left"], row["your_turn"]) == (True, False)
    await windows[1].do("sit")
    (row,) = await ben.get("/tables/mine")
    assert not row["left"]
    await windows[1].do("leave")
    await windows[0].do("end")
    assert await ben.get("/tables/mine") == []
    async with httpx.AsyncClient(base_url=f"{company.server.url}/api") as nobody:
        assert (await nobody.get("/tables/mine")).json() == []


async def your_turn(person: Account) -> bool:
    (row,) = await person.get("/tables/mine")
    return bool(row["your_turn"])


async def test_whose_turn_it_is_follows_moves_stand_ins_and_pauses(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben, pace=10_000)
    await windows[0].do("start")
    await together(*windows)
    for _ in range(12):
        mover = windows[windows[0].now["open"]["to_act"]]
        turns = [await your_turn(person) for person in (ann, ben)]
        assert turns == [window is mover for window in windows]
        await mover.move(await advised(mover))
        await together(*windows)
    while windows[0].now["open"]["to_act"] != 1:
        await windows[0].move(await advised(windows[0]))
        await together(*windows)
    assert await your_turn(ben)
    await windows[0].do("bot", seat=1)
    assert not await your_turn(ben)
    await windows[1].do("return", seat=1)
    assert await your_turn(ben)
    await windows[0].do("pause")
    assert not await your_turn(ben)
    await windows[0].do("pause", on=False)
    assert await your_turn(ben)
    await windows[0].do("end")
    assert not await your_turn(ben)


async def test_a_list_of_tables_loads_none_of_them(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben)
    await windows[0].do("start")
    rooms = company.server.service.hub.rooms.held
    kept = dict(rooms)
    rooms.clear()
    try:
        assert await your_turn(ann) != await your_turn(ben)
        assert table_of(windows[0]) not in rooms
    finally:
        rooms.update(kept)


async def test_a_returning_device_has_its_seat(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben)
    await windows[0].do("start")
    hand = windows[0].now["own"]["hand"]
    again = Account(company.server.url, "Ann", ann.cookie)
    async with again, again.seat(table_of(windows[0])) as window:
        assert window.now["you"] == 0
        assert window.now["own"]["hand"] == hand


async def test_one_seat_in_two_windows(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben)
    doubles = [await company.window(person, table_of(windows[0])) for person in (ann, ben)]
    await windows[0].do("start")
    await together(*windows, *doubles)
    for turn in range(12):
        mover = await play_on(windows, lambda _: True)
        seat = mover.now["you"]
        # The two windows of a person take turns.
        window = (windows, doubles)[turn % 2][seat]
        await window.move(await advised(window))
        await together(*windows, *doubles)
        for one, two in zip(windows, doubles, strict=True):
            for part in ("open", "own", "position", "you"):
                assert one.now[part] == two.now[part]


async def test_a_recovery_link_moves_a_seat_to_another_device_once(company: Company) -> None:
    ann, ben, phone, thief = await company.people("Ann", "Ben", "Phone", "Thief")
    host, guest = await company.table(ann, ben)
    await host.do("start")
    table = table_of(host)
    link = f"/tables/{table}/seats"
    assert await code_of(thief.post(f"{link}/1/recovery")) == "seat/not_yours"
    assert await code_of(ann.post(f"{link}/1/recovery")) == "seat/not_yours"
    assert await code_of(ben.post(f"{link}/5/recovery")) == "seat/unknown"
    token = (await ben.post(f"{link}/1/recovery"))["token"]
    await together(host, guest)
    hand = guest.now["own"]["hand"]

    # Ann has a seat already; being refused does not use the link up.
    assert await code_of(ann.post("/tables/recover", {"token": token})) == "seat/already"
    assert await code_of(phone.post("/tables/recover", {"token": f"{token}x"})) == (
        "recovery/unknown"
    )
    made = await phone.post("/tables/recover", {"token": token})
    assert made["id"] == table
    window = await company.window(phone, table)
    assert (window.now["you"], window.now["own"]["hand"]) == (1, hand)
    assert window.now["table"]["seats"][1]["name"] == "Ben"
    await until(guest, lambda now: bool(now["you"] == -1))
    assert guest.now["own"] is None
    assert await refused(guest, "chat", text="me?") == "seat/none"
    assert await code_of(thief.post("/tables/recover", {"token": token})) == "recovery/unknown"


async def test_a_link_to_a_seat_that_has_changed_hands_is_void(company: Company) -> None:
    ann, ben, one, two = await company.people("Ann", "Ben", "One", "Two")
    host, _ = await company.table(ann, ben)
    path = f"/tables/{table_of(host)}/seats/1/recovery"
    first, second = [(await ben.post(path))["token"] for _ in range(2)]
    await one.post("/tables/recover", {"token": first})
    assert await code_of(two.post("/tables/recover", {"token": second})) == "recovery/seat"


async def test_the_host_hands_on_the_seat_of_a_bot(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    bots = {1: {"name": "greedy"}}
    table = await ann.create_table({"description": SMALL, "seats": 2, "pace": 10_000}, bots)
    host = await company.window(ann, table)
    await host.do("start")
    token = (await ann.post(f"/tables/{table}/seats/1/recovery"))["token"]
    await ben.post("/tables/recover", {"token": token})
    window = await company.window(ben, table)
    assert window.now["you"] == 1
    seat = window.now["table"]["seats"][1]
    assert (seat["name"], seat["person"], seat["bot"]) == ("Ben", True, None)


async def test_who_was_the_host_hands_on_no_seats_of_bots(company: Company) -> None:
    """They could take one after the other, and look at the cards of all."""
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben, seats=4, pace=10_000)
    await host.do("start")
    path = f"/tables/{table_of(host)}/seats"
    tokens = [(await ann.post(f"{path}/{seat}/recovery"))["token"] for seat in (2, 3)]
    await host.do("leave")
    for token in tokens:
        assert await code_of(ann.post("/tables/recover", {"token": token})) == "recovery/seat"
    await together(host, guest)
    assert (host.now["you"], guest.now["table"]["host"]) == (-1, 1)


async def test_spectators_see_only_what_is_open_to_all(company: Company) -> None:
    ann, ben, zoe = await company.people("Ann", "Ben", "Zoe")
    windows = await company.table(ann, ben)
    await windows[0].do("start")
    for spectator in (
        await company.window(zoe, table_of(windows[0])),
        await company.stranger(table_of(windows[0])),
    ):
        assert spectator.now["you"] == -1
        assert spectator.now["own"] is None
        mover = await play_on(windows, can("draw"))
        await mover.move("draw")
        await together(*windows, spectator)
        assert spectator.now["events"][-1]["cards"] == ["?"]
        assert spectator.now["open"] == mover.now["open"]
        assert spectator.now["own"] is None
        await play_on(windows, can("draw", "lay-out"))


async def test_a_private_table_is_seen_by_its_people_only(company: Company) -> None:
    ann, ben, zoe = await company.people("Ann", "Ben", "Zoe")
    host, _ = await company.table(ann, ben, spectators=False)
    table = table_of(host)
    # Before the game whoever has the link may look in: they could sit down.
    spectator = await company.window(zoe, table)
    assert spectator.now["you"] == -1
    await host.do("start")
    with pytest.raises(RefusedError) as refusal:
        await company.window(zoe, table)
    assert refusal.value.code == "table/private"
    with pytest.raises(RefusedError):
        await company.stranger(table)
    assert await code_of(zoe.get(f"/tables/{table}")) == "table/private"
    assert (await ben.get(f"/tables/{table}"))["you"] == 1
    again: Seat = await company.window(ben, table)
    assert again.now["own"]["seat"] == 1


async def test_the_link_as_a_qr_code(company: Company) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann)
    answer = await ann.http.get(f"/tables/{table_of(host)}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert await code_of(ann.get("/tables/nothing-here/qr.svg")) == "table/unknown"
