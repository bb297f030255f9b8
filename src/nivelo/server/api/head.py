"""Answers to HEAD: those to GET, without the body. Link previews and monitors use it."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answer_head(app: ASGIApp) -> ASGIApp:
    """The application, to which a HEAD is a GET; its routes know only that."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # A copy: the server below goes by its own, and sends no body either.
        await app({**scope, "method": "GET"}, receive, send_head)

    return answer
