"""A home-made bot at a table: python simple_bot.py http://localhost:8088 CODE."""

import asyncio
import random
import sys

from nivelo.client import Account, RefusedError

LOOK_AGAIN = ("move/stale", "connection/lost")


def choose(legal: list[str]) -> str:
    """Lay out and lay off whenever it is allowed, keep jokers, leave the rest to chance."""
    best = [move for move in legal if move == "lay-out" or "@" in move]
    good = [move for move in legal if not move.startswith("-J")]
    return random.choice(best or good or legal)


async def play(url: str, code: str) -> None:
    async with Account(url, "Simple") as me, me.seat(await me.find_table(code)) as seat:
        await seat.do("sit")
        await seat.do("ready")
        async for _ in seat:
            while seat.is_my_turn:
                try:
                    await seat.move(choose(seat.now["own"]["legal"]))
                except RefusedError as error:
                    if error.code not in LOOK_AGAIN:
                        raise
            if seat.now["table"]["status"] == "over":
                return


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python simple_bot.py URL CODE")
    asyncio.run(play(*sys.argv[1:]))
