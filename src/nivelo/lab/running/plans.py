"""What to play: game, seats, options, bots and seed, ready to be sent anywhere."""

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
    """An endless sequence of games; each depends only on the plan and its number.

    Every deal is played once in each different seating of the bots, so that luck is shared: the
    bots move on one seat per game, and sides stay where they are. If all bots are the same, every
    game has its own deal.
    """

    file: GameFile
    players: int
    side: str | tuple[str, ...]
    mix: str
    options: dict[str, str | int]
    bots: tuple[str, ...]  # one for each seat of the first game
    seed: int
    rounds: int = 0  # after which a game is stopped; 0: it is played to its end

    def load(self) -> Game:
        options = {**UNATTENDED, **self.options}
        return load(self.file, self.players, self.side, self.mix, **options)

    @property
    def sides(self) -> tuple[str, ...]:
        """The side of each seat."""
        return (self.side,) * self.players if isinstance(self.side, str) else self.side

    @cached_property
    def seatings(self) -> int:
        """The number of different seatings when everyone moves on seat by seat."""
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def bot_at(self, index: int, seat: int) -> int:
        """The bot in a seat in the game with this number."""
        return (seat - index % self.seatings) % self.players

    def seat_of(self, index: int, bot: int) -> int:
        """The seat of one of the bots in the game with this number."""
        return (bot + index % self.seatings) % self.players

    def seated(self, index: int) -> list[str]:
        """The names of a game's bots, seat by seat."""
        return [self.bots[self.bot_at(index, seat)] for seat in range(self.players)]

    def deal_seed(self, index: int) -> bytes:
        return seed_from_text(f"simulate {self.seed} {index // self.seatings}")

    def bot_seed(self, index: int, seat: int) -> int:
        """The seed of a bot's random choices; unrelated to the seed of the deals."""
        return int.from_bytes(seed_from_text(f"bot {self.seed} {index} {seat}")[:12], "big")

    def fingerprint(self) -> str:
        """Equal for equal plans on every machine, wherever their files are."""
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
    """The plan, if it is valid; otherwise an error that says why not.

    If there are fewer bots than seats they are repeated in turn.
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
