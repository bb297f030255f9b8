"""Replays: a finished game as a seat, a spectator or everyone sees it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from nivelo.client import Account
from nivelo.server.history.results import Made, standing
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from nivelo.server.thinking.replays import unpacked
from support.server.finished_games import RANDOM, Shown, play_out, play_small, small_table
from support.server.running_server import Running

pytestmark = pytest.mark.anyio


async def all_frames(account: Account, table: str, number: int, view: str) -> list[dict[str, Any]]:
    """Every frame of a game, read in pages of an odd size."""
    frames: list[dict[str, Any]] = []
    while True:
        page = await account.get(
            f"/tables/{table}/games/{number}/replay?view={view}&start={len(frames)}&count=7"
        )
        assert page["start"] == len(frames)
        frames += page["frames"]
        if not page["frames"]:
            assert page["total"] == len(frames)
            return frames


async def test_a_replay_shows_a_seat_and_a_spectator_what_they_were_shown(server: Running) -> None:
    async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
        table = await small_table(ann)
        async with ann.seat(table) as seat, bo.seat(table) as behind:
            player, spectator = Shown(seat), Shown(behind)
            await player.do("start")
            await play_out(player)
            await spectator.until_over()
        positions = sorted(player.opens)
        assert positions == sorted(spectator.opens)
        as_seat = await all_frames(ann, table, 1, "0")
        as_spectator = await all_frames(bo, table, 1, "spectator")
        assert len(as_seat) == len(as_spectator) == len(positions)
        for position, mine, others in zip(positions, as_seat, as_spectator, strict=True):
            assert mine["open"] == others["open"] == player.opens[position]
            assert mine["events"] == player.events[position]
            assert others["events"] == spectator.events[position]
            assert others["own"] == []
            (own,) = mine["own"]
            shown = {**player.owns[position], "undo": False}
            assert own == shown


async def test_the_open_view_shows_all_hands_and_hides_no_card(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        await play_small(ann, table)
        for view, expected in (("open", [0, 1]), ("0", [0]), ("1", [1]), ("spectator", [])):
            frames = await all_frames(ann, table, 1, view)
            for frame in frames:
                assert [own["seat"] for own in frame["own"]] == expected
                sizes = [len(own["hand"]) for own in frame["own"]]
                assert sizes == [frame["open"]["hand_sizes"][seat] for seat in expected]
            hidden = {
                event["seat"]
                for frame in frames
                for event in frame["events"]
                if "?" in event["cards"]
            }
            assert hidden == {0, 1} - set(expected)


async def test_a_frame_says_who_moved_and_what(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await small_table(ann)
        await play_small(ann, table)
        frames = await all_frames(ann, table, 1, "open")
        assert [frame["number"] for frame in frames] == list(range(len(frames)))
        deal = frames[0]
        assert (deal["seat"], deal["by"], deal["move"]) == (-1, "", "")
        assert {event["what"] for event in deal["events"]} >= {"dealt", "turned_up"}
        for before, frame in pairwise(frames):
            assert frame["seat"] == before["open"]["to_act"]
            assert frame["by"] == ("person" if frame["seat"] == 0 else "bot")
            assert frame["move"] in before["own"][frame["seat"]]["legal"]
            assert frame["at"] >= before["at"]
        assert frames[-1]["open"]["winner"] >= 0


async def test_moves_that_were_taken_back_are_not_replayed(server: Running) -> None:
    async with Account(server.url, "Ann") as ann:
        # A better bot may win before the player has laid out and can take that back.
        table = await small_table(ann, bot=RANDOM)
        async with ann.seat(table) as seat:
            shown = Shown(seat)
            await shown.do("start")
            await play_out(shown, undo=3)
        kinds = [entry.kind for entry in await server.entries(table)]
        assert kinds.count(entries.UNDONE) == 3
        made = sum(kind in entries.MOVES for kind in kinds)
        game = await ann.get(f"/tables/{table}/games/1")
        assert game["frames"] == 1 + made - 3
        assert game["proof"]["ok"]
        assert (await all_frames(ann, table, 1, "0"))[-1]["open"]["winner"] >= 0


async def test_of_the_games_that_were_looked_at_a_few_are_kept(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nivelo.server.thinking.replays.MOST_KEPT", 2)
    replays = server.service.replays
    async with Account(server.url, "Ann") as ann:
        tables = [await small_table(ann) for _ in range(3)]
        for table in tables:
            await play_small(ann, table)
        pages = [await all_frames(ann, table, 1, "0") for table in tables]
        assert list(replays.kept) == [(table, 1) for table in tables[1:]]
        # Of a game that is kept no page begins at the deal again.
        newest = unpacked(replays.kept[tables[2], 1].packed)
        for start in range(len(pages[2])):
            newest.frames(0, start, 1)
        spacing = newest.keyframes.spacing
        assert sorted(newest.keyframes.kept) == list(range(0, len(pages[2]), spacing))
        assert await all_frames(ann, tables[0], 1, "0") == pages[0]
        assert list(replays.kept) == [(tables[2], 1), (tables[0], 1)]


def test_a_move_made_because_time_was_up_is_told_from_a_persons() -> None:
    stored = [
        Entry(5, 10, entries.MOVE, 0, "draw"),
        Entry(6, 20, entries.MOVE, 0, "R7@1"),
        Entry(7, 30, entries.UNDONE, 0),
        Entry(8, 40, entries.TIMED_MOVE, 0, "-R7"),
        Entry(9, 50, entries.BOT_MOVE, 1, "draw"),
    ]
    assert standing(stored) == [
        Made(10, 0, "person", "draw"),
        Made(40, 0, "time_up", "-R7"),
        Made(50, 1, "bot", "draw"),
    ]
