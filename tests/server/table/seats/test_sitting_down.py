"""Before a game: creating a table, sitting down, getting ready, sides, words, bots, the start."""

from __future__ import annotations

import pytest

from nivelo.client import RefusedError
from nivelo.engine.random.fairness import commitment
from nivelo.server.table.names import distinct_name
from support.server.people_at_tables import SMALL, Company, refused, table_of, together, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def test_who_creates_a_table_sits_on_seat_0_and_is_its_host(company: Company) -> None:
    (ann,) = await company.people("Ann")
    table = await ann.create_table({"game": "level8-101", "seats": 3}, {2: {"name": "random"}})
    window = await company.window(ann, table)
    shown = window.now["table"]
    assert (window.now["you"], shown["host"], shown["status"]) == (0, 0, "open")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "", "Alma"]
    assert [seat["person"] for seat in shown["seats"]] == [True, False, False]
    assert shown["seats"][2]["bot"] == {"name": "random", "strength": 10}
    assert shown["levels"][0][0] == "run 3, run 3"
    assert window.now["open"] is None
    assert window.now["own"] is None


async def test_people_take_free_seats_first_and_then_those_of_bots(company: Company) -> None:
    ann, ben, cleo, dan = await company.people("Ann", "Ben", "Cleo", "Dan")
    bot = {"name": "greedy"}
    table = await ann.create_table({"description": SMALL, "seats": 3}, {1: bot})
    windows = [await company.window(person, table) for person in (ann, ben, cleo, dan)]
    assert windows[1].now["you"] == -1
    await windows[1].do("sit")
    assert windows[1].now["you"] == 2
    await windows[2].do("sit")
    assert windows[2].now["you"] == 1
    seats = windows[2].now["table"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ann", None),
        ("Cleo", None),
        ("Ben", None),
    ]
    assert await refused(windows[3], "sit") == "table/full"
    assert await refused(windows[3], "sit", seat=1) == "seat/taken"
    assert await refused(windows[3], "sit", seat=6) == "seat/unknown"
    assert await refused(windows[2], "sit", seat=0) == "seat/already"


async def test_a_guest_sits_down_by_the_name_they_have_now(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    table = await ann.create_table({"seats": 2})
    window = await company.window(ben, table)
    await ben.post("/me", {"name": "Benjamin"})
    await window.do("sit")
    assert window.now["table"]["seats"][1]["name"] == "Benjamin"
    await ben.post("/me", {"name": "Benno"})
    await until(window, lambda now: now["table"]["seats"][1]["name"] == "Benno")


async def test_a_person_looks_as_they_want_to_at_every_table(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    cat = {"sign": "cat", "colour": "teal"}
    assert await ann.post("/me", {"name": "Ann", "avatar": cat}) == {"name": "Ann", "avatar": cat}
    table = await ann.create_table({"seats": 3})
    window = await company.window(ben, table)
    await window.do("sit")
    assert [seat["avatar"] for seat in window.now["table"]["seats"]] == [cat, None, None]
    owl = {"sign": "owl", "colour": ""}
    await ben.post("/me", {"name": "Ben", "avatar": owl})
    await until(window, lambda now: now["table"]["seats"][1]["avatar"] == owl)
    await ann.post("/me", {"name": "Anna"})
    await until(window, lambda now: now["table"]["seats"][0]["name"] == "Anna")
    assert window.now["table"]["seats"][0]["avatar"] == cat
    assert await ann.get("/me") == {"name": "Anna", "avatar": cat}
    await window.do("leave")
    assert window.now["table"]["seats"][1]["avatar"] is None


async def test_only_signs_and_colours_that_are_drawn_can_be_chosen(company: Company) -> None:
    (ann,) = await company.people("Ann")
    with pytest.raises(RefusedError, match="request/invalid"):
        await ann.post("/me", {"name": "Ann", "avatar": {"sign": "dragon", "colour": "teal"}})
    assert await ann.get("/me") == {"name": "Ann"}


async def test_no_two_at_a_table_have_names_that_look_the_same(company: Company) -> None:
    ann, other, third = await company.people("Ann", "\uff21NN", "A\u200dnn")
    table = await ann.create_table({"description": SMALL, "seats": 4}, {3: {"name": "random"}})
    windows = [await company.window(person, table) for person in (other, third)]
    for window in windows:
        await window.do("sit")
    await together(*windows)
    names = [seat["name"] for seat in windows[1].now["table"]["seats"]]
    assert names == ["Ann", "\uff21NN 2", "A\u200dnn 3", "Alma"]
    await ann.post("/me", {"name": "alma"})
    await until(windows[0], lambda now: now["table"]["seats"][0]["name"] == "alma 2")


@pytest.mark.parametrize("unseen", ["\ufe0e", "\U000e0100", "\u180b"])
def test_a_variation_of_a_letter_that_has_none_makes_no_other_name(unseen: str) -> None:
    assert distinct_name(f"Ann{unseen}", ["Ann", "Ben"]) == f"Ann{unseen} 2"


async def test_the_game_begins_when_all_guests_are_ready(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    table = await ann.create_table({"description": SMALL, "seats": 3, "pace": 10_000})
    host, guest = await company.window(ann, table), await company.window(ben, table)
    await guest.do("sit")
    assert await refused(guest, "start") == "table/not_host"
    assert await refused(host, "start") == "table/not_ready"
    await guest.do("ready")
    await guest.do("ready", on=False)
    assert await refused(host, "start") == "table/not_ready"
    await guest.do("ready")
    await host.do("start")
    await together(host, guest)
    for window in (host, guest):
        assert window.now["table"]["status"] == "playing"
        assert len(window.now["own"]["hand"]) == 5
        assert window.now["open"]["hand_sizes"] == [5, 5, 5]
    # The free seat is a bot's now.
    assert host.now["table"]["seats"][2]["bot"] == {"name": "hard", "strength": 10}
    assert await refused(host, "start") == "table/playing"
    assert await refused(guest, "ready") == "table/playing"


async def test_each_person_picks_a_side_and_the_host_for_all(company: Company) -> None:
    ann, ben, cleo = await company.people("Ann", "Ben", "Cleo")
    host, guest, other = await company.table(ann, ben, cleo)
    await guest.do("pick", side="two")
    await host.do("pick", side="two", seat=2)
    assert await refused(guest, "pick", side="one", seat=2) == "table/not_host"
    assert await refused(guest, "pick", side="three") == "game/side"
    await together(host, guest, other)
    table = host.now["table"]
    assert [seat["side"] for seat in table["seats"]] == ["one", "two", "two"]
    assert table["levels"][1] == ["set 3", "run 4", "colour 4"]
    assert table["setup"]["sides"] == ["one", "two", "two"]
    await host.do("start")
    assert host.now["table"]["levels"][2] == ["set 3", "run 4", "colour 4"]
    assert await refused(guest, "pick", side="one") == "table/playing"


async def test_words_are_seen_by_all_and_enter_the_seed(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben)
    promised = host.now["table"]["commitment"]
    await host.do("word", word="Sommer  nacht\n")
    await guest.do("word", word="rain")
    await together(host, guest)
    assert [s["word"] for s in guest.now["table"]["seats"]] == ["Sommer nacht", "rain"]
    await host.do("start")
    assert await refused(guest, "word", word="late") == "table/playing"
    assert host.now["table"]["commitment"] == promised
    stored = await company.server.stored(table_of(host))
    assert stored.match is not None
    assert stored.match.words == ["Sommer nacht", "rain"]
    assert commitment(stored.match.secret) == promised


async def test_the_host_puts_bots_on_seats_and_frees_them(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben, seats=4)
    assert await refused(guest, "bot", seat=2) == "table/not_host"
    assert await refused(host, "bot", seat=1) == "seat/taken"
    assert await refused(host, "bot", seat=2, bot={"name": "nobody"}) == "bot/unknown"
    await host.do("bot", seat=2, bot={"name": "random", "strength": 3})
    seat = host.now["table"]["seats"][2]
    assert (seat["name"], seat["bot"]) == ("Alma", {"name": "random", "strength": 3})
    assert seat["ready"]
    await host.do("return", seat=2)
    assert host.now["table"]["seats"][2]["bot"] is None
    assert host.now["table"]["seats"][2]["name"] == ""
    assert await refused(host, "return", seat=2) == "seat/no_bot"
    assert await refused(host, "return", seat=7) == "seat/unknown"


async def test_the_host_sets_the_table_up_differently(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben, seats=3)
    setup = {"game": "niveldoce", "seats": 6, "timer": 60, "listed": True}
    assert await refused(guest, "change", setup=setup) == "table/not_host"
    await host.do("change", setup=setup)
    await together(host, guest)
    table = guest.now["table"]
    assert (table["setup"]["game"], len(table["seats"])) == ("niveldoce", 6)
    assert [seat["ready"] for seat in table["seats"]] == [False] * 6  # it is another game now
    await guest.do("leave")
    await guest.do("sit", seat=5)
    smaller = {"game": "niveldoce", "seats": 5}
    assert await refused(host, "change", setup=smaller) == "seat/taken"
    assert await refused(host, "change", setup={"game": "nothing"}) == "game/unknown"
    assert await refused(host, "change", setup={"game": "../secret.toml"}) == "game/unknown"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess"}, "game/unknown"),
        ({"game": "level8-101", "seats": 8}, "game/players"),
        ({"sides": ["one", "two"], "seats": 3}, "game/sides"),
        ({"sides": []}, "game/sides"),
        ({"sides": ["up"]}, "game/side"),
        ({"mix": "salad"}, "game/mix"),
        ({"options": {"wishes": "many"}}, "game/option"),
        ({"bot": {"name": "deep"}}, "bot/unknown"),
        ({"description": "id = 'a'"}, "game/key"),
        ({"description": "["}, "game/toml"),
        ({"seats": 1}, "request/invalid"),
        ({"timer": -1}, "request/invalid"),
        ({"colour": "red"}, "request/invalid"),
    ],
)
async def test_a_setup_of_which_no_game_can_be_made_is_refused(
    company: Company, setup: dict[str, object], code: str
) -> None:
    (ann,) = await company.people("Ann")
    with pytest.raises(RefusedError) as refusal:
        await ann.create_table(setup)
    assert refusal.value.code == code
    assert await ann.get("/tables/mine") == []


async def test_bots_sit_on_seats_that_there_are_but_not_on_the_hosts(company: Company) -> None:
    (ann,) = await company.people("Ann")
    for seat in (0, 2, 9, -1):
        with pytest.raises(RefusedError) as refusal:
            await ann.create_table({"seats": 2}, {seat: {"name": "greedy"}})
        assert refusal.value.code == "seat/unknown"
