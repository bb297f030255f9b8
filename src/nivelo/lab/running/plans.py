"""What is to be played: game, seats, options, bots and seed, ready to be sent anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.games import UNATTENDED, GameFile, load, read_game


@dataclass(frozen=True)
class Plan:
    """Games without end, one after the other; each depends on the plan and its number alone.

    Every deal is played once in each different seating of the bots, so that luck is shared: the
    bots move one seat on from game to game, and sides stay where they are. Where all bots are the
    same, every game has a deal of its own.
    """

    file: GameFile
    players: int
    side: str | tuple[str, ...]
    mix: str
    options: dict[str, str | int]
    bots: tuple[str, ...]  # one for each seat of the first game
    seed: int
    rounds: int = 0  # after which a game is broken off; 0: it is played to its end

    def load(self) -> Game:
        options = {**UNATTENDED, **self.options}
        return load(self.file, self.players, self.side, self.mix, **options)

    @property
    def sides(self) -> tuple[str, ...]:
        """The side of each seat."""
        return (self.side,) * self.players if isinstance(self.side, str) else self.side

    @cached_property
    def seatings(self) -> int:
        """How many different seatings there are when all move on seat by seat."""
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def bot_at(self, index: int, seat: int) -> int:
        """Which of the bots sits there in the game of this number."""
        return (seat - index % self.seatings) % self.players

    def seat_of(self, index: int, bot: int) -> int:
        """Where one of the bots sits in the game of this number."""
        return (bot + index % self.seatings) % self.players

    def seated(self, index: int) -> list[str]:
        """The names of the bots of a game, seat by seat."""
        return [self.bots[self.bot_at(index, seat)] for seat in range(self.players)]

    def deal_seed(self, index: int) -> bytes:
        return seed_from_text(f"simulate {self.seed} {index // self.seatings}")

    def bot_seed(self, index: int, seat: int) -> int:
        """What a bot draws its chances from; unrelated to the seed of the deals."""
        return int.from_bytes(seed_from_text(f"bot {self.seed} {index} {seat}")[:12], "big")

    def fingerprint(self) -> str:
        """The same for the same plan on every machine, wherever its file lies."""
        return sha256(repr(replace(self, file=replace(self.file, path=""))).encode()).hexdigest()


def make_plan(
    game: str | Path | GameFile,
    players: int,
    side: str | Sequence[str],
    mix: str,
    options: Mapping[str, str | int],
    bots: Sequence[str],
    seed: int,
    rounds: int = 0,
) -> Plan:
    """The plan, if all of it makes sense; else the error that says what does not.

    Fewer bots than seats are repeated in turn.
    """
    for name in bots:
        make_bot(name)
    if not 1 <= len(bots) <= players:
        raise NiveloError("simulate/bots", f"{len(bots)} bots cannot play {players} seats")
    plan = Plan(
        game if isinstance(game, GameFile) else read_game(game),
        players,
        side if isinstance(side, str) else tuple(side),
        mix,
        dict(options),
        tuple(bots[i % len(bots)] for i in range(players)),
        seed,
        rounds,
    )
    plan.load()
    return plan
