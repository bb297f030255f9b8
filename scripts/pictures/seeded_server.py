"""A real server for pictures of the pages: the same secrets every time, so the same deals."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import uvicorn

from nivelo.server.app import create_app
from nivelo.server.serve import how
from nivelo.server.settings import Settings
from nivelo.server.storage import store
from nivelo.server.table import decide

NO_LIMITS: dict[str, Any] = {
    "requests_per_minute": 10**6,
    "tables_per_hour": 10**6,
    "messages_per_second": 1e6,
    "messages_per_address": 1e6,
    "hints_per_minute": 10**7,
    "chat_per_minute": 10**7,
    "bot_moves_per_second": 1e6,
}


def seeded_secrets(seed: str) -> SimpleNamespace:
    """As the module `secrets`, but known beforehand. Never for a server that people use."""
    stream = random.Random(seed)

    def token_urlsafe(size: int) -> str:
        return stream.randbytes(size).hex()[: size * 4 // 3]

    def choice(letters: Sequence[str]) -> str:
        return stream.choice(letters)

    return SimpleNamespace(token_bytes=stream.randbytes, token_urlsafe=token_urlsafe, choice=choice)


@contextmanager
def seeded_server(data: str, seed: str) -> Iterator[str]:
    """The address of a server on a free port of this computer, until the end of the block."""
    vars(decide)["secrets"] = vars(store)["secrets"] = seeded_secrets(seed)
    settings = Settings(data=data, log_level="warning", **NO_LIMITS)
    config = uvicorn.Config(create_app(settings), host="127.0.0.1", port=0, **how(settings))
    server = uvicorn.Server(config)

    def run() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start; its log says why")
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(30)
