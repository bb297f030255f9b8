"""The Host header: invalid names are refused before anyone parses them."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from nivelo.server.metrics import count_error

HOST = b"host"
INVALID = b'{"code":"request/invalid","text":"the host of the request is no name with a port"}'


def is_host(name: str) -> bool:
    try:
        urlsplit(f"//{name}").port  # noqa: B018  asked for, because it raises
    except ValueError:
        return False
    return True


def refuse_bad_hosts(app: ASGIApp, headers: dict[str, str]) -> ASGIApp:
    """Refuse requests whose host name cannot be part of a URL.

    Code that needs the URL of a request parses the name; it would fail there, and again when the
    failure is logged.
    """
    heads = [(name.encode(), value.encode()) for name, value in headers.items()]
    heads.append((b"content-type", b"application/json"))
    heads.append((b"content-length", str(len(INVALID)).encode()))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            for name, value in scope["headers"]:
                if name == HOST and not is_host(value.decode("latin-1")):
                    count_error("request/invalid")
                    await send({"type": "http.response.start", "status": 400, "headers": heads})
                    await send({"type": "http.response.body", "body": INVALID, "more_body": False})
                    return
        await app(scope, receive, send)

    return answer
