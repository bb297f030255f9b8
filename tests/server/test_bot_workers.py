"""Bot workers end when the server does."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from nivelo.server.thinking.bot_workers import BotWorkers

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

FOR_EVER = 3600.0


async def test_a_long_thought_does_not_keep_a_server_from_ending() -> None:
    workers = BotWorkers(1)
    assert await workers.ask(abs, -1) == 1
    assert workers.pool is not None
    (process,) = workers.pool._processes.values()
    thinking = asyncio.create_task(workers.ask_once(time.sleep, FOR_EVER))
    await asyncio.sleep(0)
    workers.close()
    await asyncio.to_thread(process.join)
    with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
        await thinking
    assert not process.is_alive()
