"""Bot workers end when the server does."""

from __future__ import annotations

import asyncio
import time

import pytest

from nivelo.server.thinking.bot_workers import BotWorkers
from nivelo.server.thinking.process_pool import ProcessPool, WorkerDiedError

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

FOR_EVER = 3600.0


async def test_a_long_thought_does_not_keep_a_server_from_ending() -> None:
    pool = ProcessPool(1)
    workers = BotWorkers(pool)
    assert await workers.bots.run(abs, -1, seconds=FOR_EVER) == 1
    (process,) = [worker.process for worker in pool.workers]
    thinking = asyncio.create_task(workers.bots.run(time.sleep, FOR_EVER, seconds=FOR_EVER))
    await asyncio.sleep(0)
    workers.close()
    await asyncio.to_thread(process.join)
    with pytest.raises(WorkerDiedError):
        await thinking
    assert not pool.workers
