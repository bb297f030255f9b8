"""Statistics of games: of one person, and of the whole server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from nivelo.games import BUILT_IN, read_game

OWN: Final = "own"  # all custom games together: their names may be private


class Tally(Struct, frozen=True):
    """Games with a winner, and how many of them were won."""

    finished: int
    won: int


class PersonalGame(Struct, frozen=True):
    """A person's results in one game, or in all of them.

    Averages are over games with a winner, and null if there are none. A streak is a run of wins;
    games ended by the host do not count. Their completed rounds do, in `rounds_played`.
    """

    game: str
    title: str
    played: int
    finished: int
    won: int
    milliseconds: int | None
    rounds: float | None
    best_level: int
    fewest_rounds: int | None  # of the games won
    streak: int
    longest_streak: int
    with_people: Tally  # at least one other seat was a person's
    with_bots: Tally  # all other seats were bots'
    last_at: int
    rounds_played: int = 0


class PersonalStatistics(Struct, frozen=True):
    """A person's games: all together, and each one, the one played last first."""

    total: PersonalGame
    games: list[PersonalGame]


class Players(Struct, frozen=True):
    """Results of one kind of player: people (`bot` is empty) or a bot by name."""

    bot: str
    seats: int
    won: int


class GlobalGame(Struct, frozen=True):
    """Results of one game on this server; averages are over games with a winner."""

    game: str
    title: str
    played: int
    finished: int
    milliseconds: int | None
    rounds: float | None
    turns: float | None
    players: list[Players]


class GlobalStatistics(Struct, frozen=True):
    """Every game that has been played here; custom games are counted together as `own`."""

    games: list[GlobalGame]


def statistics_of_person(rows: Sequence[Any]) -> PersonalStatistics:
    """Statistics of a person's games, given oldest first."""
    by_game: dict[str, list[Any]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    games = [personal(game, of_game[-1].title, of_game) for game, of_game in by_game.items()]
    games.sort(key=lambda each: -each.last_at)
    return PersonalStatistics(personal("", "", rows), games)


def statistics_of_all(games: Sequence[Any], players: Sequence[Any]) -> GlobalStatistics:
    """Statistics of all games, from the sums of each game and its players."""
    by_game = {row.game: row for row in games}
    return GlobalStatistics(
        [
            of_everyone(game, by_game[game], [row for row in players if row.game == game])
            for game in (*BUILT_IN, OWN)
            if game in by_game
        ]
    )


def personal(game: str, title: str, rows: Sequence[Any]) -> PersonalGame:
    """The sums of a person's games, given oldest first."""
    finished = [row for row in rows if row.finished]
    won = [row for row in finished if row.won]
    streak = longest = 0
    for row in finished:
        streak = streak + 1 if row.won else 0
        longest = max(longest, streak)
    return PersonalGame(
        game=game,
        title=title,
        played=len(rows),
        finished=len(finished),
        won=len(won),
        milliseconds=average_time([row.ended_at - row.started_at for row in finished]),
        rounds=sum(row.rounds for row in finished) / len(finished) if finished else None,
        best_level=max((row.level for row in rows), default=0),
        fewest_rounds=min((row.rounds for row in won), default=None),
        streak=streak,
        longest_streak=longest,
        with_people=tally([row for row in finished if row.people > 1]),
        with_bots=tally([row for row in finished if row.people <= 1]),
        last_at=rows[-1].ended_at if rows else 0,
        rounds_played=sum(row.rounds if row.finished else row.rounds - 1 for row in rows),
    )


def average_time(times: list[int]) -> int | None:
    return round(sum(times) / len(times)) if times else None


def tally(rows: list[Any]) -> Tally:
    return Tally(len(rows), sum(bool(row.won) for row in rows))


def of_everyone(game: str, row: Any, players: list[Any]) -> GlobalGame:
    def number(value: Any) -> float | None:
        return None if value is None else float(value)

    return GlobalGame(
        game=game,
        title="" if game == OWN else read_game(game).title,
        played=int(row.played),
        finished=int(row.finished),
        milliseconds=None if row.milliseconds is None else round(row.milliseconds),
        rounds=number(row.rounds),
        turns=number(row.turns),
        players=[Players(each.bot, int(each.seats), int(each.won)) for each in players],
    )
