"""HEAD is answered as GET is, without a body."""

from __future__ import annotations

import re

import httpx
import pytest

from support.server.running_server import Running

pytestmark = pytest.mark.slow_pure  # the same in both modes

ALWAYS_NEW = ("date", "set-cookie")


def comparable(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in ALWAYS_NEW}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/t/QK7M2X", 200),
        ("/api/games", 200),
        ("/health/ready", 200),
        ("/sw.js", 200),
        ("/api/nothing", 404),
        ("/api/tables/nothing", 404),
    ],
)
@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_head_has_the_status_and_the_headers_of_get(
    sqlite_server: Running, path: str, status: int, coding: str
) -> None:
    with httpx.Client(base_url=sqlite_server.url, headers={"accept-encoding": coding}) as client:
        got, head = client.get(path), client.head(path)
        assert (got.status_code, head.status_code) == (status, status)
        assert comparable(head) == comparable(got)
        assert head.content == b""
        # Nothing is left of a body: the connection serves the next request.
        assert client.get("/health/live").json() == {"status": "live"}


def test_head_of_a_file_tells_its_size(sqlite_server: Running) -> None:
    with httpx.Client(base_url=sqlite_server.url) as client:
        place = re.search(r'data-web="([^"]+)"', client.get("/").text)
        assert place
        icon = f"{place[1]}/icons/nivelo-192.png"
        assert int(client.head(icon).headers["content-length"]) == len(client.get(icon).content)


def test_head_does_not_do_what_a_post_does(sqlite_server: Running) -> None:
    refused = httpx.head(f"{sqlite_server.url}/api/me/recovery")
    got = httpx.get(f"{sqlite_server.url}/api/me/recovery")
    assert refused.status_code == got.status_code >= 400
